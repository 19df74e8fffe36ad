import { IntlMessageFormat } from 'intl-messageformat'
import { expect, test } from 'vitest'
import en from '../../../content/messages/en.json' with { type: 'json' }
import type { Fact } from '../../../contracts/facts.ts'
import type { MarketRecord } from '../../../contracts/market-record.ts'
import { voiceOf } from '../voice.ts'
import { type MarketContext, readNumbers } from './draft.ts'
import { changedByMarket, marketFacts } from './facts.ts'

const voice = voiceOf('en', (key, values) =>
  String(new IntlMessageFormat(en[key], 'en', undefined, { ignoreTag: true }).format(values)),
)
const one = (value: number) => ({ low: value, high: value })
const factOf = (told: Partial<Fact> & Pick<Fact, 'topic' | 'value'>, id: string): Fact => ({
  ...{ id, project_id: 'p', subject: null, text: id, quote: null, evidence: null, bears: 'for' },
  ...{ state: 'confirmed', beside: [], said_at: '2026-11-01T00:00:00Z', updated_at: '2026-11-01T00:00:00Z' },
  ...told,
})
const euros = { kind: 'money', low: 12, high: 12, currency: 'EUR', per: 'month' } as const
const known: Fact[] = [
  factOf({ topic: 'buyers', value: { kind: 'count', low: 214, high: 214 }, evidence: 'guess' }, 'buyers'),
  factOf({ topic: 'price', value: euros, evidence: 'told' }, 'price'),
]
const context: MarketContext = {
  ...{ facts: [], validation: null, before: null },
  ...{ locale: 'en', currency: 'EUR', today: '2026-11-18' },
}
const validation: MarketContext['validation'] = {
  who: { place: { country: 'DE', text: 'Leipzig' } },
  earn: {
    type: 'subscription',
    price: { ...one(12), currency: 'EUR', per: 'month' },
    stays: 8,
    known: 'saw',
  },
  frame: {
    aim: { ...one(3000), currency: 'EUR', per: 'month' },
    fixed: { ...one(500), currency: 'EUR', per: 'month' },
  },
}
const asFacts = (record: MarketRecord): Fact[] =>
  marketFacts(record, voice).map((told, index) => factOf({ ...told, quote: told.quote }, `told-${index}`))

test('RM11 an empty form gives no record', () => {
  expect(readNumbers({}, context)).toMatchObject({ record: null, hasErrors: false, replaces: [] })
  expect(readNumbers({ 'many:buyers': 'many' }, context).hasErrors).toBe(true)
})

test('RM11 answers of the problem validation fill the fields with their evidence', () => {
  const { record, cards } = readNumbers({}, { ...context, validation })
  expect(record?.answers).toMatchObject({
    many: { place: { country: 'DE', text: 'Leipzig' } },
    earn: { type: 'subscription', price: { low: 12 }, stays: 8, prefilled: { price: 'saw' } },
    far: { aim: { low: 3000 }, fixed: { low: 500 } },
  })
  // If the problem validation has no such cost, this form does not ask for it.
  expect(cards.far.fields.map(({ id }) => id)).toEqual(['fits', 'won', 'able', 'aim', 'fixed'])
  expect(marketFacts(record!, voice)).toEqual([])
})

test('RM11 a founder can change or empty a suggested value, and a changed value replaces its fact', () => {
  const reading = readNumbers(
    { 'many:buyers': '300', 'earn:type': 'subscription' },
    { ...context, facts: known },
  )
  expect(reading.record?.answers.many).toEqual({ buyers: one(300) })
  expect([reading.replaces, reading.used]).toEqual([['buyers'], ['price']])
  const emptied = readNumbers({ 'many:buyers': '' }, { ...context, facts: known })
  expect([emptied.record, emptied.replaces]).toEqual([null, []])
})

test('RM11 a guess is still a guess when it is sent again, but with a source it becomes more certain', () => {
  const sent = readNumbers({}, { ...context, facts: known })
  expect(sent.record?.answers.many?.prefilled).toEqual({ buyers: 'guess' })
  const counted = readNumbers(
    { 'many:counted': 'register', 'many:where': 'Ordnungsamt' },
    { ...context, facts: known },
  )
  expect(counted.record?.answers.many).toEqual({
    buyers: one(214),
    counted: 'register',
    where: 'Ordnungsamt',
  })
  const { withdrawn, understood } = changedByMarket(null, counted.record!, { known, replaces: [], voice })
  expect(withdrawn.map(({ id }) => id)).toEqual(['buyers'])
  expect(understood?.facts).toMatchObject([
    {
      topic: 'buyers',
      evidence: 'observed',
      text: 'How many could buy: 214 · A register or list, Ordnungsamt',
    },
  ])
})

test('RM12 sent values become facts only once, with their evidence, and a changed figure withdraws the older fact', () => {
  const typed = {
    ...{
      'many:place.country': 'DE',
      'many:buyers': '214',
      'many:counted': 'own',
      'earn:type': 'subscription',
    },
    ...{ 'earn:price': '12', 'earn:known': 'told', 'far:aim': '3000', 'far:won': '60' },
  }
  const { record } = readNumbers(typed, context)
  const { understood } = changedByMarket(null, record!, { known: [], replaces: [], voice })
  expect(understood?.facts.map(({ topic, evidence }) => [topic, evidence])).toEqual([
    ['place', null],
    ['buyers', 'observed'],
    ['price', 'told'],
    ['aim', null],
  ])
  const facts = asFacts(record!)
  const again = readNumbers({}, { ...context, facts, before: record })
  expect(again.record).toEqual(record)
  expect(changedByMarket(record, again.record!, { known: facts, replaces: again.replaces, voice })).toEqual({
    withdrawn: [],
    understood: null,
  })
  const changed = readNumbers({ 'earn:price': '15' }, { ...context, facts, before: record })
  const after = changedByMarket(record, changed.record!, { known: facts, replaces: changed.replaces, voice })
  expect(after.withdrawn.map(({ topic }) => topic)).toEqual(['price'])
  expect(after.understood?.facts.map(({ topic, value }) => [topic, value])).toMatchObject([
    ['price', { kind: 'price', parts: [{ low: 15 }] }],
  ])
})
