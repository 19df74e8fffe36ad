// The state of an interview: which question each message of ours asked, and what was answered to it.
import type { Language } from '../language/recognise.ts'
import { sentencesFor, type Told } from './earlier.ts'
import type { Question } from './question.ts'

export type Pair<Topic extends string> = {
  question: Question<Topic>
  /** What was answered, as plain text. */
  answer: string
  /** The message it stands in, letter by letter. */
  source: string
}

/** What the last message of the founder was to us. */
export type Step =
  /** Nothing was said yet, or nothing we had asked for. */
  | 'start'
  | 'filed'
  /** Too short: asked once more. */
  | 'short'
  | 'left-open'
  | 'skipped'
  /** Nothing but a question: answered first, filed only when they say so. */
  | 'asked-back'
  /** A question that may be the answer too: taken on a "yes". */
  | 'offered'
  /** They said no to that. */
  | 'declined'
  /** After an alarm that was a misreading. */
  | 'resumed'
  | 'wants-result'
  /** Said after the result, and the line it changes is still to be named. */
  | 'which-line'
  /** The result moves. */
  | 'revised'
  /** Old words of a line were dropped. */
  | 'replaced'
  /** The name of a line and nothing more. */
  | 'what-is-new'
  /** A question after the result. */
  | 'after-result'
  /** Thanks, a no or an insult after the result: nothing changes. */
  | 'closed'

export type Revision<Topic extends string> = {
  topic: Topic
  from: string | null
  to: string
  /** The old words were dropped. */
  isReplaced: boolean
}

export type Talk<Topic extends string> = {
  language: Language
  /** They write a language we do not speak, and we have not said so yet. */
  isUnspoken: boolean
  /** The same in their language, where we know it. */
  ownNotice: string
  pairs: Pair<Topic>[]
  /** Asked, and left without an answer. */
  open: Question<Topic>[]
  /** The question the last message stands under. */
  current: Question<Topic> | null
  step: Step
  /** Why it is asked was said already. */
  isExplained: boolean
  /** What a "yes" would file. */
  held: Told | null
  /** What the founder told elsewhere, by the line that asks for it. */
  known: Partial<Record<Topic, Told>>
  /** All that was told so far, filed or not. */
  told: Told[]
  /** Said before any question of ours. */
  before: string[]
  /** Said after the result, beside its lines. */
  added: string[]
  /** Lines that changed after the first result, the newest last. */
  revisions: Revision<Topic>[]
  /** A line that was named after the result without anything new. */
  named: Topic | null
  hasResult: boolean
}

export const unspokenNotice =
  'I do not speak the language you write in, so I ask in English. Your answers stay in your own words.'

/** What may have answered a question already: told elsewhere, or a sentence of this talk. */
export function earlierAnswer<Topic extends string>(
  talk: Talk<Topic>,
  question: Question<Topic>,
): Told | null {
  const known = talk.known[question.topic]
  if (known) return known
  const found = sentencesFor(question.kinds, talk.told, talk.language)
  return found.length === 1 ? (found[0] ?? null) : null
}

/** What to ask now; null when every line was asked. */
export function nextQuestion<Topic extends string>(
  questions: readonly Question<Topic>[],
  talk: Talk<Topic>,
): Question<Topic> | null {
  const { current, step, pairs, open } = talk
  const waits: readonly Step[] = ['short', 'asked-back', 'offered', 'declined', 'resumed', 'wants-result']
  const isDone = (question: Question<Topic>) =>
    open.includes(question) || pairs.some(pair => pair.question === question)
  if (current && waits.includes(step) && !isDone(current)) return current
  const last = pairs.at(-1)
  if (step === 'filed' && last && !last.question.isFollowUp) {
    const followUp = questions.find(({ topic, isFollowUp }) => isFollowUp && topic === last.question.topic)
    const isEnough = last.question.isAnswered(last.answer, talk.language)
    if (followUp && !isDone(followUp) && !isEnough) return followUp
  }
  return questions.find(question => !question.isFollowUp && !isDone(question)) ?? null
}

/** Whether something after the result changed it. */
export const isMoved = ({ step }: { step: Step }) => step === 'revised' || step === 'replaced'

/** What was said to a topic, the newest on top, each thing once. */
export function saidTo<Topic extends string>(talk: Talk<Topic>, topic: Topic): string {
  const answers = answersTo(talk, topic).map(({ answer }) => answer)
  return [...new Set(answers.toReversed())].join(' · ')
}

/** The answers of a topic, in order. */
export function answersTo<Topic extends string>({ pairs }: Talk<Topic>, topic: Topic): Pair<Topic>[] {
  return pairs.filter(({ question }) => question.topic === topic)
}
