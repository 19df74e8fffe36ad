import { IntlMessageFormat } from 'intl-messageformat'
import { expect, test } from 'vitest'
import type { z } from 'zod'
import en from '../../content/messages/en.json' with { type: 'json' }
import {
  amount,
  choice,
  choices,
  field,
  note,
  question,
  recordOf,
  rows,
} from '../../contracts/record-fields.ts'
import { nextQuestion } from './asking.ts'
import { withAnswer } from './change.ts'
import { draftOf, readDraft, withUnknown } from './draft.ts'
import type { FormField } from './fields.ts'
import { told } from './figures.ts'
import { idea } from './idea/kind.ts'
import { answeredIn, emptyRecord, isDone, type RecordKind } from './kind.ts'
import { answerText, figuresOf } from './print-answer.ts'
import { voiceOf } from './voice.ts'

// A record with two questions: the competitors as rows, then a price for each competitor.
const asked = {
  rivals: question({
    rivals: rows({ name: note(60), kind: choice('nothing', 'hand') }),
    better: choices('sale', 'hours'),
  }),
  prices: question({ prices: rows({ price: field(amount) }) }),
}
const schema = recordOf(asked)
type Told = z.infer<typeof schema>
const kind: RecordKind<Told> = {
  helper: 'competitor-analysis',
  questions: ['rivals', 'prices'],
  prefix: '',
  schema,
  fieldSchema: () => null,
  fieldsOf(id, { rivals }): readonly FormField[] {
    const label = 'label.today.kind'
    const price: FormField = { id: 'price', type: 'amount', label: 'label.today.pays', pers: ['piece'] }
    const fixed = (told(rivals?.rivals) ?? []).map(row => ({ id: row.id, name: row.name ?? '' }))
    if (id === 'prices')
      return [{ id: 'prices', type: 'rows', label, add: 'button.send', most: 6, fields: [price], fixed }]
    return [
      {
        id: 'rivals',
        type: 'rows',
        label,
        add: 'button.send',
        most: 6,
        fields: [
          { id: 'name', type: 'note', label, most: 60, hint: 'hint.problem.whose' },
          {
            id: 'kind',
            type: 'choice',
            label,
            options: [
              { id: 'nothing', label: 'option.kind.nothing' },
              { id: 'hand', label: 'option.kind.hand' },
            ],
          },
        ],
      },
      {
        id: 'better',
        type: 'choices',
        label,
        options: [
          { id: 'sale', label: 'option.type.sale' },
          { id: 'hours', label: 'option.type.hours' },
        ],
      },
    ]
  },
  hasKnown: () => false,
  wordsLabel: () => 'card.words',
  react: () => null,
  isEnough: () => false,
  isResult: () => false,
  texts: { result: 'button.verdict', done: 'told.done', beside: 'free.note' },
  wordTopics: {},
  filed: () => [],
  prefills: {},
}
const voice = voiceOf('en', (key, values) =>
  String(new IntlMessageFormat(en[key], 'en', undefined, { ignoreTag: true }).format(values)),
)
const context = (id: 'rivals' | 'prices', answers: Told['answers'] = {}) =>
  ({ kind, question: id, answers, locale: 'en', currency: 'EUR', today: '2026-11-18' }) as const

const draft = {
  'rivals.rows': 'a,b,c',
  'rivals.a.name': 'Sunny',
  'rivals.a.kind': 'hand',
  'rivals.b.name': 'Moon',
  better: 'hours,sale,nonsense',
}

test('RW01 rows keep their ids, an empty row is dropped, and a choice keeps a value that is no longer offered', () => {
  const { answer, errors, isBlank } = readDraft(draft, context('rivals'))
  expect({ answer, errors, isBlank }).toEqual({
    answer: {
      rivals: [
        { id: 'a', name: 'Sunny', kind: 'hand' },
        { id: 'b', name: 'Moon' },
      ],
      better: ['sale', 'hours'],
    },
    errors: {},
    isBlank: false,
  })
})

test('RW01 rows that come from another question keep their ids, and an error is shown at its cell', () => {
  const record = withAnswer(kind, emptyRecord, 'rivals', readDraft(draft, context('rivals')).answer)
  const told = readDraft(
    { 'prices.b.price': '12', 'prices.a.price': 'much' },
    context('prices', record.answers),
  )
  expect(told.errors).toEqual({ 'prices.a.price': 'number' })
  expect(told.answer).toEqual({
    prices: [{ id: 'b', price: { low: 12, high: 12, currency: 'EUR', per: 'piece' } }],
  })
})

test('RW02 the founder edits rows as they were typed, and they are printed one by one', () => {
  const record = withAnswer(kind, emptyRecord, 'rivals', readDraft(draft, context('rivals')).answer)
  const typed = draftOf(context('rivals', record.answers))
  expect(readDraft(typed, context('rivals')).answer).toEqual(record.answers.rivals)
  expect(answerText(kind, 'rivals', record.answers, voice)).toContain('Sunny')
  expect(answeredIn(kind, record.answers)).toEqual(['rivals'])
  expect(figuresOf(kind, 'prices', record.answers, voice).map(({ label, text }) => [label, text])).toEqual([
    ['Sunny', null],
    ['Moon', null],
  ])
})

test('RW02 “I do not know” marks each row as a thing to find out and does not count as an answer', () => {
  const record = withAnswer(kind, emptyRecord, 'rivals', readDraft(draft, context('rivals')).answer)
  const unknown = withUnknown(readDraft({}, context('prices', record.answers)))
  expect(unknown).toEqual({
    prices: [
      { id: 'a', price: 'unknown' },
      { id: 'b', price: 'unknown' },
    ],
  })
  const after = withAnswer(kind, record, 'prices', unknown)
  expect(answeredIn(kind, after.answers)).toEqual(['rivals'])
  expect(nextQuestion(kind, after)).toBeNull()
})

test.each(['sentence', 'problem'] as const)(
  'RC08 if the card %s of the idea has no fields, “I do not know” skips it',
  question => {
    const card = { kind: idea as unknown as RecordKind, question, answers: {}, locale: 'en' }
    const reading = readDraft({}, { ...card, currency: 'EUR', today: '2026-11-18' })
    const { answers } = withAnswer(idea, emptyRecord, question, withUnknown(reading))
    expect(answeredIn(idea, answers)).toEqual([])
    expect(isDone(answers, question)).toBe(true)
  },
)

test('RW03 the record of one helper cannot be read as another helper’s', () => {
  expect(schema.safeParse({ ...emptyRecord, answers: { problem: { words: 'No-shows.' } } }).success).toBe(
    false,
  )
})
