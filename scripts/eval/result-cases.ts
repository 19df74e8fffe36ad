// A founder's record for each helper, and a reply of a model to each kind of call. For tests and measurements that
// need a result of every helper.
import { competitorRecord } from '../../contracts/competitor-record.ts'
import { ideaRecord } from '../../contracts/idea-record.ts'
import { marketRecord } from '../../contracts/market-record.ts'
import type { HelperName } from '../../contracts/outputs.ts'
import { pitchRecord } from '../../contracts/pitch-record.ts'
import { segmentsRecord } from '../../contracts/segments-record.ts'
import { validationRecord } from '../../contracts/validation-record.ts'

const exact = (value: number) => ({ low: value, high: value })
const eur = (value: number, per: string) => ({ ...exact(value), currency: 'EUR', per })
const round = { version: 1, round: 1 }
export const pushedRecord = validationRecord.parse({
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
  input_data: { record: pushedRecord },
}

type Case = {
  input: (said: { role: 'user'; content: string }[]) => object
  /** Returns the parts of the result that code computes from the record, without the model. */
  counted: (result: never) => unknown
}
type Any = Record<string, never> & { closing: { confidence: unknown } }
const parts = (result: Any, names: readonly string[]) => [
  result.closing.confidence,
  ...names.map(name => result[name]),
]
export const given = (record: object, asked: 'open' | null) => ({
  given: { record, asked, isFree: true, locale: null },
})

export const resultCases: Partial<Record<HelperName, Case>> = {
  'problem-validation': {
    input: messages => ({ messages, background: '', ...given(pushedRecord, null) }),
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
        record: pushedRecord,
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
/** Returns the end of a result, with the level of confidence that the model claims. */
const closingOf = (level: string) => ({
  confidence: { level, reason: 'I feel it.' },
  counterArgument: 'They may stay.',
  testFirst: 'Ask for money.',
  nextActions: actions,
})

/** Returns one reply for each kind of call. A weak reply gives in a little more each time the founder pushes. */
export function answersOf(level: string, isWeak: boolean): Record<string, unknown> {
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
