// Draws the diagrams of the rules into docs/images/rules, those with words once for each language.
import { mkdir } from 'node:fs/promises'
import { openGallery } from './gallery.mjs'

const FOLDER = '../docs/images/rules'
await mkdir(FOLDER, { recursive: true })
const gallery = await openGallery()
const page = await gallery.browser.newPage({ viewport: { width: 1000, height: 900 }, reducedMotion: 'reduce' })
for (const lang of ['en', 'fr', 'de']) {
  await gallery.visit(page, { room: 'diagrams', theme: 'light', lang })
  for (const figure of await page.locator('figure[id]').all()) {
    const name = await figure.getAttribute('id')
    const wordless = (await figure.getAttribute('data-wordless')) !== null
    await figure.screenshot({ path: `${FOLDER}/${name}${wordless ? '' : `-${lang}`}.png` })
  }
}
await gallery.close()
