import type { ConversationMessage } from '../../../contracts/conversation.ts'
import type {
  ProblemValidationResult,
  ValidationDimension,
} from '../../../contracts/results/problem-validation.ts'
import type { ReadBack } from '../../../contracts/results/read-back.ts'
import type { ValidationQuestion, ValidationRecord } from '../../../contracts/validation-record.ts'
import { languageOf } from '../../../venture/numbers/locale.ts'
import { withAnswer, withPatch } from '../../../venture/records/change.ts'
import { hasFigure } from '../../guide/figures.ts'
import { isPayment, tellsWhoPaid } from '../../guide/payers.ts'
import { phrases } from '../../guide/phrases.ts'
import { readTalk } from '../../guide/read-talk.ts'
import { costSum, paidSum, reachSum } from '../../guide/sums.ts'
import { answersTo, isMoved, nextQuestion, type Talk } from '../../guide/talk.ts'
import { filedUnder, writeAfter, writeTurn } from '../../guide/turn.ts'
import type { Alarm } from '../../harm/trip-wire.ts'
import type { Dated } from '../../helper.ts'
import { onlyCountry } from '../../language/places.ts'
import { localeOf } from '../../language/recognise.ts'
import { isFitting, isLineAnswered } from './fitting.ts'
import { lastCard, scorecardMarks } from './last-card.ts'
import { labels, questions, texts } from './lines.ts'
import { linesToReadOf, writeMarkedCard } from './marked.ts'
import { type AskedRecord, answerRecord } from './record/answer.ts'
import { standingOf, writeScorecard, writeStop } from './scorecard.ts'
import { marks } from './texts/marks.ts'

export type ProblemValidationInput = Dated & {
  messages: ConversationMessage[]
  /** The project's description, when the founder has written one. */
  background: string
  /** Marks and the read-back, where a page sends them; null: messages alone. */
  readBack?: ReadBack | null
  /** What was told in fields: then nothing is read from words. */
  given?: GivenRecord | null
}

export type GivenRecord = {
  record: ValidationRecord
  asked: ValidationQuestion | 'open' | null
  isFree?: boolean
  locale: string | null
}

/** The question whose fields the founder has filled in this turn. */
export const typedIn = ({ record, asked, isFree }: GivenRecord): ValidationQuestion | null =>
  asked && asked !== 'open' && !isFree && record.answers[asked] ? asked : null

const mostOfWords = 2000

/** An answer in words alone, where nobody read it into fields, is kept as the words of its question. */
function withWords({ messages }: Pick<ProblemValidationInput, 'messages'>, given: GivenRecord): GivenRecord {
  const { record, asked } = given
  const last = messages.at(-1)
  if (!asked || asked === 'open' || record.answers[asked] || last?.role !== 'user') return given
  return { ...given, record: withAnswer(record, asked, { words: last.content.slice(0, mostOfWords) }) }
}

/** The record after a turn; `result` is null where the trip-wire answered. */
export function recordAfter(
  input: Pick<ProblemValidationInput, 'messages'>,
  given: GivenRecord,
  result: ProblemValidationResult | null,
): ValidationRecord {
  if (!result) return given.record
  if (!result.patch) return withWords(input, given).record
  return withPatch(given.record, result.patch, { typed: typedIn(given), refuted: result.refuted ?? null })
}

/** Every word of it: the trip-wire hears them, and they tell the language. */
export function wordsOf({ record }: GivenRecord): string[] {
  return Object.values(record.answers).flatMap(answer => [
    ...(answer?.words ? [answer.words] : []),
    ...(answer && 'whose' in answer && answer.whose ? [answer.whose] : []),
  ])
}

export function askedRecord(input: ProblemValidationInput, given: GivenRecord): AskedRecord {
  const { record, asked, locale } = given
  const said = input.messages.filter(({ role }) => role === 'user').map(({ content }) => content)
  return {
    record,
    asked,
    language: input.language ?? languageOf(locale ?? localeOf([...wordsOf(given), ...said])),
    today: input.today,
    contradictions: input.memory?.contradictions.length ?? 0,
    facts: input.memory?.facts ?? [],
    before: input.shown,
  }
}

/** Not before six answers. */
const fewestAnswers = 6

/** Lines that are read back are a result too: what is said to them names its line. */
export const validationMarks = [...scorecardMarks, ...Object.values(marks).map(({ intro }) => intro)]

export function talkOf({
  messages,
  background,
  language,
}: ProblemValidationInput): Talk<ValidationDimension> {
  return readTalk(questions, messages, {
    around: [background],
    marks: validationMarks,
    labels,
    elsewhere: (text, talk) => (isAboutMoney(text, talk) ? 'money' : null),
    language,
  })
}

/** Payments told before money was asked for, or once more where it is asked whom they met. */
function isAboutMoney(text: string, talk: Talk<ValidationDimension>): boolean {
  if (isPayment(text, talk.language) && !isLineAnswered(talk, 'money')) return true
  return talk.current?.topic === 'evidence' && tellsWhoPaid(text, talk.language)
}

/** Arithmetic on the answer just filed and those before it. */
function sumOf(talk: Talk<ValidationDimension>, place: string | null): string | null {
  const { language } = talk
  const last = talk.pairs.at(-1)
  if (!last) return null
  const said = (id: ValidationDimension) =>
    answersTo(talk, id)
      .map(({ answer }) => answer)
      .join('\n')
  switch (last.question.topic) {
    case 'intensity':
      return costSum(said('frequency'), last.answer, language, place)
    case 'money':
      return paidSum(last.answer, language, place)
    case 'reach':
      return reachSum(last.answer, said('money'), language, place)
    default:
      return null
  }
}

/** The country they confirmed, or the only one they name. */
export function placeOf({ memory, background, messages, language }: ProblemValidationInput): string | null {
  const said = messages.filter(({ role }) => role === 'user').map(({ content }) => content)
  const words = [background, ...said]
  return memory?.country ?? onlyCountry(words.join('\n'), language ?? localeOf(words))
}

/** Where no page shows it. */
function whereFiled(talk: Talk<ValidationDimension>): string | null {
  const last = talk.pairs.at(-1)
  if (!last) return null
  const { language } = talk
  const { question, answer } = last
  const isFit = isFitting(last, language)
  const isOpen = question.isFollowUp && !hasFigure(answer, language)
  return filedUnder(talk, texts[language].labels, { isFit, isOpen })
}

/** The lines to read back, then the card by its marks; from messages alone the card at once. */
function due(talk: Talk<ValidationDimension>, input: ProblemValidationInput): ProblemValidationResult {
  const { readBack, today, messages, memory } = input
  if (!readBack) return writeScorecard(talk, today)
  const { confirmed } = readBack
  if (confirmed)
    return writeMarkedCard(
      talk,
      { ...readBack, confirmed },
      {
        today,
        place: placeOf(input),
        contradictions: memory?.contradictions.length ?? 0,
        before: lastCard(messages)?.named ?? null,
      },
    )
  const lines = linesToReadOf(talk, readBack)
  const said = lines.lines.map(({ label, text }) => `- **${label}:** ${text ?? '–'}`)
  return {
    kind: 'turn',
    reaction: `${marks[talk.language].intro}\n\n${said.join('\n')}`,
    question: '',
    dimension: null,
    weakness: null,
    standing: standingOf(talk),
    readBack: lines,
  }
}

export function playbook(input: ProblemValidationInput): ProblemValidationResult {
  if (input.given) return answerRecord(askedRecord(input, withWords(input, input.given)))
  const talk = talkOf(input)
  const next = nextQuestion(questions, talk)
  const isEnough = talk.pairs.length >= fewestAnswers
  const wantsCard = talk.step === 'wants-result' && (isEnough || talk.hasResult)
  const after = writeAfter(talk, texts[talk.language].labels)
  if (after) return { kind: 'turn', ...after, dimension: null, standing: standingOf(talk) }
  if (isMoved(talk) || !next || wantsCard) return due(talk, input)
  const note =
    talk.step === 'wants-result' ? phrases[talk.language].tooEarly(talk.pairs.length, fewestAnswers) : null
  const turn = writeTurn(talk, next, {
    opening: texts[talk.language].opening,
    sum: sumOf(talk, placeOf(input)),
    note,
    where: input.readBack ? null : whereFiled(talk),
  })
  return { kind: 'turn', ...turn, dimension: next.topic, standing: standingOf(talk) }
}

/** A permission asked for and not named ends the interview; anything else is answered by the alarm alone. */
export function onAlarm(input: ProblemValidationInput, alarm: Alarm): ProblemValidationResult | null {
  return alarm.kind === 'unlawful' && alarm.replies === 1 ? writeStop(talkOf(input), input.today) : null
}
