import { expect, test } from 'vitest'
import { marketRecord } from '../../../contracts/market-record.ts'
import { validationRecord } from '../../../contracts/validation-record.ts'
import { voiceIn } from '../voice.fixture.ts'
import { marketOutcome } from './result.ts'

const one = (value: number) => ({ low: value, high: value })
const euro = (value: number, per: string) => ({ ...one(value), currency: 'EUR', per })
const numbers = {
  many: { buyers: one(570), counted: 'own' },
  earn: { type: 'subscription', price: euro(45, 'month'), known: 'told' },
  far: { won: one(90), aim: euro(3000, 'month') },
}

function outcome(beside: object) {
  const record = marketRecord.parse({ version: 1, answers: numbers })
  const { answers } = validationRecord.parse({ version: 1, round: 1, answers: beside })
  const { figures, notes, end } = marketOutcome(record, 2026, voiceIn('en'), answers)
  const rows = figures?.inputs.map(({ label, value, from }) => `${label}: ${value}, ${from}`) ?? []
  return { said: [...rows, ...notes].join('\n').replaceAll('\u00a0', ' '), test: end.testFirst }
}

test('RM26 what the problem validation knows stands with its source, and where both count, which one the sums take', () => {
  const paid = { paid: one(6), each: euro(60, 'month'), since: '2026-01', known: 'records' }
  const { said, test } = outcome({ paid, reach: { there: one(60) }, others: { no: one(4) } })
  expect(said).toContain('Paid you, ever: 6, from Problem Validation')
  expect(said).toContain('Where you sell next, the problem validation counts 60; here 570 are counted')
  expect(said).toContain('The sizes take EUR 45 a month; what was really paid is EUR 60 a month')
  expect(test).toContain('Ask five of them')
  const same = outcome({ paid: { ...paid, each: euro(540, 'year') }, reach: { there: one(570) } })
  expect(same.said).not.toMatch(/The sizes take|Where you sell next/)
  expect(same.test).toContain('Ask five more of them')
  // Who said no is not asked for the same again.
  expect(outcome({ paid: { paid: one(0) }, others: { no: one(14) } }).test).toContain('Call 5 of them')
})
