// Counts and shortens words in any script. Some languages do not put spaces between words.
let segmenter: Intl.Segmenter | undefined

type Word = { end: number }

function wordsIn(text: string): Word[] {
  segmenter ??= new Intl.Segmenter(undefined, { granularity: 'word' })
  const words: Word[] = []
  let isInside = false
  // A text without spaces counts as one word: "38-hour", "€79".
  for (const { segment, index, isWordLike } of segmenter.segment(text)) {
    const end = index + segment.length
    if (/\s/.test(segment)) isInside = false
    else if (isInside && !isUnspaced(segment)) words.splice(-1, 1, { end })
    else if (isWordLike || isInside) {
      words.push({ end })
      isInside = true
    } else if (words.length > 0) words.splice(-1, 1, { end })
  }
  return words
}

/** Scripts that are written without spaces between words. */
const isUnspaced = (segment: string) =>
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}]/u.test(
    segment,
  )

export const countWords = (text: string): number => wordsIn(text).length

const oneLine = (text: string) => text.replace(/[^\S\u00a0]+/g, ' ').trim()
const sentenceEnd = /[.!?…。！？؟]["”’»)]*$/u
/** A short word has at most this many letters, including the space before it. */
const shortWord = 4
const clauseEnd = /[,;:–—،؛、]$/u

/** Keeps whole sentences if the first one fits. Else it cuts after the last part that fits and adds "…". */
export function shorten(words: string, most: number): string {
  const text = oneLine(words)
  const ends = wordsIn(text).map(({ end }) => end)
  if (ends.length <= most) return text
  const upTo = (count: number) => text.slice(0, ends[count - 1]).trim()
  for (let count = most; count > 0; count -= 1) if (sentenceEnd.test(upTo(count))) return upTo(count)
  for (let count = most; count > most / 2; count -= 1) {
    if (clauseEnd.test(upTo(count))) return `${upTo(count).slice(0, -1).trim()} …`
  }
  // A cut after "to" or "of" would look like a mistake, so short words at the end are dropped.
  let last = most
  while (last > most / 2 && upTo(last).length - upTo(last - 1).length <= shortWord) last -= 1
  return `${upTo(last)}…`
}

/** Formats a typed note as a sentence: capital letter first, full stop at the end. */
export function asSentence(words: string): string {
  const text = oneLine(words)
  if (text === '') return ''
  const [first = ''] = text
  return `${first.toLocaleUpperCase()}${text.slice(first.length)}${sentenceEnd.test(text) ? '' : '.'}`
}
