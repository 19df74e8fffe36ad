// Divides counts among the groups. The problem validation has them only for all payers together.
import type { Known } from '../../../contracts/record-fields.ts'
import type { GroupRow } from '../../../contracts/segments-record.ts'
import type { ValidationAnswers } from '../../../contracts/validation-record.ts'
import { atLeast, type Range, told } from '../figures.ts'
import { servedAs } from './twice.ts'

export type Settled = {
  rows: GroupRow[]
  /** The number of family and friends among all payers, if it is unknown in which group they are. */
  unsplit: Range | null
}

/** Whether this group has all payers: the number comes from the round, or no other group has payers. */
const hasAllPayers = (row: GroupRow, payers: readonly GroupRow[]): boolean =>
  row.prefilled?.paid !== undefined || payers.every(one => one === row)

/**
 * The rows whose payers add up to the payers of the problem validation. All rows together must add up, or some of
 * them that include the row of the round.
 */
function partsOf(typed: readonly GroupRow[], validation: ValidationAnswers | null): readonly GroupRow[] {
  const all = told(validation?.paid?.paid)
  if (!all || all.high === 0) return []
  const sum = (rows: readonly GroupRow[], end: keyof Range) =>
    rows.reduce((total, { paid }) => total + (told(paid)?.[end] ?? 0), 0)
  const isAll = (rows: readonly GroupRow[]) => sum(rows, 'low') === all.low && sum(rows, 'high') === all.high
  if (isAll(typed)) return typed
  const chosen = Array.from({ length: 2 ** typed.length }, (_, mask) =>
    typed.filter((_row, at) => mask & (1 << at)),
  )
  return chosen.find(rows => rows.some(({ source }) => source.kind === 'round') && isAll(rows)) ?? []
}

export function settled(rows: readonly GroupRow[], validation: ValidationAnswers | null = null): Settled {
  const payers = rows.filter(({ paid }) => atLeast(paid) > 0)
  const typed = payers.filter(({ prefilled }) => !prefilled?.paid)
  const divided = partsOf(typed, validation)
  const known = validation?.paid?.known
  let unsplit: Range | null = null
  const found = rows.map(row => {
    const isPart = divided.includes(row)
    const { friends, ...carried } = row.carried ?? {}
    // If no payer at all is a friend, no group has friends.
    const none = isPart && told(validation?.others?.friends)?.high === 0 ? { low: 0, high: 0 } : undefined
    const own = none ?? (friends && (friends.high === 0 || hasAllPayers(row, payers)) ? friends : undefined)
    if (friends && !own) unsplit = friends
    const settled = { ...row, carried: { ...carried, ...(own && { friends: own }) } }
    return isPart && known && !row.known ? withKnown(settled, known) : settled
  })
  return { rows: found.map(row => withCost(row, found)), unsplit }
}

/** If another group pays the same price, its cost to serve is used for this row too. */
function withCost(row: GroupRow, rows: readonly GroupRow[]): GroupRow {
  const isAlike = ({ price }: GroupRow) => told(price) && JSON.stringify(price) === JSON.stringify(row.price)
  const alike = rows.find(one => one.carried?.serve && isAlike(one))
  return alike ? servedAs(row, alike) : row
}

/** Gives the number of payers in a row the evidence mark of the total in the validation. */
const withKnown = ({ carried: { no: _no, ...carried } = {}, ...row }: GroupRow, known: Known): GroupRow => ({
  ...row,
  carried,
  prefilled: { ...row.prefilled, paid: known },
})
