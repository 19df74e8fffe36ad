import type { ConversationMessage } from '../../../contracts/conversation.ts'
import type { Evidence } from '../../../contracts/facts.ts'
import type { Closing } from '../../../contracts/results/closing.ts'
import {
  type PitchLines,
  type PitchReadBack,
  type PitchResult,
  type PitchTopic,
  pitchAudiences,
  pitchTopics,
} from '../../../contracts/results/pitch.ts'
import { findFigures } from '../../../venture/numbers/find-figures.ts'
import { datedActions } from '../../closing.ts'
import { hasCount, hasFigure, hasMoney } from '../../guide/figures.ts'
import { knownFor } from '../../guide/known.ts'
import { readTalk } from '../../guide/read-talk.ts'
import { answersTo, isMoved, nextQuestion, type Talk } from '../../guide/talk.ts'
import { changesIn, filedUnder, renderChanges, type Turn, writeAfter, writeTurn } from '../../guide/turn.ts'
import type { Dated } from '../../helper.ts'
import { countWords } from '../../language/clean.ts'
import { type Language, unspokenIn } from '../../language/recognise.ts'
import { composePitch, isNeeded } from './compose.ts'
import { asksOtherLength, linesOf } from './known.ts'
import { answering, labels, questions, texts } from './lines.ts'

export type PitchInput = Dated & {
  messages: ConversationMessage[]
  sessionType: 'pitch-questions' | 'pitch-generation'
  /** The answers as the founder read them back on the page. */
  readBack?: PitchReadBack | null
}

export const fewestAnswers = 3
/** "fast" or "80" carries no part of a pitch; "61 customers" and "two payers" do. A sum of money counts no customers. */
const isWeak = (topic: PitchTopic, answer: string, language: Language) =>
  countWords(answer) <= 1 ||
  (countWords(answer) === 2 && !hasFigure(answer, language)) ||
  (topic === 'market' && hasMoney(answer, language) && !hasCount(answer, language))
/** "Everyone loves it" where numbers were asked for: no number and hardly a word, so the line stays open. */
const fewWords = 3
const isUncounted = (topic: PitchTopic, answer: string, language: Language) =>
  questions.some(one => one.topic === topic && one.wantsFigure) &&
  countWords(answer) <= fewWords &&
  !findFigures(answer, language).length
/** "$500 billion" counts no customers. */
const isFitting = (topic: PitchTopic, answer: string, language: Language) =>
  topic === 'market' ? hasCount(answer, language) : topic !== 'traction' || hasFigure(answer, language)
const seen: readonly Evidence[] = ['observed', 'committed', 'paid']

const doneMarks = Object.values(texts).map(({ done }) => done)

/** Once all was asked, what is written names its line or is asked for it. */
export const talkOf = ({ messages, language, memory }: PitchInput) =>
  readTalk(questions, messages, {
    marks: doneMarks,
    labels,
    language,
    known: { ...sentenceIn(memory), ...knownFor(memory?.facts, answering) },
  })

/** What the venture does is its own sentence, where nothing was said of the solution. */
function sentenceIn(memory: PitchInput['memory']): Talk<PitchTopic>['known'] {
  const text = memory?.sentence?.trim()
  return text ? { solution: { text, source: text } } : {}
}

/** How the coaching ends: what is open is said, and so is what was just added. */
function end(talk: Talk<PitchTopic>): Turn {
  const say = texts[talk.language]
  const said = saidIn(talk)
  const open = pitchTopics.filter(topic => !said[topic])
  const named = (needed: boolean) =>
    open
      .filter(topic => isNeeded(topic) === needed)
      .map(topic => say.labels[topic])
      .join(', ')
  const { reaction, weakness } = writeTurn(talk, null, { opening: say.opening })
  const changes = isMoved(talk) ? renderChanges({ changes: changesIn(talk, say.labels) }, talk.language) : ''
  const lead = open.length ? say.stillOpen(named(true), named(false)) : say.allSaid
  return {
    reaction: [reaction, changes].filter(Boolean).join('\n\n'),
    question: `${lead} ${say.done}`,
    weakness,
  }
}

/** Only where a number was asked for and none came: it may belong elsewhere. */
function whereFiled(talk: Talk<PitchTopic>): string | null {
  const last = talk.pairs.at(-1)
  if (!last || isFitting(last.question.topic, last.answer, talk.language)) return null
  const isOpen = isUncounted(last.question.topic, last.answer, talk.language)
  return filedUnder(talk, texts[talk.language].labels, { isFit: false, isOpen })
}

function ask(talk: Talk<PitchTopic>): PitchResult {
  const say = texts[talk.language]
  const next = talk.hasResult ? null : nextQuestion(questions, talk)
  const turn =
    writeAfter(talk, say.labels) ??
    (next ? writeTurn(talk, next, { opening: say.opening, where: whereFiled(talk) }) : end(talk))
  return {
    kind: 'question',
    ...turn,
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
      const answers = answersTo(talk, topic)
        .map(({ answer }) => answer)
        .filter(answer => !isUncounted(topic, answer, talk.language))
      return answers.length ? [[topic, answers.join(' ')]] : []
    }),
  )
}

/** What was told and nobody saw stays in the middle; a line that is open makes it low. */
function levelOf(missing: number, { memory }: PitchInput): Closing['confidence']['level'] {
  if (missing) return 'low'
  const isSeen = memory?.facts.some(
    ({ topic, evidence }) =>
      (topic === 'traction' || topic === 'money') && evidence !== null && seen.includes(evidence),
  )
  return isSeen ? 'high' : 'medium'
}

/** Six at most. */
export function tipsFor({ messages }: PitchInput, tips: readonly string[], language: Language): string[] {
  const isOther = asksOtherLength(messages, language)
  return [...(isOther ? [texts[language].otherLength] : []), ...tips].slice(0, 6)
}

function generate(talk: Talk<PitchTopic>, input: PitchInput): PitchResult {
  const { today, readBack } = input
  const { language } = talk
  const say = texts[language]
  const said = readBack?.lines ?? { ...linesOf(input.memory?.facts ?? []), ...saidIn(talk) }
  const have = pitchTopics.flatMap(topic => {
    const quote = said[topic]
    return quote ? [{ topic, quote }] : []
  })
  const open = pitchTopics.filter(topic => !said[topic])
  const thin = have.filter(({ topic, quote }) => isWeak(topic, quote, language)).map(({ topic }) => topic)
  const asked = (topic: PitchTopic) => ({ topic, question: say.questions[topic][0] })
  const missing = [...open, ...thin].map(asked)
  const unspoken = unspokenIn(input.language, Object.values(said))
  if (have.length < fewestAnswers)
    return { kind: 'not-yet', language, have, missing: open.slice(0, 5).map(asked) }
  const pitches = pitchAudiences.map(audience =>
    composePitch(audience, said, { language, isOwnAlone: unspoken !== '' }),
  )
  const isBlank = (topic: PitchTopic) =>
    pitches.some(({ parts }) => parts.some(({ text }) => text.includes(say.blanks[topic])))
  const toFill = open.filter(isBlank).map(topic => say.labels[topic])
  return {
    kind: 'pitches',
    pitches,
    tips: tipsFor(input, say.tips, language),
    missing,
    closing: {
      language,
      confidence: {
        level: levelOf(open.length + thin.length, input),
        reason: [
          unspoken,
          say.confidence(have.length),
          toFill.length ? `${say.toFill} ${toFill.join(', ')}.` : null,
          readBack || talk.pairs.length ? null : say.inOrder,
        ]
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
