// The question a market research begins with, from what the founder has already told us.
import type { FactTopic } from '../../../contracts/fact-topics.ts'
import { evidenceLadder, type Fact } from '../../../contracts/facts.ts'
import { ventureSentence } from '../../../contracts/venture-name.ts'
import { isHeld } from '../../../venture/facts/compare.ts'
import { printValue } from '../../../venture/facts/print-value.ts'
import { likelyLanguage } from '../../../venture/language/function-words.ts'
import { printPrice } from '../../../venture/language/print-price.ts'
import { type Language, languages } from '../../../venture/numbers/locale.ts'

export type ResearchQuestion = { market: string; industry: string; targetCustomer: string }

const lentTopics = ['place', 'price', 'customer', 'buyers'] as const
const mostOfMarket = 200

/** What a size is computed from; null where it is not said here. */
export type Inputs = { place: string | null; buyers: string | null; price: string | null }

/** "Calls for clinics in Germany, 250 buyers, at €79 a month"; what was added stays whole. */
export function withInputs(market: string, { place, buyers, price }: Inputs): string {
  const isEnglish = likelyLanguage(market) === 'en'
  // "In" is another word before every country elsewhere.
  const added = (
    isEnglish
      ? [place && ` in ${place}`, buyers && `, ${buyers}`, price && `${buyers ? ',' : ''} at ${price}`]
      : [place, buyers, price].map(words => words && `, ${words}`)
  )
    .filter(Boolean)
    .join('')
  return `${market.slice(0, mostOfMarket - added.length).trimEnd()}${added}`
}

/** A fact with the words it lends to the question. */
type Lent = { fact: Fact; words: string }

function lend(facts: readonly Fact[], topic: FactTopic, language: Language): Lent | null {
  const [fact] = facts.filter(held => held.topic === topic && isHeld(held)).toSorted(ownFirst)
  if (!fact) return null
  const words = wordsOf(fact, language)
  if (words === null) return null
  const isGuess = fact.evidence === 'guess' && (topic === 'buyers' || topic === 'price')
  return { fact, words: `${words.replace(/[.!?\s]+$/, '')}${isGuess ? ` (${guess[language]})` : ''}` }
}

/** Not said is no guess. */
const rank = ({ evidence }: Fact) => evidenceLadder.indexOf(evidence ?? 'told')

/** The venture's own before that of somebody else, what is paid before a guess, and else as they come. */
const ownFirst = (one: Fact, other: Fact) =>
  one.topic === 'price' || one.topic === 'buyers'
    ? Number(!!one.subject) - Number(!!other.subject) || rank(other) - rank(one)
    : 0

const buyersAre: Record<Language, string> = {
  en: 'buyers',
  de: 'Käufer',
  es: 'compradores',
  fr: 'acheteurs',
  pt: 'compradores',
}
const guess: Record<Language, string> = {
  en: 'a guess',
  de: 'geschätzt',
  es: 'una suposición',
  fr: 'une supposition',
  pt: 'um palpite',
}

function wordsOf({ topic, text, value }: Fact, language: Language): string | null {
  if (topic === 'buyers')
    return value?.kind === 'count' && value.low === value.high
      ? `${printValue({ ...value, what: undefined }, language)} ${buyersAre[language]}`
      : null
  if (!value) return text
  return topic === 'price' ? printPrice(value, language) : printValue(value, language)
}

/** The facts among them that a size is computed from, in the words of that market's language. */
export function inputsOf(facts: readonly Fact[], market: string): Inputs {
  const language = likelyLanguage(market)
  const words = (topic: FactTopic) => lend(facts, topic, language)?.words ?? null
  return { place: words('place'), buyers: words('buyers'), price: words('price') }
}

type Known = { description: string | null; industry: string | null }

/** Market, industry and customer, each blank where nothing is known. */
export function knownQuestion(project: Known, facts: readonly Fact[]): ResearchQuestion {
  const sentence = ventureSentence(project.description)?.replace(/[.!?\s]+$/, '') ?? ''
  const market = withInputs(sentence, inputsOf(facts, sentence))
  return {
    market: sentence ? market : '',
    industry: project.industry ? project.industry.charAt(0).toUpperCase() + project.industry.slice(1) : '',
    targetCustomer: lend(facts, 'customer', likelyLanguage(sentence))?.words.slice(0, 500) ?? '',
  }
}

/** The facts whose words stand in the question that was asked: what its answer rests on. */
export function factsIn(question: ResearchQuestion, facts: readonly Fact[]): Fact[] {
  const asked = `${question.market}\n${question.targetCustomer}`.toLocaleLowerCase()
  return lentTopics.flatMap(topic => {
    const lent = languages.flatMap(language => lend(facts, topic, language) ?? [])
    return lent
      .filter(({ words }) => asked.includes(words.toLocaleLowerCase()))
      .slice(0, 1)
      .map(({ fact }) => fact)
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
