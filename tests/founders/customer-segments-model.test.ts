import { expect, test } from 'vitest'
import { BarError } from '../../cofounder/helper.ts'
import { customerSegments } from '../../cofounder/helpers/customer-segments/helper.ts'
import { prompt as promptOf } from '../../cofounder/helpers/customer-segments/prompt.ts'
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

test('a model’s segments pass the same bars, and bring no figure of their own', () => {
  const result = prompt.complete(proposal)
  expect(customerSegmentsFailures(result, customerSegments.render(result), { today })).toEqual([])
  expect(result.segments.map(({ economics }) => economics)).toEqual([null, null, null])
})

test('a claim on work that was never saved is sent back', () => {
  const unfounded = { ...proposal, beachheadWhy: [text('The research says so', 'market research')] }
  expect(() => prompt.complete(unfounded)).toThrow(BarError)
})

test('where facts were confirmed they may come from other work: the claim stands, as a judgement', () => {
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

test('two or four segments are no answer', () => {
  expect(() => prompt.complete({ ...proposal, segments: proposal.segments.slice(0, 2) })).toThrow()
})
