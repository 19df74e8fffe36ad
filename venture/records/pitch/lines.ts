// The lines of a pitch: the founder's sentences letter by letter; where one is blank, the sentence that its fields make.
import { type PitchAnswers, type PitchQuestion, pitchQuestions } from '../../../contracts/pitch-record.ts'
import type { Amount } from '../../../contracts/record-fields.ts'
import type { ValidationAnswers } from '../../../contracts/validation-record.ts'
import { isOnceEver, priceOf } from '../earn.ts'
import { told } from '../figures.ts'
import type { Voice } from '../voice.ts'
import type { PitchLine } from './form.ts'

export type Lines = Partial<Record<PitchLine, string>>

/** "220 soles a month", "50 dollars each". */
function priceAloud(given: Amount, { say, aloud }: Voice, isOne = false): string {
  const amount = aloud.money(given)
  if (given.per !== 'once') return say(`per.${given.per}`, { amount })
  return isOne ? amount : say('pitch.from.each', { amount })
}

/** What the problem validation knows beside the record. */
export type Beside = ValidationAnswers | null | undefined

/** Who paid by another unit than the plan's bought something else, and cannot have left it. */
export function isPaidAsPlanned(beside: Beside): boolean {
  const [price, each] = [priceOf(beside?.earn), told(beside?.paid?.each)]
  return !price || !each || price.per === each.per
}

/** How many of those who paid stayed, where the problem validation counted the same, and fewer; nobody buys twice what is once in a life. */
function stillIn({ traction }: PitchAnswers, beside: Beside) {
  const here = told(traction?.paid)
  const [there, still] = [told(beside?.paid?.paid), told(beside?.paid?.still)]
  if (!isPaidAsPlanned(beside)) return null
  const isSame = here && there && here.low === there.low && here.high === there.high
  return isSame && !isOnceEver(beside?.earn) && still && still.high < there.low ? still : null
}

/** What "stayed" means, by how they earn. */
function stays(beside: Beside): string {
  const type = told(beside?.earn?.type) ?? 'unsure'
  return type === 'subscription' ? 'still' : type === 'giving' ? 'gave' : type
}

type Sentence = (answers: PitchAnswers, voice: Voice, beside: Beside) => string | null

const sentences: Partial<Record<PitchQuestion, Sentence>> = {
  market({ market }, { say, aloud }, beside) {
    const buyers = told(market?.buyers)
    // The field says not whether it counts those who give or those who are helped.
    if (told(beside?.earn?.type) === 'giving') return null
    // Unmarked it may be a guess.
    return buyers && buyers.high > 0
      ? say('pitch.from.market', { buyers: aloud.number(buyers), counted: told(market?.counted) ?? 'guess' })
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

/** What the figures of a card say in one sentence; null where there are none, or where they say nothing for it. */
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

/** Lines that the figures of a card say because nobody has written them yet. */
export const madeIn = (lines: Lines, answers: PitchAnswers, voice: Voice, beside: Beside): PitchQuestion[] =>
  pitchQuestions.filter(
    id => lines[id] && !answers[id]?.say?.trim() && lines[id] === sentenceOf(id, answers, voice, beside),
  )
