// Selects the facts that a document shows about a topic, and their order.
import { type FactTopic, factTopics } from '../../contracts/fact-topics.ts'
import type { Fact } from '../../contracts/facts.ts'
import { isHeld } from '../facts/compare.ts'
import { bearsOf, rung, weigh } from '../facts/evidence.ts'
import { isCardFigure } from '../figures/card-figure.ts'
import type { Material } from '../figures/figures.ts'

/** Facts of these topics speak against the venture by nature, so the filter below keeps them. */
const speaksAgainst: readonly FactTopic[] = ['refusals', 'risk']

/** Order: the founder's own words first, then facts with a figure, then the best evidence, then the newest. */
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

/** "Today: 11" does not say what it counts, so a reader cannot understand it. */
const isUnnamed = (fact: Fact) => fact.topic === 'traction' && isCardFigure(fact)

/**
 * Two helpers ask how many people paid: the same figure on two cards is one fact. Costs are excepted, because two
 * costs may be equal.
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

/** A card's figure about reach or workaround is a number, but the slide asks for a description. */
const isBeside = (fact: Fact) => (fact.topic === 'reach' || fact.topic === 'workaround') && isCardFigure(fact)

const hasFigure = ({ topic, value }: Fact) =>
  value !== null && (factTopics[topic].values as readonly string[]).includes(value.kind)
