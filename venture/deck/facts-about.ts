// Which fact a document shows of those about a topic.
import { type FactTopic, factTopics } from '../../contracts/fact-topics.ts'
import type { Fact } from '../../contracts/facts.ts'
import { isHeld } from '../facts/compare.ts'
import { bearsOf, rung, weigh } from '../facts/evidence.ts'
import { isCardFigure } from '../figures/card-figure.ts'
import type { Material } from '../figures/figures.ts'

/** What is told of these is meant to. */
const speaksAgainst: readonly FactTopic[] = ['refusals', 'risk']

/** The most telling first: the founder's own, one with its figure, then the best known, then the newest. */
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

/** "Today: 11" says nothing to who does not know what is counted. */
const isUnnamed = (fact: Fact) => fact.topic === 'traction' && isCardFigure(fact)

/** Two helpers ask how many paid: the same figure of two cards is one. Two costs of one amount may be two. */
const isSaidBy = (other: Fact, fact: Fact) =>
  other !== fact &&
  fact.topic !== 'costs' &&
  other.topic === fact.topic &&
  other.subject === fact.subject &&
  fact.value !== null &&
  countedIn(other) === countedIn(fact) &&
  isCardFigure(other) &&
  isCardFigure(fact)

/** Three that still pay, of four, are four that paid. */
const countedIn = ({ value }: Fact): string =>
  JSON.stringify(value?.kind === 'part' ? { kind: 'count', low: value.of, high: value.of } : value)

/** Null where neither is. */
const isLonger = (other: Fact, fact: Fact) =>
  other.text.length === fact.text.length ? null : other.text.length > fact.text.length

/** How many can be reached, or what a workaround costs, is not how and what. */
const isBeside = (fact: Fact) => (fact.topic === 'reach' || fact.topic === 'workaround') && isCardFigure(fact)

const hasFigure = ({ topic, value }: Fact) =>
  value !== null && (factTopics[topic].values as readonly string[]).includes(value.kind)
