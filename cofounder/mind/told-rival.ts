// Whether a rival a model lists is one the founder told of: by its words, whatever the article, the case or the ending.
import type { Memory } from '../../venture/facts/memory.ts'
import { type Ground, givenNumbers, inventedFigures, isSaid, plain } from './ground.ts'

/** Articles and little words of the five languages. */
const little =
  /^(?:an?|the|and|or|of|at|in|on|for|with|der|die|das|den|dem|des|eine?[nmrs]?|und|oder|von|im|am|mit|für|el|la|los|las|una?|unos|unas|y|o|de|del|en|con|les?|une?|du|et|ou|au|aux|avec|os?|as?|um|uma|e|do|da|dos|das|no|na|com)$/

const wordsOf = (text: string) =>
  plain(text)
    .split(' ')
    .filter(word => word && !little.test(word))

/** "cerdos" and "cerdo", "Zettel" and "Zetteln". */
const isAlike = (one: string, other: string) => {
  const [short, long] = [one, other].toSorted((a, b) => a.length - b.length)
  return (
    !!short &&
    !!long &&
    (short === long || (short.length > 3 && long.length - short.length < 3 && long.startsWith(short)))
  )
}

/** By all its words, or by those before an epithet: "Adriana, a private teacher"; or by a name the memory has. */
export function isToldRival(name: string, ground: Ground, subjects: readonly string[] = []): boolean {
  const [head = ''] = name.split(/\s*[,(:;]|\s[–—-]\s/)
  const isKnown = (subject: string) => !!plain(subject) && ` ${plain(name)} `.includes(` ${plain(subject)} `)
  return isTold(name, ground) || (head !== name && isTold(head, ground)) || subjects.some(isKnown)
}

/** Whom the memory calls a rival. */
export const rivalsIn = (memory: Memory | null | undefined): string[] =>
  memory?.facts.flatMap(({ topic, subject }) => (topic === 'rival' && subject ? [subject] : [])) ?? []

function isTold(name: string, { said }: Ground): boolean {
  const words = wordsOf(name)
  if (!words.length) return false
  const small = new Set((name.match(/(?<=\s)\p{Ll}[\p{L}\p{N}]*/gu) ?? []).map(plain))
  return said.some(text => {
    const heard = wordsOf(text)
    const [one, ...more] = words.filter(word => !heard.some(other => isAlike(word, other)))
    // "The rented Yamaha keyboard": one small word beside two that were told is no other rival.
    return one === undefined || (!more.length && words.length > 2 && small.has(one))
  })
}

/** A kind of rival ("municipal waste collection") has no name of its own: several words, none of them a company's. */
export function isKindOfRival(name: string, language: string): boolean {
  const [, ...rest] = name.trim().split(/\s+/)
  const hasName = rest.some(word => /^\p{Lu}/u.test(word)) || /\p{Ll}\p{Lu}/u.test(name)
  // German nouns begin with a capital, so there only their number can tell.
  return rest.length > 0 && (language === 'de' ? !/\p{Ll}\p{Lu}/u.test(name) : !hasName)
}

/** In their words, or with no figure but theirs. */
export function isToldPrice(price: string, ground: Ground): boolean {
  if (isSaid(price, ground)) return true
  const given = givenNumbers(ground)
  return /\d/.test(price) && !inventedFigures(price, { ...given, known: [] }, ground.language).length
}
