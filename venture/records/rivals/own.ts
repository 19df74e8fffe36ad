// What a customer pays the founder, and how often: a rival's price is held against that. The problem validation knows how
// the venture earns.
import type { CompetitorAnswers } from '../../../contracts/competitor-record.ts'
import type { Amount } from '../../../contracts/record-fields.ts'
import type { ValidationAnswers } from '../../../contracts/validation-record.ts'
import { isOnceEver, priceOf } from '../earn.ts'
import { type Range, told, yearlyTimes } from '../figures.ts'
import type { Voice } from '../voice.ts'
import { type RivalRow, rivalsOf } from './table.ts'

/** What the problem validation knows beside the record. */
export type Beside = Pick<ValidationAnswers, 'today' | 'earn'> | null | undefined

type Share = { share: Amount; deal: Amount }

/** Of a commission the customer pays the whole deal: a price that is only the share of it is no price of theirs. */
function shareOf({ yours }: CompetitorAnswers, beside: Beside): Share | null {
  const earn = beside?.earn
  if (told(earn?.type) !== 'commission') return null
  const [price, deal, share] = [told(yours?.price), told(earn?.deal), priceOf(earn)]
  const isShare = price && deal && share && price.currency === deal.currency && price.high <= share.high
  return isShare && price.high < deal.low ? { share: price, deal } : null
}

/** A single payment, or something that nobody buys twice: nothing is earned back by ordering again. */
const isBoughtOnce = ({ yours }: CompetitorAnswers, beside: Beside): boolean =>
  told(yours?.price)?.per === 'once' || isOnceEver(beside?.earn)

/** What all that is said of a record is made of. */
export type Told = {
  answers: CompetitorAnswers
  rivals: readonly RivalRow[]
  voice: Voice
  /** Where the price that was typed is a share: compared is what the customer pays. */
  share: Share | null
  isOnce: boolean
  /** How many one buyer takes in a year; null where nobody said it. */
  taken: Range | null
}

const counted: readonly Amount['per'][] = ['piece', 'time', 'hour', 'person']

/** Of what is paid by the month no number is taken. */
function takenOf({ yours }: CompetitorAnswers, beside: Beside): Range | null {
  const [price, takes] = [told(yours?.price), told(beside?.earn?.takes)]
  return price && takes && counted.includes(price.per) ? yearlyTimes(takes) : null
}

export function toldOf(given: CompetitorAnswers, voice: Voice, beside: Beside = null): Told {
  const share = shareOf(given, beside)
  const answers = share ? { ...given, yours: { ...given.yours, price: share.deal } } : given
  const isOnce = isBoughtOnce(answers, beside)
  return {
    answers,
    rivals: rivalsOf(answers, beside?.today ?? null),
    voice,
    share,
    isOnce,
    taken: takenOf(answers, beside),
  }
}
