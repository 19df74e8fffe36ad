import { expect, test } from 'vitest'
import { type Proposal, proposalId, proposalsOf } from './proposals.ts'

const closing = {
  confidence: { level: 'low', reason: 'Few answers.' },
  counterArgument: 'They may not care.',
  testFirst: 'Ask ten.',
  nextActions: [
    { day: '2026-11-17', action: 'Call three bakers' },
    { day: '2026-11-19', action: 'Write the offer' },
    { day: '2026-11-24', action: 'Ask for a deposit' },
  ],
}
const card = {
  hypothesis: 'Bakers pay',
  test: 'Ask ten of them',
  metric: 'Deposits',
  threshold: '3 of 10 pay',
}
const said = (result: unknown) => proposalsOf(result).map(({ kind, text }) => `${kind}: ${text}`)

test.each<[string, unknown, string[]]>([
  [
    'a scorecard offers its assumptions and steps once each, and one test',
    {
      kind: 'scorecard',
      testCards: [card, card, { ...card, hypothesis: 'They come back', test: 'Count who does' }],
      closing,
    },
    [
      'assumption: Bakers pay',
      'assumption: They come back',
      'test: Ask ten of them',
      'action: Call three bakers',
      'action: Write the offer',
      'action: Ask for a deposit',
    ],
  ],
  [
    'a canvas offers its riskiest assumption',
    { fields: { risk: ' They switch ' } },
    ['assumption: They switch'],
  ],
  [
    'the segments offer the first customer',
    { beachhead: { segment: 'village bakers', why: [] } },
    ['assumption: Our first customers are village bakers'],
  ],
  [
    'the mentor offers the next step',
    { answer: 'x', nextStep: { day: '2026-11-17', action: 'Call Ana' } },
    ['action: Call Ana'],
  ],
  ['general advice offers nothing', { isDefault: true, nextSteps: closing.nextActions }, []],
  ['a turn of a conversation offers nothing', { kind: 'turn', question: 'Who?' }, []],
  ['an empty result offers nothing', null, []],
  [
    'an unreadable part is left out, and the other parts are offered',
    { testCards: [{ hypothesis: 1 }], fields: { risk: 'Law' } },
    ['assumption: Law'],
  ],
])('EV07 %s', (_, result, expected) => {
  expect(said(result)).toEqual(expected)
})

test.each<[string, number | null]>([
  ['3 of 10 pay', 3],
  ['At least 5 sign', 5],
  ['5 calls and 2 letters', null],
  ['Most of them', null],
])('EV07 the threshold “%s” is read as %s', (threshold, target) => {
  const tests = proposalsOf({ testCards: [{ ...card, threshold }] }).filter(({ kind }) => kind === 'test')
  expect(tests).toMatchObject([{ row: { target } }])
})

test('EV07 the same proposal has the same id on every device; another project, source, kind or wording gives another id', () => {
  const proposal: Proposal = { kind: 'action', text: 'Call', row: { text: 'Call', due_on: null } }
  const id = proposalId('p', 'Mentor', proposal)
  expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-8[0-9a-f]{3}-[0-9a-f]{12}$/)
  expect(proposalId('p', 'Mentor', { ...proposal })).toBe(id)
  const others = [
    proposalId('q', 'Mentor', proposal),
    proposalId('p', 'Insights', proposal),
    proposalId('p', 'Mentor', { ...proposal, text: 'Call.' }),
    proposalId('p', 'Mentor', { ...proposal, kind: 'assumption' } as unknown as Proposal),
  ]
  expect(new Set([id, ...others]).size).toBe(5)
})

test('RS07 a customer group without a name is not proposed as first customer', () => {
  const beachhead = { segment: 'Your first group: not named yet', why: [] }
  expect(said({ beachhead, segments: [{ row: null }] })).toEqual([])
  expect(said({ beachhead, segments: [{ row: 'a' }] })).toHaveLength(1)
  expect(said({ beachhead, segments: [{ row: null }], reading: 'Sell to bakers first.' })).toHaveLength(1)
})
