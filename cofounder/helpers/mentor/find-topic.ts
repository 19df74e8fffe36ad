// Retrieval that is shown: what a question is taken for, and what else is near. Unclear is said, not guessed.
import { type InLanguages, type Language, languages } from '../../language/recognise.ts'
import { bare, type Index, makeIndex, rank } from './near.ts'
import type { MentorTopic } from './topic.ts'
import { de } from './topics/de.ts'
import { en } from './topics/en.ts'
import { es } from './topics/es.ts'
import { fr } from './topics/fr.ts'
import { pt } from './topics/pt.ts'

export const topics: InLanguages<readonly MentorTopic[]> = { en, de, es, fr, pt }

const indexes = new Map<Language, Index<MentorTopic>>()

function indexOf(language: Language): Index<MentorTopic> {
  const known = indexes.get(language)
  if (known) return known
  const index = makeIndex(topics[language], language)
  indexes.set(language, index)
  return index
}

/** Longer than this no subject is called. */
const longestTitle = 100

/** In which languages a subject is called by these very words. */
export function languagesOfTitle(question: string): Language[] {
  const words = question.length > longestTitle ? '' : bare(question)
  return languages.filter(one => words !== '' && topics[one].some(({ title }) => bare(title) === words))
}

const longestStory = 240
const mostRead = 1000

/** What is asked, without a long story around it. */
function questionPart(text: string): string {
  const asked = text.length > longestStory ? text.match(/[^.!?\n]*\?/g) : null
  return asked ? asked.join(' ') : text
}

export type Found = { topic: MentorTopic | null; near: MentorTopic[] }

const fewestPoints = 0.7
/** The next one may not come nearer than this part of the best, or it is unclear. */
const margin = 0.9
/** A question in a trade's own words shares little; then nothing else may be near. */
const fewestAlone = 0.4
const alone = 0.7
const ahead = 0.75
/** Nearly all that was asked is shared, also where a neighbour shares it too. */
const surely = 1.5

/** Offered where nothing is near. */
const common = ['first-customers', 'pricing', 'runway']

/** `rejected`: subjects the founder said it is not about. */
export function findTopic(question: string, language: Language, rejected: readonly string[] = []): Found {
  const isOpen = ({ id }: MentorTopic) => !rejected.includes(id)
  const all = topics[language].filter(isOpen)
  const rankOpen = (text: string) =>
    rank(text.slice(0, mostRead), indexOf(language)).filter(({ topic }) => isOpen(topic))
  const inPart = rankOpen(questionPart(question))
  const ranked = inPart.length ? inPart : rankOpen(question)
  const byRank = ranked.map(({ topic }) => topic)
  const exact = indexOf(language).exact.get(bare(question))
  const named = exact && isOpen(exact) ? exact : null
  if (named) return { topic: named, near: byRank.filter(topic => topic !== named).slice(0, 2) }
  const [best, second] = ranked
  const next = second?.score ?? 0
  const isNear = best && best.score >= fewestPoints && next <= best.score * margin
  const isAlone = best && best.score >= fewestAlone && next <= best.score * alone
  const isSure = best?.isTelling && (isNear || isAlone || best.score >= surely)
  // One word is enough where it is the subject's own and nothing else comes near.
  const isAhead = best?.isOwn && best.score >= fewestPoints && next <= best.score * ahead
  const isClear = best && (isSure || isAhead)
  if (isClear) return { topic: best.topic, near: byRank.slice(1, 3) }
  const offered = all.filter(({ id }) => common.includes(id))
  const near = [...byRank, ...offered, ...all].filter((topic, at, list) => list.indexOf(topic) === at)
  return { topic: null, near: near.slice(0, 3) }
}
