// One group under two names is one row: it is not ranked against itself.
import { type GroupRow, groupFields } from '../../../contracts/segments-record.ts'
import { told } from '../figures.ts'

const figures = groupFields.filter(name => name !== 'group')
const wordsOf = ({ group }: GroupRow): string =>
  (group ?? '')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu)
    ?.join(' ') ?? ''
const isWithin = (one: string, other: string) => ` ${other} `.includes(` ${one} `)

/** One name stands in the other, and what is told of both is equal. */
function isSameGroup(one: GroupRow, other: GroupRow): boolean {
  const [ours, theirs] = [wordsOf(one), wordsOf(other)]
  if (!ours || !theirs) return false
  const both = figures.filter(name => told(one[name]) !== null && told(other[name]) !== null)
  const isEqual = both.every(name => JSON.stringify(one[name]) === JSON.stringify(other[name]))
  if (ours === theirs) return isEqual
  // A name that another form brought along, without a figure of its own, is the group itself.
  const isBare = [one, other].some(
    ({ source, ...row }) => source.kind !== 'own' && figures.every(name => told(row[name]) === null),
  )
  return (isWithin(ours, theirs) || isWithin(theirs, ours)) && isEqual && (isBare || both.length > 2)
}

/** What one leaves blank the other tells, as well known as it is there. */
function merged(one: GroupRow, other: GroupRow): GroupRow {
  const names = figures.filter(name => told(one[name]) === null && told(other[name]) !== null)
  const own = figures.some(name => told(one[name]) !== null)
  const known = other.known ?? 'guess'
  const marks = Object.fromEntries(names.map(name => [name, other.prefilled?.[name] ?? known]))
  return {
    ...(own ? one : { ...one, ...(other.known && { known: other.known }) }),
    ...Object.fromEntries(names.map(name => [name, other[name]])),
    ...(names.length > 0 && { prefilled: { ...one.prefilled, ...marks } }),
    ...((one.carried ?? other.carried) && { carried: { ...other.carried, ...one.carried } }),
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
