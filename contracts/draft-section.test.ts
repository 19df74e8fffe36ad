import { expect, test } from 'vitest'
import { draftSectionRequest } from './draft-section.ts'

const lines = (count: number, letters: number) =>
  Array.from({ length: count }, (_, at) => ({
    name: `problem-${at}`,
    text: 'x'.repeat(letters),
    known: null,
  }))
const lettersOf = (count: number, letters: number) =>
  draftSectionRequest
    .parse({ section: 'Problem', reader: 'A bank', lines: lines(count, letters) })
    .lines.map(({ text }) => text.length)

test('CK68 if the lines are too long together, all are cut to the same length; otherwise no line is cut', () => {
  expect(lettersOf(80, 10_000)).toEqual(Array(80).fill(500))
  expect(lettersOf(20, 2_000)).toEqual(Array(20).fill(2_000))
  expect(lettersOf(80, 300)).toEqual(Array(80).fill(300))
})
