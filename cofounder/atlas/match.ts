// Finds the verticals that fit an idea. A weak match is dropped. The helpers then ask the founder and do not guess.
import { stemmer } from '@orama/stemmers/english'
import { stopwords } from '@orama/stopwords/english'
import MiniSearch from 'minisearch'
import type { Industry } from '../../contracts/industries.ts'
import type { Vertical } from './vertical.ts'
import { verticals } from './verticals.ts'

type Match = { vertical: Vertical; score: number }

const emptyWords = new Set([
  ...stopwords,
  ...`across also best better build building company companies customer customers every everyone get give help helps
  idea just let like make makes making many market need needs new one people platform product problem really startup
  thing things time tool tools use used user users using want way without work year years app apps application software
  online digital service services solution solutions website web smart small large big good free per month monthly week
  day pay paid price cost costs re ve ll don doesn first find industry business businesses studio studios owner owners
  win technology healthcare finance education retail manufacturing`.split(/\s+/),
])

const processTerm = (term: string) => {
  const word = term.toLowerCase()
  return emptyWords.has(word) || word.length < 2 || /^\d/.test(word) ? null : stemmer(word)
}

const termsIn = (text: string): Set<string> =>
  new Set(text.split(/[^\p{L}\p{N}]+/u).flatMap(word => processTerm(word) ?? []))

const index = new MiniSearch<Vertical & { playerNames: string }>({
  fields: ['name', 'words', 'playerNames'],
  processTerm,
})
index.addAll(
  verticals.map(vertical => ({
    ...vertical,
    playerNames: vertical.players.map(({ name }) => name).join(' '),
  })),
)

const byId = new Map(verticals.map(vertical => [vertical.id, vertical]))

/** The number of verticals that contain each word. A word that is in only one vertical is a strong sign. */
const spread = new Map<string, number>()
for (const { name, words } of verticals) {
  for (const term of termsIn(`${name} ${words}`)) spread.set(term, (spread.get(term) ?? 0) + 1)
}

/** A lower score may be a coincidence. The table in match.test.ts checks these limits. */
function isEnough(score: number, terms: string[]): boolean {
  if (terms.length >= 2) return score >= 15
  return score >= 25 && terms.some(term => spread.get(term) === 1)
}

/** The search reads only the beginning of a long text, because the idea is there. This keeps it fast. */
const readCharacters = 4000

/** The matching verticals, best first. Empty if the atlas does not know the idea. */
export function findVerticals(text: string, industry?: string | null): Match[] {
  const query = [
    ...new Set(
      text
        .slice(0, readCharacters)
        .toLowerCase()
        .split(/[^\p{L}\p{N}-]+/u),
    ),
  ].join(' ')
  const preferred = industry?.trim().toLowerCase() as Industry | undefined
  const found = index.search(query, {
    prefix: false,
    fuzzy: term => (term.length > 6 ? 1 : false),
    boost: { name: 3, words: 2, playerNames: 1 },
    boostDocument: id => (byId.get(String(id))?.industry === preferred ? 1.3 : 1),
  })
  return found.flatMap(({ id, score, queryTerms }) => {
    const vertical = byId.get(String(id))
    return vertical && isEnough(score, [...new Set(queryTerms)]) ? [{ vertical, score }] : []
  })
}
