// Reduces a founder's text to plain words. It removes markup, links and control characters.

const zeroWidth = /[\u200B-\u200F\u202A-\u202E\u2060\uFEFF]/g

/** Each pattern matches only a limited length, so that long texts do not take too much time. */
export function toPlainText(text: string): string {
  return text
    .normalize('NFC')
    .replace(zeroWidth, '')
    .replace(/\p{Cc}/gu, character => (character === '\n' || character === '\t' ? character : ''))
    .replace(/```[\s\S]*?```/g, ' ')
    .replace(/!\[[^[\]]{0,300}\]\([^()]{0,300}\)/g, ' ')
    .replace(/\[([^[\]]{1,300})\]\([^()]{0,300}\)/g, '$1')
    .replace(/<[^<>]{0,300}>/g, ' ')
    .replace(/https?:\/\/\S+/gi, ' ')
    .replace(/[*_`#|~]+/g, ' ')
    .replace(/^\s{0,40}(?:[-•>]|\d+[.)])\s+/gm, '')
    .replace(/[“”„]/g, '"')
    .replace(/[‘’]/g, "'")
    .replace(/[ \t]+/g, ' ')
    .replace(/ +([.,])/g, '$1')
    .trim()
}

export function unmarked(text: string): string {
  return text
    .replace(/!?\[([^[\]]{0,300})\]\([^()]{0,300}\)/g, '$1')
    .replace(/<[^<>]{0,300}>/g, ' ')
    .replace(/```/g, ' ')
    .replace(/https?:\/\/\S+/gi, ' ')
}

const abbreviation =
  /\b(?:e\.g|i\.e|etc|vs|approx|Dr|Mr|Mrs|Ms|St|Inc|Ltd|mo|yr|hrs?|min|p\.a|U\.S|a\.m|p\.m)\.$/i
const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' })
/** A line without any of these characters is one sentence. The slow segmenter is then not needed. */
const mayBreak = /[\p{Sentence_Terminal}.\r\u0085\u2028\u2029]/u
/** The number of characters of the longest abbreviation, including the character before it. */
const abbreviationLength = 10

/** Splits plain text into sentences. A line break ends a sentence. An abbreviation does not. */
export function splitSentences(text: string): string[] {
  if (!mayBreak.test(text)) return text.split('\n').flatMap(line => line.trim() || [])
  const sentences: string[] = []
  let open = ''
  // Splits the whole text at once, because it is slow to start the segmenter for each line.
  for (const { segment } of segmenter.segment(text)) {
    open += segment
    const isLineEnd = segment.endsWith('\n')
    if (!isLineEnd && abbreviation.test(open.slice(-2 * abbreviationLength).trimEnd())) continue
    if (open.trim()) sentences.push(open.trim())
    open = ''
  }
  if (open.trim()) sentences.push(open.trim())
  return sentences
}
