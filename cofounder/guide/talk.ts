// The state of an interview, computed from its messages alone: which question each message of ours asked, and what
// was answered to it. Nothing is read between the lines.
import type { ConversationMessage } from '../../contracts/conversation.ts'
import { isAlarm } from '../harm/answers.ts'
import { toPlainText } from '../language/clean.ts'
import { type Language, languageOf, languages, recogniseLanguage } from '../language/recognise.ts'
import { commandOf, isNoise } from './noise.ts'
import type { Question } from './question.ts'
import { asks, statementOf } from './statement.ts'

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
  /** After an alarm that was a misreading. */
  | 'resumed'
  | 'wants-result'
  /** Said after the result: something new for it. */
  | 'added'

export type Talk<Topic extends string> = {
  language: Language
  /** They write a language we do not speak, and we have not said so yet. */
  isUnspoken: boolean
  pairs: Pair<Topic>[]
  /** Asked, and left without an answer. */
  open: Question<Topic>[]
  /** The question the last message stands under. */
  current: Question<Topic> | null
  step: Step
  /** The answer just filed held a question too. */
  askedToo: boolean
  /** Said before any question of ours. */
  before: string[]
  /** Said after the result. */
  added: string[]
  hasResult: boolean
}

export const unspokenNotice =
  'I do not speak the language you write in, so I ask in English. Your answers stay in your own words.'

function findQuestion<Topic extends string>(
  questions: readonly Question<Topic>[],
  content: string,
): Question<Topic> | null {
  let best: { question: Question<Topic>; at: number } | null = null
  for (const question of questions)
    for (const language of languages) {
      const at = content.lastIndexOf(question.ask[language])
      if (at > (best?.at ?? -1)) best = { question, at }
    }
  return best?.question ?? null
}

/** `marks`: words of which only our result has one. */
export function readTalk<Topic extends string>(
  questions: readonly Question<Topic>[],
  messages: readonly ConversationMessage[],
  { around = [], marks }: { around?: readonly string[]; marks: readonly string[] },
): Talk<Topic> {
  const said = messages.filter(({ role }) => role === 'user').map(({ content }) => content)
  const ours = messages.filter(({ role }) => role === 'assistant').map(({ content }) => content)
  const texts = [...around, ...said]
  const talk: Talk<Topic> = {
    language: languageOf(texts),
    isUnspoken: recogniseLanguage(texts) === null && !ours.some(text => text.includes(unspokenNotice)),
    pairs: [],
    open: [],
    current: null,
    step: 'start',
    askedToo: false,
    before: [],
    added: [],
    hasResult: false,
  }
  let held: { text: string; source: string } | null = null
  let retried: Question<Topic> | null = null
  let isAlarmed = false
  for (const { role, content } of messages) {
    if (role === 'assistant') {
      const isDistress = isAlarm(content, 'distress')
      isAlarmed = isDistress || isAlarm(content, 'unlawful')
      // Words of distress are no answer; a trade that was named is one.
      if (isDistress && talk.step === 'filed') talk.pairs.pop()
      if (isAlarmed) continue
      const isResult = marks.some(mark => content.includes(mark))
      const found = isResult ? null : findQuestion(questions, content)
      if (isResult) talk.hasResult = true
      if (found !== talk.current) held = null
      talk.current = found
      continue
    }
    const text = toPlainText(content)
    const command = commandOf(text)
    const question = talk.current
    const statement = question && asks(text) ? statementOf(text) : ''
    talk.askedToo = false
    const file = (answer: string, source = content) => {
      if (question) talk.pairs.push({ question, answer, source })
      talk.step = 'filed'
    }
    if (isAlarmed) {
      talk.step = 'resumed'
      isAlarmed = false
    } else if (command === 'close') talk.step = 'wants-result'
    else if (!question) {
      talk.step = talk.hasResult ? 'added' : 'start'
      if (!isNoise(text, true)) (talk.hasResult ? talk.added : talk.before).push(text)
    } else if (command === 'skip') {
      talk.open.push(question)
      talk.step = 'skipped'
    } else if (command === 'mine' && held !== null) file(held.text, held.source)
    else if (question && statement && !isNoise(statement, question.wantsFigure)) {
      file(statement)
      talk.askedToo = true
    } else if (asks(text)) {
      held = { text, source: content }
      talk.step = 'asked-back'
    } else if (isNoise(text, question.wantsFigure)) {
      const isSecond = retried === question
      retried = question
      talk.step = isSecond ? 'left-open' : 'short'
      if (isSecond) talk.open.push(question)
    } else if (held && isMoreThanQuestion(held.text))
      file(`${held.text} · ${text}`, `${held.source}\n\n${content}`)
    else file(text)
  }
  return talk
}

/** A long message that ended in a question told something too: it is not lost when they go on. */
function isMoreThanQuestion(held: string): boolean {
  return held.split(/\s+/).length >= 15
}

/** What to ask now; null when every line was asked. */
export function nextQuestion<Topic extends string>(
  questions: readonly Question<Topic>[],
  talk: Talk<Topic>,
  hasFigure: (answer: string) => boolean,
): Question<Topic> | null {
  const { current, step, pairs, open } = talk
  const isWaiting = step === 'short' || step === 'asked-back' || step === 'resumed' || step === 'wants-result'
  const isDone = (question: Question<Topic>) =>
    open.includes(question) || pairs.some(pair => pair.question === question)
  if (current && isWaiting && !isDone(current)) return current
  const last = pairs.at(-1)
  if (step === 'filed' && last && !last.question.isFollowUp && last.question.wantsFigure) {
    const followUp = questions.find(({ topic, isFollowUp }) => isFollowUp && topic === last.question.topic)
    if (followUp && !isDone(followUp) && !hasFigure(last.answer)) return followUp
  }
  return questions.find(question => !question.isFollowUp && !isDone(question)) ?? null
}

/** The answers of a topic, in order. */
export function answersTo<Topic extends string>({ pairs }: Talk<Topic>, topic: Topic): Pair<Topic>[] {
  return pairs.filter(({ question }) => question.topic === topic)
}
