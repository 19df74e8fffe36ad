// Reads numbers that are written in words. "One", "ein", "un" and "um" alone are not read, because they are mostly
// articles or pronouns ("no one paid").
import type { Language } from './locale.ts'
import { germanNumber, isEnglish, italian, words } from './word-tables.ts'

/**
 * Words that look like a number but alone are none: in "un vélo neuf", "neuf" means "new", and "hundreds" is not
 * 100.
 */
const ones: Partial<Record<string, number>> = {
  one: 1,
  un: 1,
  uno: 1,
  una: 1,
  une: 1,
  um: 1,
  uma: 1,
  neuf: 9,
}

/**
 * French "neuf" is the number nine before a plural noun ("neuf heures"). After a noun it means "new" ("un
 * vélo neuf mais cher").
 */
const noThing =
  /^(?:pas|plus|mais|dans|sans|sous|puis|depuis|moins|très|vers|après|dès|alors|toujours|jamais|parfois|des|les|aux|ses|mes|tes|nos|vos|leurs|ces)$/
const isNine = (word: string, next: string, behind: string) =>
  word === 'neuf' &&
  (next === 'pour' ? behind === 'cent' : /^\p{L}{2,}[sx]$/u.test(next) && !noThing.test(next))

export type WordNumber = { start: number; end: number; value: number }

/**
 * Finds all numbers that are written in words: "two dozen", "fünfundzwanzig", "treinta y cinco". It takes the
 * longest match.
 */
export function findNumberWords(text: string, language: Language): WordNumber[] {
  // German writes the number and "mal" (times) as one word: "siebenmal".
  const word = language === 'de' ? /\p{L}+?(?=mal(?!\p{L}))|\p{L}+/gu : /\p{L}+/gu
  const tokens = [...text.toLowerCase().matchAll(word)].map(found => ({
    word: found[0],
    start: found.index,
    end: found.index + found[0].length,
  }))
  const found: WordNumber[] = []
  // Italian founders use the English version, so Italian number words are read there too.
  if (language === 'en' && !isEnglish(text)) {
    for (const { word, start, end } of tokens) {
      const value = italian.get(word)
      if (value) found.push({ start, end, value })
    }
    if (found.length) return found
  }
  for (let at = 0; at < tokens.length; ) {
    // German "ein paar hundert" means "a few hundred", so it is not 100.
    const isVague = language === 'de' && /^(?:paar|einige|mehrere)$/.test(tokens[at - 1]?.word ?? '')
    const read = isVague ? null : readFrom(tokens, at, text, language)
    if (read) found.push({ start: read.start, end: read.end, value: read.value })
    at = read ? read.next : at + 1
  }
  return found
}

type Token = { word: string; start: number; end: number }

function readFrom(tokens: Token[], first: number, text: string, language: Language) {
  const known = words[language]
  const numberOf = (word: string) => (language === 'de' ? germanNumber(word) : known.adds.get(word))
  const wordAt = (index: number) => tokens[index]?.word ?? ''
  const isNext = (index: number) =>
    index === first || /^[\s-]+$/.test(text.slice(tokens[index - 1]?.end, tokens[index]?.start))
  let [total, current, read, at] = [0, 0, 0, first]
  let end = tokens[first]?.start ?? 0
  for (; at < tokens.length && isNext(at); at += 1) {
    const word = wordAt(at)
    const multiplies = known.multiplies.get(word)
    const goesOn = read > 0 && (current >= 10 || (current === 0 && known.multiplies.has(wordAt(at + 1))))
    const isOne = goesOn || (language === 'fr' && isNine(word, wordAt(at + 1), wordAt(at + 2)))
    const adds = numberOf(word) ?? (isOne ? ones[word] : undefined)
    if (read > 0 && known.and.includes(word) && joins(current, total, language)) {
      if (numberOf(wordAt(at + 1)) === undefined && ones[wordAt(at + 1)] === undefined) break
      continue
    }
    if (read === 0 && (known.half.includes(word) || known.articles.includes(word))) {
      const isHalf = known.half.includes(word) || known.half.includes(wordAt(at + 1))
      const skip =
        isHalf && (known.articles.includes(wordAt(at + 1)) || known.half.includes(wordAt(at + 1))) ? 1 : 0
      const what = tokens[at + 1 + skip]
      const times = known.multiplies.get(what?.word ?? '')
      if (what && isHalf) {
        if (times !== 12) break
        return { start: tokens[first]?.start ?? 0, end: what.end, value: 6, next: at + 2 + skip }
      }
      const isAbout =
        language === 'fr' && /aine$/.test(what?.word ?? '') && numberOf(what?.word ?? '') !== undefined
      if (times === undefined && !isAbout) break
      current = isAbout ? 0 : 1
    } else if (language === 'fr' && /^vingts?$/.test(word) && current % 100 === 4) {
      current += 76
    } else if (adds !== undefined) {
      // "Two three" are two numbers, but "twenty three" is one.
      if (current % 100 !== 0 && !fitsBehind(current % 100, adds, language)) break
      current += adds
    } else if (multiplies !== undefined && (read > 0 || opensAlone(word, language))) {
      if (multiplies <= 100) current = (current || 1) * multiplies
      else {
        total += (current || 1) * multiplies
        current = 0
      }
    } else break
    read += 1
    end = tokens[at]?.end ?? end
  }
  const value = total + current
  return read === 0 || value === 0 ? null : { start: tokens[first]?.start ?? 0, end, value, next: at }
}

/** Whether a word for "and" continues the number: "two hundred and fifty", "treinta y cinco". */
const joins = (current: number, total: number, language: Language) =>
  language === 'en' ? current % 100 === 0 : current >= 20 || total > 0

function fitsBehind(current: number, adds: number, language: Language): boolean {
  if (language === 'fr' && (current === 60 || current === 80)) return adds < 20
  if (language === 'fr' && current === 10) return adds >= 7 && adds < 10
  return current % 10 === 0 && current >= 20 && adds < 10
}

/**
 * Whether this word alone is a number. Spanish and Portuguese "mil" means 1000. English "thousand" alone is no
 * number ("thousands of", "a thousand").
 */
const opensAlone = (word: string, language: Language) =>
  /^(?:mil|mille|cent)$/.test(word) && language !== 'en'
