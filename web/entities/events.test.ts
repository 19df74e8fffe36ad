import { globSync, readFileSync } from 'node:fs'
import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { tell } from './events.ts'

test('an event refreshes exactly the queries that list the event', async () => {
  const client = new QueryClient()
  const cache = client.getQueryCache()
  const posts = cache.build(client, {
    queryKey: ['posts'],
    meta: { changedBy: ['post created', 'post deleted'] },
  })
  const people = cache.build(client, { queryKey: ['people'], meta: { changedBy: ['member followed'] } })
  const plain = cache.build(client, { queryKey: ['plain'] })
  const areOld = () => [posts, people, plain].map(({ state }) => state.isInvalidated)
  await tell(client, 'post deleted')
  expect(areOld()).toEqual([true, false, false])
  await tell(client, 'member followed')
  expect(areOld()).toEqual([true, true, false])
})

test('each query key is written in only one place of the web app', () => {
  const found = new Map<string, string[]>()
  for (const file of globSync('web/**/*.{ts,tsx}', { exclude: path => /\.test\.tsx?$/.test(path) })) {
    const text = readFileSync(file, 'utf8')
    const keys = text.matchAll(
      /(?:queryKey:|(?:Key|Lists)\b[^\n]*(?:=|=>)|ueryData(?:<.*>)?\()\s*\[\s*'([\w-]+)'/g,
    )
    for (const [, name = ''] of keys) found.set(name, [...(found.get(name) ?? []), file])
  }
  expect(found.size).toBeGreaterThan(20)
  expect([...found].filter(([, files]) => files.length > 1)).toEqual([])
})
