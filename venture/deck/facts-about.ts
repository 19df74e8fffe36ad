// Selects and orders the facts that a document shows about a topic.
import { type FactTopic, factTopics } from '../../contracts/fact-topics.ts'
import type { Fact } from '../../contracts/facts.ts'
import { isHeld } from '../facts/compare.ts'
import { bearsOf, rung, weigh } from '../facts/evidence.ts'
import { isCardFigure } from '../figures/card-figure.ts'
import type { Material } from '../figures/figures.ts'

/** Facts of these topics always speak against the venture, so the filter below keeps them. */
const speaksAgainst: readonly FactTopic[] = ['refusals', 'risk']

/** The order is: the founder's own words, facts with a figure, the best evidence, the newest. */
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

/** Whether a figure has no name. "Today: 11" does not say what it counts, so a reader cannot understand it. */
const isUnnamed = (fact: Fact) => fact.topic === 'traction' && isCardFigure(fact)

/**
 * Whether another fact gives the same figure. Two helpers ask how many people paid, so one figure can be on
 * two cards. Costs are excepted, because two costs may be equal.
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

/** "Three of four still pay" and "four paid" count the same four people. */
const countedIn = ({ value }: Fact): string =>
  JSON.stringify(value?.kind === 'part' ? { kind: 'count', low: value.of, high: value.of } : value)

/** Null if both texts are equally long. */
const isLonger = (other: Fact, fact: Fact) =>
  other.text.length === fact.text.length ? null : other.text.length > fact.text.length

/** Whether the fact is only a figure about reach or today's solution. The slide asks for a description of these. */
const isBeside = (fact: Fact) => (fact.topic === 'reach' || fact.topic === 'workaround') && isCardFigure(fact)

const hasFigure = ({ topic, value }: Fact) =>
  value !== null && (factTopics[topic].values as readonly string[]).includes(value.kind)
