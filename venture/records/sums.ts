// The sums of a record, each with its formula.
import { type ValidationAnswers, validationQuestions } from '../../contracts/validation-record.ts'
import { told } from './figures.ts'
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
export function formulaOf({ earn, frame }: ValidationAnswers, voice: Voice): string | null {
  const { say, number, exact, factor } = voice
  const need = needOf({ earn, frame })
  if (need.kind !== 'count') return null
  const years = need.all > need.count ? say('sums.years', { all: number(takenInAll(need)) }) : ''
  const print = (value: number) => exact({ low: value, high: value, currency: need.currency })
  const at = (end: 'low' | 'high', other: 'low' | 'high', count: number) => {
    const [aim, fixed, brings, serve] = [need.aim[end], need.fixed[end], need.brings[other], need.serve[end]]
    const wanted = need.fixed.high > 0 ? `(${print(aim)} + ${print(fixed)})` : print(aim)
    const left = need.serve.high > 0 ? `(${print(brings)} − ${print(serve)})` : print(brings)
    const found = (12 * (aim + fixed)) / (brings - serve)
    const payers = sayPayers({ ...need, fewest: count, count }, earn, voice)
    const shown = Math.round(100 * found) / 100
    const isExact = Math.abs(found - shown) < 1e-9
    // Of one a little above a whole number the part stands that rounds it up.
    const last = !isExact && Number.isInteger(shown) ? Math.round(1e4 * found) / 1e4 : shown
    // Nobody is half a customer, and who does the sum again is told so.
    const up = found === count ? '' : say('sums.up', { found: factor({ low: last, high: last }) })
    return `12 × ${wanted} ÷ ${left} ${isExact ? '=' : '≈'} ${up}${payers}`
  }
  // Both ends of what the fields leave open, each with what belongs to it.
  const [few, many] = [at('low', 'high', need.fewest), at('high', 'low', need.count)]
  return few === many ? `${many}${years}` : say('sums.ends', { few, many: `${many}${years}` })
}
