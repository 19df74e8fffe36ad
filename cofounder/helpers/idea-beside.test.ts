// Tests what the idea refinement takes from other helpers: amounts with a source, and the verdict PIVOT.
import { expect, test } from 'vitest'
import type { Fact } from '../../contracts/facts.ts'
import { ideaRecord } from '../../contracts/idea-record.ts'
import { validationRecord } from '../../contracts/validation-record.ts'
import { memoryOf } from '../../venture/facts/memory.ts'
import answers from './idea-refinement.cases.json' with { type: 'json' }
import { ideaRefinement } from './idea-refinement.ts'

const today = '2026-11-18'
const one = (number: number) => ({ low: number, high: number })
const eur = (low: number, per: string) => ({ ...one(low), currency: 'EUR', per })
const rival: Fact = {
  ...{ id: '00000000-0000-4000-8000-000000000001', project_id: '00000000-0000-4000-8000-000000000002' },
  ...({ topic: 'rival', bears: 'for', state: 'confirmed' } as const),
  ...{ subject: 'A bin', text: 'x', quote: null, value: null, evidence: null },
  ...{ beside: [], said_at: today, updated_at: today },
}

type Told = { told?: object; beside?: object; facts?: Fact[] }
function said({ told = answers, beside = {}, facts = [] }: Told) {
  const result = ideaRefinement.playbook({
    ...{ messages: [], idea: 'Old bread for breweries', today },
    given: { record: ideaRecord.parse({ version: 1, round: 1, answers: told }), asked: null, locale: 'en' },
    memory: {
      ...memoryOf({ name: 'Crumb', description: null, industry: null }, facts, 'idea-refinement'),
      records: [validationRecord.parse({ version: 1, round: 1, answers: beside })],
    },
  })
  return { result, text: ideaRefinement.render(result).replaceAll('\u00a0', ' ') }
}

test.each([
  ['told', 60, false],
  ['guess', 60, true],
  ['told', 61, true],
] as const)(
  'RI34 nobody is asked for an amount that a rival’s price proves: %s, EUR %d',
  (evidence, low, isAsked) => {
    const part = { kind: 'recurring', low, high: low, currency: 'EUR', per: 'month' } as const
    const facts: Fact[] = [{ ...rival, value: { kind: 'price', parts: [part] }, evidence }]
    const told = { ...answers, instead: { pays: eur(60, 'month') } }
    expect(said({ told, facts }).text.includes('Ask three what they paid')).toBe(isAsked)
  },
)

test('RM27 RI34 after a PIVOT the result starts with it, and the sentence is written anew', () => {
  const no = { no: one(16) }
  const asked = { problem: { words: 'x' }, who: { words: 'x' }, today: { words: 'x' }, reach: { words: 'x' } }
  const { result, text } = said({ beside: { ...asked, paid: { paid: one(0) }, others: no } })
  expect(text).toMatch(/^\*\*16 were asked for money and said no/)
  expect(result.kind === 'canvas' && result.closing.testFirst).toMatch(/^Write the sentence anew/)
  expect(text).not.toContain('Say or show your sentence')
  const who = { words: 'x', place: { country: 'DE', text: 'Köln' } }
  const before = { ...asked, who, reach: { words: 'x', there: one(64) }, paid: { paid: one(0) }, others: no }
  const customer = { ...answers.customer, place: { country: 'DE', text: 'Bonn' } }
  const other = said({ told: { ...answers, customer, channel: { there: one(90) } }, beside: before })
  expect(other.text).not.toMatch(/16 were asked|Write the sentence anew/)
})

test('RI29 while a permit is open, the first action is about it; the counter-argument compares the goal with the payers so far', () => {
  const paid = { paid: one(9), since: '2026-01', still: one(9) }
  const beside = { frame: { permit: 'applied' }, paid }
  const metric = { now: one(9), goal: one(60), by: '2027-05', counts: 'payers' }
  const { text } = said({ told: { ...answers, metric }, beside })
  expect(text).toMatch(/Test first\.\*\* Ask the authority by which day it decides/)
  expect(text).toContain('Your goal takes 51 more in 6 months; since Jan 2026 9 have paid in all.')
})
