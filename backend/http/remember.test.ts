import { expect, test } from 'vitest'
import { remembering } from '../remember.ts'

function setUp() {
  const read: string[] = []
  const length = remembering(text => {
    read.push(text)
    return text.length
  })
  return { read, length }
}

test('CK25 a cache is limited by its number of characters, so it does not keep a thousand long texts', () => {
  const { read, length } = setUp()
  const texts = Array.from({ length: 200 }, (_, at) => String(at).padEnd(2_000, ','))
  for (const text of texts) length(text)
  expect(length(texts.at(-1) ?? '')).toBe(2_000)
  expect(read).toHaveLength(200)
  for (const text of texts.slice(0, 100)) length(text)
  expect(read).toHaveLength(300)
})

test('a cache keeps many short texts', () => {
  const { read, length } = setUp()
  for (let round = 0; round < 2; round += 1)
    for (let at = 0; at < 900; at += 1) expect(length(`id,${at}`)).toBeGreaterThan(3)
  expect(read).toHaveLength(900)
})
