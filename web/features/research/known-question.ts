// The question a market research begins with, from what the founder has already told us.
import type { FactTopic } from '../../../contracts/fact-topics.ts'
import type { Fact } from '../../../contracts/facts.ts'
import { ventureSentence } from '../../../contracts/venture-name.ts'
import { isHeld } from '../../../venture/facts/compare.ts'
import { printValue } from '../../../venture/facts/print-value.ts'

export type ResearchQuestion = { market: string; industry: string; targetCustomer: string }

const lentTopics = ['place', 'price', 'customer', 'buyers'] as const
const mostOfMarket = 200

/** What a size is computed from; null where it is not said here. */
export type Inputs = { place: string | null; buyers: string | null; price: string | null }

/** "Calls for clinics in Germany, 250 buyers, at €79 a month"; what was added stays whole. */
export function withInputs(market: string, { place, buyers, price }: Inputs): string {
  const added = [
    place && ` in ${place}`,
    buyers && `, ${buyers}`,
    price && `${buyers ? ',' : ''} at ${price}`,
  ]
    .filter(Boolean)
    .join('')
  return `${market.slice(0, mostOfMarket - added.length).trimEnd()}${added}`
}

/** A fact with the words it lends to the question. */
type Lent = { fact: Fact; words: string }

function lend(facts: readonly Fact[], topic: FactTopic): Lent | null {
  const fact = facts.find(held => held.topic === topic && isHeld(held))
  if (!fact) return null
  const words =
    topic === 'buyers' ? countWords(fact.value) : fact.value ? printValue(fact.value, 'en') : fact.text
  return words === null ? null : { fact, words: words.replace(/[.!?\s]+$/, '') }
}

/** A count without marks is the same number in every language the question may be in. */
const countWords = (value: Fact['value']): string | null =>
  value?.kind === 'count' && value.low === value.high ? `${value.low} buyers` : null

/** The facts among them that a size is computed from. */
export function inputsOf(facts: readonly Fact[]): Inputs {
  const words = (topic: FactTopic) => lend(facts, topic)?.words ?? null
  return { place: words('place'), buyers: words('buyers'), price: words('price') }
}

type Known = { description: string | null; industry: string | null }

/** Market, industry and customer, each blank where nothing is known. */
export function knownQuestion(project: Known, facts: readonly Fact[]): ResearchQuestion {
  const sentence = ventureSentence(project.description)?.replace(/[.!?\s]+$/, '') ?? ''
  const market = withInputs(sentence, inputsOf(facts))
  return {
    market: sentence ? market : '',
    industry: project.industry ? project.industry.charAt(0).toUpperCase() + project.industry.slice(1) : '',
    targetCustomer: lend(facts, 'customer')?.words.slice(0, 500) ?? '',
  }
}

/** The facts whose words stand in the question that was asked: what its answer rests on. */
export function factsIn(question: ResearchQuestion, facts: readonly Fact[]): Fact[] {
  const asked = `${question.market}\n${question.targetCustomer}`.toLocaleLowerCase()
  return lentTopics.flatMap(topic => {
    const lent = lend(facts, topic)
    return lent && asked.includes(lent.words.toLocaleLowerCase()) ? [lent.fact] : []
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
