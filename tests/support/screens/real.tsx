/**
 * A screen test on the real server with its tables, rules and functions. An answer that the test sets replaces the
 * answer of the server.
 *
 *   test('a post is shown', async ({ member, open }) => {
 *     await must(member.client.from('posts').insert({ user_id: member.id, content: 'Good morning' }))
 *     await open('/feed')
 *     await screen.findByText('Good morning')
 *   })
 */
import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import type { UserEvent } from '@testing-library/user-event'
import { inject } from 'vitest'
import type { Database } from '../../../contracts/database.generated.ts'
import { ScreenBackend } from './backend.ts'
import { test as base } from './screen.tsx'
import { someMember, type Visitor } from './visitor.ts'

export type Member = Visitor & {
  client: SupabaseClient<Database>
}

declare const networkFetch: typeof fetch
const server = inject('screenServer')
const publishable = 'publishable'

const connect = (key: string) =>
  createClient<Database>(server.url, key, {
    auth: { persistSession: false, autoRefreshToken: false, storageKey: crypto.randomUUID() },
    global: { fetch: networkFetch },
  })

/** A client with the secret key, for actions that members may not do, such as a post dated yesterday. */
export const service = () => connect(server.secret)

export async function createMember(fullName = 'Nora Founder'): Promise<Member> {
  const visitor = someMember({ fullName })
  const password = 'password'
  const { data, error } = await service().auth.admin.createUser({
    email: visitor.email,
    password,
    email_confirm: true,
    user_metadata: { full_name: fullName },
  })
  if (error) throw error
  const client = connect(server.publishable)
  const signedIn = await client.auth.signInWithPassword({ email: visitor.email, password })
  if (signedIn.error) throw signedIn.error
  return { ...visitor, id: data.user.id, user: data.user, client }
}

/**
 * Sends the request of the page with Node's fetch. Replaces the key, because the page was loaded with another key.
 */
const toServer: typeof fetch = async (input, init) => {
  const headers = Object.fromEntries(new Headers(init?.headers))
  headers.apikey = server.publishable
  if (headers.authorization === `Bearer ${publishable}`)
    headers.authorization = `Bearer ${server.publishable}`
  const { pathname, search } = new URL(String(input), location.origin)
  const { method = 'GET', body = null } = init ?? {}
  const answer = await networkFetch(server.url + pathname + search, { method, headers, body })
  const { status } = answer
  return new Response(await answer.arrayBuffer(), { status, headers: Object.fromEntries(answer.headers) })
}

export async function must<Given extends { error: unknown }>(request: PromiseLike<Given>): Promise<Given> {
  const given = await request
  if (given.error) throw new Error(JSON.stringify(given.error))
  return given
}

export const follow = (follower: Member, followed: Member) =>
  must(follower.client.from('follows').insert({ follower_id: follower.id, following_id: followed.id }))

export async function write({ id, client }: Member, content: string): Promise<string> {
  const written = await client.from('posts').insert({ user_id: id, content }).select('id').single()
  if (written.error) throw written.error
  return written.data.id
}

/** Opens the conversation of two members and sends a message as the first member. */
export async function tell(from: Member, to: Member, content: string): Promise<string> {
  const opened = await from.client
    .rpc('create_or_get_direct_conversation', { recipient_id: to.id })
    .select('id')
    .single()
  if (opened.error) throw opened.error
  const { id } = opened.data
  await must(from.client.from('messages').insert({ conversation_id: id, sender_id: from.id, content }))
  await must(to.client.rpc('answer_request', { conversation_id: id, is_accepted: true }))
  return id
}

/** Replaces the text of a text box in one step. */
export async function fill(user: UserEvent, box: Element, text: string): Promise<void> {
  await user.clear(box)
  await user.paste(text)
}

export const test = base.extend<{ member: Member; backend: ScreenBackend }>({
  member: async ({ task: _task }, use) => use(await createMember()),
  backend: async ({ member }, use) => {
    const backend = new ScreenBackend(member, toServer)
    globalThis.fetch = backend.fetch
    await use(backend)
  },
})
