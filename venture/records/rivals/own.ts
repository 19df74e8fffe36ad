// The data for all texts about rivals: the record, and the answers of the problem validation.
import type { CompetitorAnswers } from '../../../contracts/competitor-record.ts'
import type { payers } from '../../../contracts/record-fields.ts'
import type { ValidationAnswers } from '../../../contracts/validation-record.ts'
import { isAboutFee, payerOf, priceOf, runningMonths } from '../earn.ts'
import { plain, scale, told } from '../figures.ts'
import { type Refused, refusedBy } from '../permit.ts'
import { isRefusedByMany } from '../verdict.ts'
import type { Voice } from '../voice.ts'
import { type RivalRow, rivalsOf } from './table.ts'

export type Beside = ValidationAnswers | null | undefined

export type Told = {
  answers: CompetitorAnswers
  rivals: readonly RivalRow[]
  voice: Voice
  /** Whether prices cannot be compared, because other people pay the founder or the founder gets only a share. */
  isUnheld: boolean
  payer: (typeof payers)[number] | null
  isSeason: boolean
  /** Whether ten or more knew the price and said no, and no stranger paid. */
  isTurnedDown: boolean
  refused: Refused | null
}

const others: readonly unknown[] = ['state', 'advertiser', 'donor']

/** Whether the people who buy from the rivals would pay the founder themselves. */
export const isPaidByThem = (beside: Beside): boolean => !others.includes(payerOf(beside))

function isUnheld({ yours }: CompetitorAnswers, beside: Beside): boolean {
  const [one, order, fee] = [told(yours?.price), told(yours?.order), priceOf(beside?.earn)]
  // A price per piece is compared with the fee of a whole deal, so it is multiplied.
  const price = one && order && one.per === 'piece' ? { ...one, ...scale(plain(one), order) } : one
  const isFee = told(beside?.earn?.type) === 'commission' && price && fee && isAboutFee(price, fee)
  return Boolean(isFee) || !isPaidByThem(beside)
}

/** Uses the planned price if the card has no price. The value of a deal is not used, because it is not a price. */
function withPrice(answers: CompetitorAnswers, beside: Beside): CompetitorAnswers {
  const price = told(beside?.earn?.type) === 'commission' ? null : priceOf(beside?.earn)
  return answers.yours?.price || !price ? answers : { ...answers, yours: { ...answers.yours, price } }
}

/** Who pays the founder, if the people who buy from the rivals do not. */
function otherPayer(beside: Beside): Told['payer'] {
  const payer = payerOf(beside)
  return payer && others.includes(payer) ? payer : null
}

export const toldOf = (answers: CompetitorAnswers, voice: Voice, beside: Beside = null): Told => ({
  answers: withPrice(answers, beside),
  payer: otherPayer(beside),
  isSeason: runningMonths(beside?.earn ?? {}).low < 12,
  // What the people helped do today is not what those who pay for them do.
  rivals: rivalsOf(answers, (isPaidByThem(beside) && beside?.today) || null),
  voice,
  isUnheld: isUnheld(answers, beside),
  isTurnedDown: Boolean(beside && isRefusedByMany(beside)),
  refused: refusedBy(beside, voice),
})
