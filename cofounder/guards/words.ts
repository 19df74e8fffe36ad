// Compares words in five languages without case, articles and endings.
import countedWords from '../../content/words/counted.json' with { type: 'json' }
import littleWords from '../../content/words/little.json' with { type: 'json' }

export function plain(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

/** Articles, pronouns, prepositions and auxiliary verbs in five languages. They do not say what a text is about. */
const little = new Set(littleWords.join(' ').split(' '))

const meant = new Set(countedWords.meant.join(' ').split(' '))

/** Whether the word before a number says that the counted thing is known: "the 17 names", "sus 4 rechazos". */
export const isMeant = (before: string): boolean => meant.has(plain(before).split(' ').at(-1) ?? '')

export const isLittle = (word: string): boolean => little.has(word)

export const wordsOf = (text: string): string[] =>
  plain(text)
    .split(' ')
    .filter(word => word && !isLittle(word))

export function isAlike(one: string, other: string): boolean {
  const [short, long] = [one, other].toSorted((a, b) => a.length - b.length)
  if (!short || !long) return false
  return short === long || (short.length > 3 && long.length - short.length < 3 && long.startsWith(short))
}

/** Allows larger differences: "kid" and "kids", "hôpital" and "hôpitaux", "Kunden" and "Stammkunden". */
function isAkin(one: string, other: string): boolean {
  const [short = '', long = ''] = [one, other].toSorted((a, b) => a.length - b.length)
  if (isAlike(one, other) || (short.length === 3 && long.length < 5 && long.startsWith(short))) return true
  if (short.length < 5) return false
  let shared = 0
  while (shared < short.length && short[shared] === long[shared]) shared += 1
  return long.includes(short) || (shared >= 4 && shared >= 0.7 * short.length) || haveCommonPart(short, long)
}

function haveCommonPart(short: string, long: string): boolean {
  const length = Math.max(6, Math.ceil(0.75 * short.length))
  for (let at = 0; at + length <= short.length; at++)
    if (long.includes(short.slice(at, at + length))) return true
  return false
}

/** Whether the word is this noun, alone or in a compound. "Talla" is not "talleres". */
export function namesIt(noun: string, word: string): boolean {
  const [short = '', long = ''] = [noun, word].toSorted((a, b) => a.length - b.length)
  return (
    isAlike(noun, word) ||
    (short.length > 4 && isAkin(noun, word) && long.slice(0, 5) === short.slice(0, 5)) ||
    (short.length > 4 && long.includes(short))
  )
}

export const areAkin = (some: readonly string[], others: readonly string[]): boolean =>
  some.some(one => others.some(other => isAkin(one, other)))
