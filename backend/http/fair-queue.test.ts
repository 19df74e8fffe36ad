import { expect, test } from 'vitest'
import { createFairQueue, QueueFull, type Share } from './fair-queue.ts'

const by = (key: string, most = 1): [Share] => [{ key, most }]

test('callers take turns, even if one caller has much more work', async () => {
  const queue = createFairQueue({ width: 1, waitingPerCaller: 10, waiting: 100 })
  const order: string[] = []
  const work = async (name: string) => {
    const leave = await queue.enter({ shares: by(name) })
    order.push(name)
    await null
    leave()
  }
  await Promise.all(['a', 'a', 'a', 'a', 'b', 'c', 'b'].map(work))
  expect(order.join('')).toBe('aabcaba')
  expect(queue.size).toEqual({ running: 0, waiting: 0 })
})

test('no member and no address gets more places than its share', async () => {
  const queue = createFairQueue({ width: 5, waitingPerCaller: 10, waiting: 100 })
  const home = { key: 'home', most: 3 }
  const enter = (member: string) => queue.enter({ shares: [{ key: member, most: 2 }, home] })
  const ada = [await enter('ada'), await enter('ada')]
  void enter('ada')
  const bob = await enter('bob')
  void enter('bob')
  expect(queue.size).toEqual({ running: 3, waiting: 2 })
  await queue.enter({ shares: by('elsewhere') })
  bob()
  expect(queue.size).toEqual({ running: 4, waiting: 1 })
  for (const leave of ada) leave()
  expect(queue.size).toEqual({ running: 3, waiting: 0 })
})

test('of the waiting jobs of one caller, the smallest job runs first', async () => {
  const queue = createFairQueue({ width: 1, waitingPerCaller: 10, waiting: 100 })
  const leave = await queue.enter({ shares: by('a') })
  const order: number[] = []
  const waiting = [5, 1, 3].map(async cost => {
    const done = await queue.enter({ shares: by('a'), cost })
    order.push(cost)
    done()
  })
  leave()
  await Promise.all(waiting)
  expect(order).toEqual([1, 3, 5])
})

test('a caller who stops waiting leaves the queue, and a place that is returned twice counts as one free place', async () => {
  const queue = createFairQueue({ width: 1, waitingPerCaller: 10, waiting: 100 })
  const leave = await queue.enter({ shares: by('a') })
  const gone = new AbortController()
  const waiting = queue.enter({ shares: by('b'), signal: gone.signal })
  gone.abort()
  await expect(waiting).rejects.toThrow('abort')
  expect(queue.size).toEqual({ running: 1, waiting: 0 })
  await expect(queue.enter({ shares: by('b'), signal: gone.signal })).rejects.toThrow('abort')
  leave()
  leave()
  expect(queue.size).toEqual({ running: 0, waiting: 0 })
})

test('the queue limits how many jobs of a caller wait, how many jobs wait in total, and how long they wait', async () => {
  const queue = createFairQueue({ width: 1, waitingPerCaller: 1, waiting: 2, waitMs: 20 })
  await queue.enter({ shares: by('a') })
  const late = [queue.enter({ shares: by('a') }), queue.enter({ shares: by('b') })]
  await expect(queue.enter({ shares: by('a') })).rejects.toThrow(QueueFull)
  await expect(queue.enter({ shares: by('c') })).rejects.toThrow(QueueFull)
  for (const waiting of late) await expect(waiting).rejects.toThrow(QueueFull)
  expect(queue.size).toEqual({ running: 1, waiting: 0 })
})

test('the queue never runs more jobs at once than its width', async () => {
  const queue = createFairQueue({ width: 2, waitingPerCaller: 10, waiting: 100 })
  const gates: (() => void)[] = []
  const work = () => new Promise<void>(resolve => gates.push(resolve))
  const all = ['a', 'b', 'c', 'd'].map(key => queue.run({ shares: by(key) }, work))
  await new Promise(setImmediate)
  expect(gates).toHaveLength(2)
  gates.shift()?.()
  await new Promise(setImmediate)
  expect(gates).toHaveLength(2)
  expect(queue.size).toEqual({ running: 2, waiting: 1 })
  while (gates.length > 0) {
    gates.shift()?.()
    await new Promise(setImmediate)
  }
  await Promise.all(all)
})

test('work that fails gives its place back, even if it fails immediately', async () => {
  const queue = createFairQueue({ width: 1, waitingPerCaller: 1, waiting: 1 })
  const run = <T>(work: () => Promise<T>) => queue.run({ shares: by('a') }, work)
  await expect(run(() => Promise.reject(new Error('no')))).rejects.toThrow('no')
  const throws = () => {
    throw new Error('never')
  }
  await expect(run(throws)).rejects.toThrow('never')
  expect(await run(async () => 'yes')).toBe('yes')
})

test('a caller with one job goes before a caller with fifty, and a full queue refuses only the caller who filled it', async () => {
  const queue = createFairQueue({ width: 1, waitingPerCaller: 50, waiting: 52 })
  const order: string[] = []
  const send = (key: string) => queue.run({ shares: by(key) }, async () => void order.push(key))
  const leave = await queue.enter({ shares: by('first') })
  const flood = Array.from({ length: 50 }, () => send('flood'))
  await expect(send('flood')).rejects.toThrow(QueueFull)
  const others = [send('ada'), send('eve')]
  await expect(send('bob')).rejects.toThrow(QueueFull)
  leave()
  await Promise.all([...flood, ...others])
  expect(order.slice(0, 4)).toEqual(['flood', 'ada', 'eve', 'flood'])
})

test('networks take turns, and the callers of one network take turns', async () => {
  const queue = createFairQueue({ width: 1, waitingPerCaller: 10, waiting: 100 })
  const order: string[] = []
  const work = async (name: string) => {
    const leave = await queue.enter({ shares: [...by(name), { key: name[0] ?? '', most: 1 }] })
    order.push(name)
    await null
    leave()
  }
  await Promise.all(['a1', 'a1', 'a2', 'a3', 'b1', 'a3', 'c1', 'b2', 'b1'].map(work))
  expect(order.join(' ')).toBe('a1 a1 b1 c1 a2 b2 a3 b1 a3')
})
