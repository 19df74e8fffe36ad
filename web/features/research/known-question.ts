// Fills in the question of a market research from the founder's facts. Figures have fields of their own.
import type { Fact } from '../../../contracts/facts.ts'
import { ventureSentence } from '../../../contracts/venture-name.ts'
import { isHeld } from '../../../venture/facts/compare.ts'

export type ResearchQuestion = { market: string; industry: string; targetCustomer: string }

const mostOfMarket = 200
const mostOfCustomer = 500
const bare = (text: string) => text.replace(/[.!?\s]+$/, '')

type Known = { description: string | null; industry: string | null }

const customerIn = (facts: readonly Fact[]): Fact | null =>
  facts.find(fact => fact.topic === 'customer' && isHeld(fact)) ?? null

/** Returns market, industry and customer. Unknown parts are empty. */
export function knownQuestion(project: Known, facts: readonly Fact[]): ResearchQuestion {
  return {
    market: bare(ventureSentence(project.description) ?? '').slice(0, mostOfMarket),
    industry: project.industry ? project.industry.charAt(0).toUpperCase() + project.industry.slice(1) : '',
    targetCustomer: bare(customerIn(facts)?.text ?? '').slice(0, mostOfCustomer),
  }
}

/** The facts whose text the question contains. The research is based on them. */
export function factsIn({ targetCustomer }: ResearchQuestion, facts: readonly Fact[]): Fact[] {
  const customer = customerIn(facts)
  const words = customer && bare(customer.text).slice(0, mostOfCustomer).toLocaleLowerCase()
  return customer && words && targetCustomer.toLocaleLowerCase().includes(words) ? [customer] : []
}

/** Updates a question with the current facts. Parts about which nothing is known stay the same. */
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
