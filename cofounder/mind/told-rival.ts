// Whether a rival a model lists is one the founder told of: by its words, whatever the article, the case or the ending.
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

export function isToldRival(name: string, { said }: Ground): boolean {
  const words = wordsOf(name)
  if (!words.length) return false
  return said.some(text => {
    const heard = wordsOf(text)
    return words.every(word => heard.some(other => isAlike(word, other)))
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
