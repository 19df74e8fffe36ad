// Selects and orders the facts that a document shows about a topic.
import { type FactTopic, factTopics } from '../../contracts/fact-topics.ts'
import type { Fact } from '../../contracts/facts.ts'
import { isHeld } from '../facts/compare.ts'
import { bearsOf, rung, weigh } from '../facts/evidence.ts'
import { isCardFigure } from '../figures/card-figure.ts'
import type { Material } from '../figures/figures.ts'

/** Facts of these topics always speak against the venture, so the filter below keeps them. */
const speaksAgainst: readonly FactTopic[] = ['refusals', 'risk']

/** Sorts facts: first the founder's own words, then facts with a figure, then the best evidence, then the newest. */
export const factsAbout = ({ facts, quoted }: Material, topics: readonly FactTopic[]): Fact[] =>
  facts
    .filter(isHeld)
    .filter(
      fact =>
        topics.includes(fact.topic) && (bearsOf(fact) !== 'against' || speaksAgainst.includes(fact.topic)),
    )
    .filter(fact => !isUnnamed(fact))
    .filter(
      (fact, at, all) =>
        !all.some((other, place) => isSaidBy(other, fact) && (isLonger(other, fact) ?? place < at)),
    )
    .toSorted(
      (one, other) =>
        Number(quoted.has(one.id)) - Number(quoted.has(other.id)) ||
        Number(isBeside(one)) - Number(isBeside(other)) ||
        Number(hasFigure(other)) - Number(hasFigure(one)) ||
        rung(weigh(other)) - rung(weigh(one)) ||
        other.said_at.localeCompare(one.said_at) ||
        one.id.localeCompare(other.id),
    )

/**
 * Whether the figure has no label. A reader cannot understand "Today: 11", because it does not say what was
 * counted.
 */
const isUnnamed = (fact: Fact) => fact.topic === 'traction' && isCardFigure(fact)

/**
 * Whether another fact contains the same figure. Two helpers ask how many people paid, so both cards can have that
 * figure. Equal costs are kept, because they may be two different costs.
 */
const isSaidBy = (other: Fact, fact: Fact) =>
  other !== fact &&
  fact.topic !== 'costs' &&
  other.topic === fact.topic &&
  other.subject === fact.subject &&
  fact.value !== null &&
  countedIn(other) === countedIn(fact) &&
  isCardFigure(other) &&
  isCardFigure(fact)

/** The number of people in a fact. "Three of four still pay" and "four paid" are about the same four people. */
const countedIn = ({ value }: Fact): string =>
  JSON.stringify(value?.kind === 'part' ? { kind: 'count', low: value.of, high: value.of } : value)

/** Whether the other text is longer. Null if both have the same length. */
const isLonger = (other: Fact, fact: Fact) =>
  other.text.length === fact.text.length ? null : other.text.length > fact.text.length

/**
 * Whether the fact has only a figure about reach or about today's solution. The slide needs a description and not a
 * figure.
 */
const isBeside = (fact: Fact) => (fact.topic === 'reach' || fact.topic === 'workaround') && isCardFigure(fact)

const hasFigure = ({ topic, value }: Fact) =>
  value !== null && (factTopics[topic].values as readonly string[]).includes(value.kind)
