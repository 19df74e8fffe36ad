// Every sum of an order with its formula; where there is none, why.
import { told } from '../figures.ts'
import { topOf } from './headline.ts'
import type { Told } from './own.ts'
import { compare, extraIn, ownExtra, ownOrder } from './sums.ts'
import { isSold, type RivalRow } from './table.ts'
import { sayApart, sayFormula, sayRival, sayShare } from './words.ts'

const one = { low: 1, high: 1 }

export function sumsOf(given: Told): string[] {
  const { rivals, voice, share } = given
  const line = (name: string, text: string) => `${name}${voice.colon}${text}`
  const mine = sayOwn(given)
  const top = topOf(given)
  const theirs = rivals.flatMap(rival => {
    // Whom the first line names has its sum, or what it lacks.
    const isMissed = rival.id === top?.id && isSold(rival)
    return rival.price || isMissed ? [line(sayRival(rival, voice), sayTheirs(rival, given))] : []
  })
  return [
    ...(mine ? [line(voice.say('rivals.you'), mine)] : []),
    ...theirs,
    ...[sayApart(given, voice)].flatMap(text => text ?? []),
    ...(share ? [sayShare(share, voice)] : []),
  ]
}

function sayOwn({ answers, voice }: Told): string | null {
  const [price, order] = [told(answers.yours?.price), told(answers.yours?.order)]
  const sum = ownOrder(answers)
  if (!price || !sum) return null
  const extra = extraIn(ownExtra(answers), price, order)
  const summed = { price, per: price.per, order: order ?? one, extra, sum }
  return sayFormula(summed, voice) ?? voice.price(price)
}

function sayTheirs(rival: RivalRow, { answers, voice }: Told): string {
  const compared = compare(answers, rival)
  const { price } = rival
  if (!price) return voice.say('rivals.sum.none', { why: 'theirs', price: '' })
  if (compared.kind !== 'compared') {
    const why = compared.kind === 'missing' ? compared.what : compared.kind
    return voice.say('rivals.sum.none', { why, price: voice.price(price) })
  }
  const { per, order, theirs: sum } = compared
  const yours = told(answers.yours?.price)
  const extra = yours && extraIn(rival, yours, told(answers.yours?.order))
  const summed = { price, per, order, extra, sum }
  return sayFormula(summed, voice) ?? voice.price(price)
}
