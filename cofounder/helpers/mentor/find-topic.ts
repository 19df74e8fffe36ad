// Retrieval that is shown: what a question is taken for, and what else is near. Unclear is said, not guessed.
import MiniSearch from 'minisearch'
import type { InLanguages, Language } from '../../language/recognise.ts'
import type { MentorTopic } from './topic.ts'
import { de } from './topics/de.ts'
import { en } from './topics/en.ts'
import { es } from './topics/es.ts'
import { fr } from './topics/fr.ts'
import { pt } from './topics/pt.ts'

export const topics: InLanguages<readonly MentorTopic[]> = { en, de, es, fr, pt }

const empty = new Set(
  `a an and are as at be but by can could do does for from get give has have how i if in is it its just me my not of on or our should so some that the their them there they this to us want was we what when where which who will with would you your really very about any make need think like know tell help please no now week weeks month show shows day days lose does that view change after year much come good wants rate write only doubled take
  der die das und ist wie was ich wir mein meine den dem ein eine einen soll sollen zu mit für von auf wenn kann mache machen es sie nicht im am bei man haben
  el la los las un una y es mi mis qué cómo de del para por con en que debo puedo tengo se lo si me
  le la les un une et est mon ma mes que comment de du des pour par avec en je dois dans si il ce
  o os as um uma e é meu minha que como de do da dos das para por com em eu devo se a na no`.split(/\s+/),
)

function stem(term: string): string | null {
  const word = term.toLowerCase().replace(/[’']s$/, '')
  if (empty.has(word) || word.length < 2 || /^\d/.test(word)) return null
  return word.length > 4 ? word.replace(/(?:ies)$/, 'y').replace(/([^s])s$/, '$1') : word
}

const indexes = new Map<Language, MiniSearch<MentorTopic>>()

function indexOf(language: Language): MiniSearch<MentorTopic> {
  const known = indexes.get(language)
  if (known) return known
  const index = new MiniSearch<MentorTopic>({ fields: ['words', 'title', 'id'], processTerm: stem })
  index.addAll([...topics[language]])
  indexes.set(language, index)
  return index
}

const longestStory = 240

/** What is asked, without a long story around it. */
function questionPart(text: string): string {
  const asked = text.length > longestStory ? text.match(/[^.!?\n]*\?/g) : null
  return asked ? asked.join(' ') : text
}

const spreads = new Map<Language, Map<string, number>>()

/** In how many subjects each term stands. */
function spreadOf(language: Language): Map<string, number> {
  const known = spreads.get(language)
  if (known) return known
  const spread = new Map<string, number>()
  for (const { words, id, title } of topics[language]) {
    const terms = new Set(`${words} ${id} ${title}`.split(/[^\p{L}\p{N}]+/u).map(stem))
    for (const term of terms) if (term) spread.set(term, (spread.get(term) ?? 0) + 1)
  }
  spreads.set(language, spread)
  return spread
}

const isOwn = (term: string, language: Language) => term.length >= 4 && spreadOf(language).get(term) === 1

export type Found = { topic: MentorTopic | null; near: MentorTopic[] }

/** Subjects of which nothing stands here: a word they share with one of ours is no match. */
const without =
  /(?<!\p{L})(?:rent|rents|lease|landlord|miete|vermieter|pacht|alquiler|arriendo|casero|loyer|bail|aluguel|senhorio|unpaid|overdue|unbezahlt\p{L}*|überfällig\p{L}*|impagad\p{L}*|impayé\p{L}*|inadimplen\p{L}*|(?:not|never|hasn't|haven't|didn't) (?:yet )?(?:paid|pay)|grants? (?:\p{L}+ ){0,3}(?:renew\p{L}*|end|ends|ended)|public hospitals?)(?!\p{L})/iu

/** So much of what was asked a subject has to share. */
const fewestShared = 1 / 3
const fewestPoints = 2.5
/** So much better than the next it has to be, or it is unclear. */
const lead = 1.15

/** `rejected`: subjects the founder said it is not about. */
export function findTopic(question: string, language: Language, rejected: readonly string[] = []): Found {
  const list = topics[language].filter(({ id }) => !rejected.includes(id))
  const bare = question
    .toLowerCase()
    .replace(/[^\p{L}\p{N} -]+/gu, '')
    .trim()
  const named = list.find(({ title }) => title.toLowerCase() === bare)
  const search = (text: string) =>
    indexOf(language)
      .search(text.slice(0, 1000), { prefix: false, boost: { title: 1.5 } })
      .filter(({ id }) => !rejected.includes(id))
  const part = questionPart(question)
  const inPart = search(part)
  const found = inPart.length ? inPart : search(question)
  const byRank = found.flatMap(({ id }) => list.find(topic => topic.id === id) ?? [])
  if (named) return { topic: named, near: byRank.filter(topic => topic !== named).slice(0, 2) }
  const [best, second] = found
  // One shared word is a coincidence, unless it stands in no other subject; so are a few of many words.
  const terms = new Set((inPart.length ? part : question).split(/[^\p{L}\p{N}'’]+/u).map(stem))
  terms.delete(null)
  const titleTerms = new Set(byRank[0]?.title.split(/[^\p{L}]+/u).map(stem))
  /** A long word of the title, of no other subject, says it plainly: "channel". */
  const isTitled = (term: string) => term.length >= 6 && titleTerms.has(term) && isOwn(term, language)
  const isShared =
    best &&
    !without.test(question) &&
    (best.queryTerms.length >= terms.size * fewestShared || best.queryTerms.some(isTitled)) &&
    (best.queryTerms.length >= 2 || best.queryTerms.some(term => isOwn(term, language)))
  const isClear =
    best && isShared && best.score >= fewestPoints && (!second || best.score >= second.score * lead)
  const near = [...byRank, ...list.slice(0, 3)].filter((topic, at, all) => all.indexOf(topic) === at)
  return isClear
    ? { topic: byRank[0] ?? null, near: byRank.slice(1, 3) }
    : { topic: null, near: near.slice(0, 3) }
}
