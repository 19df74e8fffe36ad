import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Assumption, Experiment, ExperimentChange } from '../../contracts/evidence.ts'
import { type Evidence, evidenceLadder, type Fact } from '../../contracts/facts.ts'
import { outcomeOf } from './outcome.ts'
import { type Known, type Piece, piecesOf, placeAssumptions, supportOf } from './support.ts'

const from = { fact: 'f' }
const pieces = (bears: Piece['bears']) =>
  fc.array(
    fc.constantFrom(...evidenceLadder).map((rung): Piece => ({ rung, bears, from })),
    { maxLength: 30 },
  )
const any = fc.tuple(pieces('for'), pieces('against'))
const rungs = fc.constantFrom(...evidenceLadder)
const value = (list: readonly Piece[]) => supportOf(list).value
// Products of many numbers have small floating-point errors. The comparisons allow this much.
const noise = 1e-12

test('EV02 more evidence never lowers support', () => {
  fc.assert(
    fc.property(any, rungs, ([fors, againsts], rung) => {
      const before = value([...fors, ...againsts])
      expect(value([...fors, ...againsts, { rung, bears: 'for', from }])).toBeGreaterThanOrEqual(
        before - noise,
      )
    }),
  )
})

test('EV02 stronger evidence never lowers support', () => {
  fc.assert(
    fc.property(any, rungs, rungs, ([fors, againsts], one, other) => {
      const [weaker, stronger] = [one, other].toSorted(
        (a, b) => evidenceLadder.indexOf(a) - evidenceLadder.indexOf(b),
      ) as [Evidence, Evidence]
      const rest = [...fors, ...againsts]
      expect(value([...rest, { rung: stronger, bears: 'for', from }])).toBeGreaterThanOrEqual(
        value([...rest, { rung: weaker, bears: 'for', from }]) - noise,
      )
    }),
  )
})

test('EV02 a contradiction never raises support, and a stronger contradiction lowers it at least as much', () => {
  fc.assert(
    fc.property(any, rungs, ([fors, againsts], rung) => {
      const before = value([...fors, ...againsts])
      const after = value([...fors, ...againsts, { rung, bears: 'against', from }])
      expect(after).toBeLessThanOrEqual(before + noise)
      expect(after).toBeGreaterThanOrEqual(0)
      expect(before).toBeLessThanOrEqual(1)
      expect(value([...fors, ...againsts, { rung: 'paid', bears: 'against', from }])).toBeLessThanOrEqual(
        after + noise,
      )
    }),
  )
})

test('EV02 a hundred told facts count less than four observed facts', () => {
  const many = (rung: Evidence, count: number) =>
    Array.from({ length: count }, (): Piece => ({ rung, bears: 'for', from }))
  expect(value(many('told', 100))).toBeLessThan(value(many('observed', 4)))
  expect(supportOf([]).level).toBe('none')
  expect(supportOf(many('guess', 9)).level).toBe('weak')
  expect(supportOf(many('observed', 4)).level).toBe('strong')
  expect(supportOf(many('paid', 1)).level).toBe('strong')
})

const assumption = (id: string, importance: number): Assumption => ({
  id,
  project_id: 'p',
  text: id,
  kind: 'viable',
  importance,
  state: 'open',
  source: null,
  created_at: '2026-11-02',
  updated_at: '2026-11-02',
})

const card: Experiment = {
  ...assumption('t', 1),
  assumption_id: 'a',
  believe: '',
  verify: '',
  measure: '',
  right_if: '',
  target: 3,
  method: 'observation',
  due_on: null,
  sealed_at: '2026-11-02',
  sealed_by: null,
  measured: 3,
  observed: null,
  learned: null,
  decided: null,
  resulted_at: '2026-11-09',
}
const changed = (target: number | null) => ({ target, experiment_id: 't' }) as ExperimentChange

test.each<[string, Partial<Experiment>, ExperimentChange[], ReturnType<typeof outcomeOf>]>([
  ['no result yet', { measured: null }, [], null],
  ['the threshold is met', {}, [], 'right'],
  ['the threshold is missed', { measured: 2 }, [], 'wrong'],
  ['a result of zero', { measured: 0 }, [], 'wrong'],
  ['only the lowered threshold is met', { measured: 3, target: 3 }, [changed(5)], 'unclear'],
  ['both thresholds are met', { measured: 6 }, [changed(5)], 'right'],
  ['both thresholds are missed', { measured: 1 }, [changed(5)], 'wrong'],
])(
  'EV05 the outcome of a test depends on all thresholds since it was sealed: %s',
  (_, change, changes, outcome) => {
    expect(outcomeOf({ ...card, ...change }, changes)).toBe(outcome)
  },
)

const fact = (id: string, state: Fact['state'], evidence: Evidence | null): Fact => ({
  id,
  project_id: 'p',
  topic: 'money',
  subject: null,
  text: 'Words',
  quote: null,
  value: null,
  evidence,
  bears: 'for',
  source_id: null,
  state,
  replaced_by: null,
  beside: [],
  said_at: '2026-11-02',
  updated_at: '2026-11-02',
})
const link = (fact_id: string, bears: 'for' | 'against') => ({
  assumption_id: 'a',
  fact_id,
  bears,
  created_at: '2026-11-02',
})

test('EV03 held facts count by their evidence, tests by their method, and unclear tests do not count', () => {
  const known: Known = {
    facts: [
      fact('1', 'confirmed', 'observed'),
      fact('2', 'withdrawn', 'paid'),
      fact('3', 'proposed', 'paid'),
      // A payment without a count, an amount and a date has only the level "told".
      fact('4', 'corrected', 'paid'),
      fact('5', 'confirmed', null),
    ],
    links: [link('1', 'for'), link('2', 'for'), link('3', 'for'), link('4', 'against'), link('5', 'for')],
    tests: [
      { ...card, method: 'pre_sale' },
      { ...card, id: 'wrong', measured: 0 },
      { ...card, id: 'dropped', state: 'dropped' },
      { ...card, id: 'other', assumption_id: 'b' },
    ],
    changes: [],
  }
  expect(piecesOf('a', known).map(({ rung, bears }) => `${rung} ${bears}`)).toEqual([
    'observed for',
    'told against',
    'guess for',
    'paid for',
    'observed against',
  ])
})

test('EV01 the most important assumption with weak evidence comes first, and dropped assumptions are not listed', () => {
  const known: Known = {
    facts: [fact('1', 'confirmed', 'observed')],
    links: [{ ...link('1', 'for'), assumption_id: 'known' }],
    tests: [],
    changes: [],
  }
  const placed = placeAssumptions(
    [
      assumption('small', 2),
      assumption('known', 5),
      assumption('four', 4),
      assumption('five', 5),
      { ...assumption('gone', 5), state: 'dropped' },
    ],
    known,
  )
  expect(placed.map(one => [one.assumption.id, one.isLeap])).toEqual([
    ['five', true],
    ['four', true],
    ['known', false],
    ['small', false],
  ])
})
