import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Database, Statement } from '../database/database.ts'
import { readChanges } from './changes.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('CK53 if a delivery is slow, the changes that wait behind it are not removed before they are read', async () => {
  let notify = () => {}
  let outbox: object[] = [{ floor: '7' }]
  const removedBelow: unknown[] = []
  const database = {
    async run({ text, values = [] }: Statement) {
      if (text.includes('delete from realtime.changes')) removedBelow.push(values[1])
      return text.includes('from realtime.changes') && !text.includes('delete') ? outbox : [{ floor: '7' }]
    },
    listen: async (_channel: string, heard: () => void) => {
      notify = heard
      return async () => {}
    },
  } as unknown as Database
  const delivered = Promise.withResolvers<void>()
  const delivery = { deliver: () => delivered.promise, settle() {}, giveUp() {} }
  const log = { error() {}, warn() {}, info() {}, debug() {} }
  const changes = await readChanges(database, delivery, log, 20_000)
  outbox = [{ floor: '9', id: '1', kind: 'INSERT', record: {}, committed_at: '', transaction: '8' }]
  notify()
  await vi.advanceTimersByTimeAsync(120_000)
  expect(new Set(removedBelow)).toEqual(new Set(['7']))
  outbox = [{ floor: '9' }]
  delivered.resolve()
  await vi.advanceTimersByTimeAsync(20_000)
  expect(removedBelow.at(-1)).toBe('9')
  await changes.close()
})
