// Every sum of an order with its formula; where there is none, why.
import { told } from '../figures.ts'
import type { Told } from './own.ts'
import { type Compared, compare, extraIn, ownExtra, ownOrder, type Unsummed } from './sums.ts'
import { isSold, type RivalRow } from './table.ts'
import { sayApart, sayFormula, sayRival } from './words.ts'

const one = { low: 1, high: 1 }

/** Whose price is held against nothing stands in the table alone. */
const unsaid: readonly Unsummed[] = ['kind', 'payer', 'share']

export function sumsOf(given: Told): string[] {
  const { rivals, voice } = given
  if (given.unheld) return []
  const line = (name: string, text: string) => `${name}${voice.colon}${text}`
  const mine = sayOwn(given)
  const theirs = rivals.filter(isSold).flatMap(rival => {
    const compared = compare(given, rival)
    return compared.kind === 'none' && unsaid.includes(compared.why)
      ? []
      : [line(sayRival(rival, voice), sayTheirs(rival, compared, given))]
  })
  return [
    ...(mine ? [line(voice.say('rivals.you'), mine)] : []),
    ...theirs,
    ...[sayApart(given, voice)].flatMap(text => text ?? []),
  ]
}

function sayOwn({ answers, voice }: Told): string | null {
  const [price, order] = [told(answers.yours?.price), told(answers.yours?.order)]
  const sum = ownOrder(answers)
  if (!price || !sum) return null
  const extra = extraIn(ownExtra(answers), price, order)
  return sayFormula({ price, order: order ?? one, extra, sum }, voice) ?? voice.price(price)
}

function sayTheirs(rival: RivalRow, compared: Compared, { answers, voice }: Told): string {
  const { price } = rival
  if (!price || compared.kind === 'none')
    return voice.say('rivals.sum.none', {
      why: compared.kind === 'none' ? compared.why : 'theirs',
      price: price ? voice.price(price) : '',
    })
  const { order, theirs: sum } = compared
  const yours = told(answers.yours?.price)
  const extra = yours && extraIn(rival, yours, told(answers.yours?.order))
  return sayFormula({ price, order, extra, sum }, voice) ?? voice.price(price)
}
