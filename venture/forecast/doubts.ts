// Lists assumptions that a careful reader would doubt. Each entry says what is doubtful and why, and which figure
// to check.
import type { Forecast } from './forecast.ts'
import { createFormat } from './format.ts'
import type { Buyers } from './market.ts'
import { lowPointOf, outOfCashOf } from './metrics.ts'
import type { Item } from './model.ts'

export type Doubt = { driverId: string | null; text: string }

const fastGrowth = 0.2
/** If more than this share of all possible buyers become customers, the plan is doubtful. */
const muchOfMarket = 0.5
/**
 * If the number of customers per paid person grows by more than this factor after the first month, the plan is
 * doubtful.
 */
const muchForOne = 100
/** The hours one person can work in a month, at forty hours a week. */
const hoursOfOne = 173

export function doubtsOf(forecast: Forecast, buyers: Buyers | null = null): Doubt[] {
  const { model, engine } = forecast
  const doubts: Doubt[] = []
  const doubt = (driverId: string | null, text: string) => doubts.push({ driverId, text })
  for (const item of model.items) doubtItem(item, doubt)
  doubts.push(...servingDoubts(forecast, buyers))
  doubtFirst(model.items, doubt)
  const general = model.items.find(({ kind }) => kind === 'general')
  const isPaying = model.items.some(({ kind, values }) => kind === 'role' && (values.salary ?? 0) > 0)
  if (!isPaying) doubt(null, 'Nobody is paid. What do the founders live on?')
  const profits = engine.row('net-profit').some(value => value > 0)
  if (general && general.values.tax === 0 && profits) {
    doubt(`${general.id}.tax`, 'There are profits and no tax on them. Why is none due?')
  }
  const hasStock = model.items.some(({ values }) => (values.stockDays ?? 0) > 0)
  if (general && hasStock && general.values.payDays === 0) {
    doubt(
      `${general.id}.payDays`,
      'Stock is paid on the day it comes, though most suppliers wait. Why so early?',
    )
  }
  const low = lowPointOf(engine.row('cash'))
  const from = outOfCashOf(engine.row('cash'))
  if (from !== null) {
    const { month, money } = createFormat(model.currency, model.start, 'en-US')
    const when = low.month === from ? '' : ` in ${month(low.month)}`
    doubt(
      null,
      `Cash falls below zero in ${month(from)};${when} ${money(-low.cash)} is lacking. Where does that money come from?`,
    )
  }
  const largest = Math.max(...engine.row('assets').map(Math.abs), ...engine.row('revenue'))
  if (largest > Number.MAX_SAFE_INTEGER / 64) {
    doubt(null, 'These amounts are too large to be counted to the cent. Are price and growth right?')
  }
  return doubts
}

/** Warns if the plan sells to more customers than there are buyers, or to more than the paid people can serve. */
export function servingDoubts(forecast: Forecast, buyers: Buyers | null = null): Doubt[] {
  const doubts: Doubt[] = []
  const doubt = (driverId: string | null, text: string) => doubts.push({ driverId, text })
  doubtCustomers(forecast, buyers, doubt)
  doubtHours(forecast, doubt)
  return doubts
}

/** Warns that the number of customers has no upper limit, if nobody has counted the market. */
export const unboundedDoubts = ({ program }: Forecast, buyers: Buyers | null): Doubt[] =>
  buyers === null && program.lines.some(({ id }) => id.endsWith('.customers'))
    ? [
        {
          driverId: null,
          text: 'How many could buy is not counted yet, so no market bounds these sales. How many are there?',
        },
      ]
    : []

type Raise = (driverId: string | null, text: string) => void
const print = (value: number) => Math.round(value).toLocaleString('en-US')

const headsIn = (items: readonly Item[], month: number): number =>
  items
    .filter(({ kind, values }) => kind === 'role' && (values.start ?? 1) <= month)
    .reduce((sum, { values }) => sum + (values.heads ?? 0), 0)

/** Warns if the plan sells more hours than its people can work. */
function doubtHours({ model, engine }: Forecast, doubt: Raise): void {
  const streams = model.items.filter(({ kind }) => kind === 'hours')
  for (let month = 1; month <= model.months; month++) {
    const hours = streams.reduce((sum, { id }) => sum + (engine.row(`${id}.quantity`)[month - 1] ?? 0), 0)
    const heads = headsIn(model.items, month)
    if (hours <= Math.max(1, heads) * hoursOfOne) continue
    const people = heads === 0 ? 'nobody in the team' : `a team of ${print(heads)}`
    doubt(
      `${streams[0]?.id}.first`,
      `${print(hours)} hours are on offer in month ${month}, with ${people}: at 40 hours a week that is the work of ${print(Math.ceil(hours / hoursOfOne))}. Who does it?`,
    )
    return
  }
}

/** Warns if there are more customers than the market has, or more than the paid people can serve. */
function doubtCustomers({ model, engine, program }: Forecast, buyers: Buyers | null, doubt: Raise): void {
  const streams = model.items.filter(({ id }) => program.lines.some(line => line.id === `${id}.customers`))
  for (const { id, name } of streams) {
    const most = Math.max(...engine.row(`${id}.customers`))
    if (!buyers || most <= muchOfMarket * buyers.count) continue
    const part = most > buyers.count ? '' : ', more than half of them'
    const counted =
      buyers.origin.kind === 'fact'
        ? `${print(buyers.count)} were counted who could buy`
        : `the market research has ${print(buyers.count)} who could buy`
    doubt(
      `${id}.growth`,
      `${name}: ${print(most)} customers${part}; ${counted}. ${part ? 'Why would so many of them buy?' : 'Where do the others come from?'}`,
    )
  }
  const perHead = (month: number) => {
    const heads = headsIn(model.items, month)
    const customers = streams.reduce(
      (sum, { id }) => sum + (engine.row(`${id}.customers`)[month - 1] ?? 0),
      0,
    )
    return heads > 0 ? customers / heads : 0
  }
  const months = Array.from({ length: model.months }, (_, index) => index + 1)
  const first = months.find(month => perHead(month) >= 1)
  const [at, most] = [first === undefined ? 0 : perHead(first), perHead(model.months)]
  if (first !== undefined && most > muchForOne * at)
    doubt(
      null,
      `Each person who is paid serves ${print(at)} customers in month ${first} and ${print(most)} in month ${model.months}. Who does the work?`,
    )
}

/** Warns if the first month has more new customers than the venture has won so far. */
function doubtFirst(items: readonly Item[], doubt: Raise): void {
  for (const { id, name, growth = 'rate', values } of items) {
    const { already = 0, first = 0 } = values
    if (already === 0 || growth !== 'rate' || first <= already) continue
    doubt(
      `${id}.first`,
      `${print(already)} pay for ${name} so far, and the first month alone brings ${print(first)} more. Where do they come from?`,
    )
  }
}

function doubtItem(item: Item, doubt: (driverId: string, text: string) => void): void {
  const { id, name, kind, values, billing, growth = 'rate' } = item
  if (growth !== 'manual' && (values.growth ?? 0) > fastGrowth) {
    doubt(
      `${id}.growth`,
      `${name}: more than 20 % of growth every month. Few businesses keep that up for a year. What makes this one grow so fast?`,
    )
  }
  if (growth === 'funnel' && (values.conversion ?? 0) > 0.2) {
    doubt(`${id}.conversion`, `More than one lead in five buys ${name}. How is that known?`)
  }
  if ((kind === 'subscription' || kind === 'oneOff') && billing !== 'yearly' && values.churn === 0) {
    doubt(`${id}.churn`, `Nobody ever leaves ${name}. Why would nobody?`)
  }
  if (kind === 'subscription' && billing === 'yearly') {
    doubt(`${id}.renewal`, `${name} is paid a year before it is delivered. Are customers willing to?`)
  }
  if (kind === 'subscription' && billing === 'yearly' && values.renewal === 1) {
    doubt(`${id}.renewal`, `Everybody renews ${name}. Why would everybody?`)
  }
  if ((kind === 'units' || kind === 'oneOff') && values.unitCost === 0 && values.costShare === 0) {
    doubt(`${id}.unitCost`, `${name} costs nothing to make or deliver. What does it really cost?`)
  }
  if (kind === 'hours' && (values.used ?? 0) > 0.85) {
    doubt(
      `${id}.used`,
      `More than 85 % of all hours are sold. When is there time for selling, travel and illness?`,
    )
  }
}
