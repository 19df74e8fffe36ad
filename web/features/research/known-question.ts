// The question a market research begins with, from what the founder has already told us.
import type { FactTopic } from '../../../contracts/fact-topics.ts'
import type { Fact } from '../../../contracts/facts.ts'
import { ventureSentence } from '../../../contracts/venture-name.ts'
import { isHeld } from '../../../venture/facts/compare.ts'
import { printValue } from '../../../venture/facts/print-value.ts'

export type ResearchQuestion = { market: string; industry: string; targetCustomer: string }

/** A fact with the words it lends to the question. */
type Lent = { id: string; words: string }

function lend(facts: readonly Fact[], topic: FactTopic): Lent | null {
  const fact = facts.find(held => held.topic === topic && isHeld(held))
  if (!fact) return null
  const words = fact.value ? printValue(fact.value, 'en') : fact.text
  return { id: fact.id, words: words.replace(/[.!?\s]+$/, '') }
}

type Known = { description: string | null; industry: string | null }

/** Market, industry and customer, each blank where nothing is known. */
export function knownQuestion(project: Known, facts: readonly Fact[]): ResearchQuestion {
  const sentence = ventureSentence(project.description)?.replace(/[.!?\s]+$/, '') ?? ''
  const [place, price, customer] = (['place', 'price', 'customer'] as const).map(topic => lend(facts, topic))
  const market = [sentence, place && `in ${place.words}`, price && `at ${price.words}`]
    .filter(Boolean)
    .join(' ')
  return {
    market: sentence ? market.slice(0, 200) : '',
    industry: project.industry ? project.industry.charAt(0).toUpperCase() + project.industry.slice(1) : '',
    targetCustomer: customer?.words.slice(0, 500) ?? '',
  }
}

/** The facts whose words stand in the question that was asked: what its answer rests on. */
export function factsIn(question: ResearchQuestion, facts: readonly Fact[]): string[] {
  const asked = `${question.market}\n${question.targetCustomer}`.toLocaleLowerCase()
  return (['place', 'price', 'customer'] as const).flatMap(topic => {
    const lent = lend(facts, topic)
    return lent && asked.includes(lent.words.toLocaleLowerCase()) ? [lent.id] : []
  })
}

/** The same question with what is known now; what nobody has told us stays as it was asked. */
export function askAgain(
  before: { market: string; industry: string; targetCustomer: string | null },
  known: ResearchQuestion,
): ResearchQuestion {
  return {
    market: known.market || before.market,
    industry: known.industry || before.industry,
    targetCustomer: known.targetCustomer || (before.targetCustomer ?? ''),
  }
}
