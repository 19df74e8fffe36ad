// Why a line of the card has its score, in the founder's own figures.
import type { ValidationDimension } from '../../../../contracts/results/problem-validation.ts'
import type { ValidationAnswers } from '../../../../contracts/validation-record.ts'
import { priceOf } from '../../../../venture/records/earn.ts'
import { atLeast, told } from '../../../../venture/records/figures.ts'
import { sayStill } from '../../../../venture/records/react.ts'
import { hasOtherUnit, questionOfLine, type Scores } from '../../../../venture/records/scores.ts'
import type { MessageKey, Voice } from '../../../../venture/records/voice.ts'
import { printed } from './find-out.ts'

/** Nothing at all, words without any figure, figures without the words, or what they do not know yet. */
export function blankKey(answer: ValidationAnswers[keyof ValidationAnswers]): MessageKey {
  const {
    words,
    known: _known,
    skipped: _skipped,
    quotes: _quotes,
    prefilled: _prefilled,
    ...fields
  } = answer ?? {}
  const isTold = Object.values(fields).some(value => told(value) !== null)
  if (words?.trim() && !isTold)
    return Object.values(fields).includes('unknown') ? 'score.unknown' : 'score.words'
  return isTold && !words?.trim() ? 'score.unworded' : 'score.blank'
}

const knownKeys = {
  unmarked: 'score.unmarked',
  guess: 'score.guess',
  told: 'score.told',
  saw: 'score.saw',
  records: 'score.records',
} as const

export function reasonOf(
  id: ValidationDimension,
  scores: Scores,
  answers: ValidationAnswers,
  voice: Voice,
): string {
  const { say, number } = voice
  const score = scores[id]
  if (score === 0) return say(blankKey(answers[questionOfLine[id]]))
  switch (id) {
    case 'money':
      return moneyReason(score, answers, voice)
    case 'reach': {
      const [there, came] = [told(answers.reach?.there), told(answers.reach?.came)]
      if (came && score === 5) return say('score.came', { came: number(came) })
      return there
        ? say('score.reach', { there: number(there) })
        : say(knownKeys[answers.reach?.known ?? 'unmarked'])
    }
    case 'evidence': {
      const { talked, watched, acted } = answers.evidence ?? {}
      const count = (field: typeof talked) => number(told(field) ?? 0)
      return say('score.met', { talked: count(talked), watched: count(watched), acted: count(acted) })
    }
    default: {
      const known = say(knownKeys[answers[questionOfLine[id]]?.known ?? 'unmarked'])
      const figures = figuresOfLine[id].flatMap(
        field => printed(questionOfLine[id], field, answers, voice) ?? [],
      )
      return [known, ...(figures.length > 0 ? [`${figures.join(' · ').replace(/\.$/, '')}.`] : [])].join(' ')
    }
  }
}

/** What a line says beside how it is known. */
const figuresOfLine = {
  problem: ['whose', 'when'],
  who: ['place', 'payer'],
  frequency: ['often'],
  intensity: ['money', 'hours'],
  workaround: ['kind', 'pays'],
} as const satisfies Partial<Record<ValidationDimension, readonly string[]>>

/** They paid for something else than what is planned. */
export function otherUnit(answers: ValidationAnswers, { say, price }: Voice): string | null {
  const [each, plan] = [told(answers.paid?.each), priceOf(answers.earn)]
  if (!each || !plan || atLeast(answers.paid?.paid) === 0 || !hasOtherUnit(answers)) return null
  return say('react.paid.unit', { each: price(each), price: price(plan) })
}

function moneyReason(score: number, answers: ValidationAnswers, voice: Voice): string {
  const { paid, others } = answers
  const { say, number, price, month } = voice
  const [each, since, still, deposit] = [
    told(paid?.each),
    told(paid?.since),
    told(paid?.still),
    told(others?.deposit),
  ]
  if (score <= 2) {
    const no = atLeast(others?.no)
    if (no > 0 && atLeast(paid?.paid) === 0) return say('score.declined', { no })
    return say(score === 1 ? 'score.price' : 'score.heard')
  }
  if (score === 3) {
    const no = atLeast(paid?.paid) === 0 ? atLeast(others?.no) : 0
    return otherUnit(answers, voice) ?? say('score.tried', { no })
  }
  if (each && since && atLeast(paid?.paid) > 0) {
    const values = { paid: number(atLeast(paid?.paid)), each: price(each), since: month(since) }
    const stayed = still && sayStill(answers.earn, still, voice)
    return [say('score.paid', values), stayed].filter(Boolean).join(' ')
  }
  return say('score.committed', {
    committed: number(atLeast(others?.committed)),
    deposit: deposit ? price(deposit) : '–',
  })
}
