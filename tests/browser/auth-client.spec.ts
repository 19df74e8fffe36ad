/** Runs the real client in a real browser against the auth protocol, without the app. */
import { join } from 'node:path'
import type { BrowserContext, Page } from '@playwright/test'
import type { createClient, SupabaseClient } from '@supabase/supabase-js'
import { generate } from 'otplib'
import { inLongForm } from '../support/long-form.ts'
import { expect, type Member, serverUrl, test } from './journey.ts'

declare global {
  interface Window {
    supabase: { createClient: typeof createClient }
    client: SupabaseClient
  }
}

const bundle = join(import.meta.dirname, '../../node_modules/@supabase/supabase-js/dist/umd/supabase.js')

/**
 * Opens an empty page of the server's origin. Its client keeps the session in storage that all tabs of the
 * browser share.
 */
async function openClient(context: BrowserContext, member?: Member): Promise<Page> {
  const page = await context.newPage()
  await page.route('**/empty-page', route =>
    route.fulfill({ contentType: 'text/html', body: '<link rel="icon" href="data:,">' }),
  )
  await page.goto(`${serverUrl()}/empty-page`)
  await page.addScriptTag({ path: bundle })
  const key = process.env.BROWSER_TEST_PUBLISHABLE_KEY ?? ''
  await page.evaluate(
    ([url, publishable]) => {
      window.client = window.supabase.createClient(url, publishable, { auth: { autoRefreshToken: false } })
    },
    [serverUrl(), key] as const,
  )
  if (member) {
    const error = await page.evaluate(
      async ({ email, password }) =>
        (await window.client.auth.signInWithPassword({ email, password })).error?.message,
      { email: member.email, password: member.password },
    )
    expect(error).toBeUndefined()
  }
  return page
}

const userId = (page: Page) =>
  page.evaluate(async () => (await window.client.auth.getUser()).data.user?.id ?? null)
const refresh = (page: Page) =>
  page.evaluate(async () => (await window.client.auth.refreshSession()).error?.message ?? 'refreshed')

test('A11 two tabs refresh at the same moment, again and again, and stay signed in', async ({
  context,
  createMember,
}) => {
  const member = await createMember()
  const first = await openClient(context, member)
  const second = await openClient(context)
  for (let round = 0; round < 5; round += 1) {
    const outcomes = await Promise.all([refresh(first), refresh(second)])
    // A tab may find a newer session of the other tab in the storage. Then the tab uses and reports that newer
    // session.
    for (const outcome of outcomes) expect(outcome).toMatch(/^refreshed$|^Refresh result discarded/)
  }
  expect(await Promise.all([userId(first), userId(second)])).toEqual([member.id, member.id])
})

inLongForm(test)(
  'A11 a global sign-out ends the other browser’s session at its next call',
  async ({ browser, context, createMember, allowConsole }) => {
    allowConsole(/403/)
    const member = await createMember()
    const here = await openClient(context, member)
    const elsewhere = await browser.newContext()
    const there = await openClient(elsewhere, member)
    expect(await userId(there)).toBe(member.id)
    await here.evaluate(async () => (await window.client.auth.signOut({ scope: 'global' })).error)
    expect(await userId(there)).toBeNull()
    expect(await there.evaluate(async () => (await window.client.auth.getSession()).data.session)).toBeNull()
    await elsewhere.close()
  },
)

inLongForm(test)(
  'A13 TOTP: the QR code is a picture, and the code raises the session to aal2',
  async ({ context, createMember }) => {
    const page = await openClient(context, await createMember())
    const enrolled = await page.evaluate(async () => {
      const { data, error } = await window.client.auth.mfa.enroll({
        factorType: 'totp',
        friendlyName: 'Phone',
      })
      if (error || data.type !== 'totp') throw error ?? new Error('not a TOTP factor')
      const picture = new Image()
      picture.src = data.totp.qr_code
      await picture.decode()
      return { id: data.id, secret: data.totp.secret, width: picture.naturalWidth }
    })
    expect(enrolled.width).toBeGreaterThan(20)
    const level = await page.evaluate(
      async ({ factorId, code }) => {
        const { error } = await window.client.auth.mfa.challengeAndVerify({ factorId, code })
        if (error) throw error
        return (await window.client.auth.mfa.getAuthenticatorAssuranceLevel()).data
      },
      { factorId: enrolled.id, code: await generate({ secret: enrolled.secret }) },
    )
    expect(level).toMatchObject({ currentLevel: 'aal2', nextLevel: 'aal2' })
  },
)

inLongForm(test)(
  'A16 a member confirms a new e-mail address in both mailboxes',
  async ({ context, createMember }) => {
    const member = await createMember()
    const page = await openClient(context, member)
    const next = `new-${member.email}`
    await page.evaluate(async email => {
      const { error } = await window.client.auth.updateUser({ email })
      if (error) throw error
    }, next)
    const messages = (await (await fetch(`${serverUrl()}/mailbox/v1/messages`)).json()) as {
      to: string
      link: string
    }[]
    for (const to of [member.email, next]) {
      const link = messages.find(message => message.to === to)?.link ?? ''
      expect((await fetch(link, { redirect: 'manual' })).status).toBe(303)
    }
    expect(await page.evaluate(async () => (await window.client.auth.getUser()).data.user?.email)).toBe(next)
  },
)

inLongForm(test)(
  'A14 a signed-in member cannot call the admin API from a browser',
  async ({ context, createMember, allowConsole }) => {
    allowConsole(/403/)
    const page = await openClient(context, await createMember())
    const refusal = await page.evaluate(async () => {
      const { error } = await window.client.auth.admin.listUsers()
      return { status: error?.status, code: error?.code }
    })
    expect(refusal).toMatchObject({ status: 403, code: 'not_admin' })
  },
)
