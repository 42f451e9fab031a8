// Takes pictures of the gallery: node scripts/shots.mjs <folder> <room,room> [widths] [themes] [lang].
import { mkdir } from 'node:fs/promises'
import { openGallery } from './gallery.mjs'

const [folder = 'shots', rooms = '', widths = '1440,768,360', themes = 'light,dark', lang = 'en'] =
  process.argv.slice(2)
await mkdir(folder, { recursive: true })
const gallery = await openGallery()
for (const room of rooms.split(',')) {
  for (const width of widths.split(',').map(Number)) {
    for (const theme of themes.split(',')) {
      const page = await gallery.browser.newPage({ viewport: { width, height: width < 500 ? 740 : 900 } })
      page.on('pageerror', (error) => console.log(`${room} ${width} ${theme}: ${error.message}`))
      page.on('console', (line) => { if (line.type() === 'error') console.log(`${room}: ${line.text()}`) })
      await gallery.visit(page, { room, theme, lang })
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      if (wide > 0) console.log(`${room} at ${width}: ${wide} px too wide`)
      await page.screenshot({ path: `${folder}/${room || 'all'}-${width}-${theme}.png`, fullPage: true })
      await page.close()
    }
  }
}
await gallery.close()
