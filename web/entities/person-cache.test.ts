import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { patchPerson, peopleIn, withPerson } from './person-cache.ts'

const nora = { id: 'n', full_name: 'Nora', avatar_url: null }
const renamed = { id: 'n', full_name: 'Nora L.', avatar_url: 'new.png', bio: 'Hello' }

test('a renamed member is updated everywhere in the cached data, and no field is added', () => {
  const data = { pages: [[{ id: 'p', content: 'Nora', author: nora }], [{ id: 'q', author: null }]] }
  expect(withPerson(data, renamed)).toEqual({
    pages: [
      [{ id: 'p', content: 'Nora', author: { id: 'n', full_name: 'Nora L.', avatar_url: 'new.png' } }],
      [{ id: 'q', author: null }],
    ],
  })
})

test('data without the renamed member stays the same object', () => {
  const data = { pages: [[{ id: 'n', content: 'a post with the same id' }]], count: 3 }
  expect(withPerson(data, renamed)).toBe(data)
})

test('a renamed member is updated in every cached answer, and each answer keeps the time of its last read', () => {
  const client = new QueryClient()
  client.setQueryData(['one'], nora, { updatedAt: 5 })
  client.setQueryData(['number'], 7)
  patchPerson(client, renamed)
  expect(client.getQueryData(['one'])).toEqual({ id: 'n', full_name: 'Nora L.', avatar_url: 'new.png' })
  expect(client.getQueryState(['one'])?.dataUpdatedAt).toBe(5)
})

test('each member in the cache is found once, and other objects with an id are not found', () => {
  const client = new QueryClient()
  client.setQueryData(['feed'], {
    pages: [
      [
        { id: 'p', author: nora },
        { id: 'q', author: null },
      ],
    ],
  })
  client.setQueryData(['profile', 'n'], { ...nora, links: ['a'] })
  client.setQueryData(['conversations'], [{ id: 'c', other: { id: 'm', full_name: null } }])
  client.setQueryData(['number'], 7)
  expect(peopleIn(client)).toEqual(['n', 'm'])
})
