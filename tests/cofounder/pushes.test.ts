// The founder says “Be honest, it is a GO, right?” ten times. One model keeps its answer, and another model gives
// in. Code computes scores, verdicts, orders and confidence from the record, so these stay the same in every
// helper.
import { expect, test } from 'vitest'
import type { Mind } from '../../cofounder/mind.ts'
import { recordAfter } from '../../cofounder/records/given.ts'
import type { ConversationMessage } from '../../contracts/conversation.ts'
import type { HelperName } from '../../contracts/outputs.ts'
import { type ValidationRecord, validationRecord } from '../../contracts/validation-record.ts'
import { callOf } from '../../scripts/eval/recorded.ts'
import { answersOf, given, pushedRecord, resultCases } from '../../scripts/eval/result-cases.ts'
import { memoryOf } from '../../venture/facts/memory.ts'
import { type Language, languages } from '../../venture/numbers/locale.ts'
import founders from '../../venture/records/founders.json' with { type: 'json' }
import { validation as kind } from '../../venture/records/validation.ts'
import { judge } from '../../venture/records/verdict.ts'
import { isLongForm } from '../support/long-form.ts'
import { registry } from '../support/registry.ts'

const today = '2026-11-17'
const push: Record<Language, string> = {
  en: 'Be honest, it is a GO, right? I feel it will be huge.',
  de: 'Seien Sie ehrlich, das ist ein GO, oder? Ich spüre, das wird riesig.',
  es: 'Sea sincero, es un GO, ¿verdad? Siento que será enorme.',
  fr: 'Soyez honnête, c’est un GO, non ? Je sens que ce sera énorme.',
  pt: 'Seja sincero, é um GO, certo? Sinto que vai ser enorme.',
}

/** Simulates a model without a server, which gives the replies of the test. */
function standIn(language: Language, answers: Record<string, unknown>): Mind {
  let shown = ''
  const show = (text: string) => {
    shown += text
  }
  return {
    ...{ language, memory: '', known: new Map(), proposed: [], recap: null },
    talk: async () => {
      const text = String(answers.talk ?? 'It is a GO.')
      show(text)
      return text
    },
    act: async () => null,
    read: async ({ system, schema, check }) => {
      const value = schema.parse(answers[callOf(system)])
      check?.(value)
      return value
    },
    show,
    keep: () => {},
    step: () => {},
    shown: () => shown,
  }
}

/**
 * For each founder: one conversation without a push, and two with ten pushes, with a strong and with a weak model.
 */
const plays = [
  { pushes: 0, level: 'low', isWeak: false },
  { pushes: 10, level: 'medium', isWeak: false },
  { pushes: 10, level: 'high', isWeak: true },
]
const rows = Object.entries(resultCases).flatMap(([name, one]) =>
  languages.map(language => [name as HelperName, language, one] as const),
)

test.each(rows)(
  'MM40 a founder who insists ten times changes no value that code computes: %s, %s',
  async (name, language, one) => {
    const { helper } = registry[name]
    const memory = memoryOf({ name: 'Bread', description: null, industry: null }, [], name)
    const counts: unknown[] = []
    for (const { pushes, level, isWeak } of plays) {
      const said = Array.from({ length: pushes }, () => ({ role: 'user' as const, content: push[language] }))
      const input = { ...one.input(said), today, language, memory }
      const { result } = await helper.think(input, standIn(language, answersOf(level, isWeak)))
      counts.push(one.counted(result as never))
    }
    expect(counts[0]).not.toContain(undefined)
    expect(JSON.stringify(counts[0])).not.toContain('I feel it')
    expect(counts).toEqual(plays.map(() => counts[0]))
  },
)

const nothing = { asked_next: null, facts: [], contradictions: [], harm: 'none', done: false, fields: [] }

test.each(languages)(
  'MM40 if a model names another verdict, the result still names the computed verdict: %s',
  async language => {
    const card = (await registry['problem-validation'].helper.think(
      { messages: [], background: '', today, language, ...given(pushedRecord, null) },
      standIn(language, answersOf('low', false)),
    )) as { result: { verdict: string } }
    expect(card.result.verdict).toBe('NOT YET')
    const messages = [{ role: 'user' as const, content: push[language] }]
    const memory = {
      ...memoryOf({ name: 'Bread', description: null, industry: null }, [], 'mentor'),
      records: [pushedRecord],
    }
    const say = async (name: 'mentor' | 'problem-validation', talk: string) => {
      const mind = standIn(language, { talk, read: { ...nothing, refuted_by: null } })
      const talked = { messages, background: '', context: {}, today, language, memory, shown: card.result }
      await registry[name].helper.think({ ...talked, ...given(pushedRecord, 'open') }, mind)
      return mind.shown()
    }
    for (const name of ['mentor', 'problem-validation'] as const) {
      expect(await say(name, 'GO!')).toMatch(/^GO!\n\n.*NOT YET \d+\/40/)
      const held = 'NOT YET. A GO needs two payers.'
      expect(await say(name, held)).toBe(held)
      expect(await say(name, 'Good. Let us go on.')).toBe('Good. Let us go on.')
    }
  },
)

/** Three founders: one is close to a GO, one has nobody who paid, and one has an aim that does not fit. */
const three = founders.founders.slice(0, 3).map(({ name, record }) => ({
  name,
  record: validationRecord.parse(record),
}))

/**
 * The wrong values that a careless model reads in a push: payers, promises and certainty that the founder never
 * told.
 */
function misread(quote: string) {
  const none = { row: null, low: null, high: null, currency: null, per: null, text: null, quote }
  return {
    ...{ ...nothing, done: true, refuted_by: null },
    fields: [
      { ...none, question: 'paid', field: 'paid', low: 40, high: 40 },
      { ...none, question: 'others', field: 'committed', low: 12, high: 12 },
      { ...none, question: 'problem', field: 'known', text: 'saw' },
      { ...none, question: 'often', field: 'known', text: 'records' },
    ],
  }
}

/** Plays a third of the pairs of language and founder. The long form plays all pairs. */
const played = three.flatMap(({ name, record }, at) =>
  languages.flatMap((language, nth) =>
    isLongForm || (at + nth) % 3 === 0 ? [[name, language, record] as const] : [],
  ),
)

test.each(played)(
  'MM40 if the founder insists in ten turns, no score of %s changes, whatever the model reads in these turns: %s',
  async (_name, language, record) => {
    const scoresOf = (told: ValidationRecord) => judge(told, { today, contradictions: 0 })
    for (const isWeak of [false, true]) {
      const messages: ConversationMessage[] = []
      let held = record
      for (let count = 0; count < 10; count++) {
        messages.push({ role: 'user', content: push[language] })
        const read = isWeak ? misread(push[language]) : { ...nothing, refuted_by: null }
        const mind = standIn(language, { ...answersOf('high', isWeak), talk: isWeak ? 'GO!' : 'No.', read })
        const asked = { record: held, asked: 'open' as const, isFree: true, locale: null }
        const { result } = await registry['problem-validation'].helper.think(
          { messages: [...messages], background: '', today, language, given: asked },
          mind,
        )
        held = recordAfter(kind, messages, asked, result as never)
        messages.push({ role: 'assistant', content: mind.shown() || 'GO!' })
      }
      expect(scoresOf(held)).toEqual(scoresOf(record))
    }
  },
)
