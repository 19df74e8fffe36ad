import { expect, test } from 'vitest'
import { languages } from '../../language/recognise.ts'
import { marks } from '../problem-validation/texts/marks.ts'
import { conversionRead, readGroup } from './read-back.ts'
import { texts } from './texts/all.ts'

const group = { name: 'Farms', pain: null, find: null, paid: null, refused: null, reach: 3, money: null }

test.each(languages)('%s: money that was told and not marked is not called a mark', language => {
  const { bySaying, score } = texts[language].byMarks
  const rung = marks[language].money[3]
  expect(readGroup(group, true, language).scoreReason).toContain(`${bySaying} ${rung}.`)
  expect(readGroup({ ...group, money: 4 }, true, language).scoreReason).toBe(
    `${score} ${marks[language].reach[2]}; ${rung}.`,
  )
})

test('who has not decided is in the base, and beside signers there is no rate', () => {
  expect(conversionRead({ ...group, paid: 2 }, 5, 'en')?.text).toContain('2 of 7 paid (29 %), 5 undecided')
  expect(conversionRead({ ...group, paid: 3, refused: 2 }, null, 'en')?.text).not.toContain('%')
  expect(conversionRead({ ...group, paid: 3, refused: 2 }, 0, 'en')?.text).toContain('3 of 5 paid (60 %)')
})
