import { expect, test } from 'vitest'
import { whatIsThere } from './what-is-there.ts'

test('M05 the toast says which sizes a research computed and which inputs it lacks', () => {
  const made = { id: 'a', createdAt: '', text: '', answeredBy: null, about: {}, result: null }
  expect(whatIsThere(made)).toBe('No market size is computed yet.')
})
