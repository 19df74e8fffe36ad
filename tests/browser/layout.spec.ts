/**
 * Opens every screen and dialog with the longest possible names and words, at every common width. While a screen
 * is open, the test also runs axe and watches the console, because opening a screen takes most of the time.
 */
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { buildWebIfChanged } from '../../scripts/build-web.ts'
import { longWord } from '../../scripts/demo/hostile.ts'
import { otherAccounts } from '../../scripts/demo/seed.ts'
import { buildStage, type Person, play, type Stage } from '../../scripts/scene-stage.ts'
import { type Scene, scenes } from '../../scripts/screenshot-scenes.ts'
import { isLongForm } from '../support/long-form.ts'
import { brokenLaws, writeEverywhere } from './layout-laws.ts'
import { findViolations } from './violations.ts'

const every = [320, 390, 768, 834, 1024, 1100, 1280, 1440]
// One scene of each kind is checked at 768 pixels, because at this width a sidebar, a full top bar and columns
// have the least room. Everything else has the least room on the narrowest phone.
const wide = ['landing', 'auth', 'dashboard', 'validation', 'evidence-people', 'feed', 'messaging', 'profile']
// Examples of every kind of element that opens over a screen: editor, slide, result, form, dialog, list, picture,
// conversation, toast.
const opened = [
  ...[
    'deck-edited',
    'mvp-story',
    'deck-presented',
    'validation-result',
    'facts-add',
    'journey-share',
    'palette',
  ],
  ...['delete-account', 'story', 'conversation', 'dashboard-toast', 'profile-form', 'avatar-crop'],
]
const isInGate = ({ name, as, act, isVariant }: Scene) =>
  !isVariant && (as !== 'founder' || !act || opened.includes(name))
const widthsOf = ({ name }: Scene) => (isLongForm ? every : wide.includes(name) ? [320, 768] : [320])
const heightAt = (width: number) => (width < 768 ? 720 : width < 1100 ? 1000 : 900)

// Runs the tests one after another, because each worker would have to build the demo data again.
test.describe.configure({ mode: 'default' })

let stage: Stage
let webDir: string
test.beforeAll(async () => {
  await buildWebIfChanged()
  // Serves a copy of the app, so that a build during the test does not change the page.
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
// This test runs first, because the scenes add conversations.
test('DX06 the demo has results of every tool, several weeks of history, and no test that was sealed after its result', async () => {
  const { service } = stage
  const [outputs, talks, forecasts, decks, plans, firsts, tests] = await Promise.all([
    service.from('ai_outputs').select('output_type, created_at').order('created_at'),
    service.from('helper_sessions').select('helper, state'),
    service.from('forecasts').select('version'),
    service.from('decks').select('version'),
    service.from('business_plans').select('version'),
    service.from('mvp_plans').select('version'),
    service.from('experiments').select('sealed_at, resulted_at, due_on'),
  ])
  const shown = (talks.data ?? []).filter(({ state }) => {
    const { made, outputId } = state as { made?: unknown; outputId?: unknown }
    return made || outputId
  })
  expect(shown.map(({ helper }) => helper).sort()).toEqual([
    'customer-segments',
    'idea-refinement',
    'market-research',
    'pitch',
    'problem-validation',
  ])
  expect(forecasts.data).toHaveLength(1)
  expect(decks.data).toHaveLength(1)
  expect(plans.data).toHaveLength(1)
  expect(firsts.data).toHaveLength(1)
  const days = (outputs.data ?? []).map(({ created_at }) => Math.floor(Date.parse(created_at) / 86_400_000))
  expect(new Set(days).size).toBeGreaterThan(4)
  expect((days.at(-1) ?? 0) - (days[0] ?? 0)).toBeGreaterThan(28)
  for (const { sealed_at, resulted_at, due_on } of tests.data ?? []) {
    expect(Date.parse(sealed_at ?? '')).toBeLessThan(Date.parse(due_on ?? ''))
    if (resulted_at) expect(Date.parse(sealed_at ?? '')).toBeLessThan(Date.parse(resulted_at))
  }
  expect(otherAccounts.map(({ type }) => type)).toEqual(['investor', 'mentor'])
})

for (const { what, person, holds } of parts) {
  test(`LY01 LY02 LY03 LY04 LY05 LY07 ${what} follows the laws of layout, and axe finds no fault there`, async ({
    browser,
  }) => {
    const context = await browser.newContext({
      storageState: await stage.signedIn(person),
    })
    const page = await context.newPage()
    page.setDefaultTimeout(60_000)
    const broken: string[] = []
    let playing: Scene | undefined
    const note = (what: string) => {
      if (!playing?.isBroken) broken.push(`${playing?.name}: the console says ${what}`)
    }
    page.on('console', message => {
      if (['error', 'warning'].includes(message.type())) note(message.text())
    })
    page.on('pageerror', error => note(String(error)))
    for (const scene of spread(scenesOf(person).filter(holds))) {
      playing = scene
      // A scene that is visible only briefly is opened again at each width.
      const widths = widthsOf(scene)
      const looks = scene.isBrief ? widths.map(width => [width]) : [widths]
      for (const look of looks) {
        await page.setViewportSize({ width: look[0] ?? 0, height: heightAt(look[0] ?? 0) })
        await play(page, stage.url, scene, { isQuick: true })
        if (isReadByAxe(scene))
          broken.push(...(await findViolations(page)).map(violation => `${scene.name}: ${violation}`))
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

/** Decides whether axe runs on a scene. If a scene opens something, the test of that feature runs axe instead. */
function isReadByAxe(scene: Scene): boolean {
  const isOpened = Boolean(scene.act) || scene.path.includes('?open=')
  return scene.as === 'visitor' ? !scene.isBrief : scene.as === 'founder' && !isOpened
}

function scenesOf(person: Person): Scene[] {
  const only = process.env.LAYOUT_SCENES?.split(',')
  return scenes.filter(
    scene =>
      scene.as === person &&
      (only ? only.some(word => scene.name.includes(word)) : isLongForm || isInGate(scene)),
  )
}

/**
 * Orders the scenes so that scenes with the same address do not follow each other, where possible. Then each scene
 * is opened by a link.
 */
function spread(all: readonly Scene[]): Scene[] {
  const rows = [...Map.groupBy(all, ({ path }) => path.split('?')[0]).values()]
  const most = Math.max(0, ...rows.map(row => row.length))
  return Array.from({ length: most }, (_, turn) => rows.flatMap(row => row.slice(turn, turn + 1))).flat()
}
