// Chooses the main counter-argument. It depends on the fields of the record.
import type { ValidationAnswers } from '../../../contracts/validation-record.ts'
import { atLeast, atMost, exactly, plus, type Range, told } from '../figures.ts'
import { areHoursShort, haveOf, hoursOf, stayingOf } from '../need.ts'
import { isDepositForMore } from '../paid.ts'
import { sayOtherUnit } from '../say-earn.ts'
import { sayPayers, takenBy } from '../say-need.ts'
import { goneOf } from '../stayed.ts'
import type { RecordVerdict } from '../verdict.ts'
import type { Voice } from '../voice.ts'

const nobody = { low: 0, high: 0 }

/** If a part is smaller than this share of the whole, it is not used as a counter-argument. */
const fewestShare = 1 / 5

export function counterOf(
  judged: RecordVerdict,
  answers: ValidationAnswers,
  voice: Voice,
  today: string,
): string {
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
    return say('counter.hours', {
      need: number(hours.need),
      count: hours.need.high,
      have: number(hours.have),
      season: hours.isSeason ? 'yes' : 'no',
    })
  const permit = told(frame?.permit)
  if (open.includes('permit') && permit === 'unsure') return say('counter.unsure')
  // If people paid without a permit, the missing permit is only one of the open questions.
  if (permit === 'applied' && payers > 0)
    return say('counter.pending', { paid: number(payers), count: payers })
  if (open.includes('permit') && permit === 'needed' && payers === 0) return say('counter.permit')
  if (payers === 0 && isDepositForMore(answers)) return say('counter.more')
  const refused = exactly(others?.no)
  const asked = plus(no, told(paid?.paid) ?? nobody, told(others?.committed) ?? nobody)
  const type = told(earn?.type) ?? 'unsure'
  const rate = () => sayRefused(judged, answers, asked, voice)
  if (payers === 0) return refused > 0 ? rate() : say('counter.money')
  const other = sayOtherUnit(answers, voice)
  if (other) return other
  const gone = goneOf(answers, today)
  const friends = Math.min(payers, exactly(others?.friends))
  const [lost, declined] = [gone / payers, refused / Math.max(asked.high, 1)]
  if (2 * friends >= payers && friends / payers >= Math.max(lost, declined))
    return say('counter.friends', { type, friends, paid: payers })
  if (lost > 0 && lost >= declined && lost >= fewestShare)
    return say('counter.stayed', { type, gone, paid: number(payers) })
  if (declined >= fewestShare) return rate()
  if (open.includes('strangers')) return say('counter.strangers')
  return sayGap(judged, answers, voice) ?? (refused > 0 ? rate() : say('counter.grown'))
}

/** Says how many more customers the aim needs. Customers who come again are subtracted, if they were counted. */
function sayGap({ need }: RecordVerdict, answers: ValidationAnswers, voice: Voice): string | null {
  const { say, number } = voice
  const [have, staying] = [haveOf(answers), stayingOf(answers)]
  if (need.kind !== 'count' || need.all > need.count || !have) return null
  const type = told(answers.earn?.type) ?? 'unsure'
  if (!staying) {
    const values = { type, payers: sayPayers(need, answers.earn, voice), have: number(have.count) }
    return have.count < need.fewest ? say('counter.gap.open', values) : null
  }
  const missing = { low: need.fewest - staying.high, high: need.count - staying.low }
  if (missing.low <= 0) return null
  return say('counter.gap', {
    ...{ need: number(takenBy(need)), missing: number(missing), count: missing.high },
    ...{ label: say(`label.paid.still.${type}`), still: number(staying) },
  })
}

/**
 * Says how many were asked and refused. Says also how many more to ask at that rate, unless it is unclear how many
 * customers the aim still needs, or the next test has another rate because of friends or deposits.
 */
function sayRefused({ need }: RecordVerdict, answers: ValidationAnswers, asked: Range, voice: Voice): string {
  const { say, number } = voice
  const { paid, others, reach } = answers
  const [no, won, there] = [exactly(others?.no), exactly(paid?.paid), told(reach?.there)]
  const isYearly = need.kind === 'count' && need.all > need.count
  const [have, staying] = [haveOf(answers)?.count ?? 0, stayingOf(answers)?.low ?? 0]
  const isOneRate = won > 0 && atMost(others?.committed) + atMost(others?.friends) === 0
  const isClear = need.kind === 'count' && isOneRate && (isYearly || have === staying)
  const missing = isClear ? need.count - (isYearly ? 0 : have) : 0
  const unasked = there && { low: there.low - asked.high, high: there.high - asked.low }
  return say('counter.rate', {
    ...{ no: number(told(others?.no) ?? nobody), asked: number(asked), count: no },
    ask: number(Math.ceil((missing * (won + no)) / Math.max(won, 1))),
    of: missing <= 0 ? 'unknown' : isYearly ? 'year' : 'rest',
    there: unasked && unasked.low > 0 ? number(unasked) : 'none',
  })
}
