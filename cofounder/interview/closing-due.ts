// When an interview is long enough for its result: after enough answers, or as soon as the founder asks for it.
import type { ConversationMessage } from '../../contracts/conversation.ts'
import type { Interview } from './state.ts'

export type Closing = {
  /** Words only our result has; the last message with them is where the next round begins. */
  mark: string
  /** How founders ask for it. */
  asked: RegExp
  mostAnswers: number
  /** Answers since the last result before asking brings another. */
  leastAgain: number
}

const leastAnswers = 3
const answersAgain = 3
/** A long text that happens to say "summary" is an answer. */
const longestRequest = 160

export function asksForClosing(text: string, { asked }: Closing): boolean {
  return text.length < longestRequest && asked.test(text)
}

export function isClosingDue<Id extends string>(
  { last, answers }: Interview<Id>,
  messages: readonly ConversationMessage[],
  closing: Closing,
): boolean {
  const { mark, mostAnswers, leastAgain } = closing
  const lastResult = messages.findLastIndex(it => it.role === 'assistant' && it.content.includes(mark))
  const since = messages.slice(lastResult + 1).filter(it => it.role === 'user').length
  const isAsked = last !== null && asksForClosing(last.text, closing)
  if (lastResult >= 0) return since >= answersAgain || (isAsked && since >= leastAgain)
  return answers.length >= mostAnswers || (isAsked && answers.length >= leastAnswers)
}
