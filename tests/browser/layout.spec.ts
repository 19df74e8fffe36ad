/** Every screen and dialog, with the longest names and words there can be, at every width people have. */
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { buildWebIfChanged } from '../../scripts/build-web.ts'
import { longWord } from '../../scripts/demo/hostile.ts'
import { buildStage, type Person, play, type Stage } from '../../scripts/scene-stage.ts'
import { type Scene, scenes } from '../../scripts/screenshot-scenes.ts'
import { isLongForm } from '../support/long-form.ts'
import { brokenLaws, writeEverywhere } from './layout-laws.ts'

// 768 is the narrowest with a sidebar and a whole top bar.
const every = [320, 390, 768, 834, 1024, 1100, 1280, 1440]
const widths = isLongForm ? every : [320, 768, 1440]
const heightAt = (width: number) => (width < 768 ? 720 : width < 1100 ? 1000 : 900)

let stage: Stage
let webDir: string
test.beforeAll(async () => {
  await buildWebIfChanged()
  // A copy, so that a build during the test does not change the page.
  webDir = await mkdtemp(join(tmpdir(), 'web-'))
  await cp('dist/web', webDir, { recursive: true })
  stage = await buildStage({ isHostile: true, environment: { WEB_DIR: webDir } })
})
test.afterAll(async () => {
  await stage.close()
  await rm(webDir, { recursive: true, force: true })
})
test.setTimeout(900_000)

const parts: readonly { what: string; person: Person; holds: (scene: Scene) => boolean }[] = [
  { what: 'every screen of a founder', person: 'founder', holds: scene => !scene.act },
  { what: 'all that a founder opens', person: 'founder', holds: scene => Boolean(scene.act) },
  { what: 'every screen of a visitor', person: 'visitor', holds: () => true },
  { what: 'every screen of a newcomer', person: 'newcomer', holds: () => true },
]
for (const { what, person, holds } of parts) {
  test(`LY01 LY02 LY03 LY04 LY05 the laws of layout hold on ${what}`, async ({ browser }) => {
    const context = await browser.newContext({
      storageState: await stage.signedIn(person),
    })
    const page = await context.newPage()
    page.setDefaultTimeout(60_000)
    const broken: string[] = []
    for (const scene of scenesOf(person).filter(holds)) {
      // Short-lived scenes are opened again at each width.
      const looks = scene.isBrief ? widths.map(width => [width]) : [widths]
      for (const look of looks) {
        await page.setViewportSize({ width: look[0] ?? 0, height: heightAt(look[0] ?? 0) })
        await play(page, stage.url, scene)
        for (const isWritten of [false, true]) {
          if (isWritten && !(await writeEverywhere(page, longWord))) continue
          for (const width of look) {
            await page.setViewportSize({ width, height: heightAt(width) })
            await page.evaluate(() => new Promise(resolve => requestAnimationFrame(resolve)))
            const found = await brokenLaws(page)
            broken.push(
              ...found.map(law => `${scene.name} at ${width}${isWritten ? ', written in' : ''}: ${law}`),
            )
          }
        }
      }
      await page.unrouteAll()
    }
    await context.close()
    expect(broken).toEqual([])
  })
}

function scenesOf(person: Person): Scene[] {
  const only = process.env.LAYOUT_SCENES?.split(',')
  return scenes.filter(
    scene => scene.as === person && (!only || only.some(word => scene.name.includes(word))),
  )
}
