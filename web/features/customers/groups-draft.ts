// The groups while they are edited: words, counts and marks as typed. A group without a name is none.
import {
  type SegmentGroup,
  type SegmentsFields,
  type SegmentsReadBack,
  segmentsReadBack,
} from '../../../contracts/results/segments-read-back.ts'

export type GroupDraft = Record<'name' | 'pain' | 'find' | 'paid' | 'refused', string> &
  Pick<SegmentGroup, 'reach' | 'money'>

const most = 3
const typed = (value: string | number | null) => (value === null ? '' : String(value))
const blank: GroupDraft = { name: '', pain: '', find: '', paid: '', refused: '', reach: null, money: null }

/** Always three places to write in. */
export function draftsOf({ groups }: SegmentsFields): GroupDraft[] {
  const known = groups.map(({ name, pain, find, paid, refused, reach, money }) => ({
    name,
    pain: typed(pain),
    find: typed(find),
    paid: typed(paid),
    refused: typed(refused),
    reach,
    money,
  }))
  return [...known, blank, blank, blank].slice(0, most)
}

function count(text: string): number | null {
  const value = text.trim() === '' ? Number.NaN : Number(text)
  return Number.isInteger(value) && value >= 0 ? value : null
}

/** Null while no group has a name, or one has more than can be kept, such as a count of 10¹⁸. */
export function readBackOf(drafts: readonly GroupDraft[]): SegmentsReadBack | null {
  const groups = drafts
    .filter(({ name }) => name.trim() !== '')
    .map(({ name, pain, find, paid, refused, reach, money }) => ({
      name,
      pain: pain.trim() || null,
      find: find.trim() || null,
      paid: count(paid),
      refused: count(refused),
      reach,
      money,
    }))
  return segmentsReadBack.safeParse({ groups }).data ?? null
}
