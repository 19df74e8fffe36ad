// Joins two rows that describe the same group under different names. Else the group would be ranked against itself.
import { type GroupField, type GroupRow, groupFields, knownOf } from '../../../contracts/segments-record.ts'
import { told } from '../figures.ts'

export const figuresOf = groupFields.filter(name => name !== 'group')
const wordsOf = ({ group }: GroupRow): string =>
  (group ?? '')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu)
    ?.join(' ') ?? ''
const isWithin = (one: string, other: string) => ` ${other} `.includes(` ${one} `)

/** Whether one name contains the other and all values that both rows know are equal. */
function isSameGroup(one: GroupRow, other: GroupRow): boolean {
  const [ours, theirs] = [wordsOf(one), wordsOf(other)]
  if (!ours || !theirs) return false
  const both = figuresOf.filter(name => told(one[name]) !== null && told(other[name]) !== null)
  const isEqual = both.every(name => JSON.stringify(one[name]) === JSON.stringify(other[name]))
  if (ours === theirs) return isEqual
  // A name from another form without any figures means the same group.
  const isBrought = [one, other].some(row => row.source.kind !== 'own' && isBare(row))
  return (isWithin(ours, theirs) || isWithin(theirs, ours)) && isEqual && (isBrought || both.length > 2)
}

export const isBare = (row: GroupRow): boolean => figuresOf.every(name => told(row[name]) === null)

/** Whether the row is only a name from another form. */
export const isBrought = (row: GroupRow): boolean =>
  isBare(row) && (row.source.kind === 'market' || row.source.kind === 'idea')

/**
 * Fills blank fields from the other row, with the evidence of that row. If one row has no figures, the other
 * row's figures are used alone.
 */
function merged(one: GroupRow, other: GroupRow): GroupRow {
  const carried = (one.carried ?? other.carried) && { ...other.carried, ...one.carried }
  if (isBare(one) || isBare(other)) return { ...(isBare(one) ? other : one), ...(carried && { carried }) }
  const names = figuresOf.filter(name => told(one[name]) === null && told(other[name]) !== null)
  const isMarked = (name: GroupField) => other.prefilled?.[name] !== undefined || other.known !== undefined
  const unmarked = [...(carried?.unmarked ?? []), ...names.filter(name => !isMarked(name))]
  return {
    ...one,
    ...Object.fromEntries(names.map(name => [name, other[name]])),
    prefilled: { ...one.prefilled, ...Object.fromEntries(names.map(name => [name, knownOf(other, name)])) },
    carried: { ...carried, ...(unmarked.length > 0 && { unmarked }) },
  }
}

export function oneOfEach(rows: readonly GroupRow[]): GroupRow[] {
  const found: GroupRow[] = []
  for (const row of rows) {
    const at = found.findIndex(one => isSameGroup(one, row))
    const before = found[at]
    if (before) found[at] = merged(before, row)
    else found.push(row)
  }
  return found
}
