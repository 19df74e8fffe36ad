// Marks a paragraph that states something without any source as the model's own view, even without a figure.
import { type Ground, isSaid } from './ground.ts'
import { calledOwn } from './own-view.ts'
import { isSmallWord, type Quantity, quantitiesIn } from './quantities.ts'
import { isTraced, quotation, readMarks } from './sources.ts'
import { plain } from './words.ts'

/** Whether the sentence introduces a list. */
export const isLead = (sentence: string): boolean => /:[*_]*\s*$/.test(sentence)

/** Not a question, a heading, a row of a table, or a remark of at most five words. */
const isStatement = (sentence: string) =>
  !/[?？؟]\s*$|^\s*[#|]/.test(sentence) && !isLead(sentence) && plain(sentence).split(' ').length > 5

/** Whether a sentence has a source: one that it cites or links to, or the founder's words or figures. */
export function hasSource(traced: string, own: readonly Quantity[], ground: Ground): boolean {
  const { words, figures } = readMarks(traced)
  if (isTraced(traced) || figures.size > 0 || /https?:\/\//.test(words)) return true
  const quotes = [...words.matchAll(quotation)].map(([, quote = '']) => quote)
  if ([words, ...quotes].some(quote => isSaid(quote, ground))) return true
  const isOwn = ({ start }: Quantity) => own.some(one => one.start === start)
  return quantitiesIn(words, ground.language).some(one => !isSmallWord(one) && !isOwn(one))
}

/** Must get the sentences of a text in order. The mark is at the end of what it is for, because a text is streamed. */
export function claimMarker({ language }: Ground) {
  let paragraph: 'new' | 'unsourced' | 'done' = 'new'
  return (sentence: string, by: 'source' | 'mark' | null, isLast: boolean): string => {
    const isMarkDue = by === 'mark' && paragraph === 'unsourced'
    if (by) paragraph = 'done'
    else if (paragraph === 'new' && isStatement(sentence)) paragraph = 'unsourced'
    const isUnsourced = paragraph === 'unsourced'
    const isEnd = isLast || /\n\s*\n$/.test(sentence)
    if (isEnd) paragraph = 'new'
    if (isMarkDue) return `${calledOwn('', [], language).trim()} ${sentence}`
    return isUnsourced && isEnd ? calledOwn(sentence, [], language) : sentence
  }
}
