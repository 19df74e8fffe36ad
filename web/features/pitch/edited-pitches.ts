// The three pitches with the founder's edits, for the page and for saving.

import { escapeWords } from '../../../contracts/escape-cell.ts'
import type { Edits } from '../../../contracts/result-notes.ts'
import { wordsAt } from '../../../contracts/result-notes.ts'
import { pitchPlace } from '../../../contracts/result-places.ts'
import type { Pitch, Pitches } from '../../../contracts/results/pitch.ts'
import type { Language } from '../../../venture/numbers/locale.ts'
import { timed } from '../../../venture/records/pitch/seconds.ts'

export { pitchPlace }

export function editedPitch(pitch: Pitch, edits: Edits, language: Language): Pitch {
  const parts = pitch.parts.map(part => ({
    ...part,
    text: wordsAt(edits, pitchPlace(pitch.audience, part.part), part.text),
  }))
  const isSame = parts.every(({ text }, index) => text === pitch.parts[index]?.text)
  return isSame ? pitch : timed({ ...pitch, parts }, language)
}

const number = /\d[\d.,\u00a0\u202f]*/g

/**
 * Corrects the numbers in a heading such as "Investor pitch · 47 of 60 seconds · 112 words". Headings of older
 * pitches have no seconds.
 */
function counted(heading: string, before: Pitch, { spoken = 0, words }: Pitch): string {
  const last = heading.match(number)?.length ?? 0
  let at = 0
  return heading.replace(number, found => {
    at += 1
    if (at === last) return String(words)
    return at === 1 && before.spoken !== undefined ? String(spoken) : found
  })
}

type Part = Pitch['parts'][number]
const writtenAs = ({ seconds, text }: Part, before: Part) =>
  `${before.seconds === undefined ? '' : `${seconds} s`}.** ${escapeWords(text)}`

/** Applies the edits to the text. The text has one section per pitch, in which each part follows its name. */
export function textWithEdits(text: string, { pitches, closing }: Pitches, edits: Edits): string {
  const sections = text.split(/^(?=### )/m)
  const first = sections.findIndex(section => section.startsWith('### '))
  const edited = sections.map((section, index) => {
    const pitch = first < 0 ? undefined : pitches[index - first]
    if (!pitch) return section
    const own = editedPitch(pitch, edits, closing.language ?? 'en')
    if (own === pitch) return section
    const [heading = '', ...rest] = section.split('\n')
    return pitch.parts.reduce(
      (words, part, place) =>
        words.replace(writtenAs(part, part), () => writtenAs(own.parts[place] ?? part, part)),
      [counted(heading, pitch, own), ...rest].join('\n'),
    )
  })
  return edited.join('')
}
