// The strongest argument against the first group, taken from its fields.
import type { GroupRow } from '../../../contracts/segments-record.ts'
import { type Range, told } from '../figures.ts'
import type { MessageKey, Voice } from '../voice.ts'
import { calledIn } from './actions.ts'
import { lossText, shareOf } from './figures.ts'
import { conversionOf, fewestAsked, leastLeftIn, lossOf, worthOf } from './sums.ts'

/**
 * How many more will pay if as many are asked again and the share stays the same. If fewer are left, all of them
 * are asked. Null if too few were asked.
 */
export function paceOf(row: GroupRow, voice: Voice) {
  const [rate, left, asked] = [conversionOf(row), leastLeftIn(row), told(row.asked)]
  if (!rate || !asked || rate.of.low < fewestAsked) return null
  const more = left === null ? asked.low : Math.min(asked.low, left)
  const pays = Math.floor((more * rate.part.low) / rate.of.high + 1e-9)
  return pays < 1 ? null : { more, pay: pays, pays, share: shareOf(rate, voice) }
}

/** Says that it costs more to win a customer than the customer brings. */
export function losesIn(row: GroupRow, voice: Voice): string | null {
  const { say, money } = voice
  const [lost, found, win] = [lossOf(row), worthOf(row), told(row.win)]
  if (!lost || !found || !win) return null
  return say('segments.counter.loses', {
    group: calledIn(row, voice),
    win: money(win),
    worth: money(found.worth),
    loss: money(lossText(lost)),
    sure: lost.isSure ? 'yes' : 'no',
  })
}

/** The people who said no. Null if unknown, because people who have not paid may have promised to. */
export function refusedIn({ asked, paid, carried }: GroupRow): Range | null {
  const { no, committed } = carried ?? {}
  const [all, payers] = [told(asked), told(paid)]
  if (!no || !all || !payers) return null
  const refused = committed ? { low: no.low - committed.low, high: no.high - committed.high } : no
  // If the founder changed the counts, the number of refusals still belongs to the old counts.
  return [no.low, refused.low].includes(all.low - payers.low) ? refused : null
}

/**
 * Says how many of the people who were asked did not pay. The text says that people lacked something only if they
 * said no.
 */
export function unpaidIn(row: GroupRow, { say, number }: Voice): string {
  const [asked, paid] = [told(row.asked), told(row.paid)]
  const counted = (key: MessageKey, no: Range | number) =>
    say(key, { no: number(no), asked: number(asked ?? 0), count: typeof no === 'number' ? no : no.high })
  const refused = refusedIn(row)
  if (refused && refused.high > 0) return counted('segments.counter.no', refused)
  const unpaid = asked && paid ? asked.low - paid.high : 0
  if (unpaid > 0) return counted('segments.counter.unpaid', unpaid)
  return say('segments.counter.grown', { asked: asked ? 'some' : 'none' })
}
