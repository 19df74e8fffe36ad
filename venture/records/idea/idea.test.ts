import { describe, expect, test } from 'vitest'
import en from '../../../content/messages/en.json' with { type: 'json' }
import { type IdeaAnswers, ideaQuestions, ideaRecord } from '../../../contracts/idea-record.ts'
import type { Amount } from '../../../contracts/record-fields.ts'
import { readDraft } from '../draft.ts'
import { understoodIn } from '../facts.ts'
import { emptyRecord, keyOf } from '../kind.ts'
import { voiceIn } from '../voice.fixture.ts'
import { canvasOf, sentenceOf } from './canvas.ts'
import { isEnough, idea as kind } from './kind.ts'
import { coverOf, leftOf, wordCount } from './sums.ts'

const voice = voiceIn('en')
const today = '2026-11-18'
const eur = (low: number, per: Amount['per'], high = low, currency = 'EUR') => ({
  ...{ low, high, currency, per },
})
const one = (low: number, high = low) => ({ low, high })
const monthly = (serve: IdeaAnswers['costs']): IdeaAnswers => ({
  earn: { type: 'subscription', price: eur(49, 'month') },
  costs: serve,
})

test('RI02 every question, field and choice of the record has its texts', () => {
  const words: Readonly<Record<string, string>> = en
  for (const question of ideaQuestions) {
    for (const what of ['ask', 'why', 'name'] as const)
      expect(words[keyOf(kind, what, question)]).toBeTruthy()
    expect(words[kind.wordsLabel(question, {})]).toBeTruthy()
    const fields = kind.fieldsOf(question, { earn: { type: 'sale' } })
    expect(fields.length).toBeLessThanOrEqual(4)
    for (const field of fields) expect(words[field.label], field.label).toBeTruthy()
  }
})

describe('RI03 the reply says what is left of each sale and how many sales cover the fixed costs', () => {
  const sold = (price: number, runs?: number): IdeaAnswers => ({
    earn: { type: 'sale', price: eur(price, 'piece'), ...(runs && { runs }) },
    costs: { serve: eur(4, 'piece'), fixed: eur(100, 'month') },
  })
  test.each([
    [monthly({ serve: eur(9, 'month'), fixed: eur(800, 'month') }), one(40), 20],
    [monthly({ serve: eur(9, 'month', 19), fixed: eur(800, 'month') }), { low: 30, high: 40 }, 27],
    [sold(12), one(8), 13],
    // The costs run all year, but there are sales only in six months.
    [sold(12, 6), one(8), 150],
    [
      {
        earn: { type: 'subscription', price: eur(180, 'year') },
        costs: { serve: eur(60, 'year'), fixed: eur(350, 'month') },
      },
      one(120),
      35,
    ],
    [
      {
        earn: { type: 'hours', price: eur(300, 'day') },
        costs: { serve: eur(50, 'day'), fixed: eur(1000, 'month') },
      },
      one(250),
      4,
    ],
  ] satisfies [IdeaAnswers, object, number | undefined][])('%#', (answers, left, count) => {
    expect(leftOf(answers)).toMatchObject({ kind: 'left', left })
    expect(coverOf(answers)?.count).toBe(count)
  })

  test('no result is calculated from a loss, two currencies or two units', () => {
    expect(leftOf(monthly({ serve: eur(60, 'month') }))).toMatchObject({ kind: 'loses', left: { low: -11 } })
    expect(leftOf(monthly({ serve: eur(9, 'month', 9, 'USD') })).kind).toBe('currencies')
    expect(leftOf(monthly({ serve: eur(9, 'year') })).kind).toBe('units')
    expect(leftOf({})).toEqual({ kind: 'unknown', missing: 'price' })
    expect(coverOf(monthly({ fixed: eur(800, 'month') }))).toBeNull()
  })
})

test('RI05 the founder writes the sentence: the frame is only a hint, a tap inserts the text of a box, and words are counted', () => {
  const answers: IdeaAnswers = {
    customer: { words: 'Bakeries in Lyon' },
    problem: { words: 'They throw away a fifth' },
    instead: { words: 'Pigs', better: 'Paid the same evening' },
  }
  const text = 'For bakeries in Lyon that throw away a fifth, we buy it the same evening.'
  const beside = kind.beside?.('sentence', 'words', { text, answers, voice })
  expect(beside?.hint).toContain('For … who …')
  expect(beside?.line).toBe('15 words; 35 is the aim')
  expect(beside?.offers?.map(offer => [offer.label, offer.text])).toEqual([
    ['For …', 'Bakeries in Lyon'],
    ['who …', 'They throw away a fifth'],
    ['Unlike …', 'Pigs'],
    ['the difference', 'Paid the same evening'],
  ])
  expect(kind.beside?.('problem', 'words', { text, answers, voice })).toBeNull()
  expect(wordCount("L'année de 1.500 €, aujourd’hui")).toBe(4)
})

test('RI01 the idea as entered is version 1, and each sentence that the founder writes is one version more', () => {
  const written = (words: string, history: object[] = []) =>
    sentenceOf(
      ideaRecord.parse({ ...emptyRecord, answers: { sentence: { words } }, history }),
      'An app for bread',
    )
  expect(sentenceOf(ideaRecord.parse(emptyRecord), 'An app for bread')).toMatchObject({
    version: 1,
    sentence: 'An app for bread',
  })
  expect(written('We buy bread.')).toMatchObject({ version: 2, sentence: 'We buy bread.' })
  const before = { at: today, question: 'sentence', before: {} }
  expect(written('We buy old bread.', [before])).toMatchObject({ version: 3 })
})

test('RI06 the canvas contains the founder’s texts and figures, and a blank box shows its question', () => {
  const record = ideaRecord.parse({
    ...emptyRecord,
    answers: {
      customer: { words: 'Bakeries', place: { country: 'FR', text: 'Lyon' } },
      instead: { words: 'Pigs', better: 'Paid the same evening' },
      edge: { words: 'My aunt runs the guild', risk: 'They sell at nine' },
      channel: { there: 'unknown' },
    },
  })
  const box = (name: string) => canvasOf(record, voice).find(one => one.box === name)
  expect(box('Customer segments')?.text).toContain('Bakeries · ')
  expect(box('Customer segments')?.text).toContain('Lyon, France')
  expect(box('Unique value proposition')).toMatchObject({
    text: 'Paid the same evening',
    question: 'instead',
  })
  expect(box('Unfair advantage')?.text).toBe('My aunt runs the guild')
  expect(box('Channels')).toMatchObject({ text: null, ask: 'Where do you meet ten of them at once?' })
  expect(isEnough(record)).toBe(false)
  expect(isEnough({ ...record, answers: { sentence: { words: 'We buy bread.' } } })).toBe(true)
})

test('RI08 answers of the validation fill the fields with their evidence, and a sent answer becomes a fact', () => {
  const known = {
    words: 'By the month',
    known: 'told',
    type: 'subscription',
    price: eur(49, 'month'),
  } as const
  const prefills =
    kind.known?.('earn', {}, { facts: [], validation: { ...emptyRecord, answers: { earn: known } } }) ?? {}
  const context = {
    kind,
    question: 'earn',
    answers: {},
    locale: 'en',
    currency: 'EUR',
    today,
    prefills: () => prefills,
  }
  const { answer, draft } = readDraft({}, context)
  expect(draft).toMatchObject({ type: 'subscription', price: '49', 'price.per': 'month' })
  expect(answer).toMatchObject({ type: 'subscription', prefilled: { price: 'told', type: 'told' } })
  const record = ideaRecord.parse({ ...emptyRecord, answers: { edge: { risk: 'They sell at nine' } } })
  expect(understoodIn(kind, record, 'edge', voice)?.facts).toMatchObject([{ topic: 'risk' }])
})
