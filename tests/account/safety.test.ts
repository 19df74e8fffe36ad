/** Blocks and suspensions with the real client, over every protocol. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { picture } from '../storage/pictures.ts'
import { type Backend, type Member, startBackend } from '../support/backend.ts'
import { testDatabase } from '../support/databases.ts'

let backend: Backend
let ada: Member
let ben: Member
let cleo: Member
beforeAll(async () => {
  backend = await startBackend(await testDatabase())
  ada = await backend.member('Ada Blocks')
  ben = await backend.member('Ben Blocked')
  cleo = await backend.member('Cleo Between')
})
afterAll(() => backend.close())

const post = async ({ client }: Member, content: string) => {
  const { data } = await client.from('posts').insert({ content }).select('id').single().throwOnError()
  return data.id
}

/** Subscribes to all posts; resolves when the server has accepted the subscription. */
async function listen({ client }: Member) {
  const heard: string[] = []
  let ended = false
  await new Promise<void>((resolve, reject) => {
    client
      .channel('all-posts')
      .on('postgres_changes', { event: '*', schema: 'public', table: 'posts' }, ({ new: row }) => {
        if ('content' in row) heard.push(String(row.content))
      })
      .on('system', {}, ({ status }) => (status === 'ok' ? resolve() : undefined))
      .subscribe((status, error) => {
        if (status === 'CHANNEL_ERROR' && error) reject(error)
        if (status === 'CLOSED') ended = true
      })
  })
  return { heard, hasEnded: () => ended }
}

test('SF01 SF02 a block hides two members from each other in joins, counts, files, realtime and functions', async () => {
  const theirs = await post(ada, 'Before the block')
  await ben.client.from('comments').insert({ post_id: theirs, content: 'Interesting' }).throwOnError()
  const path = `${ada.id}/story.png`
  await ada.client.storage.from('stories').upload(path, await picture(), { contentType: 'image/png' })
  await ada.client.from('blocks').insert({ blocked_id: ben.id }).throwOnError()

  const { heard } = await listen(ben)
  await post(ada, 'After the block')
  await post(cleo, 'For everybody')
  await expect.poll(() => heard).toContain('For everybody')
  expect(heard).toEqual(['For everybody'])

  const joined = await ben.client
    .from('comments')
    .select('*, posts(*, profiles!posts_user_id_fkey(*))')
    .eq('post_id', theirs)
  expect(joined.data?.map(({ posts }) => posts)).toEqual([null])
  const counted = await ben.client
    .from('posts')
    .select('*', { count: 'exact', head: true })
    .eq('user_id', ada.id)
  expect(counted.count).toBe(0)
  expect((await ben.client.rpc('search_profiles', { words: 'Ada' })).data).toEqual([])
  expect((await ben.client.from('follows').insert({ following_id: ada.id })).error?.code).toBe('42501')
  expect((await ben.client.from('post_likes').insert({ post_id: theirs })).error?.code).toBe('42501')
  const opened = await ben.client.rpc('create_or_get_direct_conversation', { recipient_id: ada.id })
  expect(opened.error?.message).toContain('VALIDATION_ERROR')
  expect((await ben.client.storage.from('stories').download(path)).error).not.toBeNull()
  expect((await ben.client.storage.from('stories').createSignedUrl(path, 60)).error).not.toBeNull()
  expect((await ben.client.storage.from('stories').list(ada.id)).data).toEqual([])
  expect((await cleo.client.storage.from('stories').download(path)).error).toBeNull()
})

test('SF23 SF32 WB14 a suspension closes the sockets of a member and refuses their tokens and sign-in, until it is lifted', async () => {
  expect((await backend.service().rpc('make_moderator', { p_email: ada.email })).data).toBe(true)
  expect((await cleo.client.rpc('make_moderator', { p_email: cleo.email })).error?.code).toBe('42501')
  const { hasEnded } = await listen(cleo)
  const { data: held } = await cleo.client.auth.getSession()
  const until = new Date(Date.now() + 86_400_000).toISOString()
  const decision = { p_kind: 'profile', p_id: cleo.id, p_note: 'Floods' }
  await ada.client.rpc('moderate', { ...decision, p_action: 'suspend', p_until: until }).throwOnError()

  await expect.poll(hasEnded).toBe(true)
  const written = await cleo.client.from('posts').insert({ content: 'Still here' })
  expect(written.status).toBe(401)
  const refreshed = await backend.guest().auth.refreshSession({ refresh_token: held.session!.refresh_token })
  expect(refreshed.error).not.toBeNull()
  const credentials = { email: cleo.email, password: cleo.password }
  const day = new Date(until).toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' })
  const banned = {
    code: 'user_banned',
    message: `Your account is suspended until ${day}. Reason: Floods`,
  }
  expect((await backend.guest().auth.signInWithPassword(credentials)).error).toMatchObject(banned)
  // Once the member is suspended, a token of an ended session gets the same answer.
  const token = held.session!.access_token
  const told = await backend.guest().auth.admin.signOut(token, 'local')
  expect(told.error).toMatchObject({ ...banned, status: 403 })

  await ada.client.rpc('moderate', { ...decision, p_action: 'restore' }).throwOnError()
  expect((await backend.guest().auth.signInWithPassword(credentials)).error).toBeNull()
  expect((await backend.guest().auth.admin.signOut(token, 'local')).error?.name).toBe(
    'AuthSessionMissingError',
  )
})
