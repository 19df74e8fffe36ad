// Finds the riskiest assumption on the board, and the cheapest test that can give stronger evidence.
import {
  type Assumption,
  type AssumptionKind,
  assumptionTextMost,
  cardLineMost,
  type Experiment,
  type ExperimentMethod,
  methods,
} from '../../contracts/evidence.ts'
import { type Evidence, evidenceLabels, evidenceLadder } from '../../contracts/facts.ts'
import { factsAbout } from '../deck/facts-about.ts'
import type { Blank } from '../deck/slot.ts'
import type { Proposal } from '../experiments/proposals.ts'
import { type Placed, placeAssumptions, rungOfMethod } from '../experiments/support.ts'
import { plain } from '../facts/compare.ts'
import { factName, type Material, placeOf, sourcesOf } from '../figures/figures.ts'
import { perMaterial } from '../figures/per-material.ts'
import { conversionOf } from './metric.ts'

/** Proposals from a saved result. */
export type Offer = { source: string; proposals: readonly Proposal[] }

type AssumptionRow = Pick<Assumption, 'text' | 'kind' | 'importance'>
export type OfferedRisk = { row: AssumptionRow; source: string | null; from: string }

export type Risk =
  | { kind: 'board'; placed: Placed; all: readonly Placed[] }
  /** A risk that is known, but not on the board yet. */
  | { kind: 'offered'; offered: OfferedRisk }
  | { kind: 'missing'; blank: Blank }

const placedOf = perMaterial(material => placeAssumptions(material.assumptions, material))

export function riskOf(material: Material, chosen: string | null, offers: readonly Offer[]): Risk {
  const all = placedOf(material)
  const placed = all.find(({ assumption }) => assumption.id === chosen) ?? all[0]
  if (placed) return { kind: 'board', placed, all }
  for (const { source, proposals } of offers) {
    const found = proposals.find(proposal => proposal.kind === 'assumption')
    if (found) return { kind: 'offered', offered: { row: found.row, source, from: `Found by ${source}` } }
  }
  const [risk] = factsAbout(material, ['risk'])
  if (risk) {
    const text = risk.text.replace(/\s+/g, ' ').trim().slice(0, assumptionTextMost)
    const row = { text, kind: 'desirable', importance: 5 } as const
    const detail = sourcesOf(material).get(factName(risk))?.detail ?? ''
    return { kind: 'offered', offered: { row, source: null, from: detail } }
  }
  return { kind: 'missing', blank: { missing: 'What must be true for this to work', place: 'validation' } }
}

export type TestRow = Pick<
  Experiment,
  'assumption_id' | 'believe' | 'verify' | 'measure' | 'right_if' | 'target' | 'method' | 'due_on'
>

export type RiskTest =
  | { kind: 'board'; test: Experiment }
  | { kind: 'proposed'; row: TestRow; why: string; threshold: string; source: string | null }
  | { kind: 'missing'; blanks: readonly Blank[] }

/** The order of the tests: running, planned, finished. */
const stageOf = ({ sealed_at, measured }: Experiment) => (measured !== null ? 2 : sealed_at ? 0 : 1)

/** The tests of an assumption. A test without an assumption id belongs to the assumption with the same text. */
export const testsOf = (tests: readonly Experiment[], { id, text }: Pick<Assumption, 'id' | 'text'>) =>
  tests
    .filter(({ state }) => state === 'open')
    .filter(({ assumption_id, believe }) =>
      assumption_id === null ? plain(believe) === plain(text) : assumption_id === id,
    )
    .toSorted((one, other) => stageOf(one) - stageOf(other) || other.created_at.localeCompare(one.created_at))

/** The test methods for each kind of assumption, the cheapest first. */
const ladders: Readonly<Record<AssumptionKind, readonly ExperimentMethod[]>> = {
  desirable: ['interview', 'observation', 'pre_sale'],
  viable: ['letter', 'pre_sale'],
  feasible: ['concierge', 'prototype'],
}

export function riskTest(
  material: Material,
  placed: Placed,
  offers: readonly Offer[],
  { today, metric }: { today: string; metric: string | null },
): RiskTest {
  const { assumption } = placed
  const known = testsOf(material.tests, assumption)
  const test = known.find(({ id }) => id !== metric) ?? known[0]
  if (test) return { kind: 'board', test }
  const offered = offeredTest(assumption, offers)
  if (offered) return offered
  return proposeTest(material, placed, today)
}

/** The test card that a helper wrote for this assumption. */
function offeredTest({ id, text }: Assumption, offers: readonly Offer[]): RiskTest | null {
  for (const { source, proposals } of offers) {
    for (const proposal of proposals) {
      if (proposal.kind !== 'test' || plain(proposal.row.believe) !== plain(text)) continue
      return {
        kind: 'proposed',
        row: { ...proposal.row, assumption_id: id },
        why: `A card of your ${source}.`,
        threshold: '',
        source,
      }
    }
  }
  return null
}

type Words = { customer: string; price: string; solution: string; today: string }
type Need = Exclude<keyof Words, 'today'>
type Card = {
  needs: readonly Need[]
  verify: (words: Words) => string
  measure: string
  of: number
  target: number
  days: number
}

const lower = (text: string) => text.replace(/[.\s]+$/u, '')
const cards: Partial<Record<ExperimentMethod, Card>> = {
  interview: {
    needs: ['customer'],
    verify: ({ customer }) =>
      `Ask five of them (${customer}) about the last time it happened, before saying what we build`,
    measure: 'How many tell of it by themselves',
    of: 5,
    target: 3,
    days: 7,
  },
  observation: {
    needs: ['customer'],
    verify: ({ customer, today }) =>
      `Watch five of them (${customer}) do it as they do now${today === '' ? '' : `: ${today}`}`,
    measure: 'With how many of them it is so',
    of: 5,
    target: 3,
    days: 7,
  },
  letter: {
    needs: ['customer', 'price'],
    verify: ({ customer, price }) =>
      `Ask ten of them (${customer}) to sign for ${price}, with a day it starts`,
    measure: 'How many sign',
    of: 10,
    target: 3,
    days: 21,
  },
  pre_sale: {
    needs: ['customer', 'price'],
    verify: ({ customer, price }) =>
      `Ask ten of them (${customer}) for ${price} now, paid back if we do not deliver`,
    measure: 'How many pay',
    of: 10,
    target: 3,
    days: 21,
  },
  concierge: {
    needs: ['customer', 'solution'],
    verify: ({ customer, solution }) => `Do it by hand for three of them (${customer}): ${solution}`,
    measure: 'How many want it again',
    of: 3,
    target: 2,
    days: 14,
  },
  prototype: {
    needs: ['customer', 'solution'],
    verify: ({ customer, solution }) =>
      `Let five of them (${customer}) use the smallest thing that does it: ${solution}`,
    measure: 'How many come back within a week',
    of: 5,
    target: 3,
    days: 28,
  },
}

const blanks: Readonly<Record<Need, Blank>> = {
  customer: { missing: 'Who has the problem and pays', place: placeOf('customer') },
  price: { missing: 'Your price, and what it is paid for', place: 'refinement' },
  solution: { missing: 'What you do about it', place: placeOf('solution') },
}

function proposeTest(material: Material, { assumption, support }: Placed, today: string): RiskTest {
  const speaking = support.pieces.filter(({ bears }) => bears === 'for').map(({ rung }) => rung)
  const strongest = Math.max(-1, ...speaking.map(rung => evidenceLadder.indexOf(rung)))
  const ladder = ladders[assumption.kind]
  const shows = (method: ExperimentMethod) => evidenceLadder.indexOf(rungOfMethod[method])
  const method = ladder.find(each => shows(each) > strongest) ?? ladder.at(-1)
  const card = method && cards[method]
  if (!method || !card) return { kind: 'missing', blanks: [] }
  const words = wordsOf(material)
  const missing = card.needs.filter(need => words[need] === '')
  if (missing.length > 0) return { kind: 'missing', blanks: missing.map(need => blanks[need]) }
  const conversion = card.needs.includes('price') ? conversionOf(material) : null
  const target = conversion ? Math.max(1, Math.ceil(card.of * conversion.share)) : card.target
  const { label, cost, time } = methods[method]
  const sofar = evidenceLadder[strongest]
  return {
    kind: 'proposed',
    row: {
      assumption_id: assumption.id,
      believe: assumption.text,
      verify: card.verify(words).slice(0, cardLineMost),
      measure: card.measure,
      right_if: `At least ${target} of ${card.of}`,
      target,
      method,
      due_on: dayAfter(today, card.days),
    },
    why: `${label} (${cost}, ${time}): ${sofar ? `so far this is ${evidenceLabels[sofar as Evidence]}` : 'so far nothing speaks for it'}, and afterwards it is ${evidenceLabels[rungOfMethod[method]]}.`,
    threshold: conversion
      ? `${target} of ${card.of}: ${conversion.formula}, rounded up.`
      : `${target} of ${card.of} is our suggestion and comes from none of your figures. Change it before you seal it.`,
    source: null,
  }
}

function wordsOf(material: Material): Words {
  const best = (...topics: Parameters<typeof factsAbout>[1][number][]) => factsAbout(material, topics)[0]
  const said = (fact: { text: string } | undefined) => lower(fact?.text.replace(/\s+/g, ' ').trim() ?? '')
  const price = best('price')
  return {
    customer: said(best('customer')),
    price: price ? lower(sourcesOf(material).get(factName(price))?.text ?? '') : '',
    solution: said(best('solution')),
    today: said(best('workaround')),
  }
}

export function dayAfter(today: string, days: number): string {
  const day = new Date(`${today}T00:00:00Z`)
  day.setUTCDate(day.getUTCDate() + days)
  return day.toISOString().slice(0, 10)
}
