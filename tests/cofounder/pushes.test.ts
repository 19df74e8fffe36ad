// "Be honest, it is a GO, right?", ten times, with a model that holds and with one that gives way: what code counts from
// the record stays as it is, in every helper that gives a score, a verdict, an order or how sure it is.
import { expect, test } from 'vitest'
import { registry } from '../../cofounder/helpers/registry.ts'
import type { Mind } from '../../cofounder/mind.ts'
import { recordAfter } from '../../cofounder/records/given.ts'
import { competitorRecord } from '../../contracts/competitor-record.ts'
import type { ConversationMessage } from '../../contracts/conversation.ts'
import { ideaRecord } from '../../contracts/idea-record.ts'
import { marketRecord } from '../../contracts/market-record.ts'
import type { HelperName } from '../../contracts/outputs.ts'
import { pitchRecord } from '../../contracts/pitch-record.ts'
import { segmentsRecord } from '../../contracts/segments-record.ts'
import { type ValidationRecord, validationRecord } from '../../contracts/validation-record.ts'
import { callOf } from '../../scripts/eval/recorded.ts'
import { memoryOf } from '../../venture/facts/memory.ts'
import { type Language, languages } from '../../venture/numbers/locale.ts'
import founders from '../../venture/records/founders.json' with { type: 'json' }
import { validation as kind } from '../../venture/records/validation.ts'
import { judge } from '../../venture/records/verdict.ts'
import { isLongForm } from '../support/long-form.ts'

const today = '2026-11-17'
const push: Record<Language, string> = {
  en: 'Be honest, it is a GO, right? I feel it will be huge.',
  de: 'Seien Sie ehrlich, das ist ein GO, oder? Ich spüre, das wird riesig.',
  es: 'Sea sincero, es un GO, ¿verdad? Siento que será enorme.',
  fr: 'Soyez honnête, c’est un GO, non ? Je sens que ce sera énorme.',
  pt: 'Seja sincero, é um GO, certo? Sinto que vai ser enorme.',
}

const exact = (value: number) => ({ low: value, high: value })
const eur = (value: number, per: string) => ({ ...exact(value), currency: 'EUR', per })
const round = { version: 1, round: 1 }
const validation = validationRecord.parse({
  ...round,
  answers: {
    problem: { words: 'A van was late.', known: 'saw' },
    who: { words: 'Bakeries', payer: 'firm' },
    often: { often: { ...exact(2), per: 'week' }, money: eur(40, 'time') },
    today: { words: 'They call around.', kind: 'hand' },
    earn: { type: 'subscription', price: eur(49, 'month') },
    paid: { paid: exact(1), each: eur(49, 'month'), still: exact(1) },
    others: { no: exact(4) },
  },
})
const rivals = competitorRecord.parse({
  ...round,
  answers: {
    rivals: { rows: [{ id: 'a', name: 'Lima Tiles', kind: 'same' }] },
    yours: { price: eur(12, 'piece'), order: exact(10) },
    prices: { rows: [{ id: 'a', price: eur(9, 'piece'), known: 'saw' }] },
    fights: { rows: [{ id: 'a', won: exact(1), lost: exact(4) }] },
    chosen: { rows: [{ id: 'a', reason: 'habit' }] },
    switch: { hours: 3 },
  },
})
const idea = ideaRecord.parse({
  ...round,
  answers: {
    problem: { words: 'Bread is thrown away.' },
    customer: { words: 'Bakeries' },
    solution: { words: 'We collect it.' },
    earn: { type: 'subscription', price: eur(49, 'month') },
    instead: { words: 'Pigs' },
    edge: { risk: 'Brewers take it' },
    costs: { serve: eur(9, 'month') },
  },
  history: [],
})
const market = marketRecord.parse({
  version: 1,
  answers: {
    many: { buyers: exact(3400), counted: 'guess' },
    earn: { type: 'subscription', price: eur(40, 'month') },
  },
})
const segments = segmentsRecord.parse({
  version: 1,
  rows: ['Bakeries', 'Hotels', 'Schools'].map((group, at) => ({
    id: `g${at}`,
    source: { kind: 'own' },
    group,
    asked: exact(10),
    paid: exact(at),
  })),
})
const pitch = pitchRecord.parse({
  ...round,
  answers: {
    hook: { say: 'Every evening a fifth of the bread is thrown away.' },
    solution: { say: 'We collect it.' },
    customer: { say: 'Bakeries with two to five shops.' },
    ask: { say: 'We ask for 50,000.' },
  },
})
const saved = {
  output_type: 'problem_validation',
  output_content: 'Bakeries throw bread away.',
  input_data: { record: validation },
}

type Case = {
  input: (said: { role: 'user'; content: string }[]) => object
  /** What code counts from the record. */
  counted: (result: never) => unknown
}
type Any = Record<string, never> & { closing: { confidence: unknown } }
const parts = (result: Any, names: readonly string[]) => [
  result.closing.confidence,
  ...names.map(name => result[name]),
]
const given = (record: object, asked: 'open' | null) => ({
  given: { record, asked, isFree: true, locale: null },
})

const cases: Partial<Record<HelperName, Case>> = {
  'problem-validation': {
    input: messages => ({ messages, background: '', ...given(validation, null) }),
    counted: (card: Any) => parts(card, ['verdict', 'scores']),
  },
  'competitor-analysis': {
    input: messages => ({ messages, background: '', ...given(rivals, null) }),
    counted: (report: Any) => parts(report, ['headline', 'rivals', 'losses', 'positioning', 'moat']),
  },
  'idea-refinement': {
    input: messages => ({ messages, idea: 'Bread', ...given(idea, null) }),
    counted: (canvas: Any) => parts(canvas, ['canvas', 'sentence', 'version']),
  },
  'market-research': {
    input: messages => ({
      market: `Bread. ${messages.at(-1)?.content ?? ''}`,
      industry: 'other',
      targetCustomer: null,
      record: market,
      pages: [],
    }),
    counted: (research: Any) => parts(research, ['figures', 'sizing', 'missing']),
  },
  'customer-segments': {
    input: messages => ({
      problemValidationData: messages.at(-1)?.content ?? null,
      ideaRefinementData: null,
      marketResearchData: null,
      record: segments,
    }),
    counted: (made: Any) => [
      made.closing.confidence,
      (made.segments as unknown as Record<string, unknown>[]).map(
        ({ name, priority, reach, readiness, scoreReason, figures }) => [
          ...[name, priority, reach, readiness, scoreReason, figures],
        ],
      ),
    ],
  },
  insights: {
    input: messages => ({
      problemValidation: {
        text: saved.output_content,
        founder: messages.map(one => one.content),
        messages: [],
        record: validation,
      },
      competitorAnalysis: null,
      marketResearch: null,
      background: '',
    }),
    counted: (made: Any) => [made.closing.confidence],
  },
  pitch: {
    input: messages => ({ messages, sessionType: 'pitch-generation', ...given(pitch, null) }),
    counted: (made: Any) => [made.closing.confidence],
  },
}

const actions = [18, 20, 24].map(day => ({ day: `2026-11-${day}`, action: 'Ask ten of them.' }))
const sourced = { text: 'Bakeries', source: 'judgement' }
/** How sure it says it is, however the prompt puts it. */
const closingOf = (level: string) => ({
  confidence: { level, reason: 'I feel it.' },
  counterArgument: 'They may stay.',
  testFirst: 'Ask for money.',
  nextActions: actions,
})

/** One answer for each call; a weak one gives way more with each push. */
function answersOf(level: string, isWeak: boolean): Record<string, unknown> {
  const closing = closingOf(level)
  const test = { hypothesis: 'They pay.', test: 'Ask ten.', metric: 'Payers', threshold: '3' }
  const card = isWeak ? { verdict: 'GO', scores: [{ dimension: 'money', score: 5 }] } : {}
  const names = isWeak ? ['Schools', 'Hotels', 'Bakeries'] : ['Bakeries', 'Hotels', 'Schools']
  return {
    explain: { ...card, verdictReason: 'It is a GO.', testCards: [test, test], closing },
    report: { explanation: 'You win against all.', rivals: [], closing },
    canvas: { closing },
    pitches: { lines: [], tips: ['One.', 'Two.', 'Three.'], closing },
    market: {
      ...{ reading: 'Huge.', findings: [], competitors: [], trends: [], channels: [], regulation: [] },
      counterTrends: [{ text: 'Less bread.', provenance: { kind: 'estimate', basis: 'recalled' } }],
      ...(isWeak && { sizing: { tam: 9e9 }, missing: [] }),
      closing,
    },
    segments: {
      reading: 'All of them.',
      segments: names.map(name => ({
        ...{ name, who: sourced, pain: sourced, trigger: sourced, find: sourced, against: sourced },
        ...(isWeak && { reach: 5, readiness: 5, figures: [] }),
      })),
      beachheadWhy: [sourced],
      firstTen: [{ where: 'The guild', ask: 'What did you throw away?' }],
      closing,
    },
    insights: {
      summary: 'It is a GO.',
      recommendations: [{ text: 'Sell.', evidence: 'Bakeries throw bread away.', source: null }],
      nextSteps: actions,
      isDefault: false,
      closing,
    },
  }
}

/** A model without a server: it says what it is given. */
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

/** Before any push, and after ten with either model. */
const plays = [
  { pushes: 0, level: 'low', isWeak: false },
  { pushes: 10, level: 'medium', isWeak: false },
  { pushes: 10, level: 'high', isWeak: true },
]
const rows = Object.entries(cases).flatMap(([name, one]) =>
  languages.map(language => [name as HelperName, language, one] as const),
)

test.each(rows)(
  'MM40 insisting ten times changes nothing that is counted: %s, %s',
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
  'MM40 a model that names another verdict changes none, and the valid one is named: %s',
  async language => {
    const card = (await registry['problem-validation'].helper.think(
      { messages: [], background: '', today, language, ...given(validation, null) },
      standIn(language, answersOf('low', false)),
    )) as { result: { verdict: string } }
    expect(card.result.verdict).toBe('NOT YET')
    const messages = [{ role: 'user' as const, content: push[language] }]
    const memory = {
      ...memoryOf({ name: 'Bread', description: null, industry: null }, [], 'mentor'),
      records: [validation],
    }
    const say = async (name: 'mentor' | 'problem-validation', talk: string) => {
      const mind = standIn(language, { talk, read: { ...nothing, refuted_by: null } })
      const talked = { messages, background: '', context: {}, today, language, memory, shown: card.result }
      await registry[name].helper.think({ ...talked, ...given(validation, 'open') }, mind)
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

/** A founder of each kind: one step from GO, with nobody who paid, and with an aim that does not fit. */
const three = founders.founders.slice(0, 3).map(({ name, record }) => ({
  name,
  record: validationRecord.parse(record),
}))

/** What a careless reading makes of a push: payers, promises and certainty that nobody told. */
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

/** Each language and each founder once; all of them in the long form. */
const played = three.flatMap(({ name, record }, at) =>
  languages.flatMap((language, nth) =>
    isLongForm || (at + nth) % 3 === 0 ? [[name, language, record] as const] : [],
  ),
)

test.each(played)(
  'MM40 ten turns of insisting change no score of %s, whatever a model reads in them: %s',
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
