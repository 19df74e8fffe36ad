import { expect, test } from 'vitest'
import type { Assumption, Experiment } from '../../contracts/evidence.ts'
import type { Fact } from '../../contracts/facts.ts'
import { dossierOf } from './dossier.ts'
import { afterPivot, nextUp } from './next-up.ts'
import { sayResult } from './say-result.ts'

const common = {
  project_id: 'p',
  state: 'open' as const,
  source: null,
  created_at: '2026-11-01T00:00:00Z',
  updated_at: '2026-11-01T00:00:00Z',
}
const belief = (id: string, importance: number, kind: Assumption['kind'] = 'desirable'): Assumption => ({
  ...common,
  ...{ id, text: `${id} is so`, kind, importance },
})
const card = (id: string, assumption_id: string | null, more: Partial<Experiment> = {}): Experiment => ({
  ...common,
  ...{ id, assumption_id, believe: `${id} card`, verify: 'ask ten', measure: 'how many', right_if: '3 do' },
  ...{ target: 3, method: 'pre_sale', due_on: '2026-11-20', sealed_at: null, sealed_by: null },
  ...{ measured: null, observed: null, learned: null, decided: null, resulted_at: null },
  ...more,
})
const customer = {
  ...{ id: 'c', project_id: 'p', topic: 'customer', subject: null, text: 'Kindergartens', quote: null },
  ...{ value: null, evidence: 'told', bears: 'context', state: 'confirmed', beside: [] },
  ...{ said_at: '2026-11-01T00:00:00Z', updated_at: '2026-11-01T00:00:00Z' },
} as Fact
const board = {
  assumptions: [belief('demand', 5), belief('price', 4, 'viable')],
  tests: [card('demand', 'demand'), card('loose', null)],
  ...{ facts: [customer], links: [], changes: [], cards: [] },
}
const today = '2026-11-17'

test('EV50 a pivot says which open test is put away, and plans one for the riskiest that holds', () => {
  const pivot = afterPivot(board, { holding: ['price'], untrue: [], today })
  expect(pivot.away.map(({ id }) => id)).toEqual(['demand', 'loose'])
  expect(pivot.stays).toEqual([])
  expect(pivot.next).toMatchObject({
    assumption: { id: 'price' },
    test: { believe: 'price is so', target: 2, method: 'pre_sale', due_on: '2026-12-01' },
    isThere: false,
  })
  const decision = { kind: 'pivot', reason: 'They do not want it', holding: ['price'], pivot } as const
  const dossier = dossierOf({ ...board, venture: 'S', now: new Date(), names: [], decision })
  expect(dossier.split('## What becomes of the tests')[1]).toContain('Put away without a result: demand card')
  expect(dossier).toContain('Next to find out: price is so')
})

test('EV50 the test of what holds goes on; where nothing holds, the new group has to have the problem first', () => {
  const kept = afterPivot(board, { holding: ['demand'], untrue: [], today })
  expect(kept.stays.map(({ id }) => id)).toEqual(['demand'])
  expect(kept.next).toMatchObject({ assumption: { id: 'demand' }, test: { id: 'demand' }, isThere: true })
  const anew = afterPivot(board, { holding: [], untrue: [], today })
  expect(anew.next).toMatchObject({
    assumption: { id: null, importance: 5, text: expect.stringContaining('Kindergartens') },
    test: { target: 3, due_on: '2026-11-24' },
  })
  // A customer who is no longer true is no longer named.
  const other = afterPivot(board, { holding: [], untrue: ['c'], today })
  expect(other.next?.assumption.text).not.toContain('Kindergartens')
})

test('EV51 one sentence after a result says what it means, what it moved and what is next', () => {
  const result = { sealed_at: '2026-11-02T00:00:00Z', measured: 4, resulted_at: '2026-11-17T09:00:00Z' }
  const known = { ...board, tests: [card('demand', 'demand', result)] }
  expect(sayResult(known.tests[0]!, known, today)).toBe(
    'You were right: 4, at least 3 was needed, so “demand is so” has strong evidence instead of no evidence, and the score goes from NOT YET 0 to NOT YET 4; next find out about “price is so”: ask five of those we talked to for a deposit or a signed order (right if at least 2 of 5 do), by Dec 1.',
  )
  const wrong = { ...known, tests: [card('demand', 'demand', { ...result, measured: 1 })] }
  expect(sayResult(wrong.tests[0]!, wrong, today)).toMatch(/^You were wrong: 1, at least 3 was needed, /)
  expect(sayResult(card('demand', 'demand'), board, today)).toBeNull()
  expect(nextUp({ ...board, assumptions: [] }, today)).toBeNull()
})
