// The pitch coach without a model: it asks for the next card, or gives three pitches.
import {
  type PitchAnswers,
  type PitchQuestion,
  type PitchRecord,
  pitchQuestions,
} from '../../../contracts/pitch-record.ts'
import type { Closing } from '../../../contracts/results/closing.ts'
import type { Pitches, PitchResult } from '../../../contracts/results/pitch.ts'
import { nextQuestion, turnOf } from '../../../venture/records/asking.ts'
import { isShortStay, payerOf } from '../../../venture/records/earn.ts'
import { differsIn } from '../../../venture/records/elsewhere.ts'
import { told } from '../../../venture/records/figures.ts'
import { quoted } from '../../../venture/records/idea/quoted.ts'
import { isRefused, refusedBy } from '../../../venture/records/permit.ts'
import { besideSentences } from '../../../venture/records/pitch/figures.ts'
import { lineSeconds, type PitchLine } from '../../../venture/records/pitch/form.ts'
import { isPaidAsPlanned, type Lines, linesIn, madeIn } from '../../../venture/records/pitch/lines.ts'
import { pitch } from '../../../venture/records/pitch/pitch.ts'
import { react, sayLength } from '../../../venture/records/pitch/react.ts'
import { type Made, makePitches } from '../../../venture/records/pitch/result.ts'
import { tipsFor } from '../../../venture/records/pitch/tips.ts'
import { withKnown } from '../../../venture/records/prefill.ts'
import { strangersOf } from '../../../venture/records/scores.ts'
import { type Turned, turnedBy } from '../../../venture/records/turn.ts'
import { isRefusedByMany } from '../../../venture/records/verdict.ts'
import type { Voice } from '../../../venture/records/voice.ts'
import { datedActions } from '../../closing.ts'
import { joined } from '../../language/markdown.ts'
import { voiceIn } from '../../language/voice.ts'
import {
  type AskedRecord,
  answeredOf,
  askedRecord,
  type InterviewInput,
  recordOfWords,
  withWords,
} from '../../records/given.ts'

export type PitchInput = InterviewInput<PitchRecord> & {
  sessionType: 'pitch-questions' | 'pitch-generation'
}

export type Told = AskedRecord<PitchRecord> & {
  /** With the known values of skipped and open cards, so that the coach does not ask again. */
  known: PitchAnswers
  answered: PitchQuestion | null
  /** Groups besides the one of the problem validation, and how many there paid. */
  others: readonly { group: string; paid: number }[]
}

/** Recognises the language from the founder's lines, without reading the whole conversation. */
export function toldIn(input: PitchInput): Told {
  const { messages, given } = input
  const said = messages.filter(({ role }) => role === 'user').length
  const held = given
    ? withWords(pitch, messages, given)
    : { record: recordOfWords(pitch, messages), asked: pitchQuestions[said - 1] ?? null, locale: null }
  const asked = askedRecord(pitch, { ...input, messages: [] }, held)
  const { answers } = held.record
  const others = asked.facts.flatMap(({ topic, subject, value }) =>
    subject && value?.kind === 'count' && (topic === 'money' || topic === 'reach')
      ? [{ group: subject, paid: topic === 'money' ? value.low : 0 }]
      : [],
  )
  return {
    ...{ ...asked, others },
    known: given ? withKnown(pitch, answers, asked) : answers,
    answered: answeredOf<PitchRecord>(held),
  }
}

export const fewestLines = 3

function ask(heard: Told, { given, today }: PitchInput, voice: Voice): PitchResult {
  const { record, answered } = heard
  const asks = nextQuestion(pitch, record)
  const { question } = turnOf(pitch, record, { answered: null, asks }, voice, today)
  const isFirst = Object.keys(record.answers).length === 0
  return {
    kind: 'turn',
    reaction:
      given?.asked === 'open'
        ? voice.say('pitch.kept')
        : reactionTo(heard) || (isFirst ? voice.say('pitch.opening') : ''),
    question: question || voice.say('pitch.done'),
    answered,
    asks,
  }
}

export function reactionTo(heard: Told): string | null {
  const { record, answered, language, locale, isWords } = heard
  if (!answered) return null
  const voice = voiceIn(language, locale)
  if (isWords) return sayLength(answered, record.answers, voice, heard.validation?.answers).join(' ')
  const said = react(answered, record.answers, voice, heard.validation?.answers)
  return joined([said, differsIn(pitch, record, heard.validation, voice, answered)]) || null
}

const isQuestion = (line: PitchLine): line is PitchQuestion => pitchQuestions.some(id => id === line)

const askFor = (line: PitchLine, { say }: Voice) => ({
  topic: line,
  question: isQuestion(line) ? say(`pitch.ask.${line}`) : say(`pitch.label.${line}`),
})

/** Whether customers paid. "none": the field is blank, which does not mean that nobody paid. "zero": nobody paid. */
function paidIn({ traction }: PitchAnswers): 'none' | 'zero' | 'some' {
  const paid = told(traction?.paid)
  return paid ? (paid.high > 0 ? 'some' : 'zero') : 'none'
}

const givingOf = ({ validation }: Told) => (told(validation?.answers.earn?.type) === 'giving' ? 'yes' : 'no')

/** The customer version of the pitch speaks to those who pay. */
const toOf = ({ validation }: Told): string => payerOf(validation?.answers) ?? 'self'

/** The main counter-argument. It is the first one that neither the fields nor the lines answer. */
function counterOf(given: Told, lines: Lines, voice: Voice): string {
  const { say, number } = voice
  const { known: answers, validation } = given
  const { market, ask: asked } = answers
  const buyers = told(market?.buyers)
  const paid = paidIn(answers)
  if (paid === 'zero') return say('pitch.counter.paid', { paid, giving: givingOf(given) })
  const { earn, paid: there, others } = validation?.answers ?? {}
  const [all, still, no] = [told(there?.paid), told(there?.still), told(others?.no)]
  const refused = no && no.low > 0 ? say('pitch.counter.no', { no: no.high, shown: number(no) }) : null
  if (refused && validation && strangersOf(validation.answers) === 0) return refused
  if (buyers && told(market?.counted) === 'guess')
    return say('pitch.counter.guess', { buyers: number(buyers) })
  if (paid === 'none' && !lines.traction) return say('pitch.counter.paid', { paid, giving: givingOf(given) })
  if (!buyers && !lines.market) return say('pitch.counter.market')
  if (!lines.difference) return say('pitch.counter.difference')
  if (!told(asked?.amount) && !lines.ask) return say('pitch.counter.amount')
  const isPlan = isPaidAsPlanned(validation?.answers) && !isShortStay(earn)
  if (told(earn?.type) === 'subscription' && isPlan && all && still && still.high < all.low)
    return say('pitch.counter.left', {
      still: number(still),
      paid: number(all),
      rest: all.low - still.high,
    })
  return refused ?? say('pitch.counter.now')
}

const listOf = (lines: readonly PitchLine[], { say, language }: Voice) =>
  new Intl.ListFormat(language).format(lines.map(line => say(`pitch.line.${line}`)))

function actionsOf(heard: Told, lines: Lines, made: Judged, voice: Voice): Actions {
  const { say, number } = voice
  const { market } = heard.known
  const buyers = told(market?.buyers)
  const isGuess = buyers !== null && told(market?.counted) === 'guess'
  const own = made.unwritten
  // The founder must not ask for money before the permit is there, or from a group that refused.
  const there = heard.validation?.answers ?? {}
  const permit = told(there.frame?.permit)
  const isBarred = permit === 'applied' || permit === 'needed' || isRefusedByMany(there)
  const customer = isBarred ? undefined : lines.customerAsk
  const [first = '', second = '', third = ''] = [
    // A figure must be right before anybody hears it.
    ...[differsIn(pitch, heard.record, heard.validation, voice)].flatMap(line => line ?? []),
    say('pitch.test', { to: toOf(heard) }),
    ...(made.open.length > 0 ? [say('pitch.action.ask', { lines: listOf(made.open, voice) })] : []),
    ...(own.length > 0 ? [say('pitch.action.own', { lines: listOf(own, voice) })] : []),
    ...(isGuess ? [say('pitch.action.count', { buyers: number(buyers) })] : []),
    ...(customer ? [say('pitch.action.customer', { ask: asked(customer), to: toOf(heard) })] : []),
    ...(lines.partnerAsk ? [say('pitch.action.partner', { ask: asked(lines.partnerAsk) })] : []),
    ...(lines.ask ? [say('pitch.action.investor', { ask: asked(lines.ask) })] : []),
    say('pitch.action.record', { spoken: made.pitches[0]?.spoken ?? 0 }),
    say('pitch.action.sharpen'),
  ]
  return [first, second, third]
}

type Actions = [string, string, string]

/** The actions of a PIVOT. If the founder already named another group, they are about this group. */
function turnedTo({ others }: Told, { end }: Turned, { say, quote }: Voice): Actions {
  const [first, second, third] = end.actions
  const paying = others.find(({ paid }) => paid > 0)
  if (paying) return [say('pitch.action.group', { group: quote(paying.group) }), first, third]
  const [other] = others
  return [first, other ? say('segments.do.second', { group: other.group }) : second, third]
}

/**
 * Prepares a sentence for use as a quotation inside another sentence. Removes its full stop and its quotation
 * marks.
 */
const asked = (line: string) =>
  quoted(
    line
      .trim()
      .replace(/[.]+$/, '')
      .replace(/[“”„"«»]/g, "'"),
    160,
  )

/** The lines that are counted. The line for customers (`face`) is left out, because it repeats the solution. */
const heardLines = (Object.keys(lineSeconds) as PitchLine[]).filter(line => line !== 'face')

/** `unwritten`: the lines that the code made from figures. `written`: how many lines the founder wrote. */
type Judged = Made & { unwritten: readonly PitchQuestion[]; written: number }

/** With at most this many written lines, the confidence is low. */
const fewWritten = 4

/**
 * The confidence is low if a figure is a guess or if nobody has paid. It is never high as long as nobody has heard
 * the pitch.
 */
function levelOf({ known, validation }: Told, { written }: Judged): Closing['confidence']['level'] {
  const isGuess = told(known.market?.counted) === 'guess' || paidIn(known) === 'zero'
  return written <= fewWritten || isGuess || isRefused(validation?.answers) ? 'low' : 'medium'
}

/**
 * The reason for the confidence: missing lines, a guess, or no payers. If none of these is true, the reason is the
 * evidence of the figures.
 */
function reasonOf(given: Told, { written }: Judged, { say, number }: Voice): string {
  const { market, traction } = given.known
  const [buyers, counted, giving] = [told(market?.buyers), told(market?.counted), givingOf(given)]
  if (written < heardLines.length) return say('pitch.confidence', { written, all: heardLines.length })
  if (buyers && counted === 'guess') return say('pitch.confidence.guess', { buyers: number(buyers) })
  if (paidIn(given.known) === 'zero') return say('pitch.confidence.zero', { giving })
  const isFull = paidIn(given.known) === 'some' && told(traction?.each) && told(traction?.since)
  const values = { market: buyers && counted ? 'counted' : 'open', paid: isFull ? 'full' : 'open' }
  return say('pitch.confidence.full', { ...values, giving })
}

/** Builds the pitches from lines. The founder wrote them, except the `modelled` ones, which a model wrote. */
export function writePitches(
  given: Told,
  lines: Lines,
  voice: Voice,
  today: string,
  modelled: readonly PitchLine[] = [],
): Pitches {
  const { answers } = given.record
  const unwritten = madeIn(lines, answers, voice, given.validation?.answers)
  const pitched = makePitches(lines, voice, givingOf(given))
  // Each line has one of four states: written by the founder, written by a model, made from figures, or open.
  const written = heardLines.filter(line => lines[line] && !modelled.includes(line)).length - unwritten.length
  const made: Judged = { ...pitched, unwritten, written }
  const { pitches, cuts, open } = made
  const beside = given.validation?.answers
  const [refused, turned] = [refusedBy(beside, voice), turnedBy(beside, voice)]
  const missing = open.length > 0 ? voice.say('pitch.lead.open', { lines: listOf(open, voice) }) : null
  // The PIVOT names its source, because another group may have paid.
  const source = voice.capital(voice.say('segments.source.validation'))
  const verdict = turned && `${source}${voice.colon}${turned.lead}`
  const lead = refused?.lead ?? [verdict, missing].filter(Boolean).join(' ')
  const actions =
    refused?.end.actions ?? (turned ? turnedTo(given, turned, voice) : actionsOf(given, lines, made, voice))
  const [investor] = pitches
  return {
    kind: 'pitches',
    ...(lead && { lead }),
    pitches,
    figures: besideSentences(answers, voice, beside),
    cuts,
    tips: investor
      ? tipsFor(
          { lines, answers, pitch: investor, beside, hasOthers: given.others.some(({ paid }) => paid > 0) },
          voice,
        )
      : [],
    missing: open.map(line => askFor(line, voice)),
    closing: {
      language: given.language,
      confidence: { level: levelOf(given, made), reason: reasonOf(given, made, voice) },
      counterArgument: (refused ?? turned)?.end.counterArgument ?? counterOf(given, lines, voice),
      testFirst: actions[0],
      nextActions: datedActions(today, actions),
    },
  }
}

/** The answer if there are too few sentences for a pitch of a minute. */
export function notYet({ language }: Told, lines: Lines, voice: Voice): PitchResult {
  const have = pitchQuestions.flatMap(topic => (lines[topic] ? [{ topic, quote: lines[topic] }] : []))
  const open = pitchQuestions.filter(topic => !lines[topic]).slice(0, 5)
  return { kind: 'not-yet', language, have, missing: open.map(line => askFor(line, voice)) }
}

export const isEnough = (lines: Lines): boolean =>
  pitchQuestions.filter(line => lines[line]).length >= fewestLines

export function playbook(input: PitchInput): PitchResult {
  const given = toldIn(input)
  const voice = voiceIn(given.language, given.locale)
  if (input.sessionType === 'pitch-questions') return ask(given, input, voice)
  const lines = linesIn(given.record.answers, voice, given.validation?.answers)
  return isEnough(lines) ? writePitches(given, lines, voice, input.today) : notYet(given, lines, voice)
}
