// How near a subject is to a question.
//
// A word weighs what it tells apart (idf: rare among the subjects is heavy). A subject is as near as the part of the
// question's weight that its ways of asking share, all of them together (`shared`) and the nearest one alone (`alike`).
import type { Language } from '../../language/recognise.ts'
import { isThin, termsOf } from './terms.ts'

export type Subject = {
  title: string
  /** How founders ask it. */
  asks: readonly string[]
  /** Other words they use for it, for the search. */
  words: string
}

type Entry<Of> = {
  topic: Of
  /** The terms of its title and of each way to ask it. */
  asked: string[][]
  /** How often each term stands in them; a word of the title or of `words` counts twice. */
  counts: ReadonlyMap<string, number>
}
export type Index<Of> = {
  language: Language
  entries: Entry<Of>[]
  /** Of how many subjects it knows the words. */
  size: number
  /** In how many subjects a term stands. */
  spread: ReadonlyMap<string, number>
  /** The subject of each title and way to ask, letter by letter. */
  exact: ReadonlyMap<string, Of>
}

export const bare = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N} -]+/gu, '')
    .trim()

/** `others`: subjects that are not looked for, and say how common a word is. */
export function makeIndex<Of extends Subject>(
  subjects: readonly Of[],
  language: Language,
  others: readonly Subject[] = [],
): Index<Of> {
  const spread = new Map<string, number>()
  const enter = <Any extends Subject>(topic: Any): Entry<Any> => {
    const asked = [topic.title, ...topic.asks].map(text => termsOf(text, language))
    const counts = new Map<string, number>()
    const words = termsOf(topic.words, language)
    for (const term of [...(asked[0] ?? []), ...asked.flat(), ...words, ...words])
      counts.set(term, (counts.get(term) ?? 0) + 1)
    for (const term of counts.keys()) spread.set(term, (spread.get(term) ?? 0) + 1)
    return { topic, asked, counts }
  }
  const entries = subjects.map(enter)
  others.forEach(enter)
  const exact = new Map(
    subjects.flatMap(topic => [topic.title, ...topic.asks].map(way => [bare(way), topic] as const)),
  )
  return { language, entries, spread, size: subjects.length + others.length, exact }
}

const sum = (values: readonly number[]) => values.reduce((left, value) => left + value, 0)

/** A word of the founder's trade that no subject has weighs little: it does not say about which subject it is. */
const unknownWeight = 0.5
const thinWeight = 0.3

export type Ranked<Of> = { topic: Of; score: number; isTelling: boolean; isOwn: boolean }

export function rank<Of extends Subject>(
  question: string,
  { language, entries, spread, size }: Index<Of>,
): Ranked<Of>[] {
  const most = Math.log(1 + size)
  const asOne = fewestAsOne(size)
  const weight = (term: string) => {
    const inSubjects = spread.get(term)
    const full = inSubjects ? Math.log(1 + size / inSubjects) : unknownWeight * most
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
