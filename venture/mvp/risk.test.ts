import { describe, expect, test } from 'vitest'
import type { Experiment } from '../../contracts/evidence.ts'
import { chairside, noMaterial, someFact } from '../../tests/support/deck-materials.ts'
import { at, belief, believing, ground, pays, someTest } from '../../tests/support/mvp-materials.ts'
import type { Material } from '../figures/figures.ts'
import { buildMvp } from './build.ts'
import { untouchedMvp } from './content.ts'

describe('MV01 the riskiest assumption is the same as on the board', () => {
  test('the riskiest assumption is the first one on the board, unless the founder chose another', () => {
    const other = belief('Managers let us read their calendar.', {
      id: 'beef0001-0000-4000-8000-000000000000',
      importance: 2,
    })
    const material = believing(pays, { assumptions: [other, pays] })
    const onTop = buildMvp(material, untouchedMvp, ground).risk
    expect(onTop).toMatchObject({ kind: 'board', placed: { assumption: pays } })
    const chosen = buildMvp(material, { ...untouchedMvp, assumption: other.id }, ground).risk
    expect(chosen).toMatchObject({ kind: 'board', placed: { assumption: other } })
    const dropped = believing(pays, { assumptions: [{ ...pays, state: 'dropped' }] })
    expect(buildMvp(dropped, { ...untouchedMvp, assumption: pays.id }, ground).risk.kind).toBe('missing')
  })

  test('if the board is empty, the assumption comes from a result, else from a risk; without a risk, a blank says which page asks for it', () => {
    const empty = believing(pays, { assumptions: [] })
    const row = { text: 'They switch.', kind: 'desirable', importance: 4 } as const
    const offers = [
      { source: 'Problem Validation', proposals: [{ kind: 'assumption', text: row.text, row } as const] },
    ]
    expect(buildMvp(empty, untouchedMvp, { ...ground, offers }).risk).toMatchObject({
      kind: 'offered',
      offered: { row, source: 'Problem Validation' },
    })
    const told = {
      ...empty,
      facts: [...empty.facts, someFact('risk', 'guess', 'It only works if patients come.')],
    }
    expect(buildMvp(told, untouchedMvp, ground).risk).toMatchObject({
      kind: 'offered',
      offered: { row: { text: 'It only works if patients come.' }, source: null },
    })
    expect(buildMvp(noMaterial, untouchedMvp, ground)).toMatchObject({
      risk: { kind: 'missing', blank: { place: 'validation' } },
      test: null,
    })
  })
})

describe('MV02 the plan proposes the cheapest test that can give stronger evidence', () => {
  const proposed = (material: Material) => buildMvp(material, untouchedMvp, ground).test

  test('if the board has a test, the running one comes first, and the plan proposes no other test', () => {
    const ids = [1, 2, 3].map(number => `abcdef0${number}-0000-4000-8000-000000000000`)
    const learned = someTest({ id: ids[0] as string, measured: 3 })
    const idea = someTest({ id: ids[1] as string, sealed_at: null })
    const running = someTest({ id: ids[2] as string })
    const read = (...tests: Experiment[]) => proposed(believing(pays, { tests }))
    expect(read(learned, idea, running)).toEqual({ kind: 'board', test: running })
    expect(read(learned, idea)).toEqual({ kind: 'board', test: idea })
    expect(read(learned)).toEqual({ kind: 'board', test: learned })
    // A test without an assumption id belongs to the assumption with the same text.
    const alone = someTest({ assumption_id: null, believe: ` ${pays.text.toUpperCase()}` })
    expect(read(alone)).toEqual({ kind: 'board', test: alone })
    expect(read(someTest({ state: 'dropped' }))?.kind).toBe('proposed')
  })

  test('the proposed test says who the customer is, the price, the day, and who set the threshold', () => {
    const found = proposed(believing(pays))
    expect(found).toMatchObject({
      kind: 'proposed',
      row: { assumption_id: pays.id, believe: pays.text, method: 'letter', target: 3, due_on: '2026-12-09' },
    })
    const { row, threshold } = found as Extract<typeof found, { kind: 'proposed' }>
    expect(row.verify).toContain('Managers of dental practices')
    expect(row.verify).toContain('€79 a month')
    expect(threshold).toContain('our suggestion')
  })

  test('a question with an answer is not asked again: the next method gives stronger evidence', () => {
    const wants = belief('Managers want an empty chair filled.', { kind: 'desirable' })
    const [fact] = chairside().facts
    const link = { assumption_id: wants.id, fact_id: fact?.id ?? '', bears: 'for', created_at: at } as const
    expect(proposed(believing(wants))).toMatchObject({ row: { method: 'interview' } })
    const told = [
      { ...(fact as NonNullable<typeof fact>), evidence: 'told' as const },
      ...chairside().facts.slice(1),
    ]
    expect(proposed(believing(wants, { links: [link], facts: told }))).toMatchObject({
      row: { method: 'observation' },
    })
    expect(proposed(believing(wants, { links: [link] }))).toMatchObject({ row: { method: 'pre_sale' } })
  })

  test('without a price the test asks nobody to pay, and a blank says that the price is missing and which page asks for it', () => {
    const facts = chairside().facts.filter(({ topic }) => topic !== 'price')
    expect(proposed(believing(pays, { facts }))).toEqual({
      kind: 'missing',
      blanks: [{ missing: 'Your price, and what it is paid for', place: 'refinement' }],
    })
  })

  test('a helper’s test card for this assumption is preferred to our own', () => {
    const row = {
      believe: pays.text,
      verify: 'Call ten.',
      measure: 'Deposits',
      right_if: '2 of 10',
      target: 2,
      method: 'pre_sale',
      due_on: null,
    } as const
    const offers = [
      { source: 'Problem Validation', proposals: [{ kind: 'test', text: row.verify, row } as const] },
    ]
    expect(buildMvp(believing(pays), untouchedMvp, { ...ground, offers }).test).toMatchObject({
      kind: 'proposed',
      row: { ...row, assumption_id: pays.id },
      source: 'Problem Validation',
    })
  })
})
