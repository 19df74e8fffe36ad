/**
 * Tests which caller waits for which other caller. tests/rest/budgets.test.ts and tests/abuse test the same on real
 * databases.
 */
import { expect, test } from 'vitest'
import { budgetsOfCallers, listened } from '../../tests/support/callers.ts'
import type { Caller } from './caller.ts'
import { type RequestContext, runWithRequest } from './request-context.ts'

const requestOf = (about: Partial<RequestContext>): RequestContext => {
  return { id: 'x', clientAddress: '', isHttps: false, userId: null, ...about }
}
const secret: Caller = { role: 'service_role', claims: { role: 'service_role' }, userId: null }

test('CK34 callers with slow statements take turns, and callers with quick statements go before them', async () => {
  const { run, begun, settled } = budgetsOfCallers('pglite')
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

test('CK54 members of one network share its turns, so a member of another network waits for at most three statements', async () => {
  const { at, run, begun, know, settled } = budgetsOfCallers('pglite')
  const pages = Array.from({ length: 15 }, (_, who) => [`crowd ${who} 1`, `crowd ${who} 2`])
  await know([...pages.flat(), 'ada 1', 'ada 2'])
  for (const [who, texts] of pages.entries()) for (const text of texts) void run(`crowd ${who}`, text)
  at.network = 'elsewhere'
  for (const n of [1, 2]) void run('ada', `ada ${n}`)
  await settled()
  expect(begun.map(({ text }) => text)).toEqual(['crowd 0 1', 'crowd 0 2', 'crowd 1 1', 'ada 1', 'ada 2'])
})

test('CK54 with any number of networks, a new caller waits for at most eight statements of other callers', async () => {
  const { at, begun, run, use, settled } = budgetsOfCallers('pglite')
  for (let network = 0; network < 24; network += 1) {
    at.network = `network ${network}`
    await use(`crowd ${network}`, 'select 40', 40)
  }
  const before = begun.length
  for (let network = 0; network < 24; network += 1) {
    at.network = `network ${network}`
    for (let often = 0; often < 2; often += 1) void run(`crowd ${network}`, 'select 40')
  }
  at.network = 'home'
  void run('newcomer')
  await settled()
  expect(begun.length - before).toBe(8)
  begun.at(-1)?.end(40)
  await settled()
  expect(begun.at(-1)?.text).toBe('newcomer')
})

test('CK54 when many networks send unknown statements, a statement of a reader waits for at most two of them', async () => {
  const { at, begun, run, know, settled } = budgetsOfCallers('pglite')
  await know(['feed'])
  for (let network = 0; network < 24; network += 1) {
    at.network = `network ${network}`
    for (let often = 0; often < 2; often += 1) void run(`crowd ${network}`, `made up ${network}`)
  }
  at.network = 'home'
  void run('ada', 'feed')
  await settled()
  expect(begun.map(({ text }) => text)).toEqual(['made up 0', 'made up 0', 'feed'])
})

test('CK54 a statement that accomplices made look quick counts as slow after it was slow for any caller', async () => {
  const { at, begun, run, use, know, settled } = budgetsOfCallers('pglite')
  await know(['feed'])
  for (let network = 0; network < 24; network += 1) {
    at.network = `network ${network}`
    await use(`crowd ${network}`, 'guess', 5)
  }
  await use('first', 'guess', 85)
  begun.length = 0
  for (let network = 0; network < 24; network += 1) {
    at.network = `network ${network}`
    for (let often = 0; often < 2; often += 1) void run(`crowd ${network}`, 'guess')
  }
  at.network = 'home'
  void run('ada', 'feed')
  await settled()
  expect(begun.map(({ text }) => text)).toEqual(['guess', 'guess', 'feed'])
})

test('CK54 within a network, the member with the least use runs next, before all queued statements of the others', async () => {
  const { run, begun, know, settled } = budgetsOfCallers('pglite')
  await know(['page', 'other page', 'ada'])
  for (let round = 0; round < 2; round++)
    for (let who = 0; who < 15; who++)
      for (const text of ['page', 'other page']) void run(`crowd ${who}`, text)
  for (let at = 0; at < 30; at++) {
    await settled()
    begun[at]?.end(40)
  }
  await settled()
  void run('ada')
  begun[30]?.end(40)
  await settled()
  expect(begun.at(-1)?.text).toBe('ada')
})

test('CK54 when a network has used its share of the minute, members with much use wait, and members with little use continue', async () => {
  const { at, run, use: spend } = budgetsOfCallers('pglite')
  const use = (who: string, ms: number) => spend(who, who, ms)
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

test('CK54 after a slow statement of a caller, their quick statements run at once, and their slow or new statements wait', async () => {
  const { run, begun, use, settled } = budgetsOfCallers('pglite')
  await use('ada', 'profile', 5)
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

test('CK54 if one caller has made a statement slow or quick, the statement does not count as slow or quick for another caller', async () => {
  const { run, begun, use, settled } = budgetsOfCallers('pglite')
  // These two callers send values that find no rows. So the statement is quick for them.
  for (const who of ['oscar', 'trudy']) await use(who, 'primed', 5)
  await use('mallory', 'heavy', 500)
  // This is the statement of a page, sent with values that make it slow.
  await use('trudy', 'page', 500)
  begun.length = 0
  void run('mallory', 'heavy')
  void run('mallory', 'primed')
  void run('ada', 'page')
  await settled()
  expect(begun.map(({ text }) => text)).toEqual(['heavy', 'page'])
})

test('CK54 copies of a slow statement run one at a time after the statement is known to be slow', async () => {
  const { run, begun, settled } = budgetsOfCallers('pglite')
  for (let n = 0; n < 6; n++) void run('mallory', 'heavy')
  await settled()
  for (const at of [0, 1]) begun[at]?.end(500)
  await settled()
  expect(begun).toHaveLength(3)
})

test('CK47 a statement with the secret key counts for the member whose function call sends it; otherwise it counts for nobody', async () => {
  const { budgets, begun, run, settled } = budgetsOfCallers('pglite')
  const asServer = (onBehalfOf: string | null, text: string) =>
    runWithRequest(requestOf({ onBehalfOf, isSecret: true }), () =>
      listened(budgets.forCaller(secret).run({ text })),
    )
  for (let count = 0; count < 3; count++) void asServer('mallory', 'hers')
  for (let count = 0; count < 3; count++) void asServer(null, 'ours')
  await settled()
  expect(begun.map(({ text }) => text)).toEqual(['ours', 'ours', 'ours', 'hers', 'hers'])
  expect(begun.map(({ options }) => options.timeoutMs)).toEqual([undefined, undefined, undefined, 650, 650])
  begun.at(-1)?.end(25_000)
  await settled()
  await expect(run('mallory')).rejects.toThrow('of the last minute')
  await expect(asServer('mallory', 'hers')).rejects.toThrow('of the last minute')
})

test("CK47 writes that a function does for its caller do not wait for the pause of the caller's network", async () => {
  const { budgets, endless, run, begun, settled } = budgetsOfCallers('pglite')
  await endless('mallory')
  await expect(run('ada')).rejects.toThrow('from your network')
  void runWithRequest(requestOf({ onBehalfOf: 'ada' }), () =>
    listened(budgets.forCaller(secret).run({ text: 'kept' })),
  )
  await settled()
  expect(begun.at(-1)?.text).toBe('kept')
})

test('CK48 statements of storage and sign-in wait for their turn and use the share of their caller', async () => {
  const { budgets, begun, know, settled } = budgetsOfCallers('pglite')
  await know(['hers', 'read'])
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
