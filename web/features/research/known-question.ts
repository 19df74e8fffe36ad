// The question of a market research, filled in from what the founder has already said. Figures have their own
// fields.
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

/** Market, industry and customer; unknown ones are blank. */
export function knownQuestion(project: Known, facts: readonly Fact[]): ResearchQuestion {
  return {
    market: bare(ventureSentence(project.description) ?? '').slice(0, mostOfMarket),
    industry: project.industry ? project.industry.charAt(0).toUpperCase() + project.industry.slice(1) : '',
    targetCustomer: bare(customerIn(facts)?.text ?? '').slice(0, mostOfCustomer),
  }
}

/** The fact whose words are in the question. The answer rests on it. */
export function factsIn({ targetCustomer }: ResearchQuestion, facts: readonly Fact[]): Fact[] {
  const customer = customerIn(facts)
  const words = customer && bare(customer.text).slice(0, mostOfCustomer).toLocaleLowerCase()
  return customer && words && targetCustomer.toLocaleLowerCase().includes(words) ? [customer] : []
}

/** The same question with what is known now. Unknown parts stay as they were asked. */
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
