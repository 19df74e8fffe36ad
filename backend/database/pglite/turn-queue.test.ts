import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { turnQueue } from './turn-queue.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function setUp(limits: { limitMs?: number; length?: number } = {}) {
  const log: string[] = []
  const state = { free: 0, isDown: false }
  const queue = turnQueue({
    limitMs: limits.limitMs ?? 1_000,
    length: limits.length ?? 10,
    busy: () => new Error('busy'),
    mayStart: needsAll => state.free >= (needsAll ? 2 : 1),
    isDown: () => state.isDown,
  })
  const turn = (name: string, needsAll = false, patienceMs?: number) => ({
    needsAll,
    patienceMs,
    since: performance.now(),
    start() {
      state.free -= 1
      log.push(name)
    },
    reject: (error: Error) => log.push(`${name}: ${error.message}`),
  })
  return { log, state, queue, turn }
}

test('turns start in the order of their arrival, up to the limit', () => {
  const { log, state, queue, turn } = setUp()
  for (const name of ['a', 'b', 'c']) queue.join(turn(name))
  state.free = 2
  queue.advance()
  expect(log).toEqual(['a', 'b'])
})

test('a turn that needs the thread alone waits for running turns, and later turns do not overtake it', () => {
  const { log, state, queue, turn } = setUp()
  queue.join(turn('all', true))
  queue.join(turn('small'))
  state.free = 1
  queue.advance()
  expect(log).toEqual([])
  state.free = 2
  queue.advance()
  expect(log).toEqual(['all', 'small'])
})

test('a turn that waits too long, or arrives when the queue is full, is rejected', () => {
  const { log, queue, turn } = setUp({ limitMs: 500, length: 2 })
  for (const name of ['a', 'b', 'c']) queue.join(turn(name))
  expect(log).toEqual(['c: busy'])
  vi.advanceTimersByTime(700)
  expect(log).toEqual(['c: busy', 'a: busy', 'b: busy'])
})

test('CK34 a turn that was put back into the queue runs next, and its waiting time still counts from its first arrival', () => {
  const { log, state, queue, turn } = setUp({ limitMs: 500 })
  const again = turn('again')
  vi.advanceTimersByTime(400)
  queue.join(turn('a'))
  queue.putBack(again)
  vi.advanceTimersByTime(200)
  expect(log).toEqual(['again: busy'])
  queue.putBack(turn('b'))
  state.free = 2
  queue.advance()
  expect(log).toEqual(['again: busy', 'b', 'a'])
})

test('CK34 while there is no thread, a turn waits no longer than it allows', () => {
  const { log, state, queue, turn } = setUp({ limitMs: 500 })
  queue.join(turn('short', false, 200))
  queue.join(turn('long'))
  vi.advanceTimersByTime(300)
  expect(log).toEqual([])
  state.isDown = true
  vi.advanceTimersByTime(20)
  expect(log).toEqual(['short: busy'])
})

test('closing the queue rejects waiting turns and later turns', () => {
  const { log, queue, turn } = setUp()
  queue.join(turn('a'))
  queue.close(new Error('closed'))
  queue.join(turn('b'))
  expect(log).toEqual(['a: closed', 'b: closed'])
})
