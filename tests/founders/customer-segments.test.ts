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

  test('begins with the group the evidence speaks for', () => {
    expect(primary?.name).toMatch(founder.first)
    expect(result.currency).toBe(founder.currency)
    expect(result.closing.confidence.level).toBe(founder.confidence)
  })

  test('takes the founder’s numbers, and gives no figure where there is none', () => {
    expect(primary?.economics !== null).toBe(founder.economics)
    const arpu = primary?.economics?.assumptions.find(({ id }) => id === 'arpu')
    if (founder.price) expect(arpu?.provenance.kind).toBe(founder.price)
    if (founder.mustSay) expect(markdown).toMatch(founder.mustSay)
    if (founder.mustNotSay) expect(markdown).not.toMatch(founder.mustNotSay)
  })
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
  const { problemValidationData, ideaRefinementData, marketResearchData } = segmentsCases[0]!
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
      'an LTV that does not compute',
      () => failuresOf(good, markdown.replace('÷ 3% = $3,725', '÷ 3% = $9,725')),
      'does not multiply',
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
