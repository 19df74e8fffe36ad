import { expect, test } from 'vitest'
import { BarError } from '../../cofounder/helper.ts'
import { customerSegments } from '../../cofounder/helpers/customer-segments.ts'
import { prompt as promptOf } from '../../cofounder/prompts/customer-segments/prompt.ts'
import type { Fact } from '../../contracts/facts.ts'
import { memoryOf } from '../../venture/facts/memory.ts'
import { customerSegmentsFailures } from './customer-segments-bars.ts'

const today = '2026-11-16'
const prompt = promptOf({
  problemValidationData: 'Independent dentists in Ohio lose $4,000 a month on no-shows.',
  ideaRefinementData: 'Reminders for dental practices. We charge $149 per month.',
  marketResearchData: null,
  today,
})

const text = (words: string, source = 'problem validation') => ({ text: words, source })
const segment = (name: string, quote: string | null = null) => ({
  name,
  who: text('Owner-dentists'),
  pain: text('No-shows'),
  trigger: text('A receptionist leaves', 'judgement'),
  find: text('Study clubs', 'judgement'),
  reach: 4,
  readiness: 3,
  scoreReason: 'They named an amount.',
  quote,
})

const proposal = {
  segments: [
    segment('Independent dentists', 'Independent dentists in Ohio'),
    segment('Groups'),
    segment('Specialists'),
  ],
  beachheadWhy: [text('They named what it costs them')],
  firstTen: [{ where: 'Study clubs', ask: 'What happened last month?' }],
  closing: {
    confidence: { level: 'medium', reason: 'Two sources were used, none of them a payment.' },
    counterArgument: 'Practice systems already send reminders, and the dentist has paid for those.',
    testFirst: 'Ask ten dentists for a deposit of one month before you build anything at all.',
    nextActions: [17, 19, 23].map(day => ({ day: `2026-11-${day}`, action: `Do the thing of day ${day}` })),
  },
}

test('RS10 the segments of a model pass the same checks and contain no new figures', () => {
  const result = prompt.complete(proposal)
  expect(customerSegmentsFailures(result, customerSegments.render(result), { today })).toEqual([])
  expect(result.segments.map(({ figures, row }) => [figures, row])).toEqual([
    [[], null],
    [[], null],
    [[], null],
  ])
})

test('RS10 if the groups are in fields, code decides names, order, scores and figures, and the model only explains', () => {
  const rows = [
    { id: 'b', source: { kind: 'own' as const }, group: 'Hotels' },
    {
      id: 'a',
      source: { kind: 'own' as const },
      group: 'Dentists in Ohio',
      asked: { low: 8, high: 8 },
      paid: { low: 4, high: 4 },
    },
  ]
  const told = promptOf({
    problemValidationData: 'Independent dentists in Ohio lose $4,000 a month on no-shows.',
    ideaRefinementData: null,
    marketResearchData: null,
    record: { version: 1, rows },
    today,
  })
  expect(told.user).toContain('1. Dentists in Ohio: 4 of 8 paid (50%)')
  expect(told.user).toContain('Conversion: paid of those asked: 50% = 4 ÷ 8')
  const result = told.complete(proposal)
  expect(result.segments.map(({ name }) => name)).toEqual(['Dentists in Ohio', 'Hotels', 'Specialists'])
  expect(result.summary).toContain('4 of 8 paid')
  expect(result.segments[0]).toMatchObject({ readiness: 5, trigger: { text: 'A receptionist leaves' } })
  expect(result.closing.confidence.reason).toMatch(/paid|payments/)
  expect(customerSegmentsFailures(result, customerSegments.render(result), { today })).toEqual([])
})

test('a claim of the model that cites work that was never saved is sent back to the model', () => {
  const unfounded = { ...proposal, beachheadWhy: [text('The research says so', 'market research')] }
  expect(() => prompt.complete(unfounded)).toThrow(BarError)
})

test('with confirmed facts, a claim about the work of another helper is kept as a judgement', () => {
  const fact = { topic: 'rival', text: 'Doctolib', quote: null, value: null, subject: null } as Fact
  const memory = memoryOf({ name: 'Crumb', description: null, industry: null }, [], 'customer-segments')
  const known = promptOf({
    problemValidationData: 'Independent dentists in Ohio lose $4,000 a month on no-shows.',
    ideaRefinementData: null,
    marketResearchData: null,
    today,
    memory: { ...memory, facts: [fact] },
  })
  const why = [text('Their rival is dearer', 'competitor analysis')]
  const { beachhead } = known.complete({ ...proposal, beachheadWhy: why })
  expect(beachhead.why).toEqual([text('Their rival is dearer', 'judgement')])
})

test('a result with two or four segments is refused', () => {
  expect(() => prompt.complete({ ...proposal, segments: proposal.segments.slice(0, 2) })).toThrow()
})
