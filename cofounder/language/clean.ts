// A founder's text as plain words. Markup, links and control characters never travel on from here.

const zeroWidth = /[\u200B-\u200F\u202A-\u202E\u2060\uFEFF]/g

export function toPlainText(text: string): string {
  return text
    .normalize('NFC')
    .replace(zeroWidth, '')
    .replace(/\p{Cc}/gu, character => (character === '\n' || character === '\t' ? character : ''))
    .replace(/```[\s\S]*?```/g, ' ')
    .replace(/!\[[^\]]*\]\([^)]*\)/g, ' ')
    .replace(/\[([^\]]+)\]\([^)]*\)/g, '$1')
    .replace(/<[^>]{0,300}>/g, ' ')
    .replace(/https?:\/\/\S+/gi, ' ')
    .replace(/[*_`#|~]+/g, ' ')
    .replace(/^\s*(?:[-•>]|\d+[.)])\s+/gm, '')
    .replace(/[“”„]/g, '"')
    .replace(/[‘’]/g, "'")
    .replace(/[ \t]+/g, ' ')
    .replace(/ +([.,;:!?])/g, '$1')
    .trim()
}

const abbreviation =
  /\b(?:e\.g|i\.e|etc|vs|approx|Dr|Mr|Mrs|Ms|St|Inc|Ltd|mo|yr|hrs?|min|p\.a|U\.S|a\.m|p\.m)\.$/i
const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' })

/** Sentences of plain text; a line break ends one too, an abbreviation does not. */
export function splitSentences(text: string): string[] {
  const sentences: string[] = []
  for (const line of text.split(/\n+/)) {
    let open = ''
    for (const { segment } of segmenter.segment(line)) {
      open += segment
      if (abbreviation.test(open.trimEnd())) continue
      if (open.trim()) sentences.push(open.trim())
      open = ''
    }
    if (open.trim()) sentences.push(open.trim())
  }
  return sentences
}

export function countWords(text: string): number {
  return text.match(/[\p{L}\p{N}$€£¥₹%][\p{L}\p{N}'’.,:/%$€£¥₹-]*/gu)?.length ?? 0
}
