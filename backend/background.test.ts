import { afterEach, expect, test, vi } from 'vitest'
import { createTrouble, runInBackground, settled } from './background.ts'

afterEach(() => void vi.useRealTimers())

function lines() {
  const said: string[] = []
  const log = { warn: (line: string) => void said.push(line), info: (line: string) => void said.push(line) }
  return { said, log }
}

test('a failure is logged once, and the work is tried again after growing pauses until it succeeds', async () => {
  vi.useFakeTimers()
  const { said, log } = lines()
  const at: number[] = []
  const started = Date.now()
  const job = runInBackground(
    async () => {
      at.push(Date.now() - started)
      if (at.length < 5) throw new Error('away')
    },
    { failure: 'The keys could not be read', log, pauseMs: 100, longestPauseMs: 300 },
  )
  job.run()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(at).toEqual([0, 100, 300, 600, 900])
  expect(said).toHaveLength(2)
  expect(said[0]).toMatch(/^The keys could not be read, trying again: Error: away/)
  expect(said[1]).toBe('The keys could not be read: mended after 4 tries.')
  await job.close()
})

test('a request during a run leads to one more run afterwards, and two runs never overlap', async () => {
  const { log } = lines()
  const gates: PromiseWithResolvers<void>[] = []
  const job = runInBackground(
    () => {
      const gate = Promise.withResolvers<void>()
      gates.push(gate)
      return gate.promise
    },
    { failure: 'x', log },
  )
  for (let count = 0; count < 5; count++) job.run()
  expect(gates).toHaveLength(1)
  gates[0]?.resolve()
  await vi.waitFor(() => expect(gates).toHaveLength(2), 10_000)
  gates[1]?.resolve()
  await job.close()
  expect(gates).toHaveLength(2)
})

test('closing waits for the current run and starts no other run', async () => {
  vi.useFakeTimers()
  const { log } = lines()
  let runs = 0
  let isDone = false
  const job = runInBackground(
    async () => {
      runs++
      await new Promise(resolve => setTimeout(resolve, 50))
      isDone = true
      throw new Error('too late')
    },
    { failure: 'x', log, everyMs: 10 },
  )
  job.run()
  const closing = job.close()
  await vi.advanceTimersByTimeAsync(60_000)
  await closing
  job.run()
  await vi.advanceTimersByTimeAsync(60_000)
  expect([runs, isDone]).toEqual([1, true])
})

test('each kind of failure is logged once, no matter how often or in which order failures repeat', async () => {
  const { said, log } = lines()
  const trouble = createTrouble('Mails wait', log)
  for (const message of ['refused', 'refused', 'no route', 'refused', 'no route'])
    trouble.failed(new Error(message))
  expect(said.map(line => line.split(' at ')[0])).toEqual([
    'Mails wait, trying again: Error: refused',
    'Mails wait, trying again: Error: no route',
  ])
  trouble.mended()
  trouble.mended()
  expect(said.slice(2)).toEqual(['Mails wait: mended after 5 tries.'])
  trouble.failed(new Error('refused'))
  expect(said).toHaveLength(4)
})

test('many different failures do not fill the log', () => {
  const { said, log } = lines()
  const trouble = createTrouble('x', log)
  for (let count = 0; count < 1000; count++) trouble.failed(new Error(`number ${count}`))
  expect(said).toHaveLength(10)
})

test('the timer does not shorten the pause after a failure, but a request does', async () => {
  vi.useFakeTimers()
  const { log } = lines()
  let runs = 0
  const job = runInBackground(
    async () => {
      runs++
      throw new Error('away')
    },
    { failure: 'x', log, everyMs: 10, pauseMs: 1_000, longestPauseMs: 1_000 },
  )
  await vi.advanceTimersByTimeAsync(10)
  expect(runs).toBe(1)
  await vi.advanceTimersByTimeAsync(900)
  expect(runs).toBe(1)
  job.run()
  await vi.advanceTimersByTimeAsync(0)
  expect(runs).toBe(2)
  await job.close()
})

test('if the work returns a time, it runs again after that time', async () => {
  vi.useFakeTimers()
  const { log } = lines()
  const at: number[] = []
  const started = Date.now()
  const job = runInBackground(
    async () => {
      at.push(Date.now() - started)
      return at.length * 100
    },
    { failure: 'x', log },
  )
  job.run()
  await vi.advanceTimersByTimeAsync(650)
  expect(at).toEqual([0, 100, 300, 600])
  await job.close()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(at).toHaveLength(4)
})

test('a run that fails because of closing is not logged', async () => {
  const { said, log } = lines()
  const gate = Promise.withResolvers<void>()
  const job = runInBackground(() => gate.promise, { failure: 'x', log })
  job.run()
  const closing = job.close()
  gate.reject(new Error('closed'))
  await closing
  expect(said).toEqual([])
})

test('`settled` waits until the work has ended and ignores its failure', async () => {
  const gate = Promise.withResolvers<void>()
  let isOver = false
  const waiting = settled(gate.promise).then(() => {
    isOver = true
  })
  await null
  expect(isOver).toBe(false)
  gate.reject(new Error('heard elsewhere'))
  await waiting
  expect(isOver).toBe(true)
})
