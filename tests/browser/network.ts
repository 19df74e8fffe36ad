/** Shared by the browser tests of the network: members who know each other, pictures, and the secret key. */
import type { BrowserContext, Page } from '@playwright/test'
import { createClient } from '@supabase/supabase-js'
import sharp from 'sharp'
import type { Database } from '../../contracts/database.generated.ts'
import { expect, test as journey, type Member, serverUrl } from './journey.ts'

/** A client with the secret key, for actions that members may not do, such as a post dated yesterday. */
export const service = () =>
  createClient<Database>(serverUrl(), process.env.BROWSER_TEST_SECRET_KEY ?? '', {
    auth: { persistSession: false, autoRefreshToken: false },
  })

export async function must<Given extends { error: unknown }>(request: PromiseLike<Given>): Promise<Given> {
  const given = await request
  if (given.error) throw new Error(JSON.stringify(given.error))
  return given
}

export const follow = (follower: Member, followed: Member) =>
  must(follower.client.from('follows').insert({ follower_id: follower.id, following_id: followed.id }))

export const write = (author: Member, content: string) =>
  must(author.client.from('posts').insert({ user_id: author.id, content }))

/** Opens the conversation of two members. The first member sends the lines, and the second member accepts. */
export async function tell(from: Member, to: Member, ...lines: string[]): Promise<string> {
  const opened = await from.client
    .rpc('create_or_get_direct_conversation', { recipient_id: to.id })
    .select('id')
    .single()
  if (opened.error) throw opened.error
  const { id } = opened.data
  for (const content of lines) {
    await must(from.client.from('messages').insert({ conversation_id: id, sender_id: from.id, content }))
    const { data } = await must(to.client.from('conversations').select('request_from').eq('id', id).single())
    if (data?.request_from === from.id)
      await must(to.client.rpc('answer_request', { conversation_id: id, is_accepted: true }))
  }
  return id
}

export const picture = (colour = '#c24a1a') =>
  sharp({ create: { width: 64, height: 48, channels: 3, background: colour } })
    .png()
    .toBuffer()

export async function tellStory(member: Member): Promise<void> {
  const path = `${member.id}/${Date.now()}.png`
  await must(
    member.client.storage.from('stories').upload(path, await picture(), { contentType: 'image/png' }),
  )
  await must(member.client.from('stories').insert({ user_id: member.id, image_url: path }))
}

/**
 * The base of browser tests with several members. `elsewhere` opens a page of another member at another computer,
 * and closes that page at the end of the test.
 */
export const test = journey.extend<{ elsewhere: (member: Member) => Promise<Page> }>({
  elsewhere: async ({ browser, server, signInAs }, use) => {
    const contexts: BrowserContext[] = []
    await use(async member => {
      const context = await browser.newContext({ baseURL: server.url })
      contexts.push(context)
      return signInAs(member, context)
    })
    await Promise.all(contexts.map(context => context.close()))
  },
})

/** Call this function before the page opens. The returned promise resolves when the page listens to the table. */
export function whenListening(page: Page, table: string): () => Promise<void> {
  let isListening = false
  page.on('websocket', socket =>
    socket.on('framereceived', ({ payload }) => {
      const frame = String(payload)
      isListening ||= frame.includes(`realtime:${table}:`) && frame.includes('Subscribed to PostgreSQL')
    }),
  )
  return () => expect.poll(() => isListening, { message: `listening to ${table}` }).toBe(true)
}

/**
 * Waits until the feed has been read. The count of new posts calls the same function with another HTTP method, so
 * the count does not end the wait.
 */
export const whenFeedIsRead = (page: Page) =>
  page.waitForResponse(
    answer => answer.url().includes('/rpc/feed_posts') && answer.request().method() === 'GET',
  )

/** Waits for the answer to a write; reads of the same table do not count. */
export const whenWritten = (page: Page, table: string) =>
  page.waitForResponse(
    answer =>
      answer.url().includes(`/rest/v1/${table}`) && !['GET', 'HEAD'].includes(answer.request().method()),
  )

export const toast = (page: Page, text: string) => page.getByRole('listitem').filter({ hasText: text })

export async function expectToast(page: Page, text: string): Promise<void> {
  await expect(toast(page, text).first()).toBeVisible()
}

/** The console messages that a refused request causes. */
export const refused = [/Failed to load resource/, /AppError/]

export const fail = (page: Page, url: string, method: string) =>
  page.route(url, route =>
    route.request().method() === method
      ? route.fulfill({ status: 500, json: { message: 'The cellar is flooded' } })
      : route.fallback(),
  )
