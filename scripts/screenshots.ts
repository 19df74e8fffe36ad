/**
 * `npm run screenshots`: every screen at 1440 and 390 pixels, in both themes, with the demo's community in it,
 * into screenshots/. `npm run screenshots -- --into DIR feed pitch` takes those whose name holds one of the words.
 */
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { type Browser, type BrowserContextOptions, chromium, type Page } from '@playwright/test'
import { openPglite } from '../backend/database/pglite.ts'
import { type Backend, startBackend } from '../tests/support/backend.ts'
import { buildWebIfChanged } from './build-web.ts'
import { ensureChromium } from './chromium.ts'
import { demoAccount, seedCommunity } from './demo/seed.ts'
import { type Scene, scenes } from './screenshot-scenes.ts'

const { folder, words } = readArguments(process.argv.slice(2))
const sizes = { 1440: { width: 1440, height: 900 }, 390: { width: 390, height: 844 } }
const themes = { paper: 'light', night: 'dark' } as const
const patience = 60_000

await buildWebIfChanged()
const backend = await startBackend(await openPglite(), { AUTH_AUTOCONFIRM: 'false' })
const site = backend.url.replace('127.0.0.1', 'localhost')
const browser = await chromium.launch({
  executablePath: ensureChromium(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'],
})
const problems: string[] = []
let count = 0
try {
  await mkdir(folder, { recursive: true })
  await seedCommunity(backend.url, backend.keys)
  const sessions = { visitor: null, founder: demoAccount, newcomer: await welcomeNewcomer(backend) }
  const wanted = scenes.filter(({ name }) => words.length === 0 || words.some(word => name.includes(word)))
  const looks = Object.entries(sizes).flatMap(([size, viewport]) =>
    Object.entries(themes).map(([theme, colorScheme]) => {
      const isPhone = size === '390'
      const options = { viewport, colorScheme, isMobile: isPhone, hasTouch: isPhone } as const
      return { suffix: `${size}-${theme}`, options }
    }),
  )
  await Promise.all(
    looks.map(async ({ suffix, options }) => {
      for (const [person, account] of Object.entries(sessions)) {
        const theirs = wanted.filter(scene => scene.as === person)
        if (theirs.length === 0) continue
        const storageState = account ? await signedIn(account) : undefined
        await shoot(theirs, suffix, browser, { ...options, ...(storageState && { storageState }) })
      }
    }),
  )
} finally {
  await browser.close()
  await backend.close()
}
for (const problem of problems) console.error(problem)
console.log(`${count} pictures in ${folder}/`)
process.exit(problems.length > 0 ? 1 : 0)

/** One picture that cannot be taken is told at the end; the others are taken all the same. */
async function shoot(
  theirs: readonly Scene[],
  suffix: string,
  browser: Browser,
  options: BrowserContextOptions,
): Promise<void> {
  const open = () => browser.newContext({ ...options, reducedMotion: 'reduce' })
  const shared = await open()
  for (const scene of theirs) {
    // Who does something leaves something behind: a context of their own for those.
    const context = scene.act ? await open() : shared
    const page = await context.newPage()
    page.setDefaultTimeout(patience)
    const said: string[] = []
    page.on('console', message => {
      if (message.type() === 'warning' || message.type() === 'error') said.push(message.text())
    })
    const file = join(folder, `${scene.name}-${suffix}.png`)
    try {
      await page.goto(site + scene.path)
      await settle(page)
      await scene.act?.(page)
      if (!scene.isBroken) await settle(page)
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

/** The page has come: its program, its data, its fonts and its pictures. */
async function settle(page: Page): Promise<void> {
  await page.locator('#root:not([data-picture])').waitFor()
  await page.locator('h1').first().waitFor({ state: 'attached' })
  await page.waitForLoadState('networkidle')
  await page.waitForFunction(
    () =>
      ![...document.querySelectorAll('[role=status]')].some(({ textContent }) =>
        /^(Loading|Opening)/.test(textContent ?? ''),
      ) && [...document.images].every(({ complete }) => complete),
  )
  await page.evaluate(() => document.fonts.ready)
}

async function signedIn(account: { email: string; password: string }) {
  const { data } = await backend.guest().auth.signInWithPassword(account)
  const localStorage = [{ name: 'undaunted-session', value: JSON.stringify(data.session) }]
  return { cookies: [], origins: [{ origin: site, localStorage }] }
}

/** Signed up a moment ago: the mail waits in the mailbox, nothing else is there yet. */
async function welcomeNewcomer(server: Backend): Promise<{ email: string; password: string }> {
  const account = { email: 'ida@undaunted.example', password: 'founding-without-fear' }
  const options = { data: { full_name: 'Ida Sørensen' } }
  const { error } = await server.guest().auth.signUp({ ...account, options })
  if (error) throw error
  const { data } = await server.service().auth.admin.listUsers()
  const { id } = data.users.find(user => user.email === account.email) ?? {}
  if (!id) throw new Error('The newcomer was not found.')
  await server.service().auth.admin.updateUserById(id, { email_confirm: true })
  return account
}

function readArguments(given: readonly string[]): { folder: string; words: readonly string[] } {
  const at = given.indexOf('--into')
  if (at < 0) return { folder: 'screenshots', words: given }
  return { folder: given[at + 1] ?? 'screenshots', words: given.toSpliced(at, 2) }
}
