/**
 * Measures, without a database, how much one listener costs the others: the number of queries, and how long the
 * thread is blocked.
 */
import { expect, onTestFinished, test, vi } from 'vitest'
import {
  type Database,
  DatabaseError,
  type Row,
  type Statement,
  type TransactionOptions,
} from '../database/database.ts'
import type { Caller } from '../http/caller.ts'
import type { Change } from './changes.ts'
import { allRights, type Channel, callerKeyOf } from './channel.ts'
import { createDelivery } from './delivery.ts'
import { type Condition, parseFilter } from './filter.ts'
import type { Encoded } from './frames.ts'
import { defaultLimits, type Limits } from './limits.ts'
import { createSubscriptions } from './subscriptions.ts'

type Sent = { readonly ids: readonly number[]; readonly data: { readonly record?: Row } }
type Asked = { readonly schema: string; readonly keys?: unknown[][]; readonly records?: unknown[] }

const member = (sub: string, more: Row = {}): Caller => {
  const claims = { role: 'authenticated', sub, session_id: `session of ${sub}`, aal: 'aal1', ...more }
  return { role: 'authenticated', claims, userId: sub }
}
const changesOf = (kind: Change['kind'], count: number): Change[] =>
  Array.from({ length: count }, (_, at) => {
    const record = { id: `row ${at}`, content: `comment ${at}` }
    return { id: String(at), kind, schema: 'public', table: 'comments', record, committedAt: '' }
  })

/**
 * In these tests every caller may read every row. If `isTooLong` is true for a caller, the query for this caller
 * times out after five seconds.
 */
function setUp(isTooLong: (claims: string) => boolean = () => false, limits: Partial<Limits> = {}) {
  const subscriptions = createSubscriptions<Channel>()
  const questions: { readonly text: string; readonly callers: readonly { claims: string }[] }[] = []
  const logged: string[] = []
  const say = (line: string) => void logged.push(line)
  const compared: { readonly filters: number; readonly records: number }[] = []
  const patterns = { takeMs: 0, areEndless: false }
  async function run({ text, values = [] }: Statement, { onSpent }: TransactionOptions = {}) {
    if (text.includes('rows_passing')) {
      const asked = JSON.parse(String(values[0])) as { records: unknown[] }[]
      compared.push({ filters: asked.length, records: asked.flatMap(({ records }) => records).length })
      if (patterns.areEndless) throw new DatabaseError({ code: '57014', message: 'timeout' })
      onSpent?.(patterns.takeMs)
      return [{ answers: asked.map(({ records }) => records.map(() => true)) }]
    }
    const [callers, tables] = values.map(value => JSON.parse(String(value))) as [
      { claims: string }[],
      Asked[],
    ]
    questions.push({ text, callers })
    if (callers.some(({ claims }) => isTooLong(claims))) {
      vi.advanceTimersByTime(5_000)
      throw new DatabaseError({ code: '57014', message: 'canceling statement due to statement timeout' })
    }
    const answer = tables?.map(({ keys, records }, place) =>
      keys ? keys.map(key => [String(place), ...key]) : records?.map(() => true),
    )
    return [{ answers: callers.map(() => (text.includes('formerly') ? answer : answer?.flat())) }]
  }
  const columns = ['id', 'content']
  const delivery = createDelivery({
    database: { run } as unknown as Database,
    tables: {
      find: async () => {
        return { columns: columns.map(name => ({ name, type: 'text' })), key: ['id'], hasAudience: false }
      },
      reach: async () => ({ columns: new Set(columns), everyRow: false }),
    } as Parameters<typeof createDelivery>[0]['tables'],
    subscriptions,
    log: { error: say, warn: say, info: say, debug: say },
    limits: {
      ...defaultLimits,
      raisedPolicyMs: 1_000,
      toldPerMember: 20_000,
      toldPerAddress: 40_000,
      ...limits,
    },
    onMessage: () => {},
  })
  let lastId = 0
  /** Creates a channel of this caller with this many equal subscriptions. */
  function listen(
    caller: Caller,
    count: number,
    event: Change['kind'] | '*' = '*',
    address = 'home',
    others: readonly Condition[] = [],
  ) {
    const heard: Sent[] = []
    const ended: string[] = []
    const channel = {
      caller,
      address,
      callerKey: callerKeyOf(caller),
      rights: allRights,
      send: (_event: string, { json }: Encoded) => void heard.push(JSON.parse(json)),
      end: () => {
        ended.push('ended')
        for (const one of channel.subscriptions) subscriptions.remove(one)
        channel.subscriptions = []
      },
      startOver: () => void ended.push('started over'),
    } as unknown as Channel
    channel.subscriptions = Array.from({ length: count }, () => {
      const about = { event: event as '*', schema: 'public', table: 'comments', select: null }
      return { id: ++lastId, owner: channel, equals: [], others, ...about }
    })
    for (const one of channel.subscriptions) subscriptions.add(one)
    return { heard, ended, channel }
  }
  return { delivery, questions, logged, listen, subscriptions, compared, patterns }
}

test('CK53 the database gets one query per caller about a deletion, even if a caller has many subscriptions', async () => {
  const { delivery, questions, listen } = setUp()
  const channels = Array.from({ length: 10 }, () => listen(member('mallory'), 100, 'DELETE'))
  const other = listen(member('ada'), 1)
  await delivery.deliver(changesOf('DELETE', 20))
  expect(questions.map(({ callers }) => callers.length)).toEqual([2])
  expect(channels.map(({ heard }) => heard.length)).toEqual(Array(10).fill(20))
  expect(channels[9]?.heard[0]?.ids).toEqual(Array.from({ length: 100 }, (_, at) => 901 + at))
  expect(other.heard.map(({ ids }) => ids)).toEqual(Array(20).fill([1001]))
})

test('CK53 with thousands of subscriptions and hundreds of changes, other work still gets its turn on the thread', async () => {
  const { delivery, questions, logged, listen } = setUp()
  const channels = Array.from({ length: 58 }, () => listen(member('mallory'), 100))
  let last = performance.now()
  let longestMs = 0
  const watch = setInterval(() => {
    longestMs = Math.max(longestMs, performance.now() - last)
    last = performance.now()
  })
  await delivery.deliver(changesOf('INSERT', 300))
  longestMs = Math.max(longestMs, performance.now() - last)
  clearInterval(watch)
  expect(longestMs).toBeLessThan(500)
  expect(logged).toEqual([])
  expect(questions).toHaveLength(1)
  for (const { heard } of channels)
    expect(heard.map(({ data }) => data.record?.id)).toEqual(
      changesOf('INSERT', 300).map(({ record }) => record.id),
    )
})

test('CK53 the JSON of a change is made once, even if many channels receive it', async () => {
  const { delivery, listen } = setUp()
  const channels = Array.from({ length: 50 }, (_, at) => listen(member(`member ${at % 5}`), 2))
  let made = 0
  const counting = () => {
    made += 1
    return 'comment'
  }
  const changes = changesOf('INSERT', 20)
  for (const { record } of changes) record.content = { toJSON: counting }
  await delivery.deliver(changes)
  expect(channels.map(({ heard }) => heard.length)).toEqual(Array(50).fill(20))
  expect(channels[49]?.heard[0]).toMatchObject({ ids: [99, 100], data: { record: { content: 'comment' } } })
  // The JSON of each change is made twice: once to measure its size, and once to send it.
  expect(made).toBe(2 * changes.length)
})

test('CK53 only a member who would receive too much at once must reconnect, and other members receive everything', async () => {
  const { delivery, listen } = setUp(undefined, { toldPerMember: 100, toldPerAddress: 250 })
  const many = Array.from({ length: 30 }, () => listen(member('mallory'), 1))
  const crowd = Array.from({ length: 30 }, (_, at) => listen(member(`crowd ${at}`), 1, '*', 'cellar'))
  const ada = listen(member('ada'), 1)
  for (const round of [1, 2]) {
    await delivery.deliver(changesOf('INSERT', 30))
    delivery.settle()
    const heardBy = (group: typeof many) => group.reduce((sum, { heard }) => sum + heard.length, 0)
    expect([heardBy(many), heardBy(crowd), heardBy([ada])]).toEqual([100 * round, 250 * round, 30 * round])
    for (const { ended } of [...many, ...crowd]) expect(ended).toEqual(Array(round).fill('started over'))
    expect(ada.ended).toEqual([])
  }
})

test('CK53 if there are very many callers, the database is asked about them in parts, and each caller receives all changes in order', async () => {
  const { delivery, questions, listen } = setUp()
  const all = Array.from({ length: 300 }, (_, at) => listen(member(`member ${at}`), 1))
  await delivery.deliver(changesOf('INSERT', 100))
  expect(Math.max(...questions.map(({ callers }) => callers.length))).toBeLessThanOrEqual(250)
  for (const { heard } of all)
    expect(heard.map(({ data }) => data.record?.id)).toEqual(
      changesOf('INSERT', 100).map(({ record }) => record.id),
    )
})

test('CK53 a member whose metadata change is still the same caller, and the server uses their newest token', async () => {
  const { delivery, questions, listen } = setUp()
  for (const n of [1, 3, 2])
    listen(member('mallory', { iat: 1000 + n, exp: 5000 + n, user_metadata: { n } }), 1)
  await delivery.deliver(changesOf('UPDATE', 1))
  const claims = questions.flatMap(({ callers }) => callers.map(caller => JSON.parse(caller.claims)))
  expect(claims).toMatchObject([{ sub: 'mallory', user_metadata: { n: 3 } }])
})

test('CK53 callers are different if their tokens differ in a value that a policy may read', async () => {
  const { delivery, questions, listen } = setUp()
  const differing = [
    { aal: 'aal2' },
    { session_id: 'other' },
    { app_metadata: { team: 1 } },
    { email: 'a@b.example' },
  ]
  for (const claims of [{}, ...differing]) listen(member('mallory', claims), 1)
  await delivery.deliver(changesOf('UPDATE', 1))
  expect(questions.map(({ callers }) => callers.length)).toEqual([5])
})

test('CK53 ended subscriptions are forgotten, and a channel with a new token is found under its new caller', async () => {
  const { delivery, questions, listen, subscriptions } = setUp()
  const { channel, heard } = listen(member('ada'), 2)
  for (const one of channel.subscriptions) subscriptions.remove(one)
  expect(subscriptions.count()).toBe(0)
  await delivery.deliver(changesOf('INSERT', 1))
  expect(heard).toEqual([])
  channel.caller = member('ada', { aal: 'aal2' })
  channel.callerKey = callerKeyOf(channel.caller)
  for (const one of channel.subscriptions) subscriptions.add(one)
  await delivery.deliver(changesOf('INSERT', 1))
  expect(heard).toHaveLength(1)
  expect(JSON.parse(questions[0]?.callers[0]?.claims ?? '')).toMatchObject({ aal: 'aal2' })
})

test('CK53 a member whose policies take too long is disconnected in all sessions, and other members receive every change', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  onTestFinished(() => void vi.useRealTimers())
  const { delivery, listen } = setUp(claims => claims.includes('mallory'))
  const first = listen(member('ada'), 1)
  const slow = Array.from({ length: 30 }, (_, at) => listen(member('mallory', { session_id: String(at) }), 1))
  const others = [first, ...Array.from({ length: 20 }, (_, at) => listen(member(`member ${at}`), 1))]
  await delivery.deliver(changesOf('INSERT', 10))
  expect(others.map(({ heard, ended }) => [heard.length, ended])).toEqual(others.map(() => [10, []]))
  for (const { ended } of slow) expect(ended).not.toEqual([])
})

const filtered = (text: string) => parseFilter(text, new Set(['content']))
const longChanges = (count: number) =>
  changesOf('INSERT', count).map(change => ({
    ...change,
    record: { ...change.record, content: 'a'.repeat(20_000) },
  }))

test('CK25 patterns are compared one by one with few characters at a time, and other filters are compared together', async () => {
  const { delivery, listen, compared } = setUp()
  const all = ['content=neq.x', 'content=gt.a', 'content=like.%a%b', 'content=match.^a'].map(text =>
    listen(member('mallory'), 1, '*', 'home', filtered(text)),
  )
  await delivery.deliver(longChanges(10))
  const [together, ...apart] = compared
  expect(together).toEqual({ filters: 2, records: 20 })
  expect(apart.map(({ filters }) => filters)).toEqual([1, 1, 1, 1, 1, 1])
  expect(apart.map(({ records }) => records)).toEqual([4, 4, 2, 4, 4, 2])
  expect(all.map(({ heard }) => heard.length)).toEqual([10, 10, 10, 10])
})

test('CK25 the channels of an address whose patterns take too long are closed; other addresses do not wait and miss nothing', async () => {
  const { delivery, listen, compared, patterns } = setUp()
  const slow = Array.from({ length: 20 }, (_, at) =>
    listen(member(`mallory ${at}`), 1, '*', 'cellar', filtered(`content=like.%${at}`)),
  )
  const ada = listen(member('ada'), 1)
  patterns.takeMs = 600
  await delivery.deliver(longChanges(1))
  expect(compared).toHaveLength(2)
  delivery.settle()
  await delivery.deliver(longChanges(1))
  expect(compared).toHaveLength(2)
  expect(slow.map(({ ended }) => ended)).toEqual(Array(20).fill(['ended']))
  expect([ada.heard.length, ada.ended]).toEqual([2, []])
})

test('CK25 a pattern whose comparison never ends closes its channel at the first comparison', async () => {
  const { delivery, listen, compared, patterns } = setUp()
  const slow = listen(member('mallory'), 1, '*', 'cellar', filtered('content=like.%a'))
  const ada = listen(member('ada'), 1)
  patterns.areEndless = true
  await delivery.deliver(longChanges(10))
  expect(compared).toHaveLength(1)
  expect(slow.ended).toEqual(['ended'])
  expect([ada.heard.length, ada.ended]).toEqual([10, []])
})
