/** The stage for scenes: the whole product with the community of the demo, and the accounts that use it. */
import { randomUUID } from 'node:crypto'
import type { Page, Request } from '@playwright/test'
import type { SupabaseClient } from '@supabase/supabase-js'
import { openPglite } from '../backend/database/pglite.ts'
import type { Database } from '../contracts/database.generated.ts'
import { startBackend } from '../tests/support/backend.ts'
import { preparePgliteTemplate, readTemplate } from '../tests/support/pglite-template.ts'
import { makeHostile } from './demo/hostile.ts'
import { must } from './demo/must.ts'
import { demoAccount, seedCommunity } from './demo/seed.ts'
import type { Scene } from './screenshot-scenes.ts'

type Account = { email: string; password: string }
export type Person = Scene['as']

export type Stage = {
  readonly url: string
  /** A client with the rights of the server. It can read the rows of all members. */
  readonly service: SupabaseClient<Database>
  /** Signs this person in, and returns the content of their browser storage. */
  signedIn(person: Person): Promise<StorageState>
  /**
   * Like `signedIn`, but with a new account each time. The server stores conversations, and a scene must not see
   * those of earlier scenes.
   */
  signedInAnew(): Promise<StorageState>
  close(): Promise<void>
}
type StorageState = {
  cookies: []
  origins: { origin: string; localStorage: { name: string; value: string }[] }[]
}

/** Builds the stage. With `isHostile`, it has the longest names and words that a layout must handle. */
export async function buildStage({
  isHostile = false,
  environment = {},
}: {
  isHostile?: boolean
  environment?: Record<string, string>
} = {}): Promise<Stage> {
  const template = await readTemplate(await preparePgliteTemplate())
  const backend = await startBackend(await openPglite({ template }), {
    AUTH_AUTOCONFIRM: 'false',
    ...environment,
  })
  const url = backend.url.replace('127.0.0.1', 'localhost')
  await seedCommunity(backend.url, backend.keys, backend.database)
  const newcomer = await welcomeNewcomer()
  await fillModeration(backend.service())
  if (isHostile) await makeHostile(backend.service())
  const accounts: Record<Person, Account | null> = { visitor: null, founder: demoAccount, newcomer }

  /** Adds a member who has just signed up: the mail is in the mailbox, and the member has no other data. */
  async function welcomeNewcomer(): Promise<Account> {
    const account = { email: 'ida@undaunted.example', password: 'founding-without-fear' }
    const options = { data: { full_name: 'Ida Sørensen' } }
    const { error } = await backend.guest().auth.signUp({ ...account, options })
    if (error) throw error
    const { data } = await backend.service().auth.admin.listUsers()
    const { id } = data.users.find(user => user.email === account.email) ?? {}
    if (!id) throw new Error('The newcomer was not found.')
    await backend.service().auth.admin.updateUserById(id, { email_confirm: true })
    return account
  }

  async function storageOf(account: Account | null): Promise<StorageState> {
    if (!account) return { cookies: [], origins: [] }
    const { data, error } = await backend.guest().auth.signInWithPassword(account)
    if (error) throw error
    const localStorage = [{ name: 'undaunted-session', value: JSON.stringify(data.session) }]
    return { cookies: [], origins: [{ origin: url, localStorage }] }
  }

  return {
    url,
    service: backend.service(),
    signedIn: person => storageOf(accounts[person]),
    async signedInAnew() {
      const account = { ...newcomer, email: `ida-${randomUUID()}@undaunted.example` }
      const { error } = await backend.service().auth.admin.createUser({
        ...account,
        email_confirm: true,
        user_metadata: { full_name: 'Ida Sørensen' },
      })
      if (error) throw error
      return storageOf(account)
    },
    close: () => backend.close(),
  }
}

/** Makes the founder a moderator and reports a post, so that the queue is not empty. */
async function fillModeration(service: SupabaseClient<Database>): Promise<void> {
  await must(service.rpc('make_moderator', { p_email: demoAccount.email }))
  const posts = await must(service.from('posts').select('id, user_id').limit(3))
  const [reporter] = await must(
    service
      .from('profiles')
      .select('id')
      .not('id', 'in', `(${posts.map(post => post.user_id).join()})`)
      .limit(1),
  )
  if (!reporter) throw new Error('Nobody is there to report.')
  const reports = posts.map(({ id }) => ({
    reporter_id: reporter.id,
    post_id: id,
    reason: 'spam',
  }))
  await must(service.from('reports').insert(reports))
}

const lastPlayed = new WeakMap<Page, Scene>()

/**
 * Opens a scene to take a picture. With `isQuick` it follows a link from the current screen of the same member,
 * because a link takes a fifth of the time. The page is loaded again if something would stay open on it, or if the
 * next screen is the same.
 */
export async function play(
  page: Page,
  url: string,
  scene: Scene,
  { isQuick = false }: { isQuick?: boolean } = {},
): Promise<void> {
  if (!traffic.has(page)) traffic.set(page, watch(page))
  if (page.url().startsWith(url)) await forgetBegun(page)
  const last = lastPlayed.get(page)
  lastPlayed.set(page, scene)
  if (isQuick && last && canFollow(page, last, scene) && (await closeOpened(page)))
    await follow(page, scene.path)
  else await page.goto(url + scene.path)
  await settle(page)
  await scene.act?.(page)
  if (!scene.isBroken) await settle(page)
}

/**
 * Returns whether the next scene can begin on the page of the last scene. A scene that shows a failure needs a new
 * page, and so does the scene after it. A shared plan has no links to the screens of a member.
 */
function canFollow(page: Page, last: Scene, next: Scene): boolean {
  const isPlain = last.as !== 'visitor' && !last.isBroken && !last.isBrief && !next.isBroken
  const here = new URL(page.url()).pathname
  return isPlain && !here.startsWith('/plan/') && here !== next.path.split('?')[0]
}

/**
 * Closes everything that covers the page. Returns false if this fails, or if there is a toast, because a toast stays
 * for some seconds and would cover the next scene.
 */
async function closeOpened(page: Page): Promise<boolean> {
  if ((await page.locator('[data-sonner-toast]').count()) > 0) return false
  const panels = '[role=dialog], [role=alertdialog], [role=menu], [role=listbox]'
  const opened = page.locator(panels).filter({ visible: true })
  for (let tries = 0; tries < 2 && (await opened.count()) > 0; tries += 1) {
    await page.keyboard.press('Escape')
    await rest(page)
  }
  return (await opened.count()) === 0
}

async function follow(page: Page, path: string): Promise<void> {
  await page.evaluate(address => {
    document.querySelector('h1')?.setAttribute('data-left', '')
    history.pushState(null, '', address)
    dispatchEvent(new PopStateEvent('popstate', { state: null }))
  }, path)
  await page.locator('h1[data-left]').waitFor({ state: 'detached' })
}

/** Removes the stored input of an earlier scene, such as a form or a conversation. */
async function forgetBegun(page: Page): Promise<void> {
  await page.evaluate(() => {
    const begun = Object.keys(localStorage).filter(
      key => key.startsWith('undaunted-kept') && !key.includes('~restored'),
    )
    for (const key of begun) localStorage.removeItem(key)
  })
}

/** Waits until the page is complete, with its code, data, fonts and pictures. */
async function settle(page: Page): Promise<void> {
  await page.locator('#root:not([data-picture])').waitFor()
  await page.locator('h1').first().waitFor({ state: 'attached' })
  await rest(page)
  await page.waitForFunction(
    () =>
      ![...document.querySelectorAll('[role=status]')].some(({ textContent }) =>
        /^(Loading|Opening)/.test(textContent ?? ''),
      ) && [...document.images].every(({ complete }) => complete),
  )
  await page.evaluate(() => document.fonts.ready)
}

type Traffic = { begun: number; readonly open: Set<Request> }
const traffic = new WeakMap<Page, Traffic>()

function watch(page: Page): Traffic {
  const seen: Traffic = { begun: 0, open: new Set() }
  page.on('request', request => {
    seen.begun += 1
    seen.open.add(request)
  })
  page.on('requestfinished', request => seen.open.delete(request))
  page.on('requestfailed', request => seen.open.delete(request))
  return seen
}

/** Waits until all requests are answered, and the drawn page sends no new requests. */
async function rest(page: Page): Promise<void> {
  const seen = traffic.get(page) ?? watch(page)
  let begun: number
  do {
    begun = seen.begun
    await page.evaluate(async () => {
      for (let round = 0; round < 2; round += 1) {
        await new Promise(resolve => requestAnimationFrame(resolve))
        await new Promise(resolve => requestIdleCallback(resolve, { timeout: 1000 }))
      }
    })
  } while (seen.open.size > 0 || seen.begun > begun)
}
