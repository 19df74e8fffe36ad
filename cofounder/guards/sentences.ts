// Splits a streamed text into sentences, because only whole sentences are checked and shown.
import { monthBehind } from '../../venture/numbers/dates.ts'

const abbreviation =
  /(?:^|[\s(])(?:e\.g|i\.e|etc|vs|approx|Dr|Mr|Mrs|Ms|St|Inc|Ltd|Nr|ca|bzw|z\.B|d\.h|p\.a|p\.ej|Sr|Sra|M|Mme|no|No)\.$/
/** "Fr. 240" and "max. 3" do not end a sentence. In a stream, the figure may not have arrived yet. */
const beforeFigure = /(?:^|[\s(])\p{L}{1,4}\.$/u
const listNumber = /(?:^|\n)\s*\d{1,2}\.$/

/** The position after the first complete sentence or line and its space. 0 if none is complete. */
function endOfFirst(text: string): number {
  const ends = /\n+|[.!?…。！？؟]+["”“»’)\]*_]*(?=\s)|[。！？]/gu
  for (const match of text.matchAll(ends)) {
    const end = match.index + match[0].length
    const isLine = match[0].startsWith('\n')
    const before = text.slice(0, end)
    if (!isLine && (abbreviation.test(before) || listNumber.test(before))) continue
    if (!isLine && beforeFigure.test(before)) {
      const next = /^[ \t]*(.)?/su.exec(text.slice(end))?.[1]
      if (next === undefined) return 0
      if (/\d/.test(next)) continue
    }
    // "6. März": the name of the month may not have arrived yet.
    if (!isLine && /\d\.$/.test(before)) {
      if (monthBehind.test(text.slice(end - 1))) continue
      if (/^[ \t]*\p{Lu}?\p{L}*$/u.test(text.slice(end))) return 0
    }
    const space = isLine ? 0 : (/^[ \t]*\n*/.exec(text.slice(end))?.[0].length ?? 0)
    // More line breaks may still arrive.
    if (end + space === text.length && text.endsWith('\n')) return 0
    return end + space
  }
  return 0
}

export function bySentence() {
  let open = ''
  return {
    take(piece: string): string[] {
      open += piece
      const whole: string[] = []
      for (let end = endOfFirst(open); end > 0; end = endOfFirst(open)) {
        whole.push(open.slice(0, end))
        open = open.slice(end)
      }
      return whole
    },
    end: () => open,
  }
}
