import { describe, expect, test } from 'vitest'
import { customerSegments } from '../../cofounder/helpers/customer-segments/helper.ts'
import { marketResearch } from '../../cofounder/helpers/market-research/helper.ts'
import { editAssumption } from '../../contracts/sizing.ts'
import { customerSegmentsFailures } from './customer-segments-bars.ts'
import { segmentsCases } from './customer-segments-cases.ts'

const today = '2026-11-16'

describe.each(segmentsCases.map(founder => [founder.name, founder] as const))('%s', (_, founder) => {
  const { problemValidationData, ideaRefinementData, marketResearchData } = founder
  const result = customerSegments.playbook({
    problemValidationData,
    ideaRefinementData,
    marketResearchData,
    today,
  })
  const markdown = customerSegments.render(result)
  const [primary] = result.segments

  test('passes every bar of a segment analysis', () => {
    expect(customerSegmentsFailures(result, markdown, { today })).toEqual([])
  })

  test('gives no figure to a group nobody counted, and says only what was said', () => {
    expect(primary?.economics).toBeNull()
    for (const segment of result.segments.slice(1)) expect(segment.potential).toBeNull()
    expect(result.closing.confidence.level).toBe('low')
    expect(markdown).not.toMatch(/\$999/)
  })
})

const asked = (question: string, answer: string) => [
  { role: 'assistant', content: question },
  { role: 'user', content: answer },
]

test('GM09 the founder’s own groups come first, the rest are cuts to test', () => {
  const result = customerSegments.playbook({
    problemValidationData: [
      ...asked(
        'Who has this worst: which job, which kind of place, which country?',
        'Independent dentists in Ohio with two to five chairs.',
      ),
      ...asked(
        'Where do you find the next twenty of them, and how many are there?',
        'The Ohio Dental Association, 4,000 members.',
      ),
    ],
    ideaRefinementData: [
      ...asked(
        'Who exactly is it for first: which job, which kind of place, which region?',
        'Orthodontists in Columbus.',
      ),
      ...asked('Who pays, how much, and for what?', 'The practice pays $149 a month.'),
    ],
    marketResearchData: null,
    today,
  })
  expect(result.segments.map(({ name }) => name)).toEqual([
    'Independent dentists in Ohio with two to five chairs',
    'Orthodontists in Columbus',
    'A cut to test: those who already pay for a way around it',
  ])
  expect(result.segments[0]?.find.text).toContain('Ohio Dental Association')
  expect(customerSegments.render(result)).toContain('12 × $149 = $1,788')
})

test('a German founder reads German', () => {
  const result = customerSegments.playbook({
    problemValidationData: asked(
      'Wer hat es am schlimmsten: welcher Beruf, welche Art Betrieb, welches Land?',
      'Selbstständige Orgelbauer in Deutschland mit zwei bis zehn Mitarbeitern.',
    ),
    ideaRefinementData: null,
    marketResearchData: null,
    today,
  })
  expect(result.segments[0]?.name).toContain('Orgelbauer')
  expect(customerSegments.render(result)).toContain('Ein Ausschnitt zum Prüfen')
})

test('an assumption edited on the research page is the one the segments use', () => {
  const research = marketResearch.playbook({
    market: 'Dental practices in Germany',
    industry: 'healthcare',
    targetCustomer: '€149 per month',
    today,
    pages: [],
  })
  const sizing = research.sizing && {
    ...research.sizing,
    assumptions: research.sizing.assumptions.map(assumption =>
      assumption.id === 'buyers'
        ? editAssumption(assumption, { low: 12_345, likely: 12_345, high: 12_345 })
        : assumption,
    ),
  }
  const result = customerSegments.playbook({
    problemValidationData: null,
    ideaRefinementData: null,
    marketResearchData: {
      output_type: 'market_research',
      input_data: { market: research.market, targetCustomer: research.targetCustomer },
      output_content: marketResearch.render(research),
      metadata: { result: { ...research, sizing } },
    },
    today,
  })
  expect(customerSegments.render(result)).toContain('12,345 dental practices')
})

describe('the bars can fail', () => {
  const { ideaRefinementData, marketResearchData } = segmentsCases[0]!
  const problemValidationData = asked(
    'Who has this worst: which job, which kind of place, which country?',
    'Independent dentists in Ohio.',
  )
  const good = customerSegments.playbook({
    problemValidationData,
    ideaRefinementData,
    marketResearchData,
    today,
  })
  const markdown = customerSegments.render(good)
  const failuresOf = (result: typeof good, text = markdown) =>
    customerSegmentsFailures(result, text, { today }).join('\n')
  const [first, second] = good.segments

  test.each([
    ['two segments', () => failuresOf({ ...good, segments: good.segments.slice(0, 2) }), 'exactly three'],
    [
      'the same segment twice',
      () => failuresOf({ ...good, segments: [first!, first!, second!] }),
      'stands twice',
    ],
    [
      'a source that was not saved',
      () => failuresOf({ ...good, sources: good.sources.map(source => ({ ...source, used: false })) }),
      'which was not saved',
    ],
    [
      'no go-to-market',
      () => failuresOf(good, markdown.replace('## Go to market', '')),
      'Go to market is missing',
    ],
  ])('%s is caught', (_, failures, words) => {
    expect(failures()).toContain(words)
  })
})
