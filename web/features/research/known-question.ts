// The question a market research begins with, from what the founder has already told us. Figures have fields of their own.
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

/** Market, industry and customer, each blank where nothing is known. */
export function knownQuestion(project: Known, facts: readonly Fact[]): ResearchQuestion {
  return {
    market: bare(ventureSentence(project.description) ?? '').slice(0, mostOfMarket),
    industry: project.industry ? project.industry.charAt(0).toUpperCase() + project.industry.slice(1) : '',
    targetCustomer: bare(customerIn(facts)?.text ?? '').slice(0, mostOfCustomer),
  }
}

/** The fact whose words stand in the question that was asked: its answer rests on it. */
export function factsIn({ targetCustomer }: ResearchQuestion, facts: readonly Fact[]): Fact[] {
  const customer = customerIn(facts)
  const words = customer && bare(customer.text).slice(0, mostOfCustomer).toLocaleLowerCase()
  return customer && words && targetCustomer.toLocaleLowerCase().includes(words) ? [customer] : []
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
