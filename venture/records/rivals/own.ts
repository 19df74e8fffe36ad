// What a customer pays the founder: a rival's price is held against that. The problem validation knows how the venture earns.
import type { CompetitorAnswers } from '../../../contracts/competitor-record.ts'
import type { Amount } from '../../../contracts/record-fields.ts'
import type { ValidationAnswers } from '../../../contracts/validation-record.ts'
import { priceOf } from '../earn.ts'
import { told } from '../figures.ts'
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

/** What all that is said of a record is made of. */
export type Told = {
  answers: CompetitorAnswers
  rivals: readonly RivalRow[]
  voice: Voice
  /** Where the price that was typed is a share: compared is what the customer pays. */
  share: Share | null
}

export function toldOf(given: CompetitorAnswers, voice: Voice, beside: Beside = null): Told {
  const share = shareOf(given, beside)
  const answers = share ? { ...given, yours: { ...given.yours, price: share.deal } } : given
  return { answers, rivals: rivalsOf(answers, beside?.today ?? null), voice, share }
}
