// The questions of the first minutes as data: where each answer is saved, and which answers are already known.
import type { FactTopic } from '../../../contracts/fact-topics.ts'
import type { FactValue } from '../../../contracts/fact-values.ts'
import type { Fact } from '../../../contracts/facts.ts'
import { founderAims, founderStages } from '../../../contracts/founder.ts'
import { type Industry, industries } from '../../../contracts/industries.ts'
import { isNamed, ventureSentence } from '../../../contracts/venture-name.ts'
import { isHeld } from '../../../venture/facts/compare.ts'
import { choiceIn, choiceText } from '../../../venture/language/founder-choices.ts'
import { countryName } from '../../../venture/numbers/countries.ts'
import { languageOf } from '../../../venture/numbers/locale.ts'
import type { Project } from '../../entities/project.ts'
import type { Shape } from '../../lib/kept.ts'

export type Answers = Record<'sentence' | 'name' | 'customer' | 'country', string> & {
  industry: Industry | null
  stage: (typeof founderStages)[number] | null
  aim: (typeof founderAims)[number] | null
}

const texts = ['sentence', 'name', 'customer', 'country']
const choices: Record<string, readonly unknown[]> = {
  industry: industries,
  stage: founderStages,
  aim: founderAims,
}

/**
 * Reads an unfinished form from the browser's storage. The code checks it without zod, because a new founder's
 * first page must load no zod.
 */
export const answersShape: Shape<Answers> = {
  safeParse: value => {
    const field = (name: string) =>
      typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined
    const isWhole =
      texts.every(name => typeof field(name) === 'string') &&
      Object.entries(choices).every(([name, known]) => field(name) === null || known.includes(field(name)))
    return isWhole ? { success: true, data: value as Answers } : { success: false }
  },
}

export const most = { sentence: 300, name: 100, customer: 300 } as const

/** The newest confirmed fact of this topic that is about the venture itself. */
export const heldFact = (facts: readonly Fact[], topic: FactTopic): Fact | undefined =>
  facts.find(fact => fact.topic === topic && fact.subject === null && isHeld(fact))

export function knownAnswers(project: Project, facts: readonly Fact[]): Answers {
  const place = heldFact(facts, 'place')?.value
  return {
    sentence: ventureSentence(project.description) ?? '',
    name: isNamed(project.name) ? project.name : '',
    customer: heldFact(facts, 'customer')?.text ?? '',
    country: (place?.kind === 'place' && place.country) || '',
    industry: (industries.find(known => known === project.industry) ?? null) as Industry | null,
    stage: chosen(founderStages, heldFact(facts, 'stage')),
    aim: chosen(founderAims, heldFact(facts, 'aim')),
  }
}

const chosen = <Choice extends string>(choices: readonly Choice[], fact: Fact | undefined): Choice | null =>
  fact ? choiceIn(choices, fact) : null

export type AnsweredFact = { topic: FactTopic; text: string; value: FactValue | null }

/** The fact's text is in the founder's language. Its value is the id of the choice. */
function choiceFact(topic: 'stage' | 'aim', choice: string | null, locale: string): AnsweredFact | null {
  const text = choice && choiceText(choice, languageOf(locale))
  return text ? { topic, text, value: { kind: 'name', name: choice } } : null
}

/** Returns whether the fact already contains this answer: the same text, or the same choice in another language. */
export function isAnswered(before: Fact, { text, value }: AnsweredFact): boolean {
  if (value?.kind !== 'name') return before.text === text
  return choiceIn([value.name], before) !== null
}

/** The answers that become facts. A blank answer becomes no fact. */
export function answeredFacts({ customer, country, stage, aim }: Answers, locale: string): AnsweredFact[] {
  const place = country && countryName(country, locale)
  const facts: (AnsweredFact | null)[] = [
    customer.trim() ? { topic: 'customer', text: customer.trim(), value: null } : null,
    place ? { topic: 'place', text: place, value: { kind: 'place', country, name: place } } : null,
    choiceFact('stage', stage, locale),
    choiceFact('aim', aim, locale),
  ]
  return facts.filter(fact => fact !== null)
}

/** The fields of the project that the answers change. */
export function projectChange(
  answers: Answers,
  project: Project,
): Partial<Pick<Project, 'name' | 'description' | 'industry'>> {
  const { sentence, name, industry } = answers
  return {
    ...(name.trim() && name.trim() !== project.name ? { name: name.trim() } : {}),
    ...(sentence.trim() && sentence.trim() !== project.description ? { description: sentence.trim() } : {}),
    ...(industry && industry !== project.industry ? { industry } : {}),
  }
}
