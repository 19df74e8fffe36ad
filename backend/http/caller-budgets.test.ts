/** Who waits for whom. That the databases keep to it is shown in tests/rest/budgets.test.ts and tests/abuse. */
import { expect, onTestFinished, test, vi } from 'vitest'
import {
  type Database,
  DatabaseError,
  type Row,
  type RunOptions,
  type Statement,
} from '../database/database.ts'
import type { Caller } from './caller.ts'
import { createCallerBudgets } from './caller-budgets.ts'
import { OverBudget } from './over-budget.ts'
import { type RequestContext, runWithRequest } from './request-context.ts'

const member = (userId: string): Caller => ({
  role: 'authenticated',
  claims: { role: 'authenticated' },
  userId,
})
const stopped = () =>
  new DatabaseError({ code: '57014', message: 'canceling statement due to statement timeout' })

/** Who still waits when a test has ended is refused ten seconds later, when nobody listens any more. */
function listened<Value>(work: Promise<Value>): Promise<Value> {
  work.catch(() => null)
  return work
}

/** A database whose statements end when the test says so. */
function setUp(engine: Database['engine']) {
  const at: { network: string; around?: string[] } = { network: 'home' }
  const begun: { readonly text: string; readonly options: RunOptions<Row>; end(ms: number | Error): void }[] =
    []
  const database = {
    engine,
    run: ({ text }: Statement, options: RunOptions<Row> = {}) => {
      const { promise, resolve, reject } = Promise.withResolvers<Row[]>()
      const end = (ms: number | Error) => {
        if (ms instanceof Error) return reject(ms)
        options.onSpent?.(ms)
        resolve([])
      }
      begun.push({ text, options, end })
      return promise
    },
  } as unknown as Database
  const budgets = createCallerBudgets({ database, networks: () => [at.network, ...(at.around ?? [])] })
  const run = (who: string, text = who) => listened(budgets.forCaller(member(who)).run({ text }))
  const settled = () => new Promise(resolve => setTimeout(resolve))
  async function endless(who: string): Promise<void> {
    const lost = run(who)
    await settled()
    begun.at(-1)?.end(stopped())
    await expect(lost).rejects.toMatchObject({ code: '57014' })
  }
  return { at, begun, run, endless, settled, budgets }
}

const requestOf = (about: Partial<RequestContext>): RequestContext => {
  return { id: 'x', clientAddress: '', isHttps: false, userId: null, ...about }
}
const secret: Caller = { role: 'service_role', claims: { role: 'service_role' }, userId: null }

test('CK34 who ends the embedded database waits a minute, then twice as long', async () => {
  const { at, endless, run } = setUp('pglite')
  await endless('mallory')
  at.network = 'elsewhere'
  await expect(run('mallory')).rejects.toMatchObject({
    message: 'A request of yours took too long.',
    retryAfterSeconds: 60,
  })
})

test('CK34 their network waits two seconds, after another end ten, and other networks do not', async () => {
  const { at, endless, run, begun, settled } = setUp('pglite')
  // Two at the same time: the second had begun before the first was stopped.
  const [first, second] = [run('mallory'), run('trudy')]
  await settled()
  begun[0]?.end(stopped())
  await expect(first).rejects.toMatchObject({ code: '57014' })
  const message = 'A request from your network took too long.'
  await expect(run('ada')).rejects.toMatchObject({ message, retryAfterSeconds: 2 })
  expect(begun[1]?.options.mayBegin).toThrow(message)
  begun[1]?.end(stopped())
  await expect(second).rejects.toMatchObject({ code: '57014' })
  await expect(run('ada')).rejects.toMatchObject({ message, retryAfterSeconds: 10 })
  at.network = 'elsewhere'
  void run('ada')
  await settled()
  expect(begun.at(-1)?.text).toBe('ada')
  await endless('oscar')
})

test('CK34 whoever ends it from ever other networks of IPv6 makes the ones around them wait, too', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  onTestFinished(() => void vi.useRealTimers())
  const { at, endless, run } = setUp('pglite')
  const waits: (number | null)[] = []
  for (let count = 1; count <= 6; count++) {
    at.network = `2001:db8:1:${count}00::/64`
    at.around = [`2001:db8:1:${count}00::/56`, '2001:db8:1::/48']
    await endless(`mallory ${count}`)
    at.network = '2001:db8:1:ff00::/64'
    at.around = ['2001:db8:1:ff00::/56', '2001:db8:1::/48']
    const refused = await run('ada').catch((error: unknown) => error)
    waits.push(refused instanceof OverBudget ? refused.retryAfterSeconds : null)
    vi.advanceTimersByTime(400_000)
  }
  expect(waits).toEqual([2, 2, 2, 2, 10, 20])
  at.network = '2001:db8:2:1::/64'
  at.around = ['2001:db8:2::/56', '2001:db8:2::/48']
  await endless('ada')
})

test('CK34 on PostgreSQL a stopped statement costs its caller ten seconds, and nobody else', async () => {
  const { endless, run, begun, settled } = setUp('postgres')
  await endless('mallory')
  await expect(run('mallory')).rejects.toMatchObject({ retryAfterSeconds: 10 })
  void run('ada')
  await settled()
  expect(begun.at(-1)?.text).toBe('ada')
})

test('CK34 callers with slow statements take turns with each other, and others go past them', async () => {
  const { run, begun, settled } = setUp('pglite')
  const texts = () => begun.map(({ text }) => text)
  for (const who of ['a', 'b', 'c']) {
    const slow = run(who, 'slow')
    await settled()
    begun.at(-1)?.end(500)
    await slow
  }
  begun.length = 0
  for (const who of ['a', 'b', 'c']) void run(who, `${who}1`)
  void run('a', 'a2')
  void run('reader', 'read')
  await settled()
  expect(texts()).toEqual(['a1', 'read'])
  begun[0]?.end(500)
  await settled()
  expect(texts()).toEqual(['a1', 'read', 'b1'])
  begun[2]?.end(500)
  await settled()
  begun[3]?.end(500)
  await settled()
  expect(texts()).toEqual(['a1', 'read', 'b1', 'c1', 'a2'])
})

test('CK54 members of one network are answered in its turns: one of another network waits for three at most', async () => {
  const { at, run, begun, settled } = setUp('pglite')
  for (let who = 0; who < 15; who++) for (const n of [1, 2]) void run(`crowd ${who}`, `crowd ${who} ${n}`)
  at.network = 'elsewhere'
  for (const n of [1, 2]) void run('ada', `ada ${n}`)
  await settled()
  expect(begun.map(({ text }) => text)).toEqual(['crowd 0 1', 'crowd 0 2', 'crowd 1 1', 'ada 1', 'ada 2'])
})

test('CK54 in a network whoever has taken little is next, before all that others have lined up', async () => {
  const { run, begun, settled } = setUp('pglite')
  for (let round = 0; round < 2; round++)
    for (let who = 0; who < 15; who++) for (const n of [1, 2]) void run(`crowd ${who}`, `crowd ${who} ${n}`)
  for (let at = 0; at < 30; at++) {
    await settled()
    begun[at]?.end(90)
  }
  await settled()
  void run('ada')
  begun[30]?.end(90)
  await settled()
  expect(begun.at(-1)?.text).toBe('ada')
})

test('CK54 a network has a share of the minute: who took much there has to wait, who took little goes on', async () => {
  const { at, run, begun, settled } = setUp('pglite')
  async function use(who: string, ms: number) {
    const done = run(who)
    await settled()
    begun.at(-1)?.end(ms)
    await done
  }
  await use('ada', 50)
  for (let who = 0; who < 5; who++) await use(`crowd ${who}`, 8_000)
  const message = 'Requests from your network of the last minute took too long in all.'
  await expect(run('crowd 0')).rejects.toMatchObject({ message })
  await use('ada', 50)
  await use('newcomer', 1_950)
  await use('newcomer', 100)
  await expect(run('newcomer')).rejects.toMatchObject({ message })
  at.network = 'elsewhere'
  await use('crowd 0', 50)
})

test('CK54 after one slow statement only what is like it, or unknown, waits for other slow ones', async () => {
  const { run, begun, settled } = setUp('pglite')
  async function use(who: string, text: string, ms: number) {
    const done = run(who, text)
    await settled()
    begun.at(-1)?.end(ms)
    await done
  }
  await use('reader', 'profile', 5)
  await use('mallory', 'heavy', 500)
  await use('ada', 'report', 150)
  begun.length = 0
  for (const text of ['heavy', 'new']) void run('mallory', text)
  for (const text of ['report', 'profile']) void run('ada', text)
  await settled()
  expect(begun.map(({ text }) => text)).toEqual(['heavy', 'profile'])
  begun[0]?.end(500)
  await settled()
  expect(begun.at(-1)?.text).toBe('report')
})

test('CK54 many at once of a statement that turns out slow are one at a time as soon as it is known', async () => {
  const { run, begun, settled } = setUp('pglite')
  for (let n = 0; n < 6; n++) void run('mallory', 'heavy')
  await settled()
  for (const at of [0, 1]) begun[at]?.end(500)
  await settled()
  expect(begun).toHaveLength(3)
})

test('CK47 the secret key is counted for the member whose call uses it, and for nobody without one', async () => {
  const { budgets, begun, run, settled } = setUp('pglite')
  const asServer = (onBehalfOf: string | null, text: string) =>
    runWithRequest(requestOf({ onBehalfOf, isSecret: true }), () =>
      listened(budgets.forCaller(secret).run({ text })),
    )
  for (let count = 0; count < 3; count++) void asServer('mallory', 'hers')
  for (let count = 0; count < 3; count++) void asServer(null, 'ours')
  await settled()
  expect(begun.map(({ text }) => text)).toEqual(['ours', 'ours', 'ours', 'hers', 'hers'])
  expect(begun.map(({ options }) => options.timeoutMs)).toEqual([undefined, undefined, undefined, 750, 750])
  begun.at(-1)?.end(25_000)
  await settled()
  await expect(run('mallory')).rejects.toThrow('of the last minute')
  await expect(asServer('mallory', 'hers')).rejects.toThrow('of the last minute')
})

test('CK47 what a function writes for its caller does not wait for others of the network', async () => {
  const { budgets, endless, run, begun, settled } = setUp('pglite')
  await endless('mallory')
  await expect(run('ada')).rejects.toThrow('from your network')
  void runWithRequest(requestOf({ onBehalfOf: 'ada' }), () =>
    listened(budgets.forCaller(secret).run({ text: 'kept' })),
  )
  await settled()
  expect(begun.at(-1)?.text).toBe('kept')
})

test('CK48 statements of storage and sign-in take turns within the share of their caller', async () => {
  const { budgets, begun, settled } = setUp('pglite')
  const ask = (about: Partial<RequestContext>, text: string) =>
    runWithRequest(requestOf(about), () => listened(budgets.forRequests.run({ text })))
  for (let count = 0; count < 4; count++) void ask({ userId: 'mallory' }, 'hers')
  for (let count = 0; count < 4; count++) void ask({ isSecret: true }, 'ours')
  void ask({ userId: 'ada' }, 'read')
  await settled()
  expect(begun.map(({ text }) => text)).toEqual(['ours', 'ours', 'ours', 'ours', 'hers', 'hers', 'read'])
  begun[4]?.end(1)
  await settled()
  expect(begun.at(-1)?.text).toBe('hers')
})
