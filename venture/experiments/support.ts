// Calculates how well linked facts and tests support an assumption, from 0 to 1.
import type {
  Assumption,
  AssumptionFact,
  Experiment,
  ExperimentChange,
  ExperimentMethod,
} from '../../contracts/evidence.ts'
import type { Evidence, Fact } from '../../contracts/facts.ts'
import { isHeld } from '../facts/compare.ts'
import { weigh } from '../facts/evidence.ts'
import { outcomeOf } from './outcome.ts'

export type Piece = {
  rung: Evidence
  bears: 'for' | 'against'
  /** The fact or the test that gives this piece of evidence. */
  from: { fact: string } | { test: string }
}

/**
 * `weight`: how much one piece adds. `most`: the upper limit for all pieces up to this level. With it, even many
 * "told" pieces never count as much as "observed".
 */
const rungs: readonly { rung: Evidence; weight: number; most: number }[] = [
  { rung: 'guess', weight: 0.02, most: 0.05 },
  { rung: 'told', weight: 0.12, most: 0.35 },
  { rung: 'observed', weight: 0.3, most: 0.65 },
  { rung: 'committed', weight: 0.45, most: 0.85 },
  { rung: 'paid', weight: 0.6, most: 0.98 },
]

/**
 * The evidence level of each test method. It depends on what people did: an interview has the level "told", a
 * pre-sale "paid".
 */
export const rungOfMethod: Readonly<Record<ExperimentMethod, Evidence>> = {
  interview: 'told',
  observation: 'observed',
  concierge: 'observed',
  wizard_of_oz: 'observed',
  fake_door: 'observed',
  prototype: 'observed',
  letter: 'committed',
  pre_sale: 'paid',
}

function strengthOf(pieces: readonly Piece[]): number {
  return rungs.reduce((reached, { rung, weight, most }) => {
    const count = pieces.filter(piece => piece.rung === rung).length
    return Math.max(reached, Math.min(most, 1 - (1 - reached) * (1 - weight) ** count))
  }, 0)
}

export type SupportLevel = 'none' | 'weak' | 'some' | 'strong'
export const supportWords: Readonly<Record<SupportLevel, string>> = {
  none: 'No evidence yet',
  weak: 'Weak evidence',
  some: 'Some evidence',
  strong: 'Strong evidence',
}
export type Support = { value: number; level: SupportLevel; pieces: Piece[] }

/** More or stronger evidence never lowers the support, and a contradiction never raises it. */
export function supportOf(pieces: readonly Piece[]): Support {
  const speaking = (bears: Piece['bears']) => strengthOf(pieces.filter(piece => piece.bears === bears))
  const value = speaking('for') * (1 - speaking('against'))
  const level = pieces.length === 0 ? 'none' : value < 0.3 ? 'weak' : value < 0.6 ? 'some' : 'strong'
  return { value, level, pieces: [...pieces] }
}

export type Known = {
  facts: readonly Fact[]
  links: readonly AssumptionFact[]
  tests: readonly Experiment[]
  changes: readonly ExperimentChange[]
}

/** All rows, grouped by assumption. They are grouped only once, because there may be thousands. */
type Sorted = {
  facts: ReadonlyMap<string, Fact>
  links: ReadonlyMap<string, AssumptionFact[]>
  tests: ReadonlyMap<string | null, Experiment[]>
  changes: ReadonlyMap<string, ExperimentChange[]>
}
const sorted = new WeakMap<Known, Sorted>()

function sortedOf(known: Known): Sorted {
  const found = sorted.get(known) ?? {
    facts: new Map(known.facts.filter(isHeld).map(fact => [fact.id, fact])),
    links: Map.groupBy(known.links, ({ assumption_id }) => assumption_id),
    tests: Map.groupBy(known.tests, ({ assumption_id }) => assumption_id),
    changes: Map.groupBy(known.changes, ({ experiment_id }) => experiment_id),
  }
  sorted.set(known, found)
  return found
}

export const changesOf = (test: Experiment, known: Known): readonly ExperimentChange[] =>
  sortedOf(known).changes.get(test.id) ?? []

export function piecesOf(assumptionId: string, known: Known): Piece[] {
  const { facts, links, tests } = sortedOf(known)
  const fromFacts = (links.get(assumptionId) ?? []).flatMap(({ fact_id, bears }): Piece[] => {
    const fact = facts.get(fact_id)
    return fact ? [{ rung: weigh(fact) ?? 'guess', bears, from: { fact: fact_id } }] : []
  })
  const fromTests = (tests.get(assumptionId) ?? [])
    .filter(({ state }) => state === 'open')
    .flatMap((test): Piece[] => {
      const outcome = outcomeOf(test, changesOf(test, known))
      if (outcome === null || outcome === 'unclear') return []
      const bears = outcome === 'right' ? 'for' : 'against'
      return [{ rung: rungOfMethod[test.method], bears, from: { test: test.id } }]
    })
  return [...fromFacts, ...fromTests]
}

export type Placed = { assumption: Assumption; support: Support; isLeap: boolean; risk: number }

const importantFrom = 4
const weakBelow = 0.3

/** Puts the "leap of faith" first: the most important assumption with weak evidence. */
export function placeAssumptions(assumptions: readonly Assumption[], known: Known): Placed[] {
  return assumptions
    .filter(({ state }) => state === 'open')
    .map(assumption => {
      const support = supportOf(piecesOf(assumption.id, known))
      return {
        assumption,
        support,
        isLeap: assumption.importance >= importantFrom && support.value < weakBelow,
        risk: assumption.importance * (1 - support.value),
      }
    })
    .toSorted(
      (one, other) =>
        Number(other.isLeap) - Number(one.isLeap) ||
        other.risk - one.risk ||
        one.assumption.created_at.localeCompare(other.assumption.created_at),
    )
}
