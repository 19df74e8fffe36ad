// Gives each group its part of what the problem validation told of all payers together.
import type { Known } from '../../../contracts/record-fields.ts'
import type { GroupRow } from '../../../contracts/segments-record.ts'
import type { ValidationAnswers } from '../../../contracts/validation-record.ts'
import { atLeast, type Range, told } from '../figures.ts'

export type Settled = {
  rows: GroupRow[]
  /** Family and friends among all payers, if nobody told their group. */
  unsplit: Range | null
}

/** The payers are those of the round, or no other group has any. */
const hasAllPayers = (row: GroupRow, payers: readonly GroupRow[]): boolean =>
  row.prefilled?.paid !== undefined || payers.every(one => one === row)

/** Whether the counts typed here add up to the payers of the problem validation. */
function isDivided(typed: readonly GroupRow[], validation: ValidationAnswers | null): boolean {
  const all = told(validation?.paid?.paid)
  const sum = (end: keyof Range) => typed.reduce((total, { paid }) => total + (told(paid)?.[end] ?? 0), 0)
  return all !== null && all.high > 0 && sum('low') === all.low && sum('high') === all.high
}

export function settled(rows: readonly GroupRow[], validation: ValidationAnswers | null = null): Settled {
  const payers = rows.filter(({ paid }) => atLeast(paid) > 0)
  const typed = payers.filter(({ prefilled }) => !prefilled?.paid)
  const divided = isDivided(typed, validation) ? typed : []
  const known = validation?.paid?.known
  let unsplit: Range | null = null
  const found = rows.map(row => {
    const isPart = divided.includes(row)
    const { friends, ...carried } = row.carried ?? {}
    // Without any friend among all payers, no group has one.
    const none = isPart && told(validation?.others?.friends)?.high === 0 ? { low: 0, high: 0 } : undefined
    const own = none ?? (friends && (friends.high === 0 || hasAllPayers(row, payers)) ? friends : undefined)
    if (friends && !own) unsplit = friends
    const settled = { ...row, carried: { ...carried, ...(own && { friends: own }) } }
    return isPart && known && !row.known ? withKnown(settled, known) : settled
  })
  return { rows: found, unsplit }
}

/** The payers are as well known as their sum. */
const withKnown = ({ carried: { no: _no, ...carried } = {}, ...row }: GroupRow, known: Known): GroupRow => ({
  ...row,
  carried,
  prefilled: { ...row.prefilled, paid: known },
})
