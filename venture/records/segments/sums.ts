// The calculations for one group. They keep both ends of a range. There is no result if currencies differ or units
// cannot be converted.
import type { Amount, Earn, Times } from '../../../contracts/record-fields.ts'
import type { GroupField, GroupRow } from '../../../contracts/segments-record.ts'
import { inYear } from '../earn.ts'
import {
  atLeast,
  atMost,
  type Money,
  monthly,
  plain,
  type Range,
  rangeOf,
  scale,
  toCents,
  told,
  yearlyTimes,
} from '../figures.ts'
import { isByTime } from './form.ts'

/** A share is meaningful only if at least this many people were asked. */
export const fewestAsked = 5

/** The number of payers without family and friends, if these were counted. */
export const strangersIn = ({ paid, carried }: GroupRow): number =>
  Math.max(0, atLeast(paid) - (carried?.friends?.high ?? 0))

/** The number of people who promised to pay, if nobody has paid. */
export const promisedIn = ({ paid, carried }: GroupRow): number =>
  told(paid)?.high === 0 ? atLeast(carried?.committed) : 0

/** Whether the founder described payers only in words and gave no count of payers or of people asked. */
export const isPaidWorded = ({ paid, asked, carried }: GroupRow): boolean =>
  told(paid) === null && told(asked) === null && carried?.isPaidWorded === true

/** Whether the founder described how to reach the group only in words. */
export const isWayWorded = ({ how, carried }: GroupRow): boolean =>
  told(how) === null && Boolean(carried?.find)

/** Whether family and friends were counted. If not, the text must not say "strangers". */
export const isFriendsTold = ({ carried }: GroupRow): boolean => carried?.friends !== undefined

/** Whether a value is a guess. The mark is on this row, or on the record that the value came from. */
export const isGuess = ({ prefilled, known, carried }: GroupRow, name: GroupField): boolean =>
  prefilled?.[name] ? prefilled[name] === 'guess' && !carried?.unmarked?.includes(name) : known === 'guess'

/** `isStrangers`: both numbers are without family and friends. */
export type Part = { part: Range; of: Range; isStrangers?: boolean }

function partOf(part: Range | null, of: Range | null): Part | null {
  // It is an error if more people paid than were asked, so there is no share.
  return part && of && of.low > 0 && part.high <= of.high && part.low <= of.low ? { part, of } : null
}

/** How many of the people asked have paid. The lowest number of payers goes with the highest number of refusals. */
export function conversionOf(row: GroupRow): Part | null {
  const all = shareOfAsked(row)
  const friends = row.carried?.friends?.high ?? 0
  if (!all || friends === 0) return all
  // If all payers are friends, no stranger has paid, so there is no share.
  if (strangersIn(row) === 0) return told(row.paid)?.high === 0 ? all : null
  // Friends can be subtracted only if the number of payers is a single number.
  if (all.part.low !== all.part.high) return null
  const less = ({ low, high }: Range) => ({ low: low - friends, high: high - friends })
  return { part: less(all.part), of: less(all.of), isStrangers: true }
}

/**
 * The shares of several groups. They leave out family and friends only if these were counted in each group with
 * payers.
 */
export function sharesIn(rows: readonly GroupRow[]): (Part | null)[] {
  const isCounted = rows.every(row => atLeast(row.paid) === 0 || isFriendsTold(row))
  return rows.map(isCounted ? conversionOf : shareOfAsked)
}

function shareOfAsked({ paid, asked, prefilled, carried }: GroupRow): Part | null {
  const [part, no] = [told(paid), prefilled?.paid && prefilled.asked ? carried?.no : undefined]
  if (!part || !no) return partOf(part, told(asked))
  const of = { low: part.high + no.low, high: part.low + no.high }
  return of.low > 0 && of.high > 0 ? { part, of } : null
}

/**
 * The number of people in the group. Null if the founder reaches customers through introductions, because the count
 * may be of the people who introduce them.
 */
export const thereIn = ({ there, how, prefilled }: GroupRow): Range | null =>
  prefilled?.there && told(how) === 'introduced' ? null : told(there)

/** Whether some payers did not come from the people counted. Then not all who were asked are among these. */
const isFromElsewhere = ({ paid, carried }: GroupRow): boolean =>
  carried?.came !== undefined && carried.came.high < atLeast(paid)

/** How many people of the group have not been asked yet. Null if this is unknown. */
export const leftIn = (row: GroupRow): number | null => (isFromElsewhere(row) ? null : leastLeftIn(row))

/** At least how many people of the group have not been asked yet. Null if the size of the group is unknown. */
export function leastLeftIn(row: GroupRow): number | null {
  const all = thereIn(row)
  // One-time buyers who were asked before are not among the people of today anymore.
  return all && Math.max(0, all.low - (isBoughtOnce(row) ? 0 : atMost(row.asked)))
}

/**
 * Whether customers stay only for a short time. If they bought once or stayed less than a year, they may no longer
 * be among the people of today.
 */
function isPassing(row: GroupRow): boolean {
  const [price, stays] = [told(row.price), told(row.stays)]
  return isBoughtOnce(row) || Boolean(price && isByTime(price) && stays !== null && rangeOf(stays).low < 12)
}

/** How much of the whole group has paid. */
export const penetrationOf = (row: GroupRow): Part | null =>
  atLeast(row.paid) === 0 || isPassing(row) || isFromElsewhere(row)
    ? null
    : partOf(told(row.paid), thereIn(row))

/** Whether there are more payers than people asked, or more payers than people in the group. */
export const isOverfull = (row: GroupRow): boolean => {
  const payers = told(row.paid)
  const there = isPassing(row) ? null : thereIn(row)
  return [told(row.asked), there].some(all => payers && all && payers.low > all.high)
}

/** What the founder keeps of a payment. With a commission, it is only the founder's share. */
export function keptOf({ price, carried }: GroupRow): Amount | null {
  const own = told(price)
  const share = shareIn({ price, carried })
  return own && share !== null
    ? { ...own, low: (own.low * share) / 100, high: (own.high * share) / 100 }
    : own
}

/**
 * The founder's share in per cent. Null if the founder keeps everything: only the price of the deal that was told
 * in the problem validation is shared, and any other price is what the founder receives.
 */
export function shareIn({ price, carried }: Pick<GroupRow, 'price' | 'carried'>): number | null {
  const { type, share, fee } = carried ?? {}
  const own = told(price)
  if (type !== 'commission' || share === undefined || !own || !fee) return null
  const isDeal = (['low', 'high'] as const).every(end => Math.abs((own[end] * share) / 100 - fee[end]) < 0.01)
  return isDeal && own.currency === fee.currency ? share : null
}

/**
 * The revenue model of this group. It depends on the unit of the group's price. Null if no yearly amount can be
 * calculated.
 */
export function earnOf({ price, stays, carried }: GroupRow): Earn | null {
  const own = told(price)
  if (!own || carried?.isOther) return null
  const { type, takes, runs } = carried ?? {}
  const lasting = told(stays)
  if (isByTime(own)) {
    // If advertisers or givers stay for some months, they pay for these months only.
    const way = lasting === null && (type === 'giving' || type === 'ads') ? type : 'subscription'
    return { type: way, ...(lasting !== null && { stays: lasting }), ...(runs !== undefined && { runs }) }
  }
  const [most, yearly] = [lasting === null ? null : rangeOf(lasting), takes && yearlyTimes(takes)]
  // A customer cannot buy more in a year than in total, so the total is used.
  if (most && yearly && yearly.low > most.high) return { type: 'sale', takes: { ...most, per: 'year' } }
  return takes && takes.per !== 'once-ever'
    ? { type: 'sale', takes, ...(runs !== undefined && { runs }) }
    : null
}

/** What one customer brings per year, rounded to cents. Null if a field is missing. */
export function yearlyOf(row: GroupRow): Money | null {
  const [kept, earn] = [keptOf(row), earnOf(row)]
  const yearly = kept && earn && inYear(kept, earn)
  return yearly && toCents(yearly)
}

/** `per`: "month" if the price is per period, "time" if it is per purchase. */
type Left = { left: Money; per: 'month' | 'time'; isBeforeCost: boolean }

/** What is left of a month or a purchase after the cost to serve. Null if units or currencies differ. */
export function leftOf(row: GroupRow): Left | null {
  const own = keptOf(row)
  if (!own) return null
  const serve = row.carried?.serve
  const per = isByTime(own) ? 'month' : 'time'
  const brings = per === 'month' ? monthly(own) : plain(own)
  if (!brings) return null
  // Serving a giver costs nothing.
  if (!serve) return { left: brings, per, isBeforeCost: row.carried?.type !== 'giving' }
  const costs = per === 'month' ? monthly(serve) : serve.per === own.per ? plain(serve) : null
  if (!costs || costs.currency !== brings.currency) return null
  const left = { low: brings.low - costs.high, high: brings.high - costs.low, currency: brings.currency }
  return { left, per, isBeforeCost: false }
}

/** Whether customers buy only once in a lifetime. */
export const isBoughtOnce = ({ carried }: GroupRow): boolean => carried?.takes?.per === 'once-ever'

export type Worth = Left & { stays: Range; worth: Money }

/** Everything that is left of one customer's payments. */
export function worthOf(row: GroupRow): Worth | null {
  const { takes, runs } = row.carried ?? {}
  const stays = told(row.stays) ?? (isBoughtOnce(row) && takes ? { low: takes.low, high: takes.high } : null)
  const left = leftOf(row)
  if (!left || stays === null) return null
  const range = rangeOf(stays)
  // If customers stay longer than a season, it is unknown for which months they pay.
  if (left.per === 'month' && runs !== undefined && range.high > rangeOf(runs).low) return null
  const ends = [
    left.left.low * range.low,
    left.left.low * range.high,
    left.left.high * range.low,
    left.left.high * range.high,
  ]
  const worth = { low: Math.min(...ends), high: Math.max(...ends), currency: left.left.currency }
  return { ...left, stays: range, worth }
}

/** Pieces per year, if the price is per piece. */
function piecesOf({ price, carried }: GroupRow): Range | null {
  const yearly = carried?.takes && yearlyTimes(carried.takes)
  return told(price)?.per === 'piece' && yearly && yearly.low > 0 ? yearly : null
}

export type Payback = {
  /** The pieces per year. Set if the time until the cost is earned back is counted in pieces. */
  pieces?: Times | undefined
  win: Amount
  left: Money
  per: Left['per']
  isBeforeCost: boolean
  after: Range | null
}

/** Whether a customer orders once a year or more rarely. */
const isRare = ({ price, carried }: GroupRow): boolean =>
  told(price)?.per === 'year' || ((carried?.takes && yearlyTimes(carried.takes)?.high) ?? 2) <= 1

/**
 * With one order a year, the second order comes a year later. So the result says when the cost is earned back only
 * if the first order is enough.
 */
function firstPays({ carried }: GroupRow, found: Payback & { after: Range }): Payback | null {
  const months = found.per === 'month' ? 12 : 1
  if (found.after.high > months || (months === 12 && carried?.serve && carried.serve.per !== 'year'))
    return null
  const after = { low: found.after.low / months, high: found.after.high / months }
  return { ...found, left: scale(found.left, { low: months, high: months }), per: 'time', after }
}

/**
 * After how many months or purchases the cost of winning a customer is earned back. `after` is null if this never
 * happens.
 */
export function paybackOf(row: GroupRow): Payback | null {
  const win = told(row.win)
  const found = leftOf(row)
  if (!win || !found || win.currency !== found.left.currency) return null
  const { left, per, isBeforeCost } = found
  // If nothing is left at the low end, it is unknown when the cost is earned back.
  if (left.low <= 0 && left.high > 0) return null
  const after = left.low > 0 ? { low: win.low / left.high, high: win.high / left.low } : null
  if (after && isRare(row)) return firstPays(row, { win, left, per, isBeforeCost, after })
  // If one piece covers the cost, the first purchase already covers it.
  const pieces = after && after.high > 1 && piecesOf(row)
  if (pieces) {
    const months = { low: (12 * after.low) / pieces.high, high: (12 * after.high) / pieces.low }
    return { win, left, per: 'month', isBeforeCost, after: months, pieces: row.carried?.takes }
  }
  const runs = row.carried?.runs
  // If it takes longer than a season to earn the cost back, it is unknown for which months customers pay.
  if (after && per === 'month' && runs !== undefined && after.high > rangeOf(runs).low) return null
  return { win, left, per, isBeforeCost, after }
}

export type Loss = { loss: Money; isSure: boolean }

/** The loss per customer. `isSure`: it is a loss even in the best case. Null if the cost is earned back. */
export function lossOf(row: GroupRow): Loss | null {
  const [win, found] = [told(row.win), worthOf(row)]
  if (!win || !found || win.currency !== found.worth.currency) return null
  const { worth } = found
  if (worth.low >= win.high) return null
  const loss = { low: Math.max(0, win.low - worth.high), high: win.high - worth.low, currency: win.currency }
  return { loss, isSure: worth.high < win.low }
}

export type Tenth = { tenth: Range; each: Money; sum: Money }

/** The yearly revenue if one in ten people of the group buys. */
export function tenthOf(row: GroupRow): Tenth | null {
  const [there, each] = [thereIn(row), yearlyOf(row)]
  // The estimate "one in ten" is left out if five were asked and no stranger paid.
  if (!there || !each || (atLeast(row.asked) >= fewestAsked && told(row.paid) && strangersIn(row) === 0))
    return null
  const tenth = { low: Math.floor(there.low / 10), high: Math.floor(there.high / 10) }
  // If more than one in ten have already paid, the estimate is useless.
  return tenth.high === 0 || atLeast(row.paid) > tenth.low ? null : { tenth, each, sum: scale(each, tenth) }
}

/** What a customer brings, divided by the cost of winning one, in the worst case. Null if a value is unknown. */
export function worthToCost(row: GroupRow): number | null {
  const [worth, win] = [worthOf(row), told(row.win)]
  if (!worth || !win || win.currency !== worth.worth.currency) return null
  if (win.high === 0) return worth.worth.low > 0 ? Number.POSITIVE_INFINITY : 0
  return worth.worth.low / win.high
}
