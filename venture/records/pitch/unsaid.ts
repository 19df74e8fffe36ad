// What a card holds and its sentence does not say.
import type { PitchAnswers, PitchQuestion } from '../../../contracts/pitch-record.ts'
import { plain, scale, told } from '../figures.ts'
import { figuresOf } from '../print-answer.ts'
import type { Voice } from '../voice.ts'
import { isSaid } from './differing.ts'
import { fieldsOf, lineSeconds } from './form.ts'
import { secondsOf } from './seconds.ts'

type Field = 'buyers' | 'paid' | 'each' | 'amount'

function fieldIn(question: PitchQuestion, answers: PitchAnswers, voice: Voice): Field | null {
  const { market, traction, ask } = answers
  const text = answers[question]?.say?.trim() ?? ''
  const [buyers, paid, each, amount] = [
    told(market?.buyers),
    told(traction?.paid),
    told(traction?.each),
    told(ask?.amount),
  ]
  // One may be said by an article.
  if (question === 'market')
    return buyers && buyers.high > 1 && !isSaid(buyers, text, voice) ? 'buyers' : null
  if (question === 'ask') return amount && amount.high > 0 && !isSaid(amount, text, voice) ? 'amount' : null
  if (question !== 'traction' || !paid) return null
  if (each && isSaid(scale(plain(each), paid), text, voice)) return null
  if (paid.high > 1 && !isSaid(paid, text, voice)) return 'paid'
  const hasRoom = secondsOf(text, voice.language) < lineSeconds.traction
  return each && each.high > 0 && hasRoom && !isSaid(each, text, voice) ? 'each' : null
}

/** "What each paid: EUR 1,150 apiece"; null where the sentence says what the card holds. */
export function unsaidIn(question: PitchQuestion, answers: PitchAnswers, voice: Voice): string | null {
  const field = fieldIn(question, answers, voice)
  const figure = field && figuresOf({ fieldsOf }, question, answers, voice).find(({ id }) => id === field)
  return figure ? `${figure.label}${voice.colon}${figure.text}` : null
}
