// Retrieval that is shown: what a question is taken for, and what else is near. Unclear is said, not guessed.
//
// A word weighs what it tells apart (idf: rare among the subjects is heavy). A subject is as near as the part of the
// question's weight that its ways of asking share, all of them together (`shared`) and the nearest one alone (`alike`).
import type { InLanguages, Language } from '../../language/recognise.ts'
import { isThin, termsOf } from './terms.ts'
import type { MentorTopic } from './topic.ts'
import { de } from './topics/de.ts'
import { en } from './topics/en.ts'
import { es } from './topics/es.ts'
import { fr } from './topics/fr.ts'
import { pt } from './topics/pt.ts'

export const topics: InLanguages<readonly MentorTopic[]> = { en, de, es, fr, pt }

type Entry = {
  topic: MentorTopic
  /** The terms of its title and of each way to ask it. */
  asked: string[][]
  /** How often each term stands in them; a word of the title or of `words` counts twice. */
  counts: ReadonlyMap<string, number>
}
type Index = {
  entries: Entry[]
  /** In how many subjects a term stands. */
  spread: ReadonlyMap<string, number>
  /** The subject of each title and way to ask, letter by letter. */
  exact: ReadonlyMap<string, MentorTopic>
}

const bare = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N} -]+/gu, '')
    .trim()

const indexes = new Map<Language, Index>()

function indexOf(language: Language): Index {
  const known = indexes.get(language)
  if (known) return known
  const spread = new Map<string, number>()
  const entries = topics[language].map(topic => {
    const asked = [topic.title, ...topic.asks].map(text => termsOf(text, language))
    const counts = new Map<string, number>()
    const others = termsOf(topic.words, language)
    for (const term of [...(asked[0] ?? []), ...asked.flat(), ...others, ...others])
      counts.set(term, (counts.get(term) ?? 0) + 1)
    for (const term of counts.keys()) spread.set(term, (spread.get(term) ?? 0) + 1)
    return { topic, asked, counts }
  })
  const exact = new Map(
    topics[language].flatMap(topic => [topic.title, ...topic.asks].map(way => [bare(way), topic] as const)),
  )
  const index = { entries, spread, exact }
  indexes.set(language, index)
  return index
}

const sum = (values: readonly number[]) => values.reduce((left, value) => left + value, 0)

/** A word of the founder's trade that no subject has weighs little: it does not say about which subject it is. */
const unknownWeight = 0.5
const thinWeight = 0.3

type Ranked = { topic: MentorTopic; score: number; isTelling: boolean; isOwn: boolean }

function rank(question: string, language: Language): Ranked[] {
  const { entries, spread } = indexOf(language)
  const most = Math.log(1 + entries.length)
  const asOne = fewestAsOne(entries.length)
  const weight = (term: string) => {
    const inSubjects = spread.get(term)
    const full = inSubjects ? Math.log(1 + entries.length / inSubjects) : unknownWeight * most
    return isThin(term, language) ? full * thinWeight : full
  }
  const weigh = (terms: readonly string[]) => sum(terms.map(weight))
  const terms = termsOf(question, language)
  const total = weigh(terms)
  if (!total) return []
  return entries
    .flatMap(({ topic, asked, counts }) => {
      const met = terms.filter(term => counts.has(term))
      if (!met.length) return []
      const shared = sum(met.map(term => weight(term) * saturated(counts.get(term) ?? 0))) / total
      const alike = Math.max(
        ...asked.map(own => {
          const both = weigh(met.filter(term => own.includes(term)))
          return both ? both / Math.sqrt(weigh(own) * total) : 0
        }),
      )
      const heavy = met.filter(term => !isThin(term, language))
      // One shared word is a coincidence, unless it is the subject's own and comes back in it ("patent"), or all there is;
      // so are a few of many words.
      const own = (term: string) => (counts.get(term) ?? 0) / (spread.get(term) ?? 1)
      const part = heavy.length / terms.filter(term => !isThin(term, language)).length
      const isTelling =
        alike > whole ||
        (part >= fewestShared && (heavy.length >= 2 || heavy.some(term => own(term) >= veryOwn))) ||
        (part >= asOne && heavy.some(term => own(term) > 1))
      return [{ topic, score: shared + alike, isTelling, isOwn: heavy.some(term => own(term) >= quiteOwn) }]
    })
    .toSorted((one, other) => other.score - one.score)
}

const saturated = (count: number) => count / (count + 1)

/** Nothing else was said than one of the ways to ask it. */
const whole = 0.99
/** So much of what was asked a subject has to share; with one word alone, more. */
const fewestShared = 0.33
/** Among few subjects a single word is sooner a coincidence. */
const fewestAsOne = (subjects: number) => (subjects > 100 ? 0.5 : 0.51)
/** In so many of its ways to ask, for each subject that has the word at all. */
const veryOwn = 4
const quiteOwn = 3

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
    rank(text.slice(0, mostRead), language).filter(({ topic }) => isOpen(topic))
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
