// The three pitches with the founder's own words in them, as they are shown and as they are saved.

import type { Edits } from '../../../contracts/result-notes.ts'
import { wordsAt } from '../../../contracts/result-notes.ts'
import { pitchPlace } from '../../../contracts/result-places.ts'
import type { Pitch, Pitches } from '../../../contracts/results/pitch.ts'

export { pitchPlace }

const countWords = (text: string) => text.split(/\s+/).filter(word => /[\p{L}\p{N}]/u.test(word)).length

export function editedPitch(pitch: Pitch, edits: Edits): Pitch {
  const parts = pitch.parts.map(({ part, text }) => ({
    part,
    text: wordsAt(edits, pitchPlace(pitch.audience, part), text),
  }))
  const isSame = parts.every(({ text }, index) => text === pitch.parts[index]?.text)
  return isSame ? pitch : { ...pitch, parts, words: countWords(parts.map(({ text }) => text).join(' ')) }
}

/** The written form has one section a pitch, each part behind its name. */
export function textWithEdits(text: string, { pitches }: Pitches, edits: Edits): string {
  const sections = text.split(/^(?=### )/m)
  const first = sections.findIndex(section => section.startsWith('### '))
  const edited = sections.map((section, index) => {
    const pitch = first < 0 ? undefined : pitches[index - first]
    if (!pitch) return section
    const own = editedPitch(pitch, edits)
    const [heading = '', ...rest] = section.split('\n')
    const counted = heading.replace(
      new RegExp(`\\b${pitch.words}\\b(?!.*\\b${pitch.words}\\b)`),
      `${own.words}`,
    )
    return pitch.parts.reduce(
      (words, part, place) => words.replace(`.** ${part.text}`, () => `.** ${own.parts[place]?.text}`),
      [counted, ...rest].join('\n'),
    )
  })
  return edited.join('')
}
