import { expect, test } from 'vitest'
import { readAll } from './read-all.ts'

/** A server that returns at most `most` rows per response. */
function serverOf(rows: number[], most: number, onAnswer?: (answered: number) => void) {
  let answered = 0
  const list = (options: { count?: 'exact' }) => ({
    range: async (first: number, last: number) => {
      const data = rows.slice(first, Math.min(last + 1, first + most))
      const answer = { data, error: null, count: options.count ? rows.length : null }
      answered += 1
      onAnswer?.(answered)
      return answer
    },
  })
  return { list, answers: () => answered }
}
const numbers = (length: number) => Array.from({ length }, (_, index) => index)

test.each([
  [0, 1000, 1],
  [1, 1000, 1],
  [1000, 1000, 1],
  [1001, 1000, 2],
  [5000, 1000, 5],
  [5001, 1000, 6],
  [130, 50, 3],
  [2500, 5000, 3],
])(
  'EV40 reading %i rows misses none if the server returns at most %i rows per response, and needs %i requests',
  async (length, most, requests) => {
    const { list, answers } = serverOf(numbers(length), most)
    expect(await readAll(list)).toEqual(numbers(length))
    expect(answers()).toBe(requests)
  },
)

test('EV40 a list that changes while it is being read is read again', async () => {
  const rows = numbers(2500)
  const { list } = serverOf(rows, 1000, answered => {
    if (answered === 1) rows.shift()
  })
  expect(await readAll(list)).toEqual(numbers(2500).slice(1))
})

test('a list that always changes is read three times and not forever', async () => {
  const rows = numbers(2500)
  const { list, answers } = serverOf(rows, 1000, () => rows.push(rows.length))
  expect((await readAll(list)).length).toBeGreaterThanOrEqual(2500)
  expect(answers()).toBeLessThan(15)
})

test('EV40 if one page of a list fails, reading the list fails and does not return a shorter list', async () => {
  const list = () => ({
    range: async (first: number) =>
      first === 0
        ? { data: numbers(1000), error: null, count: 1500 }
        : { data: null, error: { message: 'gone' }, count: null, status: 500 },
  })
  await expect(readAll(list)).rejects.toMatchObject({ name: 'AppError' })
})
