/** Shared by the network's journeys: people who know each other, pictures, and the server's own key. */
import type { BrowserContext, Page } from '@playwright/test'
import { createClient } from '@supabase/supabase-js'
import sharp from 'sharp'
import type { Database } from '../../contracts/database.generated.ts'
import { expect, test as journey, type Member, serverUrl } from './journey.ts'

/** Bypasses every policy, for what no member may do, such as posting with yesterday's date. */
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

/** Opens the conversation of two members and writes into it as the first; the other accepts. */
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
 * Like every journey, with `elsewhere`: another person at another computer, whose pages close with the test.
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

/** Call it before the page opens: the returned promise waits until the page listens to that table. */
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

/** The first answer for the feed itself, not for the count of new posts, which uses the same function. */
export const whenFeedIsRead = (page: Page) =>
  page.waitForResponse(
    answer => answer.url().includes('/rpc/feed_posts') && answer.request().method() === 'GET',
  )

/** The answer to a write; reads of the same table do not count. */
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
