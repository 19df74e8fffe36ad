// What speaks most against it, from what the fields hold.
import type { ValidationAnswers } from '../../../../contracts/validation-record.ts'
import { atLeast, told } from '../../../../venture/records/figures.ts'
import { hoursOf } from '../../../../venture/records/need.ts'
import { hasOtherUnit } from '../../../../venture/records/scores.ts'
import type { GoRule, RecordVerdict } from '../../../../venture/records/verdict.ts'
import type { Voice } from '../../../../venture/records/voice.ts'

export function counterOf(judged: RecordVerdict, answers: ValidationAnswers, voice: Voice): string {
  const { say, number } = voice
  const { open, verdict, because } = judged
  const no = atLeast(answers.others?.no)
  if (because === 'forbidden') return say('counter.permit')
  if (because === 'refusals') return say('counter.refusals', { no })
  if (because === 'another group') return say('counter.left')
  const hours = hoursOf(answers)
  if (hours && hours.need > hours.have)
    return say('counter.hours', { need: number(hours.need), have: number(hours.have) })
  if (open.includes('money') && hasOtherUnit(answers)) return say('counter.unit')
  const rule = open.find(one => speaksAgainst(one, answers))
  if (rule === 'money' && no > 0) return say('counter.no', { no })
  if (rule) return say(`counter.${rule}`)
  const payers = atLeast(answers.paid?.paid)
  if (verdict !== 'GO' && payers === 0) return say('counter.money')
  const { need } = judged
  if (need.kind === 'count' && need.count > payers)
    return say('counter.far', { need: number(need.count), have: number(payers) })
  return no > 0
    ? say('counter.some', { no: number(no), asked: number(no + payers + atLeast(answers.others?.committed)) })
    : say('counter.grown')
}

type Countered = 'problem' | 'who' | 'evidence' | 'money' | 'strangers' | 'aim' | 'permit'

/** What their own fields answer already is no argument. */
function speaksAgainst(rule: GoRule, { problem, reach, paid }: ValidationAnswers): rule is Countered {
  switch (rule) {
    case 'problem':
      return !(problem?.whose?.trim() && told(problem.when))
    case 'who':
      return told(reach?.how) === 'idea'
    case 'money':
      return atLeast(paid?.paid) === 0
    case 'evidence':
    case 'strangers':
    case 'aim':
    case 'permit':
      return true
    default:
      return false
  }
}
