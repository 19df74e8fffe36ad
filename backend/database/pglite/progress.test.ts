import { expect, test } from 'vitest'
import { openProgress, progressBytes } from './progress.ts'

test('CK54 only the processor time of a statement counts for its caller, and not the time in which it waited for a processor', () => {
  const progress = openProgress(new SharedArrayBuffer(progressBytes))
  progress.begin(1)
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 60)
  expect(progress.finish(1)).toBeLessThan(30)
  progress.begin(2)
  const { user } = process.threadCpuUsage()
  while (process.threadCpuUsage().user - user < 40_000);
  expect(progress.finish(2)).toBeGreaterThan(35)
})
