import { expect, test } from 'vitest'
import { z } from 'zod'
import { type Fact, fact } from '../../../contracts/facts.ts'
import {
  type ValidationQuestion,
  type ValidationRecord,
  validationQuestions,
  validationRecord,
} from '../../../contracts/validation-record.ts'
import { contradictions } from '../../../venture/facts/compare.ts'
import type { Language } from '../../../venture/numbers/locale.ts'
import { nextQuestion } from '../../../venture/records/asking.ts'
import founders from '../../../venture/records/founders.json' with { type: 'json' }
import { validation } from '../../../venture/records/validation.ts'
import { factsOf } from '../../records/given.ts'
import cases from './answer.cases.json' with { type: 'json' }
import { answersBy, cardOf, plain } from './card.fixture.ts'
import hard from './hard-founders.cases.json' with { type: 'json' }
import { type AskedRecord, answerRecord } from './playbook.ts'
import { render } from './result.ts'

const people = founders.founders.map(({ record, name, expect: wanted }) => ({
  name: name.split(',')[0] ?? '',
  wanted,
  record: validationRecord.parse(record),
}))
const recordOf = (name: string) => {
  const found = people.find(person => person.name === name)
  if (!found) throw new Error(name)
  return found.record
}
const ask = (name: string, given: Partial<AskedRecord> = {}) =>
  answerRecord({
    record: recordOf(name),
    asked: null,
    language: 'en',
    today: '2026-11-17',
    contradictions: 0,
    ...given,
  })

test.each(people)(
  'RC04 the card of $name contains the verdict and its figures in every language',
  ({ name, wanted }) => {
    for (const language of ['en', 'de', 'es', 'fr', 'pt'] as const) {
      const card = ask(name, { language })
      const text = render(card)
      expect(card).toMatchObject({ kind: 'scorecard', verdict: wanted.verdict })
      expect(text).not.toMatch(/undefined|NaN|\{|null/)
      for (const words of wanted.mentions ?? []) expect(text).toContain(words)
    }
  },
)

test('RC04 if only one thing is open, it comes first on the card', () => {
  expect(render(ask('Rosa'))).toContain('One step from GO: the permit')
  expect(render(ask('Tyler'))).not.toContain('One step')
})

test('RC21 a round that the founder ended early gets the verdict PIVOT and its result, unless it has too few answers', () => {
  const left = { ...recordOf('Tyler'), isLeft: true }
  const card = ask('Tyler', { record: left })
  expect(card).toMatchObject({ kind: 'scorecard', verdict: 'PIVOT' })
  expect(render(card)).toMatch(/You left this group after \d+ answers: \d+ talks?, 0 paid, \d+ said no\./)
  const few = { ...left, answers: { problem: left.answers.problem } }
  expect(ask('Tyler', { record: few })).toMatchObject({ kind: 'turn' })
})

test('RC23 text that answers no question is stored and does not change the verdict', () => {
  expect(ask('Rosa', { asked: 'open' })).toMatchObject({
    kind: 'turn',
    reaction: 'Kept beside your answers. It scores nothing.',
    question: '',
    asks: null,
  })
})

test.each(Object.entries(cases.cards).flatMap(([name, lines]) => lines.map(line => [name, line] as const)))(
  'RC26 the card of %s contains: %s',
  (name, wanted) => {
    const card = ask(name)
    if (card.kind !== 'scorecard') throw new Error('no card')
    expect(plain(render(card))).toContain(wanted)
  },
)

test('RC26 the part of the card above the table has no line that is the same for all founders, except headings', () => {
  for (const language of ['en', 'de', 'es', 'fr', 'pt'] as const) {
    const above = people.map(({ name }) => render(ask(name, { language })).split('\n|')[0]?.split('\n') ?? [])
    const [first = [], ...others] = above
    const shared = first.filter(line => line && others.every(lines => lines.includes(line)))
    expect(shared.filter(line => !/^\*\*[^*]+\*\*$/.test(line))).toEqual([])
  }
})

test('RC26 the texts are right for a round that was left, for one refusal and for one payer', () => {
  const { answers } = recordOf('Dale')
  const one = { low: 1, high: 1 }
  const paid = { ...answers.paid, paid: one }
  const record = { ...recordOf('Dale'), answers: { ...answers, paid, others: { no: one } } }
  for (const language of ['en', 'de', 'es', 'fr', 'pt'] as const)
    expect(render(ask('Dale', { record, language }))).not.toMatch(/undefined|NaN|\{|null/)
  expect(render(ask('Dale', { record }))).toContain('Offer it to the next 20 at your price')
  const frame = { permit: 'refused' } as const
  expect(render(ask('Dale', { record: { ...record, answers: { ...answers, frame } } }))).toContain(
    'Winnipeg, Canada: it is forbidden or was refused. After 10 answers I stop here',
  )
})

test('RC11 a later card shows the earlier verdict', () => {
  const earlier = ask('Tyler')
  expect(render(ask('Rosa', { before: earlier }))).toMatch(/NOT YET\*\* \([^)]*before NOT YET \d+\/40\)/)
  expect(render(ask('Tyler', { before: earlier }))).not.toContain('before NOT YET')
})

const replies = Object.entries(cases.replies).flatMap(([name, said]) =>
  Object.entries(said).map(([asked, reply]) => [name, asked as ValidationQuestion, reply] as const),
)

test.each(replies)('RC05 the reply to %s by %s is %s', (name, asked, wanted) => {
  const record = {
    ...recordOf(name),
    answers: { ...recordOf(name).answers, earn: recordOf(name).answers.earn },
  }
  // Leaves one question open, so that the answer is a turn of the interview and not the card.
  const open = asked === 'often' || name === 'Tyler' ? 'others' : 'often'
  const { [open]: _open, ...answers } = record.answers
  const turn = ask(name, {
    asked,
    record: {
      ...record,
      answers: asked === 'today' || asked === 'others' ? { ...record.answers, reach: undefined } : answers,
    },
  })
  expect(turn).toMatchObject({ kind: 'turn' })
  expect('reaction' in turn && plain(turn.reaction)).toBe(wanted)
})

test('RC05 the first open question comes next, and a question with a skip or “I do not know” is not asked again', () => {
  const empty = { version: 1, round: 1, answers: {} } as const
  expect(nextQuestion(validation, empty)).toBe('problem')
  expect(
    nextQuestion(validation, {
      ...empty,
      answers: { problem: { skipped: true }, who: { payer: 'unknown' } },
    }),
  ).toBe('often')
})

const filedAt = '2026-11-01T08:00:00Z'
const filed = { state: 'confirmed' as const, beside: [], said_at: filedAt, updated_at: filedAt }

test.each(people)(
  'RC13 the answers of $name become facts that do not contradict each other, and “paid” needs its amount and month',
  ({ record }) => {
    const facts = validationQuestions.flatMap(
      asked => factsOf(validation, { record, asked, language: 'en' })?.facts ?? [],
    )
    const kept = facts.map((told, index) => ({
      ...told,
      id: `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
      project_id: '00000000-0000-4000-8000-000000000000',
      source_id: null,
      ...filed,
    }))
    const read = z.array(fact).parse(kept)
    expect(contradictions(read)).toEqual([])
    expect(read.map(({ value }) => value)).toEqual(kept.map(({ value }) => value))
    const { paid, others } = record.answers
    expect(facts.some(({ evidence }) => evidence === 'paid')).toBe(Boolean(paid?.each && paid.since))
    expect(facts.some(({ evidence }) => evidence === 'committed')).toBe(Boolean(others?.deposit))
  },
)

test('MM32 known values fill the card; if all its fields are known, it asks only whether the values are still true', () => {
  const known = (topic: Fact['topic'], value: Fact['value']): Fact => ({
    id: crypto.randomUUID(),
    project_id: crypto.randomUUID(),
    topic,
    subject: null,
    text: topic,
    quote: null,
    value,
    evidence: 'told',
    bears: 'for',
    ...filed,
  })
  const often = known('frequency', { kind: 'frequency', low: 3, high: 3, per: 'week' })
  const money = known('cost', { kind: 'money', low: 180, high: 180, currency: 'EUR', per: 'use' })
  const hours = known('cost', { kind: 'duration', low: 4, high: 4, unit: 'hour', per: 'use' })
  const record: ValidationRecord = {
    version: 1,
    round: 1,
    answers: { problem: { words: 'The bread was cold.' }, who: { words: 'Hotels' } },
  }
  const asks = (facts: readonly Fact[], language: Language = 'en') => {
    const result = answerRecord({
      record,
      asked: 'who',
      language,
      today: '2026-11-17',
      contradictions: 0,
      facts,
    })
    return result.kind === 'turn' ? plain(result.question) : null
  }
  const asked = 'How often does it happen to one of them, and what does each time cost them?'
  expect(asks([])).toBe(`${asked} Your price is held against this.`)
  expect(asks([often])).toBe(
    `${asked} Your price is held against this. On the card already: How often: 3 × a week. Change it if it is no longer true.`,
  )
  expect(asks([often, money, hours])).toBe(
    'You told me before: How often: 3 × a week · Money each time: EUR 180 each time · Hours each time: 4 h. Is that still true?',
  )
  expect(asks([often, money, hours], 'de')).toContain('Stimmt es noch?')
})

const bases: Record<string, object> = { ...hard.founders, dale: answersBy('Dale') }

/** A general rule would give these founders a wrong card. Rosa's answers, those of the base and their own are merged. */
test.each(hard.cases)(
  'RC26 RC50 RC51 RC52 the card is right: $title',
  ({ as = '', answers, says, never }) => {
    const text = render(cardOf({ ...answersBy('Rosa'), ...bases[as], ...answers }))
    if (says) expect(text).toContain(says)
    else expect(text).not.toContain(never)
  },
)
