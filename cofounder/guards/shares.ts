// Parts of a whole that are said in words: "a fifth", "one in ten", "die Hälfte".
import words from '../../content/words/shares.json' with { type: 'json' }
import type { InLanguages, Language } from '../../venture/numbers/locale.ts'

/** `parts`: two and three, where it says "two of three". */
type Share = { start: number; end: number; share: number; parts: readonly number[] }

/** `parts` and `many`: "two fifths"; `of`: "three in ten", whose words are in `many` and `more`; `eachOf`: "jeder achte". */
const { halves, of, eachOf } = words
const parts: InLanguages<Readonly<Record<string, number>>> = words.parts
const many: Readonly<Record<string, number>> = words.many
const more: Readonly<Record<string, number>> = words.more
const numbers = Object.keys({ ...many, ...more })
  .toSorted((one, other) => other.length - one.length)
  .join('|')
const numberOf = (word = '') => many[word.toLowerCase()] ?? more[word.toLowerCase()] ?? (Number(word) || 1)

function* sharesBy(pattern: RegExp, text: string, shareOf: (found: RegExpMatchArray) => number) {
  for (const found of text.matchAll(pattern)) {
    const { some, all } = found.groups ?? {}
    const parts = some && all ? [numberOf(some), numberOf(all)] : []
    yield { start: found.index, end: found.index + found[0].length, share: shareOf(found), parts }
  }
}

const ratioOf = ({ groups }: RegExpMatchArray) => numberOf(groups?.some) / numberOf(groups?.all)

function makePatterns(language: Language) {
  const names = Object.keys(parts[language]).join('|')
  const word = (inner: string) => new RegExp(`(?<![\\p{L}\\d])${inner}(?!\\p{L})`, 'giu')
  return {
    named: word(`(?<many>${Object.keys(many).join('|')})[ -](?<part>${names})`),
    half: word(`(?:${halves[language]})`),
    apart: word(`(?<some>${numbers}) \\p{L}+ (?:${of[language]})(?<all>${numbers})`),
    each: word(`jede[rnsm]? (?<each>${eachOf.join('|')})e[rnsm]?`),
    together: word(`(?<some>${numbers}|\\d+) (?:${of[language]})(?<all>${numbers}|\\d+)`),
  }
}

/** They are long: made once, not for each sentence of a text. */
const patternsBy = new Map<Language, ReturnType<typeof makePatterns>>()

export function findShares(text: string, language: Language): Share[] {
  const patterns = patternsBy.get(language) ?? makePatterns(language)
  patternsBy.set(language, patterns)
  return [
    ...sharesBy(patterns.named, text, ({ groups }) => {
      const part = parts[language][(groups?.part ?? '').toLowerCase()] ?? 1
      return numberOf(groups?.many) / part
    }),
    ...sharesBy(patterns.half, text, () => 1 / 2),
    // "Une demande sur quatre", "three customers in ten".
    ...sharesBy(patterns.apart, text, ratioOf),
    ...sharesBy(
      patterns.each,
      text,
      ({ groups }) => 1 / (2 + eachOf.indexOf((groups?.each ?? '').toLowerCase())),
    ),
    ...sharesBy(patterns.together, text, ratioOf),
  ]
    .filter(({ share }) => share > 0 && share < 1)
    .toSorted((one, other) => one.start - other.start)
}
