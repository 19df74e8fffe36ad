// Calculates how long a text takes to say, at the usual speed of its language. Blanks take no time.
import type { Pitch } from '../../../contracts/results/pitch.ts'
import type { Language } from '../../numbers/locale.ts'

/** Words per second. */
const pace: Readonly<Record<Language, number>> = { en: 2.4, de: 2, es: 2.6, fr: 2.6, pt: 2.6 }

const segmenters = new Map<Language, Intl.Segmenter>()

function segmenterOf(language: Language): Intl.Segmenter {
  const segmenter = segmenters.get(language) ?? new Intl.Segmenter(language, { granularity: 'word' })
  segmenters.set(language, segmenter)
  return segmenter
}

/** Removes blanks, which are in brackets. */
const withoutBlanks = (text: string) => text.replace(/\[[^[\]]{0,200}\]/g, ' ')

export function wordsOf(text: string, language: Language): string[] {
  const words: string[] = []
  for (const { segment, isWordLike } of segmenterOf(language).segment(withoutBlanks(text)))
    if (isWordLike) words.push(segment)
  return words
}

/** The number of words in the longest sentence. */
export function longestSentence(text: string, language: Language): number {
  const sentences = new Intl.Segmenter(language, { granularity: 'sentence' }).segment(text)
  return Math.max(0, ...[...sentences].map(({ segment }) => wordsIn(segment, language)))
}

export const wordsIn = (text: string, language: Language): number => wordsOf(text, language).length

export const secondsOf = (text: string, language: Language): number =>
  Math.round(wordsIn(text, language) / pace[language])

/** How many words to remove until the printed seconds fit. Below 1 means none. */
export const wordsOver = (text: string, aim: number, language: Language): number =>
  wordsIn(text, language) - (Math.ceil((aim + 1 / 2) * pace[language]) - 1)

/** Adds the seconds to a pitch. Blanks take no time. */
export function timed(pitch: Pitch, language: Language): Pitch {
  let [words, spoken] = [0, 0]
  const parts = pitch.parts.map(part => {
    const before = spoken
    words += wordsIn(part.text, language)
    spoken = Math.round(words / pace[language])
    // The difference of two sums, so that the printed seconds add up to the rounded whole.
    return { ...part, seconds: spoken - before }
  })
  return { ...pitch, parts, spoken, words }
}
