/** The base of every browser test: it creates members, opens pages with a session, and fails on console errors. */
import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { type BrowserContext, test as base, expect, type Page } from '@playwright/test'
import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import type { Database } from '../../contracts/database.generated.ts'
import { isLongForm } from '../support/long-form.ts'
import { findViolations } from './violations.ts'

export type Member = {
  id: string
  email: string
  password: string
  fullName: string
  client: SupabaseClient<Database>
}

export type Server = { url: string; publishable: string; secret: string }

type Fixtures = {
  /** The server of the test. Tests share one server, unless a test starts its own server. */
  server: Server
  /** Sets which console errors this test allows; every other console error fails the test. */
  allowConsole: (...patterns: RegExp[]) => void
  /** Creates a confirmed account. */
  createMember: (fullName?: string) => Promise<Member>
  /** Opens a page as the member, in the browser context of the test or in the given context. */
  signInAs: (member: Member, context?: BrowserContext) => Promise<Page>
  /** Returns the problems that axe finds on the page in both themes; the list must be empty. */
  findViolations: (page: Page) => Promise<string[]>
}

const environment = (name: string) => {
  const value = process.env[name]
  if (!value) throw new Error(`${name} is not set: the journeys run through Playwright's global setup.`)
  return value
}
export const serverUrl = () => environment('BROWSER_TEST_URL')
export const sessionKey = 'undaunted-session'

const connect = (url: string, key: string) =>
  createClient<Database>(url, key, { auth: { persistSession: false, autoRefreshToken: false } })

export const test = base.extend<Fixtures>({
  server: async ({ browserName: _browserName }, use) =>
    use({
      url: serverUrl(),
      publishable: environment('BROWSER_TEST_PUBLISHABLE_KEY'),
      secret: environment('BROWSER_TEST_SECRET_KEY'),
    }),

  baseURL: async ({ server }, use) => use(server.url),

  allowConsole: [
    async ({ browser, context }, use) => {
      // The simulated clock of Playwright logs this error when the test leaves a page.
      const allowed: RegExp[] = [/reading 'controller'\)\s+at <anonymous>/]
      const said: string[] = []
      const watch = (page: Page) => {
        page.on('console', message => {
          if (message.type() === 'error' || message.type() === 'warning')
            said.push(`${message.text()} (${message.location().url})`)
        })
        page.on('pageerror', error => said.push(String(error.stack ?? error)))
      }
      // Watches every browser context, because each further member of a test has a separate context.
      const watchAll = (one: BrowserContext) => {
        for (const page of one.pages()) watch(page)
        one.on('page', watch)
      }
      for (const one of browser.contexts()) watchAll(one)
      browser.on('context', watchAll)
      if (latestAnswer > 0) {
        for (const one of browser.contexts()) await delayAnswers(one)
        browser.on('context', delayAnswers)
      }
      await use((...patterns) => allowed.push(...patterns))
      // The next test uses the same context, and Playwright does not end the offline mode.
      await context.setOffline(false)
      browser.off('context', watchAll)
      browser.off('context', delayAnswers)
      expect(said.filter(text => !allowed.some(pattern => pattern.test(text)))).toEqual([])
    },
    { auto: true },
  ],

  createMember: async ({ server }, use) => {
    await use(async (fullName = 'Nora Founder') => {
      const email = `${randomUUID()}@example.com`
      const password = `pass-${randomUUID()}`
      const { data, error } = await connect(server.url, server.secret).auth.admin.createUser({
        email,
        password,
        email_confirm: true,
        user_metadata: { full_name: fullName },
      })
      if (error) throw error
      const client = connect(server.url, server.publishable)
      const signedIn = await client.auth.signInWithPassword({ email, password })
      if (signedIn.error) throw signedIn.error
      return { id: data.user.id, email, password, fullName, client }
    })
  },

  signInAs: async ({ page, context: ownContext, server }, use) => {
    await use(async (member, context) => {
      const session = await connect(server.url, server.publishable).auth.signInWithPassword(member)
      if (session.error) throw session.error
      const target = context && context !== ownContext ? await context.newPage() : page
      // Opens an empty page of the origin, so that the test can write into its storage before the app runs.
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

  // In `npm test`, layout.spec.ts runs axe on every screen. The long form also runs axe here, on opened dialogs.
  findViolations: async ({ browserName: _browserName }, use) =>
    use(isLongForm ? findViolations : async () => []),
})

// `LATEST_ANSWER=800 npx playwright test` delays every request or answer by a random time of at most 800
// milliseconds, as on a busy machine. The delays reveal tests that do not wait, and answers that are older than a
// later write.
const latestAnswer = Number(process.env.LATEST_ANSWER ?? 0)
async function delayAnswers(context: BrowserContext): Promise<void> {
  await context.route(/\/(rest|auth|storage|functions)\/v1\//, async route => {
    const wait = () => setTimeout(Math.random() * latestAnswer)
    const isRead = route.request().method() === 'GET' && route.request().url().includes('/rest/v1/')
    const goOn = async () => {
      if (!isRead) {
        await wait()
        return route.fallback()
      }
      const response = await route.fetch()
      await wait()
      await route.fulfill({ response })
    }
    // The page that sent the request may already be closed.
    await goOn().catch((error: Error) => {
      if (!/closed|already handled|disposed|ended/.test(error.message)) throw error
    })
  })
}

export { expect }
