import { expect, test } from 'vitest'
import { type CompetitorQuestion, cellSchema, competitorRecord } from '../../contracts/competitor-record.ts'
import { ideaRecord } from '../../contracts/idea-record.ts'
import { pitchRecord } from '../../contracts/pitch-record.ts'
import { validationRecord } from '../../contracts/validation-record.ts'
import { fieldRules, sheets } from './fields.ts'

const aside = ['words', 'known', 'skipped', 'quotes', 'prefilled', 'proposed', 'rows']

const shapes = {
  validation: validationRecord.shape.answers.shape,
  idea: ideaRecord.shape.answers.shape,
  pitch: pitchRecord.shape.answers.shape,
  rivals: competitorRecord.shape.answers.shape,
}
const fieldsIn = (helper: keyof typeof shapes): Record<string, string[]> =>
  Object.fromEntries(
    Object.entries(shapes[helper]).map(([question, shape]) => [
      question,
      Object.keys(shape.unwrap().shape).filter(name => !aside.includes(name)),
    ]),
  )

const cells: Readonly<Record<string, readonly string[]>> = {
  rivals: ['name', 'kind'],
  prices: ['price', 'extra', 'paid', 'known'],
  chosen: ['reason', 'known'],
  fights: ['won', 'lost'],
}

test.each(['validation', 'idea', 'pitch', 'rivals'] as const)(
  'RC15 RI10 RP11 RV13 the prompt of %s offers every field of its cards and no other field',
  helper => {
    const whole = fieldsIn(helper)
    if (helper === 'rivals')
      for (const [question, names] of Object.entries(cells)) whole[question]?.push(...names)
    const offered = Object.fromEntries(
      Object.entries(sheets[helper]).map(([question, fields]) => [question, Object.keys(fields).toSorted()]),
    )
    expect(offered).toEqual(
      Object.fromEntries(Object.entries(whole).map(([question, names]) => [question, names.toSorted()])),
    )
    for (const [question, names] of Object.entries(cells))
      for (const name of names) expect(cellSchema(question as CompetitorQuestion, name), name).not.toBeNull()
  },
)

test.each(['validation', 'idea', 'pitch', 'rivals'] as const)(
  'RC15 the prompt of %s contains every list of choices with its values',
  helper => {
    expect(fieldRules(helper)).not.toMatch(/\{\w+\}|\(\)|one of *[;)]/)
  },
)
