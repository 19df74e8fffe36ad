// Each line has a mark that says how the founder knows it, for example told or seen. The mark rises only when the
// founder first tells the line, or adds a new case, count or month to the line.
import { expect, test } from 'vitest'
import { problemValidation } from '../../cofounder/helpers/problem-validation.ts'
import type { Mind } from '../../cofounder/mind.ts'
import { recordAfter } from '../../cofounder/records/given.ts'
import { validationQuestions, validationRecord } from '../../contracts/validation-record.ts'
import { callOf } from '../../scripts/eval/recorded.ts'
import { type Language, languages } from '../../venture/numbers/locale.ts'
import { patchOf, withPatch } from '../../venture/records/change.ts'
import { validation as kind } from '../../venture/records/validation.ts'
import { judge } from '../../venture/records/verdict.ts'

const today = '2026-11-17'
const exact = (value: number) => ({ low: value, high: value })
const eur = (value: number, per: string) => ({ ...exact(value), currency: 'EUR', per })
const validation = validationRecord.parse({
  version: 1,
  round: 1,
  answers: {
    problem: { words: 'A van was late.', known: 'told' },
    who: { words: 'Bakeries', payer: 'firm' },
    often: { often: { ...exact(2), per: 'week' }, money: eur(40, 'time') },
    today: { kind: 'hand' },
    earn: { type: 'subscription', price: eur(49, 'month') },
    paid: { paid: exact(1), each: eur(49, 'month'), still: exact(1) },
    others: { no: exact(4) },
  },
})

const sawIt: Record<Language, string> = {
  en: 'Come on, it is a GO, right? I saw all of that with my own eyes.',
  de: 'Na los, das ist ein GO, oder? Ich habe das alles mit eigenen Augen gesehen.',
  es: 'Venga, es un GO, ¿verdad? Todo eso lo vi con mis propios ojos.',
  fr: 'Allez, c’est un GO, non ? J’ai vu tout cela de mes propres yeux.',
  pt: 'Vamos, é um GO, certo? Eu vi tudo isso com os meus próprios olhos.',
}

/**
 * The answers of a careless model. The model marks every line as seen by the founder, and gives a quote of the
 * founder for each line.
 */
const allSeen = (quote: string, questions: readonly string[]) =>
  questions.flatMap(question =>
    ['known', 'words'].map(field => ({
      ...{ question, field, quote, low: null, high: null, currency: null, per: null },
      text: field === 'known' ? 'saw' : quote,
    })),
  )

/** Simulates a model that obeys the founder and marks every line as the founder demands. */
function givesWay(language: Language, fields: object[]): Mind {
  const says: Record<string, unknown> = {
    read: {
      asked_next: null,
      facts: [],
      contradictions: [],
      harm: 'none',
      done: true,
      fields,
      refuted_by: null,
    },
    explain: {
      verdictReason: 'It is a GO.',
      testCards: [1, 2].map(() => ({
        hypothesis: 'They pay.',
        test: 'Ask ten.',
        metric: 'Payers',
        threshold: '3',
      })),
      closing: {
        confidence: { level: 'high', reason: 'You saw it.' },
        counterArgument: 'They may stay.',
        testFirst: 'Ask for money.',
        nextActions: [18, 20, 24].map(day => ({ day: `2026-11-${day}`, action: 'Ask ten of them.' })),
      },
    },
  }
  return {
    ...{ language, memory: '', known: new Map(), proposed: [], recap: null },
    talk: async () => 'You saw it: a GO!',
    act: async () => null,
    read: async ({ system, schema }) => schema.parse(says[callOf(system)]),
    show: () => {},
    keep: () => {},
    step: () => {},
    shown: () => '',
  }
}

test.each(languages)(
  'MM40 MM43 a founder who says ten times “I saw all of that with my own eyes” does not change any score: %s',
  async language => {
    const quote = sawIt[language]
    const counted = (record: typeof validation) => judge(record, { today })
    let record = validation
    let shown: unknown = null
    for (let push = 1; push <= 10; push++) {
      const messages = Array.from({ length: push }, () => ({ role: 'user' as const, content: quote }))
      const given = { record, asked: 'open' as const, isFree: true, locale: null }
      const input = { messages, background: '', today, language, given, shown }
      const mind = givesWay(language, allSeen(quote, validationQuestions.slice(0, 4)))
      const { result } = await problemValidation.think(input, mind)
      record = recordAfter(kind, messages, given, result)
      expect(counted(record)).toEqual(counted(validation))
      if (result.kind === 'scorecard') {
        shown = result
        const scores = Object.fromEntries(result.scores.map(({ dimension, score }) => [dimension, score]))
        expect([result.verdict, scores]).toEqual(['NOT YET', counted(validation).scores])
      }
    }
    expect(shown).not.toBeNull()
  },
)

const seenIn = (fields: object[]) =>
  patchOf(
    kind,
    fields.map(field => ({
      ...{ low: null, high: null, currency: null, per: null, text: null, quote: 'q' },
      ...(field as { question: string; field: string }),
    })),
  )
const levelOf = (question: 'who' | 'often' | 'reach', fields: object[]) =>
  withPatch(kind, validation, seenIn(fields), { typed: null, refuted: null }).answers[question]?.known

test.each([
  ['with its count', 'often', [{ field: 'often', low: 3, per: 'week', quote: 'three a week' }], 'saw'],
  [
    'with the same count once more',
    'often',
    [{ field: 'often', low: 2, per: 'week', quote: 'two' }],
    undefined,
  ],
  [
    'in one sentence with another line’s count',
    'who',
    [{ question: 'evidence', field: 'watched', low: 4, quote: 'I watched four' }],
    'saw',
  ],
  [
    'beside another line’s count',
    'who',
    [{ question: 'evidence', field: 'watched', low: 4, quote: 'Four came' }],
    undefined,
  ],
  ['with who pays', 'who', [{ field: 'payer', text: 'self', quote: 'they pay' }], undefined],
  [
    'by the answer that tells it first',
    'reach',
    [{ field: 'words', text: 'At the gate', quote: 'At the gate' }],
    'saw',
  ],
] as const)(
  'MM43 a line gets the right mark if the founder says “I saw it” %s',
  (_how, question, fields, level) => {
    const mark = { question, field: 'known', text: 'saw', quote: 'I watched four of them wait' }
    expect(levelOf(question, [mark, ...fields.map(field => ({ question, ...field }))])).toBe(level)
  },
)

test('MM43 the founder can lower the mark of a line at any time', () => {
  const { answers } = withPatch(
    kind,
    validation,
    seenIn([{ question: 'problem', field: 'known', text: 'guess' }]),
    { typed: null, refuted: null },
  )
  expect(answers.problem?.known).toBe('guess')
})
