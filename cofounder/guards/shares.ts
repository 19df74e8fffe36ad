// Reads parts of a whole that are written in words: "a fifth", "one in ten", "die Hälfte".
import words from '../../content/words/shares.json' with { type: 'json' }
import type { InLanguages, Language } from '../../venture/numbers/locale.ts'
import { findNumberWords } from '../../venture/numbers/number-words.ts'
import { oncePer } from '../language/once.ts'

type Share = { start: number; end: number; share: number; parts: readonly number[] }

/** `alone`: words that mean one only here ("a"). `eachOf`, `nth`: as in "jeder achte", "every eighth". */
const { halves, of, eachOf } = words
const nth: InLanguages<readonly string[]> = words.nth
const parts: InLanguages<Readonly<Record<string, number>>> = words.parts
const alone: Readonly<Record<string, number>> = words.alone

function numberOf(word = '', language: Language): number {
  const written = word.toLowerCase()
  return alone[written] ?? findNumberWords(written, language)[0]?.value ?? Number(written || Number.NaN)
}

/** The patterns are long, so each language is compiled only once. */
const patternsIn = oncePer((language: Language) => {
  const word = (inner: string) => new RegExp(`(?<![\\p{L}\\d])${inner}(?!\\p{L})`, 'giu')
  const number = '(?:a hundred|\\p{L}+(?:-\\p{L}+)*|\\d+(?![.,]\\d))'
  const between = `(?: \\p{L}+(?! (?:${of[language]})\\d))? (?:${of[language]})`
  return {
    named: word(`(?<many>\\p{L}+)[ -](?<part>${Object.keys(parts[language]).join('|')})`),
    half: word(`(?:${halves[language]})`),
    each: word(
      language === 'de'
        ? `jede[rnsm]? (?<each>${nth.de.join('|')})e[rnsm]?`
        : `${eachOf[language]} (?<each>${nth[language].join('|')})`,
    ),
    // "Two of three". The second number is not consumed, because it may begin another match.
    ratio: word(`(?<some>${number})(?=(?<rest>${between}(?<all>${number}))(?!\\p{L}))`),
  }
})

export function findShares(text: string, language: Language): Share[] {
  const patterns = patternsIn(language)
  const read = (
    pattern: RegExp,
    shareOf: (groups: Readonly<Record<string, string>>) => readonly [number] | readonly [number, number],
  ) =>
    [...text.matchAll(pattern)].map(({ index, 0: found, groups = {} }): Share => {
      const [some, all = 1] = shareOf(groups)
      const end = index + found.length + (groups.rest?.length ?? 0)
      return { start: index, end, share: some / all, parts: groups.all ? [some, all] : [] }
    })
  const count = (word?: string) => numberOf(word, language)
  return [
    ...read(patterns.named, ({ many, part = '' }) => [count(many), parts[language][part.toLowerCase()] ?? 1]),
    ...read(patterns.half, () => [1, 2]),
    ...read(patterns.each, ({ each = '' }) => [
      1,
      // In some languages each ordinal has two forms. Both are next to each other in the list.
      2 + Math.floor(nth[language].indexOf(each.toLowerCase()) / (words.forms[language] ?? 1)),
    ]),
    ...read(patterns.ratio, ({ some, all }) => [count(some), count(all)]),
  ]
    .filter(({ share }) => share > 0 && share < 1)
    .toSorted((one, other) => one.start - other.start)
}
