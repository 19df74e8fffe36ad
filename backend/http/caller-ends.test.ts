/** Tests what happens after a statement that had to be stopped. tests/abuse tests the same on real databases. */
import { expect, onTestFinished, test, vi } from 'vitest'
import { budgetsOfCallers, stopped } from '../../tests/support/callers.ts'
import { OverBudget } from './over-budget.ts'
import { createStatementTurns } from './statement-turns.ts'

test('CK34 a caller who restarts the embedded database waits a minute, then twice as long each time, until ten minutes pass without a restart', async () => {
  vi.useFakeTimers({ toFake: ['performance', 'setTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const { at, begun, run } = budgetsOfCallers('pglite')
  const waits: number[] = []
  for (let times = 1; times <= 8; times++) {
    at.network = `network ${times}`
    const lost = run('mallory')
    // The database came back long ago, so it accepts such statements again.
    await vi.advanceTimersByTimeAsync(0)
    begun.at(-1)?.end(stopped())
    await expect(lost).rejects.toMatchObject({ code: '57014' })
    at.network = 'elsewhere'
    const refused = await run('mallory').catch((error: unknown) => error)
    expect(refused).toMatchObject({ message: 'A request of yours took too long.' })
    if (!(refused instanceof OverBudget)) throw refused
    waits.push(refused.retryAfterSeconds)
    const peacefulMs = times === 7 ? 601_000 : 0
    await vi.advanceTimersByTimeAsync(refused.retryAfterSeconds * 1000 + peacefulMs)
  }
  expect(waits).toEqual([60, 120, 240, 480, 960, 1920, 3600, 60])
})

test('CK34 the network of such a caller waits two seconds, and ten after another restart, while other networks do not wait', async () => {
  const { at, run, begun, use, settled } = budgetsOfCallers('pglite')
  // After this, the statement is known to be quick.
  for (const who of ['ada', 'bob']) await use(who, 'page', 5)
  begun.length = 0
  // Both statements run at the same time, because the second began before the first was stopped.
  const [first, second] = [run('mallory'), run('trudy')]
  await settled()
  begun[0]?.end(stopped())
  await expect(first).rejects.toMatchObject({ code: '57014' })
  const message = 'A request from your network took too long.'
  await expect(run('ada', 'page')).rejects.toMatchObject({ message, retryAfterSeconds: 2 })
  expect(begun[1]?.options.mayBegin).toThrow(message)
  begun[1]?.end(stopped())
  await expect(second).rejects.toMatchObject({ code: '57014' })
  await expect(run('ada', 'page')).rejects.toMatchObject({ message, retryAfterSeconds: 10 })
  at.network = 'elsewhere'
  void run('ada', 'page')
  await settled()
  expect(begun.at(-1)?.text).toBe('page')
})

test('CK34 after a restart, similar statements of all callers wait for a while, and they wait longer after the next restart', async () => {
  vi.useFakeTimers({ toFake: ['performance', 'setTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const { at, begun, run, use } = budgetsOfCallers('pglite')
  const soon = () => vi.advanceTimersByTimeAsync(0)
  const texts = () => begun.map(({ text }) => text)
  for (const who of ['bob', 'carol']) await use(who, 'quick', 5)
  begun.length = 0
  at.network = 'one'
  const first = run('mallory', 'deadly')
  at.network = 'two'
  const second = run('trudy', 'deadly')
  await soon()
  begun[0]?.end(stopped())
  await expect(first).rejects.toMatchObject({ code: '57014' })
  // This statement was already sent to the database. But it waited behind the statement that was stopped.
  expect(begun[1]?.options.mayBegin).toThrow('The database is busy.')
  begun[1]?.end(1)
  await second
  at.network = 'three'
  void run('ada', 'quick')
  void run('oscar', 'deadly')
  await soon()
  expect(texts()).toEqual(['deadly', 'deadly', 'quick'])
  await vi.advanceTimersByTimeAsync(1_000)
  expect(texts().at(-1)).toBe('deadly')
  begun.at(-1)?.end(stopped())
  await soon()
  at.network = 'four'
  await expect(run('eve', 'deadly')).rejects.toMatchObject({ status: 503, retryAfterSeconds: 2 })
})

test('CK34 after a restart, a text that differs in each request waits as long as the statement that caused the restart', async () => {
  vi.useFakeTimers({ toFake: ['performance', 'setTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const { at, begun, run, use } = budgetsOfCallers('pglite')
  const texts = () => begun.map(({ text }) => text)
  // Only one caller has used this statement, so the statement is not known to be quick.
  for (let count = 0; count < 3; count++) await use('trudy', 'primed', 5)
  begun.length = 0
  at.network = 'one'
  const first = run('mallory', 'deadly 1')
  await vi.advanceTimersByTimeAsync(0)
  begun[0]?.end(stopped())
  await expect(first).rejects.toMatchObject({ code: '57014' })
  at.network = 'two'
  void run('trudy', 'primed')
  at.network = 'three'
  void run('oscar', 'deadly 2')
  await vi.advanceTimersByTimeAsync(900)
  expect(texts()).toEqual(['deadly 1'])
  await vi.advanceTimersByTimeAsync(100)
  // Suspect statements run one after another.
  expect(texts()).toHaveLength(2)
  begun.at(-1)?.end(5)
  await vi.advanceTimersByTimeAsync(0)
  expect(texts().toSorted()).toEqual(['deadly 1', 'deadly 2', 'primed'])
})

test('CK34 a caller who restarts the database from several IPv6 networks makes the wider networks around them wait too', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  onTestFinished(() => void vi.useRealTimers())
  const { at, endless, run, use } = budgetsOfCallers('pglite')
  const waits: (number | null)[] = []
  for (const who of ['ada', 'bob']) await use(who, 'page', 5)
  for (let count = 1; count <= 6; count++) {
    at.network = `2001:db8:1:${count}00::/64`
    at.around = [`2001:db8:1:${count}00::/56`, '2001:db8:1::/48']
    await endless(`mallory ${count}`)
    at.network = '2001:db8:1:ff00::/64'
    at.around = ['2001:db8:1:ff00::/56', '2001:db8:1::/48']
    const refused = await run('ada', 'page').catch((error: unknown) => error)
    waits.push(refused instanceof OverBudget ? refused.retryAfterSeconds : null)
    vi.advanceTimersByTime(400_000)
  }
  expect(waits).toEqual([2, 2, 2, 2, 10, 20])
  at.network = '2001:db8:2:1::/64'
  at.around = ['2001:db8:2::/56', '2001:db8:2::/48']
  await endless('ada')
})

test('CK34 on PostgreSQL, only the caller waits after a stopped statement, for ten seconds', async () => {
  const { endless, run, begun, settled } = budgetsOfCallers('postgres')
  await endless('mallory')
  await expect(run('mallory')).rejects.toMatchObject({ retryAfterSeconds: 10 })
  void run('ada')
  await settled()
  expect(begun.at(-1)?.text).toBe('ada')
})

test('CK34 after a restart, the network waits two seconds for quick statements and longer for similar ones', async () => {
  vi.useFakeTimers({ toFake: ['performance', 'setTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const { begun, run, use } = budgetsOfCallers('pglite')
  for (const who of ['ada', 'bob']) await use(who, 'page', 5)
  const end = async (who: string) => {
    const lost = run(who)
    await vi.advanceTimersByTimeAsync(0)
    begun.at(-1)?.end(stopped())
    await expect(lost).rejects.toMatchObject({ code: '57014' })
  }
  const message = 'A request from your network took too long.'
  await end('mallory')
  await vi.advanceTimersByTimeAsync(2_000)
  await expect(run('trudy')).rejects.toMatchObject({ message, retryAfterSeconds: 8 })
  await use('ada', 'page', 5)
  await vi.advanceTimersByTimeAsync(8_000)
  await end('trudy')
  await vi.advanceTimersByTimeAsync(10_000)
  await expect(run('oscar')).rejects.toMatchObject({ message, retryAfterSeconds: 20 })
  await use('ada', 'page', 5)
})

test('CK34 a statement that waits for the end of the calm begins only after the calm, even if the timer fires a little early', async () => {
  const limits = {
    ofCaller: 2,
    ofNetwork: 3,
    inAll: 8,
    slow: 1,
    unsure: 2,
    waiting: 10,
    waitMs: 500,
    patienceMs: 500,
    alarmMs: 500,
  }
  const turns = createStatementTurns(limits)
  const party = { inUse: 0, slowInUse: 0, usedMs: () => 0 }
  const suspect = {
    isSlow: () => false,
    isKnownAsQuick: () => false,
    isSuspect: () => true,
    guilt: () => 0,
    refusal: () => null,
  }
  for (let round = 0; round < 40; round++) {
    // Each round starts at a different fraction of a millisecond.
    for (const until = performance.now() + round / 40; performance.now() < until; );
    turns.calm(3)
    const leave = await turns.enter({ caller: party, networks: [], ...suspect })
    leave()
  }
})

test('CK34 if a caller would have to wait too long for the end of the calm, the refusal says when to try again', async () => {
  vi.useFakeTimers({ toFake: ['performance', 'setTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const { at, begun, run } = budgetsOfCallers('pglite')
  const soon = () => vi.advanceTimersByTimeAsync(0)
  const [first, second] = ['one', 'two'].map(network => {
    at.network = network
    return run(`mallory in ${network}`)
  })
  await soon()
  begun[0]?.end(stopped())
  await expect(first).rejects.toMatchObject({ code: '57014' })
  at.network = 'three'
  const waiting = run('ada')
  await vi.advanceTimersByTimeAsync(700)
  begun[1]?.end(stopped())
  await expect(second).rejects.toMatchObject({ code: '57014' })
  await expect(waiting).rejects.toMatchObject({ status: 503, retryAfterSeconds: 2 })
})

test('CK34 while the database restarts, the time in the queue counts as waiting time', async () => {
  vi.useFakeTimers({ toFake: ['performance', 'setTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const { begun, run } = budgetsOfCallers('pglite')
  for (const text of ['a', 'b', 'c']) void run('ada', text)
  await vi.advanceTimersByTimeAsync(600)
  begun[0]?.end(5)
  await vi.advanceTimersByTimeAsync(0)
  expect(begun.map(({ options }) => options.patienceMs)).toEqual([1_900, 1_900, 1_300])
})

test('CK34 suspects wait until the database is back, however long this takes, and then until the calm has passed', async () => {
  vi.useFakeTimers({ toFake: ['performance', 'setTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const { at, back, begun, run, use } = budgetsOfCallers('pglite')
  for (const who of ['ada', 'bob']) await use(who, 'page', 5)
  const restart = Promise.withResolvers<void>()
  back.isThere = restart.promise
  const first = run('mallory')
  await vi.advanceTimersByTimeAsync(0)
  begun.at(-1)?.end(stopped())
  await expect(first).rejects.toMatchObject({ code: '57014' })
  at.network = 'two'
  const early = run('trudy')
  await vi.advanceTimersByTimeAsync(1_900)
  await expect(early).rejects.toMatchObject({ status: 503, retryAfterSeconds: 1 })
  at.network = 'three'
  const crowd = Array.from({ length: 5 }, () => run('carol', 'page'))
  await vi.advanceTimersByTimeAsync(1_900)
  // Two statements were already sent to the database, and the database itself refuses these two. The other
  // statements wait in the queue.
  for (const waiting of crowd.slice(2)) await expect(waiting).rejects.toMatchObject({ status: 503 })
  await vi.advanceTimersByTimeAsync(5_000)
  at.network = 'two'
  void run('trudy', 'late')
  restart.resolve()
  await vi.advanceTimersByTimeAsync(900)
  expect(begun.at(-1)?.text).toBe('page')
  await vi.advanceTimersByTimeAsync(100)
  expect(begun.at(-1)?.text).toBe('late')
})

test('CK34 after the calm, callers who caused no restart go first, one by one', async () => {
  vi.useFakeTimers({ toFake: ['performance', 'setTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const { at, begun, run } = budgetsOfCallers('pglite')
  at.around = ['all of them']
  for (const who of ['mallory', 'trudy']) {
    at.network = `home of ${who}`
    const lost = run(who)
    await vi.advanceTimersByTimeAsync(0)
    begun.at(-1)?.end(stopped())
    await expect(lost).rejects.toMatchObject({ code: '57014' })
    await vi.advanceTimersByTimeAsync(16_000)
  }
  begun.length = 0
  at.network = 'home of mallory'
  void run('oscar', 'first')
  for (const who of ['oscar', 'eve']) void run(who)
  at.network = 'elsewhere'
  for (const who of ['ada', 'bob']) void run(who)
  for (let turn = 0; turn < 5; turn++) {
    await vi.advanceTimersByTimeAsync(0)
    expect(begun).toHaveLength(turn + 1)
    begun.at(-1)?.end(5)
  }
  expect(begun.map(({ text }) => text)).toEqual(['first', 'ada', 'bob', 'eve', 'oscar'])
})
