// When a model that talks freely is asked for its result.
import type { ConversationMessage } from '../../contracts/conversation.ts'
import { commandOf } from '../language/noise.ts'

const mostAnswers = 11
const fewestAnswers = 3
/** After a result, so many new messages bring another. */
const answersAgain = 3

export function isResultDue(messages: readonly ConversationMessage[], marks: readonly string[]): boolean {
  const last = messages.at(-1)
  if (last?.role !== 'user') return false
  const lastResult = messages.findLastIndex(
    it => it.role === 'assistant' && marks.some(mark => it.content.includes(mark)),
  )
  const since = messages.slice(lastResult + 1).filter(it => it.role === 'user').length
  if (lastResult >= 0) return since >= answersAgain || commandOf(last.content) === 'close'
  return since >= mostAnswers || (commandOf(last.content) === 'close' && since >= fewestAnswers)
}
