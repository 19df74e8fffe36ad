// Decides when an interview with a model ends: in the turn in which the model says that it sums up.
import type { ConversationMessage } from '../../contracts/conversation.ts'
import { answersIn } from './said.ts'

export type Ending = {
  name: 'verdict' | 'report' | 'canvas'
  /** How the code knows that the result was shown: from texts that only a result contains, or from `isShown`. */
  marks: readonly string[] | { isShown: boolean }
  /** From this many answers on, the result may follow even if the message also asks a question. */
  fewestAnswers: number
  /** The lines of the record: how many have an answer, which ones are open, and how many a result needs. */
  lines?: { answered: number; open: readonly string[]; fewest: number }
}

const mostAnswers = 11
/** With fewer answers than this, a result would be empty. */
const fewestToAsk = 3

export const endingRule = (lines: string, { name }: Pick<Ending, 'name'>, fewest = fewestToAsk): string =>
  `A message ends in one of two ways. While one of the ${lines} is open: with one question, with one question mark, about one that nothing they said answers. When none is open, or they ask for the ${name}: without a question, with one sentence that you sum up now; the ${name} follows at once, so write nothing of it. Where they ask for it and fewer than ${fewest} have an answer, say what is open and ask for that.`

export function endingTask(messages: readonly ConversationMessage[], ending: Ending): string {
  if (hasResult(messages, ending)) {
    const shown = `The ${ending.name} was shown. Say what their last message changes, or answer what they ask.`
    return ending.name === 'verdict'
      ? `${shown} Where they told something new or ask for it, a new verdict follows at once, so write nothing of it. At most one question.`
      : `${shown} Then either ask one question; or, where they told something that changes it or ask for it, ask nothing: a new ${ending.name} follows at once, so write nothing of it.`
  }
  const { lines } = ending
  if (lines && lines.open.length > 0 && lines.answered < lines.fewest)
    return `Before this message ${lines.answered} lines had an answer. While there are fewer than ${lines.fewest} with what it adds, there is no ${ending.name} whoever asks: end with one question about an open line, and say why if they ask for it. From ${lines.fewest} on, where they ask for it, ask nothing and say in one sentence that you sum up now.`
  if (isEnough(messages))
    return `They have answered enough: ask nothing. Say in one sentence that you sum up now, and what is still open; the ${ending.name} follows at once.`
  return `End with one question that no fact and no answer answers; or, where nothing is open or they ask for the ${ending.name}, ask nothing and say in one sentence that you sum up now.`
}

function hasResult(messages: readonly ConversationMessage[], { marks }: Ending): boolean {
  if ('isShown' in marks) return marks.isShown
  return messages.some(
    ({ role, content }) => role === 'assistant' && marks.some(mark => content.includes(mark)),
  )
}

/** Whether the conversation has reached its highest number of answers. The last answer is still read. */
const isEnough = (messages: readonly ConversationMessage[]) => answersIn(messages) >= mostAnswers

/** Called after the model has read the turn. New answers after a result lead to another result. */
export function isResultDue({
  read,
  question,
  isNew,
  messages,
  ending,
}: {
  read: { done: boolean; harm: string }
  question: string
  isNew: boolean
  messages: readonly ConversationMessage[]
  ending: Ending
}): boolean {
  if (read.harm === 'distress' || !answersIn(messages)) return false
  // If a line changed, a new verdict follows at once. A canvas or a report waits as long as a question is open.
  if (hasResult(messages, ending)) return read.done || (isNew && (!question || ending.name === 'verdict'))
  if (isEnough(messages)) return true
  // A question delays the result, unless the model is done and there are enough answers.
  return read.done && (!question || answersIn(messages) >= ending.fewestAnswers)
}
