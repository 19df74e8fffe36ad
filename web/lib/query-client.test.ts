import { QueryObserver } from '@tanstack/react-query'
import { afterEach, expect, test } from 'vitest'
import { queryClient } from './query-client.ts'

afterEach(() => queryClient.clear())

const queryKey = ['comments']

/** Makes functions that read `server.value`. Each response arrives when the test releases it. */
function readersOf(server: { value: string }) {
  const arrivals: (() => void)[] = []
  const queryFn = () => {
    const read = server.value
    return new Promise<string>(resolve => arrivals.push(() => resolve(read)))
  }
  const stop = new QueryObserver(queryClient, { queryKey, queryFn }).subscribe(() => {})
  const shown = () => queryClient.getQueryData(queryKey)
  return { arrivals, shown, stop }
}

test('if data changes during a query’s first read, the query is read again', async () => {
  const server = { value: 'before' }
  const { arrivals, shown, stop } = readersOf(server)
  server.value = 'after'
  const renewed = Promise.all([
    queryClient.invalidateQueries({ queryKey }),
    queryClient.invalidateQueries({ queryKey }),
  ])
  arrivals[0]?.()
  await expect.poll(shown).toBe('before')
  await expect.poll(() => arrivals.length).toBe(2)
  arrivals[1]?.()
  await renewed
  expect(shown()).toBe('after')
  expect(arrivals).toHaveLength(2)
  stop()
})

test('if data changes after a query’s first read, the query is read once more', async () => {
  const server = { value: 'before' }
  const { arrivals, shown, stop } = readersOf(server)
  arrivals[0]?.()
  await expect.poll(shown).toBe('before')
  server.value = 'after'
  const renewed = queryClient.invalidateQueries({ queryKey })
  arrivals[1]?.()
  await renewed
  expect(shown()).toBe('after')
  expect(arrivals).toHaveLength(2)
  stop()
})
