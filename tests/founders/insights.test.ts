import { describe, expect, test } from 'vitest'
import { insights } from '../../cofounder/helpers/insights.ts'
import { prompt } from '../../cofounder/prompts/insights/prompt.ts'
import type { Fact } from '../../contracts/facts.ts'
import { defaultNextSteps, defaultRecommendations } from '../../contracts/results/insights.ts'
import { readSource } from '../../contracts/sources.ts'
import type { ValidationRecord } from '../../contracts/validation-record.ts'
import { memoryOf } from '../../venture/facts/memory.ts'
import { languages } from '../../venture/numbers/locale.ts'
import founders from '../../venture/records/founders.json' with { type: 'json' }
import { today } from './hold.ts'
import { safetyFailures } from './interview-bars.ts'
import { closingFailures } from './report-bars.ts'

const none = {
  problemValidation: null,
  competitorAnalysis: null,
  marketResearch: null,
  background: '',
  today,
}
const n = (low: number, high = low) => ({ low, high })
const answers: ValidationRecord['answers'] = {
  problem: { words: 'The oven stood still', whose: 'Anna', when: '2026-03', known: 'saw' },
  who: { words: 'Bakers in Kent', place: { country: 'GB', text: 'Kent' }, payer: 'self', known: 'told' },
  earn: { type: 'subscription', price: { ...n(49), currency: 'GBP', per: 'month' } },
  paid: { paid: n(5), each: { ...n(49), currency: 'GBP', per: 'month' }, since: '2026-08', still: n(4) },
  others: { no: n(3), friends: n(0) },
  reach: { there: n(280), how: 'list' },
  evidence: { talked: n(9), watched: n(0), acted: n(1) },
}
const saved = (given: object) =>
  readSource({
    input_data: { messages: [], record: { version: 1, round: 1, ...given } },
    output_content: 'x',
  })
const work = saved({ answers })
const closing = {
  confidence: { level: 'low' as const, reason: 'Two of nine cells are known.' },
  counterArgument: 'Baker’s Own costs £20 less for ten loaves.',
  testFirst: 'Ask three of theirs why they stay.',
  nextActions: [17, 18, 19].map(day => ({ day: `2026-11-${day}`, action: 'Ask.' })),
}
const rivals = readSource({ output_content: 'A table', metadata: { result: { closing } } })

describe.each(founders.founders.map(({ name, record }) => [name, record] as const))(
  'insights for %s',
  (_, record) => {
    const given = { ...none, problemValidation: saved(record), competitorAnalysis: rivals }
    const result = insights.result.parse(insights.playbook({ ...given, language: 'en' }))
    const text = insights.render(result)

    test('RS12 every recommendation names its source and its evidence, except a task to write something down', () => {
      expect(result.isDefault).toBe(false)
      for (const { evidence, source } of result.recommendations) {
        if (evidence !== null) expect(evidence.length).toBeGreaterThan(8)
        expect(source).not.toBeNull()
      }
    })

    test('RS12 the insights have all parts that end a long result, with dated steps', () => {
      expect(result.closing && closingFailures(result.closing, text, today)).toEqual([])
      expect(result.nextSteps).toHaveLength(3)
      expect(safetyFailures(text)).toEqual([])
    })
  },
)

test('the default advice of the specification appears only if nothing is known', () => {
  const result = insights.playbook(none)
  expect(result.isDefault).toBe(true)
  expect(result.recommendations.map(it => it.text)).toEqual([...defaultRecommendations])
  expect(result.nextSteps.map(it => it.action)).toEqual([...defaultNextSteps])
})

test('RS12 the weakest line is shown with its figures, and one action follows from it', () => {
  const {
    summary,
    recommendations,
    closing: end,
  } = insights.playbook({
    ...none,
    problemValidation: work,
    competitorAnalysis: rivals,
    language: 'en',
  })
  expect(summary).toMatch(/^Weakest: .+, 0 of 5\./)
  expect(summary).toContain('From your Problem Validation, Competitor Analysis.')
  expect(summary).toContain('Not saved yet, so not in here: Market Research.')
  expect(end?.testFirst).toBe(`${recommendations[0]?.text}.`)
  expect(end?.confidence.reason).toContain('7 answers are given in fields')
  expect(recommendations.at(-1)).toEqual({
    text: 'Ask three of theirs why they stay',
    evidence: 'Baker’s Own costs £20 less for ten loaves.',
    source: 'Competitor Analysis',
  })
})

const fact = (id: string, text: string) => ({ id, text, topic: 'price', subject: null, quote: text }) as Fact
const contradictions = [
  { earlier: fact('1', '£49 a month.'), later: fact('2', '£149 a month') },
] as unknown as ReturnType<typeof memoryOf>['contradictions']
const memory = {
  ...memoryOf({ name: 'x', description: null, industry: null }, [], 'insights'),
  contradictions,
}

test('RS12 contradictions come first and side by side, with a model and in guided mode', () => {
  const input = { ...none, problemValidation: work, memory, language: 'en' as const }
  const { summary, recommendations } = insights.playbook(input)
  expect(summary).toMatch(/^One thing you told does not fit another\./)
  expect(recommendations[0]?.evidence).toBe('“£49 a month” · “£149 a month”')
  const made = prompt(input)
  expect(made.user).toContain('does not fit: “£49 a month” · “£149 a month”')
  const written = made.complete({
    ...insights.playbook(input),
    recommendations: [{ text: 'Ring the five.', evidence: 'Five paid', source: 'Problem Validation' }],
  })
  expect(written.recommendations.map(({ evidence }) => evidence)[0]).toBe('“£49 a month” · “£149 a month”')
  expect(written.recommendations).toHaveLength(2)
})

test('GV15 a quotation without a source is dropped, and a real quotation is shown', () => {
  const problemValidation = readSource([{ role: 'user', content: 'Two hotels said no: too dear.' }])
  const input = { ...none, problemValidation, language: 'en' as const }
  const source = 'Problem Validation' as const
  const { recommendations } = prompt(input).complete({
    ...insights.playbook(input),
    recommendations: [
      { text: 'Ask the two what they would pay.', evidence: 'Two hotels said no: too dear.', source },
      { text: 'Sell by wholesale.', evidence: '“I order twenty kilos a week”, said the Imperial', source },
    ],
  })
  expect(recommendations[0]).toMatchObject({ evidence: '“Two hotels said no: too dear.”', source })
  expect(recommendations[1]).toMatchObject({ source: null })
  expect(recommendations[1]?.evidence).not.toMatch(/twenty|Imperial/)
})

test('RS12 the insights use the interview that was just sent instead of the saved interview', () => {
  const now: ValidationRecord = { version: 1, round: 1, answers: { problem: { words: 'x' } } }
  const { closing: end } = insights.playbook({
    ...none,
    problemValidation: work,
    memory: { ...memory, contradictions: [], records: [now] },
    language: 'en',
  })
  expect(end?.confidence.reason).toContain('1 answer is given in fields')
})

test.each(languages)(
  'RS12 answers in plain text get no score, and the insights say that they have no score (%s)',
  language => {
    const words = readSource([{ role: 'user', content: 'Five paid £49 a month and three said no.' }])
    const result = insights.playbook({ ...none, problemValidation: words, marketResearch: words, language })
    expect(result.recommendations).toHaveLength(1)
    expect(result.recommendations[0]?.evidence).toContain('Five paid £49 a month and three said no')
    expect(JSON.stringify(result)).not.toMatch(/5 of 8|63 ?%|plural/)
  },
)
