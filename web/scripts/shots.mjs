// Takes pictures of the gallery: node scripts/shots.mjs <folder> <room,room> [widths] [themes] [lang].
import { mkdir } from 'node:fs/promises'
import { chromium } from 'playwright-core'
import { createServer } from 'vite'

const [folder = 'shots', rooms = '', widths = '1440,768,360', themes = 'light,dark', lang = 'en'] =
  process.argv.slice(2)
await mkdir(folder, { recursive: true })
const server = await createServer({ server: { host: '127.0.0.1', port: 0 }, logLevel: 'error' })
await server.listen()
const { port } = server.httpServer.address()
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking',
    '--disable-component-update', '--disable-sync', '--no-first-run'],
})
for (const room of rooms.split(',')) {
  for (const width of widths.split(',').map(Number)) {
    for (const theme of themes.split(',')) {
      const page = await browser.newPage({ viewport: { width, height: width < 500 ? 740 : 900 } })
      page.on('pageerror', (error) => console.log(`${room} ${width} ${theme}: ${error.message}`))
      page.on('console', (line) => { if (line.type() === 'error') console.log(`${room}: ${line.text()}`) })
      await page.goto(`http://127.0.0.1:${port}/gallery.html?theme=${theme}&lang=${lang}${room ? `&only=${room}` : ''}`)
      await page.waitForSelector('section')
      await page.evaluate(() => document.fonts.ready)
      await page.waitForTimeout(700)
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      if (wide > 0) console.log(`${room} at ${width}: ${wide} px too wide`)
      await page.screenshot({ path: `${folder}/${room || 'all'}-${width}-${theme}.png`, fullPage: true })
      await page.close()
    }
  }
}
await browser.close()
await server.close()
