// What the fields of one group come to. A sum carries both ends of a range; two currencies, or two units that cannot be
// brought to one, make no sum.
import type { Amount, Earn, Times } from '../../../contracts/record-fields.ts'
import type { GroupField, GroupRow } from '../../../contracts/segments-record.ts'
import { inYear, isAboutFee } from '../earn.ts'
import {
  atLeast,
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

/** From so many who were asked on, a share says something. */
export const fewestAsked = 5

/** Those who paid, without family and friends as far as these were told. */
export const strangersIn = ({ paid, carried }: GroupRow): number =>
  Math.max(0, atLeast(paid) - (carried?.friends?.high ?? 0))

/** Those who promised, where nobody has paid. */
export const promisedIn = ({ paid, carried }: GroupRow): number =>
  told(paid)?.high === 0 ? atLeast(carried?.committed) : 0

/** Who paid stands in words, and neither a figure of it nor of those who were asked is told. */
export const isPaidWorded = ({ paid, asked, carried }: GroupRow): boolean =>
  told(paid) === null && told(asked) === null && carried?.isPaidWorded === true

/** The way to them stands in words. */
export const isWayWorded = ({ how, carried }: GroupRow): boolean =>
  told(how) === null && Boolean(carried?.find)

/** Strangers are spoken of only where it was told who is none. */
export const isFriendsTold = ({ carried }: GroupRow): boolean => carried?.friends !== undefined

/** Marked as a guess, here or where it was told first. */
export const isGuess = ({ prefilled, known, carried }: GroupRow, name: GroupField): boolean =>
  prefilled?.[name] ? prefilled[name] === 'guess' && !carried?.unmarked?.includes(name) : known === 'guess'

/** `isStrangers`: family and friends are left out of both. */
export type Part = { part: Range; of: Range; isStrangers?: boolean }

function partOf(part: Range | null, of: Range | null): Part | null {
  // More than all of them is a slip, and no share.
  return part && of && of.low > 0 && part.high <= of.high && part.low <= of.low ? { part, of } : null
}

/** How many of those who were asked paid. The least who paid were asked with the most who refused, not with more payers. */
export function conversionOf(row: GroupRow): Part | null {
  const all = shareOfAsked(row)
  const friends = row.carried?.friends?.high ?? 0
  if (!all || friends === 0) return all
  // Where no stranger paid there is no share of strangers.
  if (strangersIn(row) === 0) return told(row.paid)?.high === 0 ? all : null
  // Of how many payers they are taken must be one number.
  if (all.part.low !== all.part.high) return null
  const less = ({ low, high }: Range) => ({ low: low - friends, high: high - friends })
  return { part: less(all.part), of: less(all.of), isStrangers: true }
}

function shareOfAsked({ paid, asked, prefilled, carried }: GroupRow): Part | null {
  const [part, no] = [told(paid), prefilled?.paid && prefilled.asked ? carried?.no : undefined]
  if (!part || !no) return partOf(part, told(asked))
  const of = { low: part.high + no.low, high: part.low + no.high }
  return of.low > 0 && of.high > 0 ? { part, of } : null
}

/** Where somebody introduces them, nobody said whether those who introduce were counted. */
export const thereIn = ({ there, how, prefilled }: GroupRow): Range | null =>
  prefilled?.there && told(how) === 'introduced' ? null : told(there)

/** Who paid once, or stayed less than a year, need not be among those who are there now. */
function isPassing(row: GroupRow): boolean {
  const [price, stays] = [told(row.price), told(row.stays)]
  return isBoughtOnce(row) || Boolean(price && isByTime(price) && stays !== null && rangeOf(stays).low < 12)
}

/** How many of all of them have paid. */
export const penetrationOf = (row: GroupRow): Part | null =>
  told(row.paid)?.high === 0 || isPassing(row) ? null : partOf(told(row.paid), thereIn(row))

/** More paid than were asked, or than there are. */
export const isOverfull = (row: GroupRow): boolean => {
  const payers = told(row.paid)
  const there = isPassing(row) ? null : thereIn(row)
  return [told(row.asked), there].some(all => payers && all && payers.low > all.high)
}

/** What the founder keeps of what one pays: of a commission the share. */
export function keptOf({ price, carried }: GroupRow): Amount | null {
  const own = told(price)
  const share = shareIn({ price, carried })
  return own && share !== null
    ? { ...own, low: (own.low * share) / 100, high: (own.high * share) / 100 }
    : own
}

/** Per cent that are kept; null where all of it is: a price that is no more than the fee is what is left already. */
export function shareIn({ price, carried }: Pick<GroupRow, 'price' | 'carried'>): number | null {
  const [own, fee] = [told(price), carried?.fee]
  const isFee = own && fee && isAboutFee(own, fee)
  return carried?.type === 'commission' && !isFee ? (carried.share ?? null) : null
}

/** How this group earns, by the unit of its own price; null where a year cannot be made of it. */
export function earnOf({ price, stays, carried }: GroupRow): Earn | null {
  const own = told(price)
  if (!own || carried?.isOther) return null
  const { type, takes, runs } = carried ?? {}
  const lasting = told(stays)
  if (isByTime(own)) {
    const way = type === 'giving' || type === 'ads' ? type : 'subscription'
    return { type: way, ...(lasting !== null && { stays: lasting }), ...(runs !== undefined && { runs }) }
  }
  const [most, yearly] = [lasting === null ? null : rangeOf(lasting), takes && yearlyTimes(takes)]
  // One takes no more in a year than in all.
  if (most && yearly && yearly.low > most.high) return { type: 'sale', takes: { ...most, per: 'year' } }
  return takes && takes.per !== 'once-ever'
    ? { type: 'sale', takes, ...(runs !== undefined && { runs }) }
    : null
}

/** What one of them brings in a year, to the cent; null where a field is missing for it. */
export function yearlyOf(row: GroupRow): Money | null {
  const [kept, earn] = [keptOf(row), earnOf(row)]
  const yearly = kept && earn && inYear(kept, earn)
  return yearly && toCents(yearly)
}

/** `month` of what is paid by time, else of each purchase. */
type Left = { left: Money; per: 'month' | 'time'; isBeforeCost: boolean }

/** What is left of one month or one purchase, after what serving costs; null where units or currencies do not meet. */
export function leftOf(row: GroupRow): Left | null {
  const own = keptOf(row)
  if (!own) return null
  const serve = row.carried?.serve
  const per = isByTime(own) ? 'month' : 'time'
  const brings = per === 'month' ? monthly(own) : plain(own)
  if (!brings) return null
  // A gift is not served.
  if (!serve) return { left: brings, per, isBeforeCost: row.carried?.type !== 'giving' }
  const costs = per === 'month' ? monthly(serve) : serve.per === own.per ? plain(serve) : null
  if (!costs || costs.currency !== brings.currency) return null
  const left = { low: brings.low - costs.high, high: brings.high - costs.low, currency: brings.currency }
  return { left, per, isBeforeCost: false }
}

/** Nobody comes back for what is bought once in a life. */
export const isBoughtOnce = ({ carried }: GroupRow): boolean => carried?.takes?.per === 'once-ever'

export type Worth = Left & { stays: Range; worth: Money }

/** What one of them leaves in all, as long as they stay. */
export function worthOf(row: GroupRow): Worth | null {
  const { takes, runs } = row.carried ?? {}
  const stays = told(row.stays) ?? (isBoughtOnce(row) && takes ? { low: takes.low, high: takes.high } : null)
  const left = leftOf(row)
  if (!left || stays === null) return null
  const range = rangeOf(stays)
  // Of more months than one season has, nobody said how many are paid.
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

/** How many pieces one takes in a year, where it is paid by the piece. */
function piecesOf({ price, carried }: GroupRow): Range | null {
  const yearly = carried?.takes && yearlyTimes(carried.takes)
  return told(price)?.per === 'piece' && yearly && yearly.low > 0 ? yearly : null
}

export type Payback = {
  /** As many are taken, where it is counted by them. */
  pieces?: Times | undefined
  win: Amount
  left: Money
  per: Left['per']
  isBeforeCost: boolean
  after: Range | null
}

/** One order a year, or fewer. */
const isRare = ({ price, carried }: GroupRow): boolean =>
  told(price)?.per === 'year' || ((carried?.takes && yearlyTimes(carried.takes)?.high) ?? 2) <= 1

/** Months and a second order of what comes so rarely are years: it is said only where the first one covers it. */
function firstPays({ carried }: GroupRow, found: Payback & { after: Range }): Payback | null {
  const months = found.per === 'month' ? 12 : 1
  if (found.after.high > months || (months === 12 && carried?.serve && carried.serve.per !== 'year'))
    return null
  const after = { low: found.after.low / months, high: found.after.high / months }
  return { ...found, left: scale(found.left, { low: months, high: months }), per: 'time', after }
}

/** After how many months, or purchases, what getting one costs is back; `after` null: by no end of the ranges. */
export function paybackOf(row: GroupRow): Payback | null {
  const win = told(row.win)
  const found = leftOf(row)
  if (!win || !found || win.currency !== found.left.currency) return null
  const { left, per, isBeforeCost } = found
  // Of a range that ends at nothing, nobody can say.
  if (left.low <= 0 && left.high > 0) return null
  const pieces = piecesOf(row)
  const after = left.low > 0 ? { low: win.low / left.high, high: win.high / left.low } : null
  if (after && isRare(row)) return firstPays(row, { win, left, per, isBeforeCost, after })
  if (after && pieces) {
    const months = { low: (12 * after.low) / pieces.high, high: (12 * after.high) / pieces.low }
    return { win, left, per: 'month', isBeforeCost, after: months, pieces: row.carried?.takes }
  }
  const runs = row.carried?.runs
  // Of more months than one season has, nobody said how many are paid.
  if (after && per === 'month' && runs !== undefined && after.high > rangeOf(runs).low) return null
  return { win, left, per, isBeforeCost, after }
}

export type Loss = { loss: Money; isSure: boolean }

/** What each one loses the founder; `isSure`: by every end of the ranges. Null where it comes back. */
export function lossOf(row: GroupRow): Loss | null {
  const [win, found] = [told(row.win), worthOf(row)]
  if (!win || !found || win.currency !== found.worth.currency) return null
  const { worth } = found
  if (worth.low >= win.high) return null
  const loss = { low: Math.max(0, win.low - worth.high), high: win.high - worth.low, currency: win.currency }
  return { loss, isSure: worth.high < win.low }
}

export type Tenth = { there: Range; tenth: Range; each: Money; sum: Money }

/** What a year would bring if one in ten of them bought. */
export function tenthOf(row: GroupRow): Tenth | null {
  const there = thereIn(row)
  const each = yearlyOf(row)
  // Nobody reckons with one in ten where all said no.
  if (!there || !each || (atLeast(row.asked) >= fewestAsked && told(row.paid)?.high === 0)) return null
  const tenth = { low: Math.floor(there.low / 10), high: Math.floor(there.high / 10) }
  // Where more have paid already, one in ten is no outlook.
  return tenth.high === 0 || atLeast(row.paid) > tenth.low
    ? null
    : { there, tenth, each, sum: scale(each, tenth) }
}

/** By the low end of what helps and the high end of what hurts; null where one of them is not known. */
export function worthToCost(row: GroupRow): number | null {
  const worth = worthOf(row)
  const win = told(row.win)
  if (!worth || !win || win.currency !== worth.worth.currency) return null
  if (win.high === 0) return worth.worth.low > 0 ? Number.POSITIVE_INFINITY : 0
  return worth.worth.low / win.high
}
