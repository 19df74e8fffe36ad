import { expect, test } from 'vitest'
import { cellSchema, competitorQuestions } from '../../contracts/competitor-record.ts'
import { fieldSchema, validationQuestions, validationRecord } from '../../contracts/validation-record.ts'
import { idea } from '../../venture/records/idea/kind.ts'
import { pitch } from '../../venture/records/pitch/pitch.ts'
import { rivals } from '../../venture/records/rivals/kind.ts'
import { fieldRules, sheets } from './fields.ts'

const shapes = validationRecord.shape.answers.shape
const aside = ['words', 'known', 'skipped', 'quotes', 'prefilled', 'proposed']

test('RC15 a prompt describes every field of the validation record and no other field', () => {
  for (const question of validationQuestions) {
    const fields = Object.keys(shapes[question].unwrap().shape).filter(name => !aside.includes(name))
    expect(Object.keys(sheets.validation[question] ?? {}), question).toEqual(fields)
    for (const field of fields) expect(fieldSchema(question, field)).not.toBeNull()
  }
})

test('RP11 a prompt describes every field of the pitch cards and no other field', () => {
  for (const question of pitch.questions)
    expect(Object.keys(sheets.pitch[question] ?? {})).toEqual(
      pitch.fieldsOf(question, {}).map(({ id }) => id),
    )
})

test('RI04 RV13 every field that a prompt describes exists on the canvas or in the table of rivals', () => {
  expect([Object.keys(sheets.idea), Object.keys(sheets.rivals)]).toEqual([
    idea.questions,
    competitorQuestions,
  ])
  for (const question of idea.questions)
    for (const field of Object.keys(sheets.idea[question] ?? {}))
      expect(idea.fieldSchema(question, field), field).not.toBeNull()
  for (const question of competitorQuestions)
    for (const field of Object.keys(sheets.rivals[question] ?? {}))
      expect(cellSchema(question, field) ?? rivals.fieldSchema(question, field), field).not.toBeNull()
})

test.each(['validation', 'idea', 'pitch', 'rivals'] as const)(
  'RC15 the prompt of %s contains every list with its values',
  helper => {
    expect(fieldRules(helper)).not.toMatch(/\{\w+\}|\(\)|one of *[;)]/)
  },
)
