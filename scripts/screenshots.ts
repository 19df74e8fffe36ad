/**
 * `npm run screenshots`: takes pictures of every screen with the community of the demo, at 1440 and 390 pixels and in
 * both themes, into screenshots/. `npm run screenshots -- --into DIR feed pitch` takes only the pictures whose name
 * contains one of the words. `--widths 320,834` uses other widths, and `--hostile` uses the longest names and words
 * that a layout must handle.
 */
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type BrowserContextOptions, chromium } from '@playwright/test'
import { buildWebIfChanged } from './build-web.ts'
import { demand } from './machine.ts'
import { buildStage, play } from './scene-stage.ts'
import { type Scene, scenes } from './screenshot-scenes.ts'

const { values, positionals: words } = parseArgs({
  allowPositionals: true,
  options: {
    into: { type: 'string', default: 'screenshots' },
    widths: { type: 'string', default: '1440,390' },
    hostile: { type: 'boolean', default: false },
  },
})
const folder = values.into
const themes = { paper: 'light', night: 'dark' } as const
const patience = 60_000

await buildWebIfChanged()
const stage = await buildStage({ isHostile: values.hostile })
const browser = await chromium.launch({
  executablePath: demand('chromium'),
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'],
})
const problems: string[] = []
let count = 0
try {
  await mkdir(folder, { recursive: true })
  const wanted = scenes.filter(({ name }) => words.length === 0 || words.some(word => name.includes(word)))
  const looks = values.widths.split(',').flatMap(size =>
    Object.entries(themes).map(([theme, colorScheme]) => {
      const width = Number(size)
      const isPhone = width < 768
      const viewport = { width, height: isPhone ? 844 : width < 1100 ? 1112 : 900 }
      return {
        suffix: `${size}-${theme}`,
        options: { viewport, colorScheme, isMobile: isPhone, hasTouch: isPhone },
      }
    }),
  )
  await Promise.all(
    looks.map(async ({ suffix, options }) => {
      for (const person of ['visitor', 'founder', 'newcomer'] as const) {
        const theirs = wanted.filter(scene => scene.as === person)
        if (theirs.length === 0) continue
        await shoot(theirs, suffix, { ...options, storageState: await stage.signedIn(person) })
      }
    }),
  )
} finally {
  await browser.close()
  await stage.close()
}
for (const problem of problems) console.error(problem)
console.log(`${count} pictures in ${folder}/`)
process.exit(problems.length > 0 ? 1 : 0)

/**
 * Takes pictures of the scenes. If a picture fails, it is reported at the end, and the other pictures are still
 * taken.
 */
async function shoot(
  theirs: readonly Scene[],
  suffix: string,
  options: BrowserContextOptions,
): Promise<void> {
  const open = (own = {}) => browser.newContext({ ...options, ...own, reducedMotion: 'reduce' })
  const shared = await open()
  for (const scene of theirs) {
    // A scene with actions changes data in the browser, so each scene with actions gets a separate browser context.
    const own = scene.act && scene.as === 'newcomer' ? { storageState: await stage.signedInAnew() } : {}
    const context = scene.act ? await open(own) : shared
    const page = await context.newPage()
    page.setDefaultTimeout(patience)
    const said: string[] = []
    page.on('console', message => {
      if (message.type() === 'warning' || message.type() === 'error') said.push(message.text())
    })
    const file = join(folder, `${scene.name}-${suffix}.png`)
    try {
      await play(page, stage.url, scene)
      await page.screenshot({ path: file, fullPage: !scene.isWindow, animations: 'disabled' })
      count += 1
      if (said.length > 0 && !scene.isBroken)
        problems.push(`${scene.name} ${suffix}, console: ${said.join(', ')}`)
    } catch (error) {
      problems.push(`${scene.name} ${suffix}: ${String(error).split('\n')[0]}`)
    }
    await (scene.act ? context : page).close()
  }
  await shared.close()
}
