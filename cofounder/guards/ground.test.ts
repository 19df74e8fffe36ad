import { expect, test } from 'vitest'
import { unsaidNumbers } from './ground.ts'
import { readerOfSentences } from './quantities.ts'

test('CK69 a sentence that occurs again is not parsed again, and the number of parsed sentences is limited', () => {
  const read = readerOfSentences('en', 3)
  const [once, ...again] = read('It takes 7 days. It takes 7 days.\nIt takes 7 days.')
  expect(again).toHaveLength(2)
  for (const figure of again) expect(figure).toBe(once)
  const numbers = read('We paid 41 euro.\nThey paid 42 euro.\nNobody paid 43 euro.').flatMap(
    one => one.numbers,
  )
  expect([...new Set(numbers)]).toEqual([41, 42])
})

test('CK69 checking an answer to a conversation of 240 kB takes a fraction of a second and uses its latest lines', () => {
  const messages = Array.from({ length: 60 }, (_, message) =>
    Array.from({ length: 700 }, (_, line) => `k${message * 700 + line}`).join('\n'),
  )
  const latest = 'It takes 77 days.'
  const before = process.threadCpuUsage()
  const said = [...messages, latest]
  expect(unsaidNumbers('It takes 77 days, or 78.', { said, language: 'en' })).toEqual(['78'])
  const { user, system } = process.threadCpuUsage(before)
  expect((user + system) / 1000).toBeLessThan(800)
})
