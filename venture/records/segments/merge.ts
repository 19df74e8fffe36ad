// Joins two rows that are about the same group but have different names. Otherwise the group would be compared with
// itself.
import { type GroupField, type GroupRow, groupFields, knownOf } from '../../../contracts/segments-record.ts'
import { told } from '../figures.ts'

export const figuresOf = groupFields.filter(name => name !== 'group')
const wordsOf = ({ group }: GroupRow): string =>
  (group ?? '')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu)
    ?.join(' ') ?? ''
const hasWordsOf = (one: string, other: string) =>
  one.split(' ').every(word => other.split(' ').includes(word))
const isWithin = (one: string, other: string) => ` ${other} `.includes(` ${one} `)

/** Whether two rows are the same group: one name contains the other, and all values that both rows have are equal. */
function isSameGroup(one: GroupRow, other: GroupRow): boolean {
  const [ours, theirs] = [wordsOf(one), wordsOf(other)]
  if (!ours || !theirs) return false
  const both = figuresOf.filter(name => told(one[name]) !== null && told(other[name]) !== null)
  const isEqual = both.every(name => JSON.stringify(one[name]) === JSON.stringify(other[name]))
  if (ours === theirs) return isEqual
  // A row from another form without figures is only a name, so it can be the same group in other words.
  const isBrought = [one, other].some(row => row.source.kind !== 'own' && isBare(row))
  const isPart = isBrought ? hasWordsOf : isWithin
  return (isPart(ours, theirs) || isPart(theirs, ours)) && isEqual && (isBrought || both.length > 2)
}

export const isBare = (row: GroupRow): boolean => figuresOf.every(name => told(row[name]) === null)

/** Whether the row has only a name, and the name comes from another form. */
export const isBrought = (row: GroupRow): boolean =>
  isBare(row) && (row.source.kind === 'market' || row.source.kind === 'idea')

/**
 * Fills the blank fields of one row from the other, with the other's evidence. If one row has no figures, all
 * figures come from the other row.
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
