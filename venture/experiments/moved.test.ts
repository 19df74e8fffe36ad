import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Experiment, ExperimentChange } from '../../contracts/evidence.ts'
import type { Fact } from '../../contracts/facts.ts'
import { validationDimensions } from '../../contracts/results/validation-dimensions.ts'
import { historyOf } from './history.ts'
import { movedSince, moveInWords } from './moved.ts'
import { scoreByWeek } from './score-history.ts'
import { scoredCards } from './scored-cards.ts'
import { type Item, type Remembered, type ScoredCard, scoreLines, standingOn } from './standing.ts'

const day = (number: number) => `2026-11-${String(number).padStart(2, '0')}T12:00:00Z`
const at = (number: number) => Date.parse(day(number))

const fact = (id: string, text: string, more: Partial<Fact> = {}): Fact => ({
  id,
  project_id: 'p',
  topic: 'money',
  subject: null,
  text,
  quote: null,
  value: null,
  evidence: 'observed',
  bears: 'for',
  source_id: null,
  state: 'confirmed',
  replaced_by: null,
  beside: [],
  said_at: day(1),
  created_at: day(1),
  updated_at: day(1),
  ...more,
})

const sold: Experiment = {
  id: 't',
  project_id: 'p',
  state: 'open',
  source: null,
  created_at: day(1),
  updated_at: day(1),
  assumption_id: 'a',
  believe: 'They pay before they see it',
  verify: 'Ask',
  measure: 'Deposits',
  right_if: 'Three pay',
  target: 3,
  method: 'pre_sale',
  due_on: null,
  sealed_at: day(2),
  sealed_by: null,
  measured: 1,
  observed: null,
  learned: null,
  decided: null,
  resulted_at: day(10),
}

const card = (verdict: ScoredCard['verdict'], score: number, when = day(3)): ScoredCard => ({
  at: when,
  verdict,
  scores: Object.fromEntries(validationDimensions.map(id => [id, score])) as ScoredCard['scores'],
})
const known = (more: Partial<Remembered> = {}): Remembered => ({
  facts: [],
  links: [],
  tests: [],
  changes: [],
  cards: [],
  ...more,
})
const move = (some: Remembered, since = 7, now = 14) =>
  movedSince(new Date(at(since)), new Date(at(now)), {
    ...some,
    assumptions: [{ id: 'a', text: 'They pay', state: 'open' }],
  })

test('EV06 a failed pre-sale turns GO into NOT YET, and the text gives the reason', () => {
  const moved = move(known({ cards: [card('GO', 4)], tests: [sold] }))
  expect(moveInWords(moved)).toBe(
    'GO 32 → NOT YET 30: “They pay before they see it” came out wrong: 1, at least 3 was needed',
  )
  expect(moved.before.confidence).toBe('high')
})

test('EV06 withdrawing a fact lowers its score line today, but not the score of the day before', () => {
  const facts = [fact('1', 'Two of three pre-sales', { state: 'withdrawn', updated_at: day(9) })]
  const moved = move(known({ cards: [card('GO', 4)], facts }))
  expect(moveInWords(moved)).toBe('GO 32 → NOT YET 30: Two of three pre-sales (withdrawn)')
  expect(standingOn(at(8), known({ cards: [card('GO', 4)], facts })).verdict).toBe('GO')
})

test('EV06 without a scorecard the score comes from the facts, and it does not change without new facts', () => {
  const facts = [
    fact('1', 'The chair stays empty', { topic: 'problem', created_at: day(8) }),
    fact('2', 'Their guild', { topic: 'reach', evidence: 'told' }),
    fact('3', 'Only proposed', { topic: 'cost', state: 'proposed' }),
  ]
  expect(moveInWords(move(known({ facts })))).toBe('NOT YET 2 → NOT YET 6: The chair stays empty')
  expect(moveInWords(move(known({ facts }), 9))).toBeNull()
})

test('EV06 many refusals change the verdict, and a STOP stays until the founder asks for a new verdict', () => {
  const seven = fact('1', 'Seven said no', {
    topic: 'refusals',
    created_at: day(8),
    value: { kind: 'count', low: 7, high: 7 },
  })
  expect(move(known({ cards: [card('GO', 4)], facts: [seven] })).after.verdict).toBe('PIVOT')
  expect(move(known({ cards: [card('STOP', 4)] })).after.verdict).toBe('STOP')
  const anew = move(known({ cards: [card('NOT YET', 2), card('GO', 4, day(9))] }))
  expect(moveInWords(anew)).toBe('NOT YET 16 → GO 32: the problem was scored')
})

test('EV06 if the clock of the device is slow, all facts still count', () => {
  const some = known({ cards: [card('GO', 4)], tests: [sold] })
  expect(moveInWords(move(some, 7, 8))).toBe(moveInWords(move(some, 7, 14)))
})

test('EV06 an assumption with new evidence shows its support before and after', () => {
  const moved = move(known({ tests: [{ ...sold, measured: 5 }] }))
  expect(moved.assumptions).toEqual([
    { id: 'a', text: 'They pay', before: 'none', after: 'strong', isUp: true },
  ])
  expect(move(known({ tests: [sold] }), 11).assumptions).toEqual([])
})

const items = fc.array(
  fc.record({
    dimension: fc.constantFrom(...validationDimensions),
    score: fc.integer({ min: 0, max: 5 }),
    bears: fc.constantFrom<Item['bears']>('for', 'against'),
  }),
  { maxLength: 20 },
)

test('EV02 more evidence never lowers a score line, and a contradiction never raises one', () => {
  fc.assert(
    fc.property(items, fc.constantFrom(...validationDimensions), fc.nat(5), (list, dimension, score) => {
      const before = scoreLines(list)
      const more = scoreLines([...list, { dimension, score, bears: 'for' }])
      const less = scoreLines([...list, { dimension, score, bears: 'against' }])
      for (const id of validationDimensions) {
        expect(more[id]).toBeGreaterThanOrEqual(before[id])
        expect(less[id]).toBeLessThanOrEqual(before[id])
      }
    }),
  )
})

const change = (changed_at: string, before: Partial<ExperimentChange>): ExperimentChange => ({
  ...sold,
  id: changed_at,
  experiment_id: 't',
  had_result: false,
  changed_at,
  ...before,
})

test('EV05 the history of a sealed test starts with the oldest change and marks changes after the result', () => {
  const changes = [
    change(day(11), { target: 4, measured: 2, had_result: true }),
    change(day(5), { target: 5, measured: null, right_if: 'Five pay' }),
    change(day(6), { experiment_id: 'another' }),
  ]
  expect(historyOf(sold, changes)).toEqual([
    {
      at: day(5),
      text: 'the threshold went from at least 5 to at least 4; “right if” was “Five pay”',
      isAfterResult: false,
    },
    {
      at: day(11),
      text: 'the threshold went from at least 4 to at least 3; the result went from 2 to 1',
      isAfterResult: true,
    },
  ])
})

test('EV06 the first score is not compared with an earlier verdict, and each reason ends with one full stop', () => {
  const known = {
    facts: [fact('f', 'Three of seven pay.', { created_at: day(9), said_at: day(9) })],
    links: [],
    tests: [],
    changes: [],
    cards: [card('NOT YET', 2, day(9))],
    assumptions: [],
  }
  const words = moveInWords(movedSince(new Date(at(2)), new Date(at(12)), known))
  expect(words).toMatch(/^First score: NOT YET \d+$/)
})

test('EV42 the score history shows each week with its Monday and the reasons for its change', () => {
  const facts = [
    fact('1', 'Two of three pre-sales.', { created_at: day(3), state: 'withdrawn', updated_at: day(18) }),
    fact('2', 'They meet in a guild', { topic: 'reach', evidence: 'told', created_at: day(10) }),
    fact('3', 'Nothing to do with it', { bears: 'context', created_at: day(26) }),
  ]
  const some = known({ facts, cards: [card('GO', 4, day(4))] })
  const read = (weeks: number) => scoreByWeek(new Date(at(30)), some, weeks)
  const lines = read(10).moves.map(
    ({ monday, words }) => `${monday.getMonth() + 1}/${monday.getDate()} ${words}`,
  )
  expect(lines).toEqual([
    '11/16 GO 32 → NOT YET 30: Two of three pre-sales (withdrawn)',
    '11/2 First score: GO 32',
  ])
  expect(read(10).isMore).toBe(false)
  // Only the two newest of the four weeks with changes are returned.
  expect(read(2)).toMatchObject({ moves: [{ standing: { verdict: 'NOT YET', score: 30 } }], isMore: true })
})

test('EV42 later facts do not change the text of an earlier week', () => {
  const early = [fact('1', 'The chair stays empty', { topic: 'problem', created_at: day(3) })]
  const later = [...early, fact('2', 'A till was empty', { created_at: day(17) })]
  const [first] = scoreByWeek(new Date(at(6)), known({ facts: early }), 10).moves
  expect(scoreByWeek(new Date(at(20)), known({ facts: later }), 10).moves.at(-1)).toEqual(first)
})

test('EV49 facts from the scorecard or from before it add nothing to the score of the scorecard', () => {
  const onCard = fact('1', 'Each week', {
    topic: 'frequency',
    evidence: 'told',
    value: { kind: 'count', low: 52, high: 52 },
    created_at: '2026-11-03T12:00:01Z',
  })
  const cards = [card('NOT YET', 2)]
  expect(standingOn(at(4), known({ cards, facts: [onCard] })).score).toBe(16)
  const later = { ...onCard, id: '2', created_at: day(5) }
  expect(standingOn(at(6), known({ cards, facts: [onCard, later] })).score).toBe(17)
})

test('EV49 if the scorecard changes, facts from before it are not counted a second time', () => {
  const seen = fact('1', 'The chair stood empty', { topic: 'problem', created_at: day(5) })
  const first = card('NOT YET', 2)
  const again = { ...card('NOT YET', 2, day(8)), scores: { ...first.scores, money: 3 } }
  const some = known({ cards: [first, again], facts: [seen] })
  expect(standingOn(at(6), some).score).toBe(18)
  expect(standingOn(at(9), some).score).toBe(19)
})

test('EV47 in the first week, changes are compared with the first day that has a score', () => {
  const some = known({ cards: [card('NOT YET', 2, day(8))], tests: [{ ...sold, measured: 5 }] })
  expect(moveInWords(move(some))).toBe(
    'NOT YET 16 → NOT YET 18: “They pay before they see it” came out right: 5, at least 3 was needed',
  )
})

test('EV42 if a conversation is scored again, the week of the earlier score still shows that score', () => {
  const scores = Object.fromEntries(validationDimensions.map(id => [id, 2]))
  const earlier = [{ at: day(3), verdict: 'NOT YET', scores }, { at: 7 }]
  expect(scoredCards([{ created_at: day(10), result: null, earlier }])).toEqual([card('NOT YET', 2)])
})
