// Tests that an amount always keeps its unit: when a model reads it, in the record, on the cards, in other helpers
// and in calculations.
import { describe, expect, test } from 'vitest'
import { pitchQuestions } from '../../contracts/pitch-record.ts'
import { amountUnits } from '../../contracts/record-fields.ts'
import { validationQuestions } from '../../contracts/validation-record.ts'
import { patchOf, withPatch } from './change.ts'
import { draftOf, prefillsIn, readDraft } from './draft.ts'
import { yearlyValue } from './earn.ts'
import { lostInYear } from './in-a-year.ts'
import { type AnyRecord, emptyRecord, type RecordKind } from './kind.ts'
import { readNumbers } from './market/draft.ts'
import { pitch } from './pitch/pitch.ts'
import { proposedIn } from './proposed.ts'
import { voiceIn } from './rivals/test-voice.ts'
import { validation } from './validation.ts'

const voice = voiceIn('en')
const today = '2026-11-19'
const context = { locale: 'en-NG', currency: 'NGN', today }

/** All money fields that a model can fill. */
const moneyFields = [
  ['validation', 'often', 'money'],
  ['validation', 'today', 'pays'],
  ['validation', 'earn', 'price'],
  ['validation', 'earn', 'deal'],
  ['validation', 'paid', 'each'],
  ['validation', 'others', 'deposit'],
  ['validation', 'frame', 'aim'],
  ['validation', 'frame', 'serve'],
  ['validation', 'frame', 'fixed'],
  ['pitch', 'traction', 'each'],
  ['pitch', 'ask', 'amount'],
] as const
const kinds = { validation: validation as unknown as RecordKind, pitch: pitch as unknown as RecordKind }
/** Values of other fields. With them, the form shows the field. */
const beside: Record<string, object> = {
  'earn price': { earn: { type: 'subscription' } },
  'earn deal': { earn: { type: 'commission' } },
  'frame serve': { frame: { aim: { low: 1, high: 1, currency: 'NGN', per: 'month' } } },
  'frame fixed': { frame: { aim: { low: 1, high: 1, currency: 'NGN', per: 'month' } } },
  'paid each': { paid: { paid: { low: 2, high: 2 } } },
  'others deposit': { others: { committed: { low: 2, high: 2 } } },
}

describe.each(amountUnits)('MM57 an amount with the unit %s keeps its meaning', per => {
  test.each(moneyFields)(
    'the amount keeps its unit in %s, %s.%s when it is read, confirmed and edited on its card',
    (helper, question, field) => {
      const kind = kinds[helper]
      const start = { ...emptyRecord, answers: beside[`${question} ${field}`] ?? {} } as AnyRecord
      const read = {
        question,
        field,
        low: 1500,
        high: null,
        currency: 'NGN',
        per,
        text: null,
        quote: 'so much',
      }
      const held = withPatch(kind, start, patchOf(kind, [read]), { typed: null, refuted: null })
      const [waiting] = proposedIn(kind, held, voice)
      const answers: AnyRecord['answers'] = {
        ...held.answers,
        ...(waiting && { [question]: waiting.yes as AnyRecord['answers'][string] }),
      }
      const value = { low: 1500, high: 1500, currency: 'NGN', per }
      expect(answers[question]?.[field]).toEqual(value)
      const asked = { kind, question, answers, ...context }
      const again = readDraft(draftOf(asked), { ...asked, prefills: () => prefillsIn(asked) })
      expect(again.answer[field]).toEqual(value)
    },
  )

  test('the market research takes the price of the validation with its unit, or does not take the price at all', () => {
    const price = { low: 1500, high: 1500, currency: 'NGN', per }
    const earn = { type: 'subscription' as const, price }
    const { record } = readNumbers({}, { ...context, facts: [], validation: { earn }, before: null })
    expect(record?.answers.earn?.price).toEqual(price)
  })

  test('a cost is multiplied by the frequency only if its unit is “per time”', () => {
    const often = {
      often: { low: 2, high: 2, per: 'week' as const },
      money: { low: 60, high: 60, currency: 'EUR', per },
    }
    const inYear: Partial<Record<string, number>> = {
      ...{ piece: 6240, time: 6240, person: 6240, once: 6240 },
      ...{ week: 3120, month: 720, year: 60 },
    }
    expect(lostInYear(often, undefined)?.low ?? null).toBe(inYear[per] ?? null)
  })

  test('a price per period is not used as the price of a sale', () => {
    const price = { low: 10, high: 10, currency: 'EUR', per }
    const sum = yearlyValue({ type: 'sale', price, takes: { low: 2, high: 2, per: 'month' } })
    expect(sum?.low ?? null).toBe(['week', 'month', 'year'].includes(per) ? null : 240)
  })
})

test('MM57 the tests in this file cover all money fields', () => {
  const found = [
    ...validationQuestions.map(id => ['validation', id] as const),
    ...pitchQuestions.map(id => ['pitch', id] as const),
  ].flatMap(([helper, id]) => {
    const all = Object.assign({}, ...Object.values(beside)) as AnyRecord['answers']
    return kinds[helper]
      .fieldsOf(id, all)
      .flatMap(field => (field.type === 'amount' ? [`${helper} ${id} ${field.id}`] : []))
  })
  const listed = moneyFields.map(parts => parts.join(' '))
  expect(found.filter(one => !listed.includes(one))).toEqual([])
})
