import { expect, test } from 'vitest'
import {
  type CompetitorAnswers,
  type CompetitorQuestion,
  competitorQuestions,
  competitorRecord,
} from '../../contracts/competitor-record.ts'
import { type Fact, fact } from '../../contracts/facts.ts'
import type { Amount } from '../../contracts/record-fields.ts'
import { validationRecord } from '../../contracts/validation-record.ts'
import { languages } from '../../venture/numbers/locale.ts'
import type { ReadField } from '../../venture/records/change.ts'
import { withPatch } from '../../venture/records/change.ts'
import { understoodIn } from '../../venture/records/facts.ts'
import { allKnown } from '../../venture/records/prefill.ts'
import { rivals } from '../../venture/records/rivals/kind.ts'
import { voiceIn } from '../language/voice.ts'
import { readPatch } from '../prompts/competitor-analysis/sheet.ts'
import { recordAfter, wordsOf } from '../records/given.ts'
import { understoodFrom } from '../records/known.ts'
import written from './competitor-analysis.cases.json' with { type: 'json' }
import { competitorAnalysis } from './competitor-analysis.ts'

const today = '2026-11-18'
const exact = (value: number) => ({ low: value, high: value })
const eur = (value: number, per: Amount['per'] = 'piece') => ({ ...exact(value), currency: 'EUR', per })
const recordOf = (answers: CompetitorAnswers) => competitorRecord.parse({ version: 1, round: 1, answers })

const { answers: told } = competitorRecord.parse({ version: 1, round: 1, answers: written })
const ask = (
  answers: CompetitorAnswers,
  asked: CompetitorQuestion | 'open' | null,
  more: Partial<Parameters<typeof competitorAnalysis.playbook>[0]> = {},
) =>
  competitorAnalysis.playbook({
    messages: [],
    background: '',
    today,
    given: { record: recordOf(answers), asked, locale: 'en' },
    ...more,
  })

test('RV09 the interview asks eight questions in order, replies with calculations, and then gives the report', () => {
  const said = competitorQuestions.map((question, at) => {
    const answers = Object.fromEntries(competitorQuestions.slice(0, at + 1).map(id => [id, told[id]]))
    return ask(answers, question)
  })
  expect(said.map(result => (result.kind === 'turn' ? result.asks : result.kind))).toEqual([
    ...competitorQuestions.slice(1),
    'report',
  ])
  const [, , prices, chosen, fights] = said.map(result => (result.kind === 'turn' ? result.reaction : ''))
  expect(prices).toContain('with “Lima Tiles”: EUR\u00a0195.')
  expect(chosen).toBe('')
  expect(fights).toContain('2 of 6 came to you (33%).')
})

test('RV24 an empty answer skips its question without a reply, and the interview does not ask it again', () => {
  const answers = { rivals: told.rivals, yours: {} }
  expect(ask(answers, 'yours')).toMatchObject({
    kind: 'turn',
    asks: 'prices',
    reaction: '',
  })
  const given = { record: recordOf(answers), asked: 'yours' as const, locale: 'en' }
  expect(recordAfter(rivals, [], given, {}).answers.yours).toEqual({ skipped: true })
  // A list of rows is not an answer either if all of its cells are blank.
  expect(ask({ ...answers, yours: told.yours, prices: { rows: [{ id: 'a' }] } }, 'prices')).toMatchObject({
    asks: 'chosen',
  })
})

test('RV09 before the first answer the helper asks for answers, and after three answers the founder can request the report', () => {
  expect(ask({}, null)).toMatchObject({
    kind: 'turn',
    asks: 'rivals',
    reaction: expect.stringContaining('Eight'),
  })
  const two = { rivals: told.rivals, yours: told.yours }
  expect(ask(two, null)).toMatchObject({
    kind: 'turn',
    reaction: expect.stringContaining('2 answers so far'),
  })
  expect(ask({ ...two, copy: told.copy }, null)).toMatchObject({ kind: 'report' })
  expect(ask({ ...two, copy: told.copy }, 'open')).toMatchObject({ kind: 'turn' })
})

test.each(languages)(
  'RV08 %s: the report is in this language, and every blank cell says “not known”',
  language => {
    const text = competitorAnalysis.render(ask(told, null, { language }))
    const empty = competitorAnalysis.render(
      ask({ ...told, prices: {}, chosen: {}, fights: {} }, null, { language }),
    )
    expect(text).not.toMatch(/undefined|NaN|\{|null/)
    expect(text).toContain('Lima Tiles')
    expect(text).toContain(`10 × `)
    const blank = voiceIn(language).say('rivals.unknown')
    const row = empty.split('\n').find(line => line.startsWith('| **Lima Tiles**')) ?? ''
    expect(row.split(blank)).toHaveLength(5)
  },
)

test('RV35 the report has a separate part for text whose card has no filled field', () => {
  const words = 'Half of them buy at Lima'
  const report = (rivals: CompetitorAnswers['rivals']) => ask({ ...told, rivals }, null)
  expect(report({ ...told.rivals, words })).not.toHaveProperty('said')
  expect(report({ words })).toMatchObject({ said: [{ name: 'The rivals', words }] })
})

test('RV05 if an answer changes, the next report also shows the earlier first line', () => {
  const before = ask(told, null)
  const after = ask({ ...told, fights: { rows: [{ id: 'a', lost: exact(0), won: exact(9) }] } }, null, {
    shown: before,
  })
  expect(after).toMatchObject({
    before: 'You lose most to “Lima Tiles” (4 of 4 losses; 2 won against them).',
  })
})

const validation = validationRecord.parse({
  ...{ version: 1, round: 1 },
  answers: { today: { kind: 'nothing', words: 'they glue it', pays: eur(2), known: 'saw' } },
})
const memory = { facts: [], records: [validation], proposed: [], contradictions: [] } as never

const filedAt = '2026-11-01T00:00:00Z'
const factOf = (about: Partial<Fact>): Fact =>
  fact.parse({
    ...{ id: crypto.randomUUID(), project_id: crypto.randomUUID(), source_id: null, topic: 'rival' },
    ...{ subject: null, text: 'x', quote: null, value: null, evidence: 'told', bears: 'for' },
    ...{ state: 'confirmed', said_at: filedAt, created_at: filedAt, updated_at: filedAt },
    ...{ disagrees_with: null, beside: [], ...about },
  })
const known = (question: CompetitorQuestion, answers: CompetitorAnswers, facts: Fact[]) =>
  allKnown(rivals, question, {
    shown: rivals.fieldsOf(question, answers),
    answers,
    facts,
    validation,
  })

test('RV11 rows are filled with known rivals and their prices, but never with wins from elsewhere', () => {
  const price = { kind: 'price' as const, parts: [{ kind: 'once' as const, ...exact(13), currency: 'EUR' }] }
  const facts = [
    factOf({ subject: 'Lima Tiles', text: 'Lima Tiles: EUR 13', value: price, evidence: 'observed' }),
    factOf({ subject: 'Lima Tiles', text: 'Lima Tiles: 4 lost' }),
    factOf({ text: 'Tilo', value: { kind: 'name', name: 'Tilo' } }),
    factOf({ text: 'a long sentence about everybody in the whole town who sells something like it' }),
    factOf({ text: 'Gone', state: 'withdrawn' }),
  ]
  expect(known('rivals', {}, facts).rows).toMatchObject({
    known: 'told',
    value: [
      { id: 'r1', name: 'Lima Tiles' },
      { id: 'r2', name: 'Tilo' },
    ],
  })
  expect(known('prices', { rivals: told.rivals, yours: told.yours }, facts).rows?.value).toEqual([
    { id: 'a', price: eur(13), known: 'saw' },
    { id: 'nothing', price: eur(2), known: 'saw' },
  ])
  expect(known('fights', { rivals: told.rivals }, facts)).toEqual({})
})

test('RV11 if the price of one row is known, the interview still asks for the others', () => {
  expect(ask({ rivals: told.rivals, yours: told.yours }, 'yours', { memory })).toMatchObject({
    question: expect.stringMatching(/^What do they cost\?.*On the card already: Doing nothing/s),
  })
})

test('RV11 in the report, the row “doing nothing” has the text and the price from the problem validation', () => {
  const report = ask({ ...told, prices: {}, fights: {} }, null, { memory })
  expect(report).toMatchObject({
    headline: 'No price of “Lima Tiles” yet.',
    rivals: [{}, { name: 'Doing nothing', words: 'they glue it', price: 'EUR\u00a02 apiece' }],
  })
  expect(competitorAnalysis.render(report)).toContain('| **Doing nothing** “they glue it” |')
})

test('RV12 an answer makes one fact per rival, with the evidence of the row; known values make no new fact', () => {
  const voice = voiceIn('en')
  const facts = (question: CompetitorQuestion, answers = told) =>
    understoodIn(rivals, recordOf(answers), question, voice)?.facts.map(({ quote: _quote, ...fact }) => fact)
  expect(facts('rivals')).toEqual([
    {
      ...{ topic: 'rival', subject: 'Lima Tiles', value: { kind: 'name', name: 'Lima Tiles' } },
      text: 'Rivals, beside doing nothing: Lima Tiles, The same thing',
      ...{ evidence: 'observed', bears: 'for' },
    },
  ])
  expect(facts('prices')).toMatchObject([
    { topic: 'rival', subject: 'Lima Tiles', value: { kind: 'price' }, evidence: 'observed' },
  ])
  expect(facts('fights')).toMatchObject([{ subject: 'Lima Tiles', bears: 'against' }])
  expect(facts('yours')).toMatchObject([
    { topic: 'price', subject: null, value: { kind: 'price' }, evidence: 'observed' },
  ])
  expect(facts('rivals', { rivals: { ...told.rivals, prefilled: { rows: 'told' } } })).toBeUndefined()
})

const blank = { row: null, low: null, high: null, currency: null, per: null, text: null }
const read = (question: string, field: string, more: Partial<ReadField>): ReadField => ({
  ...{ ...blank, question, field, quote: 'as they said it' },
  ...more,
})

test('RV13 values that a model read go into the row of their rival, a new name adds a row, and nothing else changes', () => {
  const record = recordOf({ rivals: told.rivals, prices: told.prices })
  const patch = readPatch(record, [
    read('prices', 'price', { row: 'LIMA TILES', low: 14, currency: 'EUR', per: 'piece' }),
    read('chosen', 'reason', { row: 'Tilo', text: 'near' }),
    read('fights', 'lost', { row: 'nothing', low: 3 }),
    read('better', 'what', { text: 'faster, safer, prettier' }),
    read('chosen', 'reason', { row: 'Lima Tiles', text: 'because' }),
  ])
  const { answers } = withPatch(rivals, record, patch, { typed: null, refuted: null })
  expect(answers.rivals?.rows).toEqual([
    { id: 'a', name: 'Lima Tiles', kind: 'same' },
    { id: 'r2', name: 'Tilo' },
  ])
  expect(answers.prices?.rows).toEqual([{ id: 'a', price: eur(14), extra: eur(65, 'once'), known: 'saw' }])
  expect(answers.chosen?.rows).toEqual([{ id: 'r2', reason: 'near' }])
  expect(answers.fights?.rows).toEqual([{ id: 'nothing', lost: exact(3) }])
  expect(answers.better?.what).toEqual(['faster', 'safer'])
  expect(answers.chosen?.quotes).toEqual({ 'rows.r2': 'as they said it' })
})

test('RV13 each row of rivals keeps its own quote, and a rival is named as the one that is beaten', () => {
  const record = recordOf({ rivals: told.rivals })
  const price = { currency: 'EUR', per: 'piece' }
  const patch = readPatch(record, [
    read('prices', 'price', { row: 'Lima Tiles', low: 14, ...price, quote: 'Lima takes 14' }),
    read('prices', 'price', { row: 'Tilo', low: 9, ...price, quote: 'Tilo is at 9' }),
    read('better', 'against', { text: 'tilo', quote: 'better than Tilo' }),
  ])
  const held = withPatch(rivals, record, patch, { typed: null, refuted: null })
  expect(held.answers.prices?.quotes).toEqual({ 'rows.a': 'Lima takes 14', 'rows.r2': 'Tilo is at 9' })
  expect(held.answers.better?.against).toBe('r2')
  const prices = patch.filter(({ question }) => question === 'prices')
  const found = understoodFrom(rivals, held, prices, { source: '', voice: voiceIn('en'), more: null })
  expect(found?.facts.map(({ subject, quote }) => [subject, quote])).toEqual([
    ['Lima Tiles', 'Lima takes 14'],
    ['Tilo', 'Tilo is at 9'],
  ])
  const later = readPatch(held, [
    read('prices', 'price', { row: 'Tilo', low: 8, ...price, quote: 'Tilo now asks 8' }),
  ])
  const now = withPatch(rivals, held, later, { typed: null, refuted: null })
  expect(now.answers.prices?.quotes).toMatchObject({
    'rows.a': 'Lima takes 14',
    'rows.r2': 'Tilo now asks 8',
  })
  const news = understoodFrom(rivals, now, later, { source: '', voice: voiceIn('en'), more: null })
  expect(news?.facts.map(({ subject }) => subject)).toEqual(['Tilo'])
})

test('RV13 a model does not overwrite typed values', () => {
  const record = recordOf({ rivals: told.rivals, prices: told.prices })
  const patch = readPatch(record, [
    read('prices', 'price', { row: 'Lima Tiles', low: 1, currency: 'EUR', per: 'piece' }),
  ])
  const held = withPatch(rivals, record, patch, { typed: 'prices', refuted: null })
  expect(held.answers.prices).toEqual(told.prices)
})

test('RV14 the safety check also reads names and notes in rows and fields', () => {
  expect(wordsOf(rivals, recordOf(told))).toEqual(['Lima Tiles', '2 days', '9 days', 'the moulds'])
})
