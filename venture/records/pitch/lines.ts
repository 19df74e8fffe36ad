// The lines of a pitch: the founder's sentences letter by letter; where one is blank, the sentence that its fields make.
import { type PitchAnswers, type PitchQuestion, pitchQuestions } from '../../../contracts/pitch-record.ts'
import type { Amount } from '../../../contracts/record-fields.ts'
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

const sentences: Partial<Record<PitchQuestion, (answers: PitchAnswers, voice: Voice) => string | null>> = {
  market({ market }, { say, aloud }) {
    const buyers = told(market?.buyers)
    // Unmarked it may be a guess.
    return buyers && buyers.high > 0
      ? say('pitch.from.market', { buyers: aloud.number(buyers), counted: told(market?.counted) ?? 'guess' })
      : null
  },
  traction({ traction }, voice) {
    const { say, aloud } = voice
    const [paid, each, since] = [told(traction?.paid), told(traction?.each), told(traction?.since)]
    if (!paid || paid.high === 0) return null
    return say('pitch.from.traction', {
      count: paid.high,
      paid: aloud.number(paid),
      each: each && each.high > 0 ? priceAloud(each, voice, paid.high === 1) : 'none',
      since: since ? aloud.month(since) : 'none',
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
export const sentenceOf = (question: PitchQuestion, answers: PitchAnswers, voice: Voice): string | null =>
  sentences[question]?.(answers, voice) ?? null

export function linesIn(answers: PitchAnswers, voice: Voice): Lines {
  const said = (text: string | undefined) => text?.trim() || undefined
  const line = (question: PitchQuestion) =>
    said(answers[question]?.say) ?? sentenceOf(question, answers, voice) ?? undefined
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
export const madeIn = (lines: Lines, answers: PitchAnswers, voice: Voice): PitchQuestion[] =>
  pitchQuestions.filter(
    id => lines[id] && !answers[id]?.say?.trim() && lines[id] === sentenceOf(id, answers, voice),
  )
