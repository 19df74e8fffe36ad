// Finds sentences in retrieved pages that can be quoted. Instructions in a page are ignored.
import type { Claim } from '../../../contracts/results/market-research.ts'
import { findFigures } from '../../../venture/numbers/find-figures.ts'
import { splitSentences, toPlainText } from '../../language/clean.ts'
import type { RetrievedPage } from '../../search/page.ts'

const mostPerPage = 2
const most = 5
const readCharacters = 20_000

/** Matches sentences that give instructions to a model. They are not quoted. */
const orders =
  /\b(?:ignore|disregard|forget) (?:all |any |the |your |previous )*(?:instructions?|rules?|prompts?)\b/i

const contentWords = (text: string) =>
  new Set(
    text
      .toLowerCase()
      .split(/[^\p{L}]+/u)
      .filter(word => word.length > 3)
      .map(word => word.replace(/s$/, '')),
  )

/** Finds at most two sentences per page. Each contains a figure and a word of the idea. */
export function findingsFrom(pages: readonly RetrievedPage[], idea: string): Claim[] {
  const wanted = contentWords(idea)
  const found: Claim[] = []
  for (const { url, title, text } of pages) {
    const ranked = splitSentences(toPlainText(text.slice(0, readCharacters)))
      .filter(
        line => line.length >= 40 && line.length <= 320 && !orders.test(line) && findFigures(line).length > 0,
      )
      .map(line => ({
        line,
        shared: [...contentWords(line)].filter(word => wanted.has(word)).length,
      }))
      .filter(({ shared }) => shared >= 1)
      .toSorted((a, b) => b.shared - a.shared)
    for (const { line } of ranked.slice(0, mostPerPage))
      found.push({ text: line, provenance: { kind: 'web', url, title: (title || url).slice(0, 300) } })
  }
  return found.slice(0, most)
}
