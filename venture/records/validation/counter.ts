// What speaks most against it, from what the fields hold.
import type { ValidationAnswers } from '../../../contracts/validation-record.ts'
import { isLeavingSoon } from '../earn.ts'
import { atLeast, exactly, plus, told } from '../figures.ts'
import { areHoursShort, hoursOf, needOf } from '../need.ts'
import { takenBy } from '../say-need.ts'
import { hasOtherUnit } from '../scores.ts'
import type { GoRule, RecordVerdict } from '../verdict.ts'
import type { Voice } from '../voice.ts'

export function counterOf(judged: RecordVerdict, answers: ValidationAnswers, voice: Voice): string {
  const { say, number } = voice
  const { open, verdict, because } = judged
  const no = told(answers.others?.no) ?? nobody
  const payers = atLeast(answers.paid?.paid)
  if (because === 'forbidden') return say(payers > 0 ? 'counter.unlawful' : 'counter.permit')
  if (because === 'refusals')
    return say('counter.refusals', { no: number(no), type: told(answers.earn?.type) ?? 'unsure' })
  if (because === 'another group') return say('counter.left')
  const hours = hoursOf(answers)
  if (areHoursShort(hours))
    return say('counter.hours', { need: number(hours.need), have: number(hours.have) })
  if (open.includes('money') && hasOtherUnit(answers)) return say('counter.unit')
  const rule = open.find(one => speaksAgainst(one, answers))
  if (rule === 'money' && exactly(answers.others?.no) > 0)
    return say('counter.no', { no: exactly(answers.others?.no) })
  const permit = rule === 'permit' ? told(answers.frame?.permit) : null
  if (permit === 'unsure') return say('counter.unsure')
  // They paid without it: it does not decide everything.
  if (permit === 'applied' && payers > 0) return say('counter.pending', { paid: number(payers) })
  const figured = stayedOf(answers, voice) ?? usersOf(answers, voice)
  if (figured && rule !== 'permit' && rule !== 'aim') return figured
  if (rule) return say(`counter.${rule}`)
  if (verdict !== 'GO' && payers === 0) return say('counter.money')
  const { need } = judged
  const have = payers + atLeast(answers.others?.committed)
  // Those of a year are no aim for all who ever bought.
  if (need.kind === 'count' && need.all === need.count && need.count > have)
    return say('counter.far', { need: number(takenBy(need)), have: number(have) })
  const asked = plus(no, told(answers.paid?.paid) ?? nobody, told(answers.others?.committed) ?? nobody)
  return no.low > 0 ? say('counter.some', { no: number(no), asked: number(asked) }) : say('counter.grown')
}

const nobody = { low: 0, high: 0 }

/** Most of those who paid have stopped. */
function stayedOf({ paid, earn }: ValidationAnswers, { say, number }: Voice): string | null {
  const [payers, still] = [exactly(paid?.paid), told(paid?.still)]
  // Who pays each time anew may come yet, and what ends after some months was not left.
  if (told(earn?.type) !== 'subscription' || isLeavingSoon(earn)) return null
  if (!still || payers < 3 || 2 * still.high >= payers) return null
  return say('counter.stayed', { still: number(still), count: still.high, paid: number(payers) })
}

/** Fewer use it than an advertiser asks for. */
function usersOf({ earn }: ValidationAnswers, { say, number }: Voice): string | null {
  const [users, needs] = [told(earn?.users), told(earn?.needs)]
  if (earn?.type !== 'ads' || !users || !needs || users.high >= needs.low) return null
  return say('counter.users', { users: number(users), needs: number(needs) })
}

/** Who talked with as many can ring up somebody. */
const fewestCalled = 5

type Countered = 'problem' | 'who' | 'evidence' | 'money' | 'strangers' | 'aim' | 'permit'

/** What their own fields answer already is no argument. */
function speaksAgainst(
  rule: GoRule,
  { problem, reach, paid, earn, frame, evidence }: ValidationAnswers,
): rule is Countered {
  switch (rule) {
    case 'problem':
      return Boolean(problem?.words?.trim()) && !problem?.whose?.trim() && !told(problem?.when)
    case 'who':
      return told(reach?.how) === 'idea' && atLeast(evidence?.talked) < fewestCalled
    case 'money':
      return atLeast(paid?.paid) === 0
    case 'evidence':
    case 'strangers':
    case 'permit':
      return true
    case 'aim':
      return needOf({ earn, frame }).kind === 'count'
    default:
      return false
  }
}
