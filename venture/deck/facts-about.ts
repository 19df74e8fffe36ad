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
    .toSorted(
      (one, other) =>
        Number(quoted.has(one.id)) - Number(quoted.has(other.id)) ||
        Number(isBeside(one)) - Number(isBeside(other)) ||
        Number(hasFigure(other)) - Number(hasFigure(one)) ||
        rung(weigh(other)) - rung(weigh(one)) ||
        other.said_at.localeCompare(one.said_at) ||
        one.id.localeCompare(other.id),
    )

/** How many can be reached, or what a workaround costs, is not how and what. */
const isBeside = (fact: Fact) => (fact.topic === 'reach' || fact.topic === 'workaround') && isCardFigure(fact)

const hasFigure = ({ topic, value }: Fact) =>
  value !== null && (factTopics[topic].values as readonly string[]).includes(value.kind)
