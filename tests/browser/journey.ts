/** What every browser journey starts with: members, a page that is signed in, and a console that must stay silent. */
import { randomUUID } from 'node:crypto'
import { AxeBuilder } from '@axe-core/playwright'
import { type BrowserContext, test as base, expect, type Page } from '@playwright/test'
import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import type { Database } from '../../contracts/database.generated.ts'

export type Member = {
  id: string
  email: string
  password: string
  fullName: string
  /** Signed in as this member. */
  client: SupabaseClient<Database>
}

type Fixtures = {
  /** What the console may say in this test although it is an error; everything else fails it. */
  allowConsole: (...patterns: RegExp[]) => void
  /** Makes a confirmed account. */
  createMember: (fullName?: string) => Promise<Member>
  /** Opens a page as that member, in the test's own context or in another one. */
  signInAs: (member: Member, context?: BrowserContext) => Promise<Page>
  /** The page's problems as axe sees them; empty is the only good answer. */
  findViolations: (page: Page) => Promise<string[]>
}

const environment = (name: string) => {
  const value = process.env[name]
  if (!value) throw new Error(`${name} is not set: the journeys run through Playwright's global setup.`)
  return value
}
export const serverUrl = () => environment('BROWSER_TEST_URL')
export const sessionKey = 'undaunted-session'

const connect = (key: string) =>
  createClient<Database>(serverUrl(), key, { auth: { persistSession: false, autoRefreshToken: false } })

export const test = base.extend<Fixtures>({
  baseURL: async ({ browserName: _browserName }, use) => use(serverUrl()),

  allowConsole: [
    async ({ context }, use) => {
      const allowed: RegExp[] = []
      const said: string[] = []
      const watch = (page: Page) => {
        page.on('console', message => {
          if (message.type() === 'error' || message.type() === 'warning')
            said.push(`${message.text()} (${message.location().url})`)
        })
        page.on('pageerror', error => said.push(String(error)))
      }
      for (const page of context.pages()) watch(page)
      context.on('page', watch)
      await use((...patterns) => allowed.push(...patterns))
      expect(said.filter(text => !allowed.some(pattern => pattern.test(text)))).toEqual([])
    },
    { auto: true },
  ],

  createMember: async ({ browserName: _browserName }, use) => {
    await use(async (fullName = 'Nora Founder') => {
      const email = `${randomUUID()}@example.com`
      const password = `pass-${randomUUID()}`
      const { data, error } = await connect(environment('BROWSER_TEST_SECRET_KEY')).auth.admin.createUser({
        email,
        password,
        email_confirm: true,
        user_metadata: { full_name: fullName },
      })
      if (error) throw error
      const client = connect(environment('BROWSER_TEST_PUBLISHABLE_KEY'))
      const signedIn = await client.auth.signInWithPassword({ email, password })
      if (signedIn.error) throw signedIn.error
      return { id: data.user.id, email, password, fullName, client }
    })
  },

  signInAs: async ({ page, context: ownContext }, use) => {
    await use(async (member, context) => {
      const session = await connect(environment('BROWSER_TEST_PUBLISHABLE_KEY')).auth.signInWithPassword(
        member,
      )
      if (session.error) throw session.error
      const target = context && context !== ownContext ? await context.newPage() : page
      // An empty page of the origin, to reach its storage before the app runs.
      await target.route('/storage-door', route =>
        route.fulfill({ contentType: 'text/html', body: '<link rel="icon" href="data:,">' }),
      )
      await target.goto('/storage-door')
      await target.evaluate(([key, value]) => localStorage.setItem(key, value), [
        sessionKey,
        JSON.stringify(session.data.session),
      ] as const)
      return target
    })
  },

  findViolations: async ({ browserName: _browserName }, use) => {
    await use(async page => {
      const { violations } = await new AxeBuilder({ page }).analyze()
      return violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(node => node.target.join(' ')).join(' | ')}`,
      )
    })
  },
})

export { expect }
