// How long a sentence takes to say: its words by the pace of its language. What is not written takes no time.
import type { Pitch } from '../../../contracts/results/pitch.ts'
import type { Language } from '../../numbers/locale.ts'

/** Words a second. */
const pace: Readonly<Record<Language, number>> = { en: 2.4, de: 2, es: 2.6, fr: 2.6, pt: 2.6 }

const segmenters = new Map<Language, Intl.Segmenter>()

function segmenterOf(language: Language): Intl.Segmenter {
  const segmenter = segmenters.get(language) ?? new Intl.Segmenter(language, { granularity: 'word' })
  segmenters.set(language, segmenter)
  return segmenter
}

/** A blank stands in brackets. */
const withoutBlanks = (text: string) => text.replace(/\[[^[\]]{0,200}\]/g, ' ')

export function wordsOf(text: string, language: Language): string[] {
  const words: string[] = []
  for (const { segment, isWordLike } of segmenterOf(language).segment(withoutBlanks(text)))
    if (isWordLike) words.push(segment)
  return words
}

export const wordsIn = (text: string, language: Language): number => wordsOf(text, language).length

export const secondsOf = (text: string, language: Language): number =>
  Math.round(wordsIn(text, language) / pace[language])

/** How many words have to go until its seconds, as they are printed, are no more than these; below 1: none. */
export const wordsOver = (text: string, aim: number, language: Language): number =>
  wordsIn(text, language) - (Math.ceil((aim + 1 / 2) * pace[language]) - 1)

/** Its seconds as they are by its words: blanks take none. */
export function timed(pitch: Pitch, language: Language): Pitch {
  const parts = pitch.parts.map(part => ({
    ...part,
    // Each sentence by itself: what is printed of the lines adds up to what is printed of all.
    seconds: part.text.split('\n').reduce((sum, line) => sum + secondsOf(line, language), 0),
  }))
  return {
    ...pitch,
    parts,
    // So that the seconds of the lines add up to it.
    spoken: parts.reduce((sum, { seconds }) => sum + seconds, 0),
    words: parts.reduce((sum, { text }) => sum + wordsIn(text, language), 0),
  }
}
