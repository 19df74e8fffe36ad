import { expect, test } from 'vitest'
import { z } from 'zod'
import type { Assumption, Experiment } from '../../contracts/evidence.ts'
import type { Fact } from '../../contracts/facts.ts'
import { dossierOf } from './dossier.ts'
import { afterPivot, type NextUp, nextKey, nextUp } from './next-up.ts'
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

test('EV50 a pivot lists the tests that end, and plans a test for the riskiest assumption that still holds', () => {
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

test('EV50 a pivot keeps the tests of assumptions that hold; if none holds, the next test asks whether the new customer has the problem', () => {
  const kept = afterPivot(board, { holding: ['demand'], untrue: [], today })
  expect(kept.stays.map(({ id }) => id)).toEqual(['demand'])
  expect(kept.next).toMatchObject({ assumption: { id: 'demand' }, test: { id: 'demand' }, isThere: true })
  const anew = afterPivot(board, { holding: [], untrue: [], today })
  expect(anew.next).toMatchObject({
    assumption: { id: null, importance: 5, text: expect.stringContaining('Kindergartens') },
    test: { target: 3, due_on: '2026-11-24' },
  })
  // The fact about the customer is no longer true, so the test must not mention it.
  const other = afterPivot(board, { holding: [], untrue: ['c'], today })
  expect(other.next?.assumption.text).not.toContain('Kindergartens')
})

test('EV51 after a result, one sentence says what the result means, what it changed and what to test next', () => {
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

test('EV54 an assumption with a clear answer is not tested again: the next assumption follows, then one of the next stage', () => {
  const stage = { ...customer, id: 's', topic: 'stage', text: 'Talking to customers' } as Fact
  const result = { sealed_at: '2026-11-02T00:00:00Z', measured: 4, resulted_at: '2026-11-17T09:00:00Z' }
  const right = (...ids: string[]) => ids.map(id => card(id, id, result))
  const known = (assumptions: Assumption[], tests: Experiment[]) => ({
    ...board,
    ...{ assumptions, tests, facts: [customer, stage] },
  })
  const [demand, price] = board.assumptions as [Assumption, Assumption]
  expect(nextUp(known([demand, price], right('demand')), today)?.assumption.id).toBe('price')
  const first = nextUp(known([demand, price], right('demand', 'price')), today)
  expect(first).toMatchObject({ assumption: { id: null }, test: { due_on: '2026-12-01' }, isThere: false })
  expect(first?.assumption.text).toBe('Kindergartens: they pay before it is finished.')
  const asked = { ...demand, text: first?.assumption.text ?? '' }
  // An interview is weak evidence, but the same interview is not proposed again.
  const talk = [card('demand', 'demand', { ...result, method: 'interview' })]
  expect(nextUp(known([demand, price], talk), today)?.assumption.id).toBe('price')
  const second = nextUp(known([asked], right('demand')), today)
  expect(second?.assumption.text).toBe('Kindergartens: those who use it come back by themselves.')
  const money = { ...demand, text: 'Kindergartens: those who do not know us buy too.' }
  const again = nextUp(known([money], right('demand')), today)
  expect(again?.assumption.text).toBe('Kindergartens: those who paid once pay again.')
  const last = { ...demand, text: again?.assumption.text ?? '' }
  expect(nextUp(known([last], right('demand')), today)).toBeNull()
})

const own = (topic: Fact['topic'], value: Fact['value'], more: Partial<Fact> = {}): Fact => ({
  ...{ ...customer, topic, value, id: topic, text: topic, ...more },
})
const euro = (amount: number) =>
  ({ kind: 'money', low: amount, high: amount, currency: 'EUR', per: 'month' }) as const
const many = (low: number) => ({ kind: 'count', low, high: low }) as const

test('EV52 the next threshold comes from the founder’s aim and reach, else from the share of people who have said yes', () => {
  const planned = (facts: readonly Fact[], kind: Assumption['kind'] = 'viable') =>
    nextUp({ ...board, tests: [], assumptions: [belief('price', 4, kind)], facts }, today)?.test
  const aim = [own('aim', euro(4000)), own('price', euro(49)), own('reach', many(340))]
  expect(planned(aim)).toMatchObject({
    verify: 'ask ten of those we talked to for a deposit or a signed order',
    right_if: 'at least 3 of 10 do: your aim of €4,000 a month takes 82 of the 340 there are, at €49 a month',
    target: 3,
  })
  // With fewer than ten people in reach, the test asks all of them. A target above that number would be impossible.
  expect(planned([...aim.slice(0, 2), own('buyers', many(8))], 'desirable')).toMatchObject({
    ...{ verify: expect.stringContaining('ask 8 of those'), target: 8 },
  })
  const paid = own('money', many(5), { text: '5 paid €20 since September 2026', evidence: 'paid' })
  const asked = [paid, own('refusals', many(7), { bears: 'against' })]
  expect(planned(asked)).toMatchObject({ right_if: 'at least 5 of 10 do: so far 5 of 12 did', target: 5 })
  // Facts in another currency and withdrawn facts are ignored.
  const dollars = own('price', { ...euro(49), currency: 'USD' })
  const gone = own('reach', many(340), { state: 'withdrawn' })
  for (const facts of [[], [aim[0]!, dollars, aim[2]!], [aim[0]!, aim[1]!, gone]])
    expect(planned(facts)).toMatchObject({ right_if: 'at least 2 of 5 do', target: 2 })
  expect(planned(aim, 'feasible')).toMatchObject({ right_if: 'at least 2 of 3 do', target: 2 })
})

test('EV54 two open pages add the same next test only once, and the test after it is a new row', () => {
  const next = { assumption: { id: null, text: 'They pay' }, round: 0 } as unknown as NextUp
  const key = nextKey('p', next)
  expect(z.uuid().safeParse(key).success).toBe(true)
  expect(nextKey('p', { ...next })).toBe(key)
  const others = [nextKey('q', next), nextKey('p', { ...next, round: 1 })]
  expect(others).not.toContain(key)
})
