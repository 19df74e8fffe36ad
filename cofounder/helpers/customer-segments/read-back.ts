// The groups as the founder read them back: their words, their counts, and their marks as the scores.
import type { SourcedText } from '../../../contracts/results/customer-segments.ts'
import type {
  SegmentGroup,
  SegmentsFields,
  SegmentsReadBack,
} from '../../../contracts/results/segments-read-back.ts'
import { countPayers, nobodyRefused, paidAndRefused } from '../../guide/payers.ts'
import { paidOf } from '../../guide/rate.ts'
import { quoted } from '../../guide/turn.ts'
import type { Language } from '../../language/recognise.ts'
import { marks } from '../problem-validation/texts/marks.ts'
import { judged, longestName, type Named, shortName } from './named.ts'
import type { SavedWork } from './saved-work.ts'
import { texts } from './texts/all.ts'

/** By their own count some have paid: the rung of those who did, where they marked none. */
const paidRung = 4
const moneyOf = ({ money, paid }: SegmentGroup) => money ?? (paid ? paidRung : null)

/** What nobody marked counts as the lowest: an idea, and nobody yet. */
const scoreOf = (group: SegmentGroup) => (group.reach ?? 1) * (moneyOf(group) ?? 1)

export const byOwnMarks = ({ groups }: SegmentsReadBack) => groups.toSorted((a, b) => scoreOf(b) - scoreOf(a))

export function readGroup(group: SegmentGroup, isSigned: boolean, language: Language): Named {
  const say = texts[language]
  const { reach } = group
  const money = moneyOf(group) ?? (isSigned ? paidRung : null)
  const { score, bySaying, unmarked } = say.byMarks
  const reached = (reach && marks[language].reach[reach - 1]) || unmarked
  const paid = (money && marks[language].money[money - 1]) || unmarked
  // What they did not mark is not called their mark.
  const isMarked = money === group.money
  const said = (text: string | null, otherwise: string): SourcedText =>
    text ? { text: quoted(text, language), source: 'problem validation' } : judged(otherwise)
  return {
    name: group.name.replace(/\.$/, ''),
    who: { text: `${say.named} ${quoted(group.name, language)}`, source: 'problem validation' },
    pain: said(group.pain, say.byMarks.pain),
    find: said(group.find, say.byMarks.find),
    reach: reach ?? 1,
    readiness: money ?? 1,
    scoreReason: isMarked ? `${score} ${reached}; ${paid}.` : `${score} ${reached}. ${bySaying} ${paid}.`,
  }
}

/** Null where the founder left it blank; `open`: who has not decided, by what they saved. */
export function conversionRead(
  { paid, refused }: SegmentGroup,
  open: number | null,
  language: Language,
): SourcedText | null {
  if (paid && refused === null && open)
    return { text: paidOf({ paid, refused: 0, open }, language), source: 'problem validation' }
  if (paid && refused === null)
    return { text: texts[language].byMarks.paidAlone(paid), source: 'problem validation' }
  if (paid === null || refused === null || paid + refused === 0) return null
  return { text: paidOf({ paid, refused, open }, language), source: 'problem validation' }
}

/** How many said no; null where it is not said. */
export const refusedIn = (text: string, language: Language) =>
  paidAndRefused(text, language)?.refused ?? (nobodyRefused(text) ? 0 : null)

/** What was saved, as groups to mend; counts only where they were read in one way. */
export function proposedGroups(saved: SavedWork, language: Language): SegmentGroup[] {
  return saved.groups.slice(0, 3).map((group, at) => {
    const paid = at === 0 ? saved.paid : null
    return {
      name: shortName(group.text).slice(0, longestName),
      pain: at === 0 ? (saved.pain?.text.slice(0, 1000) ?? null) : null,
      find: at === 0 ? (saved.find?.text.slice(0, 1000) ?? null) : null,
      paid: paid && countPayers(paid.text, language),
      refused: (paid && refusedIn(paid.text, language)) ?? null,
      reach: null,
      money: null,
    }
  })
}

export function fieldsOf(groups: SegmentGroup[], isConfirmed: boolean, language: Language): SegmentsFields {
  const { reach, money } = marks[language]
  return { isConfirmed, groups, rungs: { reach: [...reach], money: [...money] } }
}
