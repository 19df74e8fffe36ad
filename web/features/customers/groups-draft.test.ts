import { expect, test } from 'vitest'
import { draftsOf, readBackOf } from './groups-draft.ts'

const rungs = { reach: ['1', '2', '3', '4', '5'], money: ['1', '2', '3', '4', '5'] }
const bakers = {
  name: 'Bakers in Bonn',
  pain: 'Flour is late',
  find: null,
  paid: 3,
  refused: 4,
  reach: null,
  money: null,
}

test('CG01 the groups begin as they were saved, with room for three', () => {
  const drafts = draftsOf({ isConfirmed: false, groups: [bakers], rungs })
  expect(drafts.map(({ name }) => name)).toEqual(['Bakers in Bonn', '', ''])
  expect(readBackOf(drafts)).toEqual({ groups: [bakers] })
})

test('CG01 a blank count is not zero, a group without a name is none, and a mark counts', () => {
  const [first, second, third] = draftsOf({ isConfirmed: false, groups: [bakers], rungs })
  const drafts = [
    { ...first!, paid: '', refused: '0', money: 4 },
    { ...second!, pain: 'A pain without a group' },
    { ...third!, name: ' Cafés ' },
  ]
  expect(readBackOf(drafts)?.groups).toMatchObject([
    { name: 'Bakers in Bonn', paid: null, refused: 0, money: 4 },
    { name: 'Cafés', pain: null, paid: null },
  ])
  expect(readBackOf([{ ...first!, name: ' ' }])).toBeNull()
  expect(readBackOf([{ ...first!, paid: '1000000000000000000' }])).toBeNull()
})
