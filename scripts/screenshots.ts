/** `npm run screenshots`: every screen at 1440 and 390 pixels, in both themes, into screenshots/ (not kept in git). */
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import { openPglite } from '../backend/database/pglite.ts'
import { type Backend, type Member, startBackend } from '../tests/support/backend.ts'
import { buildWebIfChanged } from './build-web.ts'
import { ensureChromium } from './chromium.ts'

const folder = 'screenshots'
const widths = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } }
const themes = { paper: 'light', night: 'dark' } as const

const visitorScreens = ['/', '/auth', '/auth?view=sign-up', '/auth?view=forgot', '/mailbox', '/nowhere']
const memberScreens = [
  ...['/dashboard', '/journey', '/validation', '/refinement', '/customers', '/pitch', '/mvp', '/financial'],
  ...['/deck', '/business-plan', '/settings', '/plans', '/help', '/experts', '/ai-tools'],
  ...['/feed', '/messaging', '/courses', '/mentors', '/profile'],
]

await buildWebIfChanged()
const backend = await startBackend(await openPglite())
const site = backend.url.replace('127.0.0.1', 'localhost')
const browser = await chromium.launch({
  executablePath: ensureChromium(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'],
})
try {
  await mkdir(folder, { recursive: true })
  const member = await founder(backend)
  let count = 0
  for (const [size, viewport] of Object.entries(widths)) {
    for (const [theme, colorScheme] of Object.entries(themes)) {
      const look = { viewport, colorScheme, isMobile: size === 'phone', hasTouch: size === 'phone' }
      count += await shoot(visitorScreens, `${size}-${theme}`, browser, { ...look })
      count += await shoot(memberScreens, `${size}-${theme}`, browser, {
        ...look,
        storageState: await signedIn(member),
      })
    }
  }
  console.log(`${count} pictures in ${folder}/`)
} finally {
  await browser.close()
  await backend.close()
}

async function shoot(
  paths: readonly string[],
  suffix: string,
  browser: Browser,
  options: Parameters<Browser['newContext']>[0],
): Promise<number> {
  const context = await browser.newContext({ ...options, reducedMotion: 'reduce' })
  context.setDefaultTimeout(90_000)
  const page = await context.newPage()
  for (const path of paths) {
    await page.goto(site + path)
    await settle(page)
    const name = path === '/' ? 'landing' : path.slice(1).replaceAll(/\W+/g, '-')
    await page.screenshot({ path: join(folder, `${name}-${suffix}.png`), fullPage: path !== '/' })
  }
  await context.close()
  return paths.length
}

async function settle(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  await page
    .getByRole('status')
    .filter({ hasText: /^(Loading|Opening)/ })
    .first()
    .waitFor({ state: 'hidden' })
  await page.locator('#root:not([data-picture])').waitFor()
  await page.evaluate(() => document.fonts.ready)
}

async function signedIn({ client }: Member) {
  const { data } = await client.auth.getSession()
  const localStorage = [{ name: 'undaunted-session', value: JSON.stringify(data.session) }]
  return { cookies: [], origins: [{ origin: site, localStorage }] }
}

/** Someone in the middle of the journey, among people. */
async function founder(server: Backend): Promise<Member> {
  const nora = await server.member('Nora Lindqvist')
  const { data: project } = await nora.client.from('startup_projects').select('id').single()
  if (!project) throw new Error('A new member has no project.')
  const project_id = project.id
  await nora.client.from('journey_progress').insert([
    { project_id, step_id: 'problem-definition' },
    { project_id, step_id: 'problem-validation' },
    { project_id, step_id: 'idea-refinement' },
  ])
  await nora.client
    .from('validation_progress')
    .insert({ project_id, item: 'problemValidation', completed: true })
  await nora.client.from('ai_outputs').insert([
    { project_id, output_type: 'problem_validation', output_content: 'Nine appointments a week are missed.' },
    { project_id, output_type: 'idea_refinement', output_content: 'Fewer empty chairs for small practices.' },
  ])
  for (const name of ['Ada Okafor', 'Mats Berg']) {
    const other = await server.member(name)
    await other.client.from('follows').insert({ follower_id: other.id, following_id: nora.id })
    await nora.client.from('follows').insert({ follower_id: nora.id, following_id: other.id })
    await other.client.from('posts').insert({ user_id: other.id, content: 'Ten interviews done this week.' })
    await other.client.rpc('create_or_get_direct_conversation', {
      recipient_id: nora.id,
      initial_message: 'Have you talked to clinics in Hamburg yet?',
    })
  }
  return nora
}
