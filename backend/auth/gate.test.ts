import { expect, test } from 'vitest'
import { createGate } from './gate.ts'

/** Tasks that end when told, in the order they began. */
function setUp(options: { width: number; maxWaiting?: number; maxWaitingEach?: number }) {
  const began: string[] = []
  const ends: (() => void)[] = []
  const pass = createGate({
    maxWaiting: 1000,
    maxWaitingEach: 100,
    ...options,
    onFull: () => new Error('full'),
  })
  const send = (key: string) =>
    pass(key, () => {
      began.push(key)
      return new Promise<void>(resolve => ends.push(resolve))
    })
  async function endOne() {
    ends.shift()?.()
    await new Promise(setImmediate)
  }
  return { began, send, endOne }
}

test('no more than the width run at once', async () => {
  const { began, send, endOne } = setUp({ width: 2 })
  for (const key of ['a', 'b', 'c', 'd']) void send(key)
  await new Promise(setImmediate)
  expect(began).toEqual(['a', 'b'])
  await endOne()
  expect(began).toEqual(['a', 'b', 'c'])
})

test('who sends fifty waits behind who sends one', async () => {
  const { began, send, endOne } = setUp({ width: 1 })
  for (let index = 0; index < 50; index += 1) void send('flood')
  void send('ada')
  void send('eve')
  await new Promise(setImmediate)
  for (let index = 0; index < 4; index += 1) await endOne()
  expect(began).toEqual(['flood', 'flood', 'ada', 'eve', 'flood'])
})

test('a line that is full refuses its own key only, and all together are bounded too', async () => {
  const { send } = setUp({ width: 1, maxWaiting: 4, maxWaitingEach: 2 })
  for (let index = 0; index < 3; index += 1) void send('flood')
  await expect(send('flood')).rejects.toThrow('full')
  void send('ada')
  void send('eve')
  await expect(send('bob')).rejects.toThrow('full')
})

test('a task that fails makes room as well', async () => {
  const pass = createGate({ width: 1, maxWaiting: 1, maxWaitingEach: 1, onFull: () => new Error('full') })
  await expect(pass('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await pass('a', async () => 'yes')).toBe('yes')
})
