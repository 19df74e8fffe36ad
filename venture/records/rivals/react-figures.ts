// What is said to the figures about rivals: an order, its prices, what coming over costs. Sums, and what they mean.
import type { Amount } from '../../../contracts/record-fields.ts'
import { type Money, plain, type Range, told } from '../figures.ts'
import { sayCurrencies } from '../say-earn.ts'
import type { Voice } from '../voice.ts'
import { sayLevel, topOf } from './headline.ts'
import type { Told } from './own.ts'
import { othersOf, sayWork } from './result.ts'
import { cheaperBy, compare, dearerBy, ownOrder, type Payback, paybackOf, switchHours } from './sums.ts'
import { isSold, type RivalRow } from './table.ts'
import {
  isOf,
  isPriceGuessed,
  listOf,
  namesOf,
  sayApart,
  sayFormula,
  sayOrder,
  sayRival,
  saySum,
  sayWithin,
} from './words.ts'

export type Lines = readonly (string | null | false | undefined)[]

/** More would be a table, and that comes at the end. */
export const mostLines = 3
const one: Range = { low: 1, high: 1 }

/** Nobody said for how many months of the year it is paid. */
const byTime: readonly Amount['per'][] = ['week', 'month']

export function reactToYours({ answers, voice, share }: Told): Lines {
  const { say } = voice
  const { yours } = answers
  const [price, order, extra] = [told(yours?.price), told(yours?.order), told(yours?.extra)]
  if (!price) return [(order || extra) && say('rivals.react.yours')]
  if (extra && extra.currency !== price.currency) return [sayCurrencies([price, extra], voice)]
  const shared =
    share && say('rivals.react.share', { share: voice.price(share.share), deal: voice.price(share.deal) })
  const sum = ownOrder(answers)
  if (!sum) return [shared, say('rivals.react.order')]
  if (sum.high === 0) return [say('rivals.react.free')]
  const apart = sayApart({ answers, rivals: [] }, voice)
  const added = apart ? null : extra
  const summed = { price, per: price.per, order: order ?? one, extra: added && plain(added), sum }
  const formula = sayFormula(summed, voice)
  if (formula) return [shared, `${formula}.`, added && sayExtra(plain(added), sum, voice)]
  return [shared || sayOne(price, order, voice), apart]
}

/** How much of the order is no goods, where both are one figure. */
function sayExtra(extra: Money, sum: Money, { say, share }: Voice): string | null {
  if (extra.high === 0 || extra.low !== extra.high || sum.low !== sum.high) return null
  return say('rivals.react.extra', { share: share(extra.high, sum.high) })
}

function sayOne(price: Amount, order: Range | null, voice: Voice): string {
  const { say } = voice
  if (byTime.includes(price.per)) return say('rivals.react.year', { price: voice.price(price) })
  const isOpen = order === null && !['once', 'time', 'year'].includes(price.per)
  return say(isOpen ? 'rivals.react.piece' : 'rivals.react.whole', { price: voice.price(price) })
}

export function reactToPrices({ answers, rivals, voice }: Told): Lines {
  const { say } = voice
  const all = rivals.map(rival => ({ rival, compared: compare(answers, rival) }))
  const held = all.flatMap(({ rival, compared }) =>
    compared.kind === 'compared' ? [{ rival, compared }] : [],
  )
  const isFree = (rival: RivalRow) => rival.price?.high === 0 && (rival.extra?.high ?? 0) === 0
  const free = all.flatMap(({ rival, compared }) =>
    compared.kind === 'units' && isFree(rival) ? [rival] : [],
  )
  const guessed = held.flatMap(({ rival }) => (isPriceGuessed(rival) ? [rival] : []))
  const units = all.flatMap(({ rival, compared }) =>
    compared.kind === 'units' && !isFree(rival)
      ? say('rivals.react.units', {
          name: sayRival(rival, voice),
          theirs: voice.price(compared.theirs),
          mine: voice.price(compared.mine),
        })
      : [],
  )
  const currencies = all.find(({ compared }) => compared.kind === 'currencies')?.compared
  const isAt = (what: string) =>
    all.some(({ compared }) => compared.kind === 'missing' && compared.what === what)
  const others = held.map(({ rival, compared }) =>
    say('rivals.react.with', {
      is: isOf(rival),
      name: sayWithin(rival, voice),
      theirs: saySum(compared.theirs, voice),
    }),
  )
  const [first] = held
  const priceless = rivals.filter(rival => isSold(rival) && !rival.price)
  const byHand = rivals.filter(rival => rival.name !== null && !isSold(rival) && !rival.price)
  return [
    first &&
      say('rivals.react.prices', {
        order: sayOrder(first.compared, voice),
        mine: voice.exact(first.compared.mine),
        others: others.join(voice.semicolon),
      }),
    sayApart({ answers, rivals: held.map(({ rival }) => rival) }, voice),
    first && sayCheaper({ answers, rivals: held.map(({ rival }) => rival), voice }),
    guessed.length > 0 && say('rivals.guess.prices', { names: namesOf(guessed, voice) }),
    ...units.slice(0, mostLines),
    free.length > 0 && say('rivals.react.nomoney', { names: namesOf(free, voice) }),
    currencies?.kind === 'currencies' && sayCurrencies(currencies.amounts, voice),
    isAt('yours') && say('rivals.react.yours'),
    isAt('order') && say('rivals.react.order'),
    priceless.length > 0 && say('rivals.head.priceless', { name: namesOf(priceless, voice) }),
    byHand.length > 0 && say('rivals.react.hand', { names: namesOf(byHand, voice), count: byHand.length }),
  ]
}

/** Who is cheaper, by how much; else who takes as much, or comes nearest. */
function sayCheaper({ answers, rivals, voice }: Pick<Told, 'answers' | 'rivals' | 'voice'>): string | null {
  const { say } = voice
  const cheaper = rivals.flatMap(rival => {
    const found = cheaperBy(answers, rival)
    return found ? say('rivals.by', { name: sayWithin(rival, voice), diff: saySum(found.by, voice) }) : []
  })
  if (cheaper.length > 0) return say('rivals.react.cheaper', { names: listOf(cheaper, voice) })
  const dearer = rivals.map(rival => ({ rival, found: dearerBy(answers, rival) }))
  const [nearest] = dearer.toSorted((a, b) => (a.found?.by.low ?? 0) - (b.found?.by.low ?? 0))
  if (!nearest) return null
  if (!nearest.found) {
    const compared = compare(answers, nearest.rival)
    return compared.kind === 'compared' ? sayLevel(nearest.rival, compared, voice) : null
  }
  return say('rivals.react.nearest', {
    count: rivals.length,
    name: sayWithin(nearest.rival, voice),
    diff: saySum(nearest.found.by, voice),
  })
}

/** What it costs to come over, and whether a sum pays it back. */
export function reactToSwitch(given: Told): Lines {
  const { answers, rivals, voice, isOnce } = given
  const { say, number } = voice
  const over = answers.switch
  const [hours, money] = [switchHours(answers), told(over?.money)]
  const others = othersOf(answers)
  const agree = others && say('rivals.react.agree', { who: others })
  const work = sayWork(given)
  if (!work && (hours || money)) {
    const what = hours && money ? 'both' : hours ? 'hours' : 'money'
    return [say('rivals.react.nowork', { what }), agree]
  }
  const paid = rivals.flatMap(rival => {
    const payback = paybackOf(answers, rival, isOnce)
    return payback ? [{ rival, text: sayPayback(rival, payback, given) }] : []
  })
  if (paid.length > 0) {
    const matters = topOf(given)?.id
    const first =
      paid.find(({ rival }) => rival.id === matters) ?? paid.find(({ rival }) => isSold(rival)) ?? paid[0]
    const top = hours && hours.high > 0 && say('rivals.react.hours', { hours: number(hours) })
    return [first?.text, top, agree]
  }
  // Nothing is saved only where every sum is known.
  const sold = rivals.filter(rival => isSold(rival) || rival.price)
  const isDearer =
    sold.length > 0 &&
    sold.every(rival => {
      const compared = compare(answers, rival)
      return compared.kind === 'compared' && compared.more.high <= 0
    })
  const isCheaper = rivals.some(rival => dearerBy(answers, rival))
  const top = topOf(given)
  const against = top && compare(answers, top)
  const isTop = against?.kind === 'compared' && against.more.high <= 0
  const saves = isDearer ? 'none' : isTop ? 'top' : isCheaper ? 'some' : 'open'
  return [
    work &&
      say('rivals.react.work', {
        work,
        saves,
        is: top ? isOf(top) : 'rival',
        name: top ? sayWithin(top, voice) : '',
      }),
    agree,
  ]
}

/** In how long so many orders are made, at what one buyer takes: the longest that it may be. */
function sayPace({ orders, order }: { orders: Range; order: Range }, { voice, taken }: Told): string | null {
  if (!taken || taken.low === 0) return null
  const months = Math.ceil((orders.high * order.high * 12) / taken.low)
  const [per, count] =
    months > 24 ? (['year', Math.ceil(months / 12)] as const) : (['month', months] as const)
  return voice.say('rivals.order', { per, count, shown: voice.number(count) })
}

function sayPayback(rival: RivalRow, payback: Payback, given: Told): string {
  const { voice } = given
  const { say, number, exact } = voice
  const name = sayWithin(rival, voice)
  if (payback.kind === 'orders') {
    const { orders, order, per } = payback
    const isTime = order.high === 1 && ['week', 'month', 'year'].includes(per)
    return say('rivals.react.switch', {
      name,
      unit: isTime ? 'time' : 'orders',
      time: say('rivals.order', { per, count: orders.high, shown: number(orders) }),
      count: orders.high,
      orders: number(orders),
      pace: sayPace(payback, given) ?? 'none',
    })
  }
  const { cost, saved, left } = payback
  const isNothing = left.low === 0 && left.high === 0
  const is = left.low > 0 ? 'left' : left.high < 0 ? 'gone' : isNothing ? 'even' : 'open'
  const rest = is === 'gone' ? { low: -left.high, high: -left.low } : left
  return say('rivals.react.once', {
    name,
    is,
    cost: exact(cost),
    saved: saySum(saved, voice),
    left: saySum({ ...rest, currency: cost.currency }, voice),
  })
}
