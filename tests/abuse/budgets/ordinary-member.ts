/**
 * A member who uses the product normally: reads, posts, signs in, uploads a picture and receives messages of a
 * friend.
 */
import { randomUUID } from 'node:crypto'
import type { Member, ServerProcess } from '../../faults/server-process.ts'
import { picture } from '../../storage/pictures.ts'

export const actions = ['read', 'post', 'sign in', 'upload', 'send'] as const
type Action = (typeof actions)[number]

export type Day = {
  /** The duration of each answer, in milliseconds. */
  readonly waits: Record<Action, number[]>
  /** The refused requests, and the acknowledged data that is missing. */
  readonly lost: string[]
}

const pauseMs = 250

export async function useProduct(server: ServerProcess, ms: number): Promise<Day> {
  const [member, friend, visitor] = await Promise.all([
    server.member('Mara'),
    server.member('Finn'),
    server.member('Vera'),
  ])
  const { data: conversation } = await friend.client
    .rpc('create_or_get_direct_conversation', { recipient_id: member.id })
    .throwOnError()
  await member.client.from('follows').insert({ following_id: friend.id }).throwOnError()
  const heard = await listen(member, conversation.id)
  const day: Day = { waits: { read: [], post: [], 'sign in': [], upload: [], send: [] }, lost: [] }
  const acknowledged = { posts: [] as string[], messages: [] as string[] }
  const file = await picture()

  const acts: Record<Action, () => PromiseLike<{ error: unknown }>> = {
    read: () => member.client.from('posts').select('*, profiles(full_name)').limit(20),
    async post() {
      const content = randomUUID()
      const answer = await member.client.from('posts').insert({ user_id: member.id, content })
      if (!answer.error) acknowledged.posts.push(content)
      return answer
    },
    // Signs in with another account, because many sign-ins of one account end its oldest sessions.
    'sign in': () => server.guest().auth.signInWithPassword(visitor),
    upload: () =>
      member.client.storage
        .from('avatars')
        .upload(`${member.id}/1.png`, file, { contentType: 'image/png', upsert: true }),
    async send() {
      const content = randomUUID()
      const row = { conversation_id: conversation.id, sender_id: friend.id, content }
      const answer = await friend.client.from('messages').insert(row)
      if (!answer.error) acknowledged.messages.push(content)
      return answer
    },
  }

  const end = performance.now() + ms
  await Promise.all(
    actions.map(async name => {
      while (performance.now() < end) {
        const started = performance.now()
        const { error } = await acts[name]()
        day.waits[name].push(performance.now() - started)
        if (error) day.lost.push(`${name}: ${JSON.stringify(error)}`)
        await new Promise(resolve => setTimeout(resolve, pauseMs))
      }
    }),
  )

  const { data: kept } = await member.client
    .from('posts')
    .select('content')
    .eq('user_id', member.id)
    .throwOnError()
  const there = new Set(kept.map(({ content }) => content))
  for (const content of acknowledged.posts) if (!there.has(content)) day.lost.push(`post ${content}`)
  for (const content of await heard.missing(acknowledged.messages)) day.lost.push(`never heard ${content}`)
  await heard.stop()
  return day
}

/** Receives the live messages of one conversation. */
async function listen({ client }: Member, conversationId: string) {
  const heard = new Map<string, number>()
  const channel = client.channel(`watch-${conversationId}`).on(
    'postgres_changes',
    {
      event: 'INSERT',
      schema: 'public',
      table: 'messages',
      filter: `conversation_id=eq.${conversationId}`,
    },
    ({ new: row }) => {
      const content = String(row.content)
      heard.set(content, (heard.get(content) ?? 0) + 1)
    },
  )
  await new Promise<void>((resolve, reject) => {
    channel.subscribe((state, error) => {
      if (state === 'SUBSCRIBED') resolve()
      else if (state !== 'CLOSED') reject(error ?? new Error(state))
    })
  })
  return {
    /** The messages that did not arrive within ten seconds, or arrived twice. */
    async missing(contents: readonly string[]): Promise<string[]> {
      const end = performance.now() + 10_000
      while (performance.now() < end && contents.some(content => !heard.has(content)))
        await new Promise(resolve => setTimeout(resolve, 50))
      return contents.filter(content => heard.get(content) !== 1)
    },
    stop: () => client.removeAllChannels(),
  }
}
