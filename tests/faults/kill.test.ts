import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { engines } from '../support/databases.ts'
import { temporaryFolder } from '../support/folders.ts'
import { isLongForm } from '../support/long-form.ts'
import { ageFiles, contentsOf, findContradictions, versionsInRows, versionsOnDisk } from './audit.ts'
import {
  acknowledgedCount,
  type Kind,
  kinds,
  type Memory,
  newMemory,
  newWorld,
  sendAgain,
  type World,
  workUntilCut,
} from './load.ts'
import { type Served, serveOn } from './on-both.ts'
import type { ServerProcess } from './server-process.ts'

const rounds = isLongForm ? 20 : 1

const patience = 120_000 + rounds * 60_000

describe.each(engines)('CK21 CK28 kill -9 of the server on $engine', { timeout: patience }, ({ engine }) => {
  const folder = temporaryFolder()
  const memory = newMemory()
  let served: Served
  let server: ServerProcess
  let world: World

  beforeAll(async () => {
    served = await serveOn(engine, folder)
    server = served.server
    await server.start()
    world = await newWorld(server)
  })
  afterAll(() => served.remove())

  test(`after ${rounds} kills under mixed load all sessions still work, and waiting mails are sent`, async () => {
    for (let round = 0; round < rounds; round += 1) {
      const enough = acknowledgedCount(memory) + 40 + ((round * 17) % 40)
      const work = workUntilCut(world, memory)
      // Kills the server when each kind of work was done at least once and all kinds continue.
      const isEnough = expect.poll(() => acknowledgedCount(memory) > enough && missing(memory).length === 0, {
        timeout: 60_000,
        interval: 5,
      })
      await Promise.race([work.then(() => Promise.reject(new Error('It ended early.'))), isEnough.toBe(true)])
      await server.end()
      await work
      await ageFiles(served.dataDir)
      await server.start()
      for (const { id, client } of world.members) {
        expect((await client.auth.getUser()).data.user?.id).toBe(id)
        expect((await client.auth.refreshSession()).error).toBeNull()
      }
      await sendAgain(world, memory)
    }
  })

  test('after the kills every acknowledged file is complete, existing accounts can sign in, and deleted accounts cannot', async () => {
    const removed = new Set([...memory.acknowledged.removals, ...memory.unknown.removals])
    const storage = server.service().storage.from('avatars')
    for (const path of memory.acknowledged.uploads) {
      const { data, error } = await storage.download(path)
      if (!removed.has(path)) expect([path, error]).toEqual([path, null])
      if (memory.acknowledged.removals.includes(path)) expect([path, data]).toEqual([path, null])
      // Decodes the picture completely, to notice a missing part.
      if (data) expect((await sharp(await data.arrayBuffer()).stats()).channels).toHaveLength(3)
    }
    const signIn = (email: string) =>
      server.guest().auth.signInWithPassword({ email, password: memory.passwords.get(email) ?? '' })
    for (const email of memory.acknowledged.accounts) expect((await signIn(email)).error).toBeNull()
    for (const email of memory.acknowledged.departures)
      expect((await signIn(email)).error?.code).toBe('invalid_credentials')
  })

  test('after the kills each acknowledged write exists exactly once, counts equal the rows, and stored files equal the file rows', async () => {
    // The sweep removes the remaining files: it ran at the last start, or will run soon.
    const extra = async () => (await versionsOnDisk(served.dataDir)).length - (await countFiles(world))
    await expect.poll(extra, { timeout: 20_000 }).toBe(0)
    expect(await server.end('SIGTERM')).toBe(0)

    const database = await served.openDirectly()
    expect(await findContradictions(database)).toEqual({})
    if (isLongForm)
      console.log(
        `Acknowledged: ${kinds.map(kind => `${memory.acknowledged[kind].length} ${kind}`).join(', ')}`,
      )
    expect(await versionsOnDisk(served.dataDir)).toEqual(await versionsInRows(database))
    const lost = async (table: string, written: readonly string[]) => {
      const stored = new Set(await contentsOf(database, table))
      return written.filter(content => !stored.has(content))
    }
    expect(await lost('posts', memory.acknowledged.posts)).toEqual([])
    expect(await lost('comments', memory.acknowledged.comments)).toEqual([])
    expect(await lost('messages', [...memory.acknowledged.messages, ...memory.acknowledged.resent])).toEqual(
      [],
    )
    // For each kind of write, the query that finds a text. Each text must exist exactly once.
    const once: [Kind, string][] = [
      [
        'forecasts',
        `select model ->> 'note' as content from public.forecast_revisions
        union all select model ->> 'note' from public.forecasts`,
      ],
      [
        'interviews',
        `select talk.id::text as content from public.interviews talk
        join public.sources source on source.id = talk.id and source.text = talk.id::text
        join public.facts fact on fact.source_id = source.id and fact.quote = talk.id::text`,
      ],
      [
        'likes',
        `select told.post_id::text as content from public.notifications told
        join private.notification_actors actor on actor.notification_id = told.id
        join public.post_likes likes on likes.post_id = told.post_id and likes.user_id = actor.actor_id
        where told.kind = 'like'`,
      ],
      ['reports', 'select post_id::text as content from public.reports'],
      [
        'decisions',
        `select decided.note as content from public.moderation_actions decided
        join public.notifications told on told.decision_id = decided.id
        join public.reports report on report.post_id = decided.object_id and report.resolved_at is not null`,
      ],
      ['mails', 'select dedupe as content from public.mail_queue'],
    ]
    for (const [kind, text] of once) {
      const found = Map.groupBy(await database.run<{ content: string }>({ text }), ({ content }) => content)
      const wrong = memory.acknowledged[kind].filter(content => found.get(content)?.length !== 1)
      const twice = memory.unknown[kind].filter(content => (found.get(content)?.length ?? 0) > 1)
      expect([kind, wrong, twice]).toEqual([kind, [], []])
    }
    const differing = async (known: Map<string, boolean | null>, table: string, [who, what]: string[]) => {
      const text = `select ${who} || ' ' || ${what} as place from public.${table}`
      const rows = new Set((await database.run<{ place: string }>({ text })).map(({ place }) => place))
      return [...known].filter(([place, isThere]) => isThere !== null && rows.has(place) !== isThere)
    }
    expect(await differing(memory.likes, 'post_likes', ['user_id', 'post_id'])).toEqual([])
    expect(await differing(memory.follows, 'follows', ['follower_id', 'following_id'])).toEqual([])
    await database.close()
  })
})

const missing = ({ acknowledged }: Memory) => kinds.filter(kind => acknowledged[kind].length === 0)

async function countFiles({ server }: World): Promise<number> {
  const avatars = server.service().storage.from('avatars')
  const { data: folders } = await avatars.list('', { limit: 10_000 })
  const lists = await Promise.all((folders ?? []).map(({ name }) => avatars.list(name, { limit: 10_000 })))
  return lists.reduce((sum, { data }) => sum + (data?.length ?? Number.NaN), 0)
}
