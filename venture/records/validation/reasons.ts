// Explains the score of a line with the founder's figures.
import type { ValidationDimension } from '../../../contracts/results/problem-validation.ts'
import type { ValidationAnswers } from '../../../contracts/validation-record.ts'
import { atLeast, atMost, plain, told } from '../figures.ts'
import { isInWordsAlone } from '../missing.ts'
import { figuresOf } from '../print-answer.ts'
import { sayOtherUnit, sayStill } from '../say-earn.ts'
import { questionOfLine, type Scores } from '../scores.ts'
import { staySaid } from '../stayed.ts'
import { hasOtherUnit } from '../units.ts'
import { validation } from '../validation.ts'
import { ended, type MessageKey, type Voice } from '../voice.ts'
import { printed } from './find-out.ts'

/**
 * The fields that decide the score of a line. Two lines have no fields. Their score depends on the text of the
 * answer.
 */
const fieldsOfLine: Readonly<Record<ValidationDimension, readonly string[]>> = {
  problem: [],
  who: [],
  frequency: ['often'],
  intensity: ['money', 'hours'],
  workaround: ['pays'],
  money: ['price', 'deal'],
  reach: ['how', 'there', 'came'],
  evidence: ['talked', 'watched', 'tried', 'acted'],
}

/** Why a score is zero: no answer, only text, only figures, or "I do not know". */
export function blankKey(id: ValidationDimension, answers: ValidationAnswers): MessageKey {
  const answer = answers[id === 'money' ? 'earn' : questionOfLine[id]]
  const fields = (answer ?? {}) as Readonly<Record<string, unknown>>
  const isWorded = Boolean(answer?.words?.trim())
  if (id === 'money' && told(answers.paid?.paid)?.high === 0) return 'score.priceless'
  if (fieldsOfLine[id].some(field => fields[field] === 'unknown')) return 'score.unknown'
  if (id === 'money' && answers.paid?.words?.trim()) return 'score.words'
  if (id === 'workaround' && !isWorded && hasFigure(fields)) return 'score.unworded'
  if (fieldsOfLine[id].length > 0) return isWorded && !hasFigure(fields) ? 'score.words' : 'score.blank'
  return !isWorded && hasFigure(fields) ? 'score.unworded' : 'score.blank'
}

const hasFigure = ({
  words: _words,
  known: _known,
  skipped: _skipped,
  ...fields
}: Readonly<Record<string, unknown>>) =>
  Object.values(fields).some(
    value => value !== 'unknown' && value !== undefined && typeof value !== 'boolean',
  )

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
  today: string,
): string {
  const { say, number } = voice
  const score = scores[id]
  if (score === 0) return say(blankKey(id, answers))
  switch (id) {
    case 'money':
      return moneyReason(score, answers, voice, today)
    case 'reach': {
      const [there, came] = [told(answers.reach?.there), told(answers.reach?.came)]
      if (came && score === 5) return say('score.came', { came: number(came) })
      const how = told(answers.reach?.how)
      const figures = [
        how && say('score.how', { how }),
        there && say('score.reach', { there: number(there) }),
      ]
      return figures.filter(Boolean).join(' ') || say(knownKeys[answers.reach?.known ?? 'unmarked'])
    }
    case 'evidence': {
      const figures = figuresOf(validation, 'evidence', answers, voice).filter(
        ({ text, isUnknown }) => text && !isUnknown,
      )
      return ended(figures.map(({ label, text }) => `${label}${voice.colon}${text}`).join(' · '))
    }
    default: {
      const known = say(knownKeys[answers[questionOfLine[id]]?.known ?? 'unmarked'])
      const figures = figuresOfLine[id].flatMap(
        field => printed(questionOfLine[id], field, answers, voice) ?? [],
      )
      const shown = figures.length > 0 ? ended(figures.join(' · ')) : null
      const proof = id === 'who' && score === 5 ? strangersIn(answers, voice) : null
      return [known, shown, proof].filter(Boolean).join(' ')
    }
  }
}

/** With the highest score, the reason also says how many payers did not know the founder before. */
const strangersIn = ({ paid, others, earn }: ValidationAnswers, { say, number }: Voice): string =>
  say('score.strangers', {
    count: number(atLeast(paid?.paid) - atMost(others?.friends)),
    type: told(earn?.type) ?? 'unsure',
  })

/** The fields that are shown beside the evidence of a line. */
const figuresOfLine = {
  problem: ['whose', 'when'],
  who: ['place', 'payer'],
  frequency: ['often'],
  intensity: ['money', 'hours'],
  workaround: ['kind', 'pays'],
} as const satisfies Partial<Record<ValidationDimension, readonly string[]>>

/** Says that customers paid for something other than planned. */
const otherUnit = (answers: ValidationAnswers, voice: Voice): string | null =>
  atLeast(answers.paid?.paid) === 0 ? null : sayOtherUnit(answers, voice)

/** Describes a deposit or an order without an amount. A missing amount must not look like zero. */
export function heldWithoutAmount({ paid, others }: ValidationAnswers, { say }: Voice): string | null {
  const committed = atLeast(others?.committed)
  if (committed === 0 || atLeast(paid?.paid) > 0 || told(others?.deposit)) return null
  return say('friend.held', { committed })
}

function moneyReason(score: number, answers: ValidationAnswers, voice: Voice, today: string): string {
  const { paid, others } = answers
  const { say, number, price, exact, month } = voice
  const [each, since, deposit] = [told(paid?.each), told(paid?.since), told(others?.deposit)]
  const still = staySaid(answers, today)
  if (score <= 2) {
    const held = heldWithoutAmount(answers, voice)
    if (held) return held
    if (isInWordsAlone('paid', answers)) return say('score.words')
    const no = atLeast(others?.no)
    if (no > 0 && atLeast(paid?.paid) === 0) return say('score.declined', { no })
    return say(score === 1 ? 'score.price' : 'score.heard')
  }
  if (score === 3) {
    const no = atLeast(paid?.paid) === 0 ? atLeast(others?.no) : 0
    return otherUnit(answers, voice) ?? say('score.tried', { no })
  }
  if (each && since && atLeast(paid?.paid) > 0 && !hasOtherUnit(answers)) {
    const payers = told(paid?.paid) ?? 0
    const values = {
      paid: number(payers),
      count: atLeast(paid?.paid),
      each: price(each),
      since: month(since),
      type: told(answers.earn?.type) ?? 'unsure',
    }
    const stayed = still && sayStill(answers.earn, still, voice)
    return [say('score.paid', values), stayed].filter(Boolean).join(' ')
  }
  const held = say('score.committed', {
    committed: number(atLeast(others?.committed)),
    count: atLeast(others?.committed),
    deposit: deposit ? exact(plain(deposit)) : '–',
  })
  return [held, otherUnit(answers, voice)].filter(Boolean).join(' ')
}
