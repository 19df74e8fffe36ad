// The strongest argument against the first group. It is the first of several arguments that the fields support.
import type { GroupRow } from '../../../contracts/segments-record.ts'
import { type Range, told } from '../figures.ts'
import type { Voice } from '../voice.ts'
import { calledIn } from './actions.ts'
import { lossText, shareOf } from './figures.ts'
import { type Ranked, rankGroups } from './rank.ts'
import type { Segmented } from './result.ts'
import {
  conversionOf,
  fewestAsked,
  leftIn,
  lossOf,
  type Part,
  promisedIn,
  strangersIn,
  thereIn,
  worthOf,
} from './sums.ts'

/** If fewer people than this are left to ask, their number is a limit. */
const fewLeft = 100

const share = ({ part, of }: Part): number => part.low / of.high

/** The shares of two groups, each with the number of people asked. Null if a share is unknown. */
export function sharesOf(one: Ranked, other: Ranked, voice: Voice) {
  if (!one.share || !other.share) return null
  const askedOf = ({ row, share }: Ranked) =>
    (share?.isStrangers ? share.of : told(row.asked)) ?? share?.of ?? 0
  const hasFriends = [one, other].some(
    ({ row, share }) => !share?.isStrangers && (row.carried?.friends?.high ?? 0) > 0,
  )
  return {
    share: shareOf(one.share, voice),
    asked: voice.number(askedOf(one)),
    other: shareOf(other.share, voice),
    others: voice.number(askedOf(other)),
    friends: hasFriends ? 'yes' : 'no',
  }
}

/**
 * How many of the next people will pay if the share stays the same. It asks as many people as until now, or
 * all who are left.
 */
export function paceOf(row: GroupRow, voice: Voice) {
  const [rate, left, asked] = [conversionOf(row), leftIn(row), told(row.asked)]
  if (!rate || !asked) return null
  const more = left === null ? asked.low : Math.min(asked.low, left)
  const pays = Math.floor(more * share(rate) + 1e-9)
  return pays < 1 ? null : { more, pay: pays, pays, share: shareOf(rate, voice) }
}

export function counterOf(made: Segmented, voice: Voice): string | null {
  const [first] = made.named
  if (!first) return null
  const isGrown = made.standing === 'grown'
  return (
    losesIn(first, voice) ??
    (isGrown && made.unsplit ? friendsIn(first, made.unsplit, made, voice) : null) ??
    (isGrown ? (oftenerIn(made, voice) ?? leftFor(first, voice) ?? refusedIn(first, voice)) : null)
  )
}

/** Says that winning a customer costs more than the customer leaves. */
function losesIn(row: GroupRow, voice: Voice): string | null {
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

/** Nobody said in which group the friends are. In the worst case all of them are in this group. */
function friendsIn(first: GroupRow, friends: Range, { ranked }: Segmented, voice: Voice): string | null {
  const without = { ...first, carried: { ...first.carried, friends } }
  const [rate, paid] = [conversionOf(without), told(first.paid)]
  const isAll = strangersIn(without) === 0
  if (!paid || (!isAll && !rate)) return null
  const none = { low: 0, high: 0 }
  const [then] = rankGroups(
    ranked.map(({ row }) =>
      row.id === first.id ? without : { ...row, carried: { ...row.carried, friends: none } },
    ),
  )
  return voice.say('segments.counter.friends', {
    all: isAll ? 'yes' : 'no',
    friends: voice.number(friends),
    paid: voice.number(isAll || !rate ? paid : rate.part),
    asked: voice.number(rate?.of ?? 0),
    share: rate ? shareOf(rate, voice) : '',
    flips: then && then.row !== without ? calledIn(then.row, voice) : 'none',
  })
}

function oftenerIn({ ranked }: Segmented, voice: Voice): string | null {
  const [own, ...others] = ranked
  const part = ({ share: found }: Ranked) => (found && found.of.low >= fewestAsked ? share(found) : 0)
  const [best] = others.toSorted((one, other) => part(other) - part(one))
  if (!own?.share || !best || part(best) <= share(own.share)) return null
  const shares = sharesOf(own, best, voice)
  return shares && voice.say('segments.counter.oftener', { group: calledIn(best.row, voice), ...shares })
}

/** Says how many payers the people who are left to ask can bring. */
function leftFor(row: GroupRow, voice: Voice): string | null {
  const [rate, left, there] = [conversionOf(row), leftIn(row), thereIn(row)]
  if (!rate || left === null || !there || left > fewLeft || left === there.low) return null
  const pays = Math.floor(left * share(rate) + 1e-9)
  return voice.say('segments.counter.left', {
    ...{ left: voice.number(left), there: voice.number(there) },
    ...{ share: shareOf(rate, voice), pay: voice.number(pays), pays },
  })
}

function refusedIn(row: GroupRow, { say, number }: Voice): string | null {
  const [asked, paid] = [told(row.asked), told(row.paid)]
  const no = asked && paid ? asked.low - paid.high : 0
  return asked && no > 0 && promisedIn(row) === 0
    ? say('segments.counter.no', { no: number(no), asked: number(asked) })
    : null
}
