// The lines of a pitch are the founder's sentences without any change. If a line is blank, the code makes a
// sentence from the figures on the card.
import { type PitchAnswers, type PitchQuestion, pitchQuestions } from '../../../contracts/pitch-record.ts'
import type { Amount } from '../../../contracts/record-fields.ts'
import type { ValidationAnswers } from '../../../contracts/validation-record.ts'
import { isOnceEver, isShortStay } from '../earn.ts'
import { told } from '../figures.ts'
import { hasOtherUnit } from '../units.ts'
import type { Voice } from '../voice.ts'
import type { PitchLine } from './form.ts'

export type Lines = Partial<Record<PitchLine, string>>

/**
 * Writes a price as it is spoken, for example "220 soles a month" or "50 dollars each". `isOne`: the sentence
 * already contains a word for "each", so it is not added.
 */
function priceAloud(given: Amount, { say, aloud }: Voice, isOne = false): string {
  const amount = aloud.money(given)
  if (given.per === 'time') return say('pitch.from.time', { amount })
  if (given.per !== 'once') return say(`per.${given.per}`, { amount })
  return isOne ? amount : say('pitch.from.each', { amount })
}

export type Beside = ValidationAnswers | null | undefined

/**
 * Whether customers paid in the unit of the plan. If not, they bought something else. Then "who still pays" says
 * nothing about the plan.
 */
export const isPaidAsPlanned = (beside: Beside): boolean => !hasOtherUnit(beside ?? {})

/**
 * The number of payers who stayed. Null unless both records have the same number of payers and some of them left.
 * Null for one-time purchases.
 */
function stillIn({ traction }: PitchAnswers, beside: Beside) {
  const here = told(traction?.paid)
  const [there, still] = [told(beside?.paid?.paid), told(beside?.paid?.still)]
  if (!isPaidAsPlanned(beside) || isShortStay(beside?.earn)) return null
  const isSame = here && there && here.low === there.low && here.high === there.high
  return isSame && !isOnceEver(beside?.earn) && still && still.high < there.low ? still : null
}

/** The word for "stayed". It depends on the revenue model. */
function stays(beside: Beside): string {
  const type = told(beside?.earn?.type) ?? 'unsure'
  return type === 'subscription' ? 'still' : type === 'giving' ? 'gave' : type
}

type Sentence = (answers: PitchAnswers, voice: Voice, beside: Beside) => string | null

const sentences: Partial<Record<PitchQuestion, Sentence>> = {
  market({ market }, { say, aloud }, beside) {
    const buyers = told(market?.buyers)
    // In a cause, the field does not say whether givers or people helped were counted.
    if (told(beside?.earn?.type) === 'giving') return null
    // A count without a source may be a guess, or may be about another group.
    const counted = told(market?.counted)
    return buyers && buyers.high > 0 && counted
      ? say('pitch.from.market', { buyers: aloud.number(buyers), counted })
      : null
  },
  traction(answers, voice, beside) {
    const { say, aloud } = voice
    const [{ traction }, still] = [answers, stillIn(answers, beside)]
    const [paid, each, since] = [told(traction?.paid), told(traction?.each), told(traction?.since)]
    if (!paid || paid.high === 0) return null
    return say('pitch.from.traction', {
      count: paid.high,
      paid: aloud.number(paid),
      each: each && each.high > 0 ? priceAloud(each, voice, paid.high === 1) : 'none',
      since: since ? aloud.month(since) : 'none',
      stays: still ? stays(beside) : 'none',
      rest: still?.high ?? 0,
      still: still ? aloud.number(still) : '',
    })
  },
  ask({ ask }, voice) {
    const amount = told(ask?.amount)
    if (!amount || amount.high === 0) return null
    const asked = amount.per === 'once' ? voice.aloud.money(amount) : priceAloud(amount, voice)
    return voice.say('pitch.from.ask', { amount: asked })
  },
}

/** Makes a sentence from the figures on a card. Null if there are too few figures. */
export const sentenceOf = (
  question: PitchQuestion,
  answers: PitchAnswers,
  voice: Voice,
  beside: Beside = null,
): string | null => sentences[question]?.(answers, voice, beside) ?? null

export function linesIn(answers: PitchAnswers, voice: Voice, beside: Beside = null): Lines {
  const said = (text: string | undefined) => text?.trim() || undefined
  const line = (question: PitchQuestion) =>
    said(answers[question]?.say) ?? sentenceOf(question, answers, voice, beside) ?? undefined
  const all: Record<PitchLine, string | undefined> = {
    hook: line('hook'),
    customer: line('customer'),
    solution: line('solution'),
    face: said(answers.solution?.face),
    difference: line('difference'),
    market: line('market'),
    traction: line('traction'),
    you: line('you'),
    ask: line('ask'),
    customerAsk: said(answers.ask?.customerAsk),
    partnerAsk: said(answers.ask?.partnerAsk),
  }
  return Object.fromEntries(Object.entries(all).filter(([, text]) => text !== undefined))
}

/** The cards whose line the code made from figures, because the founder wrote no sentence. */
export const madeIn = (lines: Lines, answers: PitchAnswers, voice: Voice, beside: Beside): PitchQuestion[] =>
  pitchQuestions.filter(
    id => lines[id] && !answers[id]?.say?.trim() && lines[id] === sentenceOf(id, answers, voice, beside),
  )
