import { afterEach, expect, test, vi } from 'vitest'
import { runInBackground } from './background.ts'

afterEach(() => void vi.useRealTimers())

function lines() {
  const said: string[] = []
  const log = { warn: (line: string) => void said.push(line), info: (line: string) => void said.push(line) }
  return { said, log }
}

test('what fails is said once and tried again, later and later, until it worked', async () => {
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

test('asked during a run, it runs once more afterwards, never twice at a time', async () => {
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
  await vi.waitFor(() => expect(gates).toHaveLength(2))
  gates[1]?.resolve()
  await job.close()
  expect(gates).toHaveLength(2)
})

test('closed, it waits for the run under way and starts no other', async () => {
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
