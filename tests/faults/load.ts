/** Members who all work at the same time over HTTP. They record exactly which requests were acknowledged. */
import { randomUUID } from 'node:crypto'
import { picture } from '../storage/pictures.ts'
import type { Member, ServerProcess } from './server-process.ts'

/** The written data with the outcome of each write: acknowledged, or unknown because the connection broke. */
export type Memory = {
  /** Contents of posts, comments and messages by their kind, and the addresses of new accounts. */
  readonly acknowledged: Record<Kind, string[]>
  readonly unknown: Record<Kind, string[]>
  /** For each key, the last acknowledged state. The state is null after a broken connection. */
  readonly likes: Map<string, boolean | null>
  readonly follows: Map<string, boolean | null>
  readonly passwords: Map<string, string>
  /** The messages that the server has not yet acknowledged. */
  readonly pending: Map<string, Member>
}

export const kinds = [
  'posts',
  'comments',
  'messages',
  'resent',
  'uploads',
  'removals',
  'accounts',
  'departures',
  'forecasts',
  'interviews',
  'likes',
  'reports',
  'decisions',
  'mails',
] as const
export type Kind = (typeof kinds)[number]

const none = () => Object.fromEntries(kinds.map(kind => [kind, [] as string[]])) as Record<Kind, string[]>

export const newMemory = (): Memory => ({
  acknowledged: none(),
  unknown: none(),
  likes: new Map(),
  follows: new Map(),
  passwords: new Map(),
  pending: new Map(),
})

export const acknowledgedCount = ({ acknowledged }: Memory): number =>
  Object.values(acknowledged).reduce((sum, list) => sum + list.length, 0)

export type World = {
  readonly server: ServerProcess
  readonly members: readonly Member[]
  readonly postIds: readonly string[]
  readonly conversationId: string
  readonly projectIds: ReadonlyMap<string, string>
}

export async function newWorld(server: ServerProcess): Promise<World> {
  const members = await Promise.all(['Ada', 'Bea', 'Cleo'].map(name => server.member(name)))
  const [ada, bea] = members as [Member, Member]
  // Removes the quotas, because the test writes faster than any person and needs all of its rows.
  const { error } = await server
    .service()
    .from('quotas')
    .update({ max_rows: null, max_bytes: null })
    .neq('kind', '')
  if (error) throw new Error(error.message)
  await server.service().rpc('make_moderator', { p_email: ada.email }).throwOnError()
  const { data: posts } = await ada.client
    .from('posts')
    .insert([{ content: 'first of all' }, { content: 'second of all' }])
    .select('id')
    .throwOnError()
  const { data: conversation } = await ada.client
    .rpc('create_or_get_direct_conversation', { recipient_id: bea.id })
    .throwOnError()
  // A message written by the server accepts the conversation, so no message of the test is a request.
  await server
    .service()
    .from('messages')
    .insert({ conversation_id: conversation.id, sender_id: ada.id, content: 'first of all messages' })
    .throwOnError()
  const projectIds = new Map<string, string>()
  for (const { id, client } of members) {
    const { data: project } = await client.from('startup_projects').select('id').single().throwOnError()
    projectIds.set(id, project.id)
    await client
      .from('forecasts')
      .insert({ project_id: project.id, model: { note: 'first' } })
      .throwOnError()
  }
  return {
    server,
    members,
    postIds: posts.map(({ id }) => id),
    conversationId: conversation.id,
    projectIds,
  }
}

/**
 * Sends requests until the server is gone. Each worker stops at its first broken connection, and any other failure
 * is an error.
 */
export async function workUntilCut(world: World, memory: Memory): Promise<void> {
  const workers = world.members.flatMap(member => [
    () => write(memory, 'posts', content => member.client.from('posts').insert({ content })),
    () =>
      write(memory, 'comments', content =>
        member.client.from('comments').insert({ post_id: anyOf(world.postIds), content }),
      ),
    () => toggleLike(world, memory, member),
    () => toggleFollow(world, memory, member),
    () => upload(memory, member),
    () => signUp(world, memory),
    () => saveForecast(memory, member),
    () => logInterview(world, memory, member),
    () => likeNewPost(world, memory, member),
    () => report(world, memory, member),
    () => enqueueMail(world, memory, member),
  ])
  const writers = world.members
    .slice(0, 2)
    .flatMap(member => [
      () =>
        write(memory, 'messages', content =>
          member.client.from('messages').insert({ conversation_id: world.conversationId, content }),
        ),
      () => write(memory, 'resent', content => send(world, memory, member, content)),
    ])
  await Promise.all(
    [...workers, ...writers].map(async work => {
      while (await work());
    }),
  )
}

/** Sends unacknowledged messages again with the same id, as the page does when it is online again. */
export async function sendAgain(world: World, memory: Memory): Promise<void> {
  for (const [content, sender] of memory.pending) {
    const { error } = await send(world, memory, sender, content)
    if (error) throw new Error(error.message)
    memory.acknowledged.resent.push(content)
  }
}

type WriteResult = { error: { message: string; status?: number | undefined } | null; status?: number }

async function write(memory: Memory, kind: Kind, ask: (content: string) => PromiseLike<WriteResult>) {
  const content = randomUUID()
  return noteDown(memory, kind, content, await ask(content))
}

/** Records the outcome of a write, and returns whether the connection still works. */
function noteDown(memory: Memory, kind: Kind, what: string, { error, status }: WriteResult): boolean {
  if (!error) memory.acknowledged[kind].push(what)
  else if (isCut(error, status)) memory.unknown[kind].push(what)
  else throw new Error(`${kind}: ${status} ${error.message}`)
  return !error
}

const isCut = (error: NonNullable<WriteResult['error']>, status = error.status ?? 0) =>
  status === 0 || /fetch failed|terminated|socket/i.test(error.message)

async function toggleLike({ postIds }: World, memory: Memory, { id, client }: Member): Promise<boolean> {
  const post = anyOf(postIds)
  const place = `${id} ${post}`
  const likes = client.from('post_likes')
  const isLiked = memory.likes.get(place) ?? false
  const answer = isLiked
    ? await likes.delete().eq('post_id', post).eq('user_id', id)
    : await likes.upsert({ post_id: post, user_id: id }, ignoring('post_id,user_id'))
  return settle(memory.likes, place, !isLiked, answer)
}

async function toggleFollow({ members }: World, memory: Memory, { id, client }: Member): Promise<boolean> {
  const other = anyOf(members.filter(member => member.id !== id)).id
  const place = `${id} ${other}`
  const follows = client.from('follows')
  const isFollowing = memory.follows.get(place) ?? false
  const answer = isFollowing
    ? await follows.delete().eq('following_id', other).eq('follower_id', id)
    : await follows.upsert({ follower_id: id, following_id: other }, ignoring('follower_id,following_id'))
  return settle(memory.follows, place, !isFollowing, answer)
}

const ignoring = (onConflict: string) => ({ onConflict, ignoreDuplicates: true })

function settle(places: Memory['likes'], place: string, isThere: boolean, { error, status }: WriteResult) {
  if (error && !isCut(error, status)) throw new Error(`${status} ${error.message}`)
  places.set(place, error ? null : isThere)
  return !error
}

async function upload(memory: Memory, { id, client }: Member): Promise<boolean> {
  const avatars = client.storage.from('avatars')
  const path = `${id}/${randomUUID()}.png`
  const file = await picture()
  if (!noteDown(memory, 'uploads', path, await avatars.upload(path, file, { contentType: 'image/png' })))
    return false
  // Replaces every second file, and removes every third file.
  const count = memory.acknowledged.uploads.length
  if (count % 2 === 0) {
    const replacing = { contentType: 'image/png', upsert: true }
    const { error } = await avatars.upload(path, await picture('png', 90), replacing)
    if (error && !isCut(error)) throw new Error(error.message)
    return !error
  }
  return count % 3 !== 0 || noteDown(memory, 'removals', path, await avatars.remove([path]))
}

async function signUp({ server }: World, memory: Memory): Promise<boolean> {
  const [email, password] = [`${randomUUID()}@example.com`, `pass-${randomUUID()}`]
  memory.passwords.set(email, password)
  const client = server.guest()
  const { data, error } = await client.auth.signUp({ email, password })
  const isStaying = memory.acknowledged.accounts.length <= memory.acknowledged.departures.length
  if (isStaying || !data.user) return noteDown(memory, 'accounts', email, { error })
  // Gives every second account a picture, and deletes the account together with the picture.
  const file = await picture()
  const path = `${data.user.id}/1.png`
  const uploaded = await client.storage.from('avatars').upload(path, file, { contentType: 'image/png' })
  if (uploaded.error && isCut(uploaded.error)) return false
  const left = await client.functions.invoke('secure-account-deletion')
  return noteDown(memory, 'departures', email, { error: left.error, status: left.response?.status ?? 0 })
}

/**
 * Saves a forecast as the page does: over the version that was read, and once more over a newer version if another
 * worker saved first.
 */
async function saveForecast(memory: Memory, { client }: Member): Promise<boolean> {
  const { data: seen, error } = await client.from('forecasts').select('version').maybeSingle()
  if (error || !seen) return !error || !isCut(error)
  const note = randomUUID()
  const saved = await client
    .from('forecasts')
    .update({ model: { note }, version: seen.version + 1, restored_from: 1 })
    .eq('version', seen.version)
  return noteDown(memory, 'forecasts', note, saved)
}

/** The browser chooses the id of the interview, so an interview that is sent again is stored once. */
async function logInterview({ projectIds }: World, memory: Memory, { id, client }: Member): Promise<boolean> {
  const interview = randomUUID()
  const talk = {
    interview_id: interview,
    project_id: projectIds.get(id) ?? '',
    held_at: '2026-01-01T10:00:00Z',
    quotes: [{ id: randomUUID(), text: interview, mark: 'told', topic: 'problem' }],
  }
  if (!noteDown(memory, 'interviews', interview, await client.rpc('log_interview', talk))) return false
  const { error, status } = await client.rpc('log_interview', talk)
  return error === null || !isCut(error, status)
}

/** Likes a new post, because only the first like of a post creates a notification. */
async function likeNewPost({ members }: World, memory: Memory, { id, client }: Member): Promise<boolean> {
  const author = anyOf(members.filter(member => member.id !== id))
  const post = randomUUID()
  const made = await author.client.from('posts').insert({ id: post, content: post })
  if (!noteDown(memory, 'posts', post, made)) return false
  return noteDown(memory, 'likes', post, await client.from('post_likes').insert({ post_id: post }))
}

async function report({ members }: World, memory: Memory, { id, client }: Member): Promise<boolean> {
  const author = anyOf(members.filter(member => member.id !== id))
  const post = randomUUID()
  const made = await author.client.from('posts').insert({ id: post, content: post })
  if (!noteDown(memory, 'posts', post, made)) return false
  const reported = await client.from('reports').insert({ post_id: post, reason: 'spam' })
  if (!noteDown(memory, 'reports', post, reported)) return false
  const decision = { p_action: 'warn', p_kind: 'post', p_id: post, p_note: post }
  const decided = await members[0]!.client.rpc('moderate', decision)
  return noteDown(memory, 'decisions', post, decided)
}

async function enqueueMail({ server }: World, memory: Memory, { id }: Member): Promise<boolean> {
  const dedupe = randomUUID()
  const mail = {
    p_member: id,
    p_kind: 'digest',
    p_dedupe: dedupe,
    p_subject: 'x',
    p_body: {},
    p_send_after: '2099-01-01',
  }
  return noteDown(memory, 'mails', dedupe, await server.service().rpc('enqueue_mail', mail))
}

/** Makes the id of the message from its text, so that each try sends the same id. */
async function send({ conversationId }: World, memory: Memory, sender: Member, content: string) {
  memory.pending.set(content, sender)
  const message = { id: content, conversation_id: conversationId, sender_id: sender.id, content }
  const answer = await sender.client.from('messages').upsert(message, ignoring('id'))
  if (!answer.error) memory.pending.delete(content)
  return answer
}

function anyOf<T>(list: readonly T[]): T {
  return list[Math.floor(Math.random() * list.length)] as T
}
