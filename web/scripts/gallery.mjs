// The gallery in a browser, for scripts that take pictures of it.
import { chromium } from 'playwright-core'
import { createServer } from 'vite'

export async function openGallery() {
  const server = await createServer({ server: { host: '127.0.0.1', port: 0 }, logLevel: 'error' })
  await server.listen()
  const { port } = server.httpServer.address()
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking',
      '--disable-component-update', '--disable-sync', '--no-first-run'],
  })
  return {
    browser,
    /** Shows a room in a page, and waits until it stands still. */
    async visit(page, { room, theme, lang }) {
      await page.goto(`http://127.0.0.1:${port}/gallery.html?theme=${theme}&lang=${lang}${room ? `&only=${room}` : ''}`)
      await page.waitForSelector('section')
      await page.evaluate(() => document.fonts.ready)
      await page.waitForTimeout(700)
    },
    async close() {
      await browser.close()
      await server.close()
    },
  }
}
