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
  const { figures, notes, end } = marketOutcome(record, '2026-11-16', voiceIn('en'), answers)
  const rows = figures?.inputs.map(({ label, value, from }) => `${label}: ${value}, ${from}`) ?? []
  return { said: [...rows, ...notes].join('\n').replaceAll('\u00a0', ' '), test: end.testFirst }
}

test('RM26 the amount that customers paid is shown beside the price if both have the same unit, and not otherwise', () => {
  const paid = { paid: one(6), each: euro(60, 'month'), since: '2026-01', known: 'records' }
  const { said, test } = outcome({ paid, reach: { there: one(60) }, others: { no: one(4) } })
  expect(said).toContain('The sizes take EUR 45 a month; what was really paid is EUR 60 a month')
  expect(said).not.toMatch(/\b60\b(?! a month)|Asked for money/)
  expect(test).not.toContain('Offer it')
  for (const each of [euro(45, 'month'), euro(540, 'year'), { ...euro(60, 'month'), currency: 'USD' }])
    expect(outcome({ paid: { ...paid, each } }).said).not.toContain('The sizes take')
  // The same request is not made again to people who said no.
  expect(outcome({ paid: { paid: one(0) }, others: { no: one(14) } }).test).not.toContain('Offer it')
})
