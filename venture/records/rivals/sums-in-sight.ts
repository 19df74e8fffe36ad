// Every sum of an order with its formula; where there is none, why.
import { plain, told } from '../figures.ts'
import { topOf } from './headline.ts'
import type { Told } from './own.ts'
import { compare, isApart, ownOrder } from './sums.ts'
import { isSold, type RivalRow } from './table.ts'
import { sayApart, sayFormula, sayRival } from './words.ts'

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
    ...(share
      ? [voice.say('rivals.react.share', { share: voice.price(share.share), deal: voice.price(share.deal) })]
      : []),
  ]
}

function sayOwn({ answers, voice }: Told): string | null {
  const { yours } = answers
  const [price, order, extra] = [told(yours?.price), told(yours?.order), told(yours?.extra)]
  const sum = ownOrder(answers)
  if (!price || !sum) return null
  const added = isApart(price, order) ? null : extra
  const summed = { price, per: price.per, order: order ?? one, extra: added && plain(added), sum }
  return sayFormula(summed, voice) ?? voice.price(price)
}

function sayTheirs(rival: RivalRow, { answers, voice }: Told): string {
  const compared = compare(answers, rival)
  const { price, extra } = rival
  if (!price) return voice.say('rivals.sum.none', { why: 'theirs', price: '' })
  if (compared.kind !== 'compared') {
    const why = compared.kind === 'missing' ? compared.what : compared.kind
    return voice.say('rivals.sum.none', { why, price: voice.price(price) })
  }
  const { per, order, theirs: sum } = compared
  const yours = told(answers.yours?.price)
  const added = yours && isApart(yours, told(answers.yours?.order)) ? null : extra
  const summed = { price, per, order, extra: added && plain(added), sum }
  return sayFormula(summed, voice) ?? voice.price(price)
}
