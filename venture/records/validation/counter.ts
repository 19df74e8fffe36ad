// What speaks most against it, from what the fields hold.
import type { ValidationAnswers } from '../../../contracts/validation-record.ts'
import { atLeast, exactly, plus, told } from '../figures.ts'
import { areHoursShort, hoursOf } from '../need.ts'
import type { RecordVerdict } from '../verdict.ts'
import type { Voice } from '../voice.ts'

const nobody = { low: 0, high: 0 }

export function counterOf(judged: RecordVerdict, answers: ValidationAnswers, voice: Voice): string {
  const { say, number } = voice
  const { open, because } = judged
  const { paid, others, frame, earn } = answers
  const no = told(others?.no) ?? nobody
  const payers = atLeast(paid?.paid)
  if (because === 'forbidden') return say(payers > 0 ? 'counter.unlawful' : 'counter.permit')
  if (because === 'refusals')
    return say('counter.refusals', { no: number(no), type: told(earn?.type) ?? 'unsure' })
  if (because === 'another group') return say('counter.left')
  const hours = hoursOf(answers)
  if (areHoursShort(hours))
    return say('counter.hours', { need: number(hours.need), have: number(hours.have) })
  const permit = told(frame?.permit)
  if (open.includes('permit') && permit === 'unsure') return say('counter.unsure')
  // They paid without it: it does not decide everything.
  if (permit === 'applied' && payers > 0) return say('counter.pending', { paid: number(payers) })
  if (open.includes('permit') && permit === 'needed' && payers === 0) return say('counter.permit')
  if (exactly(others?.no) > 0) {
    const asked = plus(no, told(paid?.paid) ?? nobody, told(others?.committed) ?? nobody)
    return say('counter.some', { no: number(no), asked: number(asked), count: no.high })
  }
  if (payers === 0) return say('counter.money')
  return say(open.includes('strangers') ? 'counter.strangers' : 'counter.grown')
}
