// The sums of a record, each with its formula.
import { type ValidationAnswers, validationQuestions } from '../../contracts/validation-record.ts'
import { type Range, told } from './figures.ts'
import { needOf } from './need.ts'
import { reactions } from './react.ts'
import { sayPayers, takenInAll } from './say-need.ts'
import { hasOtherUnit } from './scores.ts'
import type { MessageKey, Voice } from './voice.ts'

/** Said to an answer, and no sum. */
const remarks: readonly MessageKey[] = [
  'react.problem.guess',
  'react.problem.case',
  'react.often.once',
  'react.today.nothing',
  'react.paid.none',
  'react.reach.few',
  'react.evidence.none',
  'react.evidence.acted',
  'react.reach.came',
  'react.paid.unit',
  'score.paid',
  'score.still',
]

/** Every sum of the figures, with its formula. */
export function sumsOf(answers: ValidationAnswers, voice: Voice, today: string): string[] {
  const say: Voice['say'] = (key, values) => (remarks.includes(key) ? '' : voice.say(key, values))
  const lines = validationQuestions.map(question =>
    (reactions[question]?.(answers, { ...voice, say }, today) ?? []).filter(Boolean).join(' '),
  )
  return [...lines, formulaOf(answers, voice), formulaOfMoved(answers, voice)].flatMap(line => line || [])
}

/** By what they really paid, where that is another number. */
function formulaOfMoved(answers: ValidationAnswers, voice: Voice): string | null {
  const { earn, frame, paid } = answers
  const [plan, each] = [told(earn?.price), told(paid?.each)]
  if (!earn || !plan || !each || plan.currency !== each.currency || hasOtherUnit(answers)) return null
  const [planned, moved] = [
    needOf({ earn, frame }),
    needOf({ earn: { ...earn, price: { ...each, per: plan.per } }, frame }),
  ]
  if (planned.kind !== 'count' || moved.kind !== 'count' || moved.count === planned.count) return null
  return voice.say('sums.moved', { each: voice.price(each), payers: sayPayers(moved, earn, voice) })
}

/** How the number that the aim takes was found. */
function formulaOf({ earn, frame }: ValidationAnswers, voice: Voice): string | null {
  const { say, number, money } = voice
  const need = needOf({ earn, frame })
  if (need.kind !== 'count') return null
  const print = (range: Range) => money({ ...range, currency: need.currency })
  const wanted = need.fixed.high > 0 ? `(${print(need.aim)} + ${print(need.fixed)})` : print(need.aim)
  const left = need.serve.high > 0 ? `(${print(need.brings)} − ${print(need.serve)})` : print(need.brings)
  const years = need.all > need.count ? say('sums.years', { all: number(takenInAll(need)) }) : ''
  return `12 × ${wanted} ÷ ${left} = ${sayPayers(need, earn, voice)}${years}`
}
