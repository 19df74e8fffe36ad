import { expect, test } from 'vitest'
import { whatIsThere } from './what-is-there.ts'

test('M05 the toast lists the sizes that a research computed and the inputs that it lacks', () => {
  const made = { id: 'a', createdAt: '', text: '', answeredBy: null, about: {}, result: null }
  expect(whatIsThere(made)).toBe('No market size is computed yet.')
})
