import type { ConversationMessage } from '../../../contracts/conversation.ts'
import {
  type PitchLines,
  type PitchReadBack,
  type PitchResult,
  type PitchTopic,
  pitchAudiences,
  pitchTopics,
} from '../../../contracts/results/pitch.ts'
import { datedActions } from '../../closing.ts'
import { answersTo, nextQuestion, readTalk, type Talk } from '../../guide/talk.ts'
import { writeTurn } from '../../guide/turn.ts'
import type { Dated } from '../../helper.ts'
import { composePitch } from './compose.ts'
import { questions, texts } from './lines.ts'

export type PitchInput = Dated & {
  messages: ConversationMessage[]
  sessionType: 'pitch-questions' | 'pitch-generation'
  /** The answers as the founder read them back on the page. */
  readBack?: PitchReadBack | null
}

const fewestAnswers = 3

export const talkOf = ({ messages, language }: PitchInput) =>
  readTalk(questions, messages, { marks: [], language })

function ask(talk: Talk<PitchTopic>): PitchResult {
  const say = texts[talk.language]
  const next = nextQuestion(questions, talk)
  const turn = writeTurn(talk, next, { opening: say.opening })
  return {
    kind: 'question',
    ...turn,
    question: next ? turn.question : say.done,
    topic: next?.topic ?? null,
    answered: talk.pairs.length,
    lines: saidIn(talk),
  }
}

/** The answer to each question; a talk without our questions is taken in the order in which we ask. */
export function saidIn(talk: Talk<PitchTopic>): PitchLines {
  if (!talk.pairs.length)
    return Object.fromEntries(
      talk.before.slice(0, pitchTopics.length).map((text, at) => [pitchTopics[at], text]),
    )
  return Object.fromEntries(
    pitchTopics.flatMap(topic => {
      const answers = answersTo(talk, topic).map(({ answer }) => answer)
      return answers.length ? [[topic, answers.join(' ')]] : []
    }),
  )
}

function generate(talk: Talk<PitchTopic>, { today, readBack }: PitchInput): PitchResult {
  const { language } = talk
  const say = texts[language]
  const said = readBack?.lines ?? saidIn(talk)
  const have = pitchTopics.flatMap(topic => {
    const quote = said[topic]
    return quote ? [{ topic, quote }] : []
  })
  const missing = pitchTopics
    .filter(topic => !said[topic])
    .map(topic => ({ topic, question: say.questions[topic][0] }))
  if (have.length < fewestAnswers) return { kind: 'not-yet', language, have, missing: missing.slice(0, 5) }
  return {
    kind: 'pitches',
    pitches: pitchAudiences.map(audience => composePitch(audience, said, language)),
    tips: [...say.tips],
    missing,
    closing: {
      language,
      confidence: {
        level: 'low',
        reason: [say.confidence(have.length), readBack || talk.pairs.length ? null : say.inOrder]
          .filter(Boolean)
          .join(' '),
      },
      counterArgument: say.counter,
      testFirst: say.testFirst,
      nextActions: datedActions(today, say.actions),
    },
  }
}

export function playbook(input: PitchInput): PitchResult {
  const talk = talkOf(input)
  return input.sessionType === 'pitch-generation' ? generate(talk, input) : ask(talk)
}
