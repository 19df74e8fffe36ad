// Suggests groups as rows, in this order: one row for each round of the validation, the customer of the market
// research, the customer of the idea.
import type { FactTopic } from '../../../contracts/fact-topics.ts'
import type { Fact } from '../../../contracts/facts.ts'
import type { Amount } from '../../../contracts/record-fields.ts'
import {
  type GroupRow,
  type GroupSource,
  groupFields,
  groupMost,
  groupRow,
  mostGroups,
  type SegmentsRecord,
} from '../../../contracts/segments-record.ts'
import type { ValidationRecord } from '../../../contracts/validation-record.ts'
import { isHeld } from '../../facts/compare.ts'
import { heardIn } from '../../facts/heard.ts'
import { isAboutFee, isOnceEver, paysOf, priceOf, salesSeason } from '../earn.ts'
import { anyUnit, type FormField } from '../fields.ts'
import { plus, told } from '../figures.ts'
import { isPaid, isPaidPrice } from '../paid.ts'
import { fit, knownAs } from '../prefill.ts'
import { costFor, hasOtherUnit } from '../units.ts'
import { isByTime } from './form.ts'
import { isBrought } from './merge.ts'

export type KnownGroups = {
  /** The rounds of the validation. The oldest one is first. */
  rounds: readonly ValidationRecord[]
  market: string | null
  idea: string | null
  /** Facts about the venture from any helper. */
  facts?: readonly Fact[]
  /** The revenue model and the cost per customer from another form. Used if no round contains them. */
  like?: GroupRow['carried']
}

const shortened = (text: string): string => {
  const whole = text.replace(/\s+/g, ' ').trim()
  return whole.length > groupMost ? `${whole.slice(0, groupMost - 1).trimEnd()}…` : whole
}

const blank = <Value>(value: Value | null | undefined) => value ?? undefined

/** The row for a round. Fields without a value stay blank, but keep their evidence. */
export function rowOfRound(record: ValidationRecord): GroupRow {
  const { answers, round, group } = record
  const { who, earn, paid, others, reach, often, frame, today } = answers
  const [payers, there] = [told(paid?.paid), told(reach?.there)]
  const [refused, committed] = [told(others?.no), told(others?.committed)]
  // People who promised to pay were also asked.
  const no = refused && plus(refused, committed ?? { low: 0, high: 0 })
  const [each, takes, serve] = [told(paid?.each), told(earn?.takes), told(frame?.serve)]
  const isShare = told(earn?.type) === 'commission'
  const fee = isShare ? priceOf(earn) : null
  // With a commission, an amount near the fee is only the fee and not the whole deal.
  const plan = fee && each && isAboutFee(each, fee) ? fee : paysOf(earn)
  // New customers are asked for the planned price. So the row contains the plan and not the amount that customers
  // paid.
  const isPlan = plan !== null && !hasOtherUnit(answers)
  const price = isPlan ? plan : each
  const isSameUnit = price === null || isPlan
  const name = shortened(group || who?.words || '')
  const fields = {
    group: name || undefined,
    there: blank(there),
    asked: payers && no ? plus(payers, no) : undefined,
    paid: blank(payers),
    price: blank(price),
    stays: isSameUnit ? staysOf(price, earn) : undefined,
    how: blank(told(reach?.how)),
  }
  const how = paid?.known ?? (isPaid(answers) ? 'saw' : undefined)
  const known = {
    group: who?.known,
    there: reach?.known,
    asked: others?.known,
    paid: how,
    price: isPlan ? (isPaidPrice(answers, price) ? how : earn?.known) : how,
    stays: earn?.known,
    how: reach?.known,
  }
  const carried = {
    type: blank(told(earn?.type)),
    payer: payerOf(answers),
    takes: blank(isSameUnit ? takes : null),
    runs: blank(isSameUnit ? salesSeason(earn) : null),
    share: blank(isShare && isPlan ? told(earn?.share) : null),
    fee: blank(isPlan ? fee : null),
    serve: blank(isSameUnit ? serve && ((price && costFor(price, serve, answers)) ?? serve) : null),
    isOther: isSameUnit ? undefined : true,
    isPaidWorded: (payers === null && Boolean(paid?.words?.trim())) || undefined,
    committed: blank(committed && committed.high > 0 ? committed : null),
    friends: blank(told(others?.friends)),
    came: blank(told(reach?.came)),
    no: blank(payers ? no : null),
    pays: blank(told(today?.pays)),
    pain: blank(answers.problem?.words?.trim() || often?.words?.trim()),
    find: blank(reach?.words?.trim()),
  }
  const names = (Object.keys(fields) as (keyof typeof fields)[]).filter(name => fields[name] !== undefined)
  const unmarked = names.filter(name => known[name] === undefined)
  return groupRow.parse({
    id: `round-${round}`,
    source: { kind: 'round', round },
    ...fields,
    group: name,
    prefilled: Object.fromEntries(names.map(name => [name, known[name] ?? 'guess'])),
    carried: { ...carried, ...(unmarked.length > 0 && { unmarked }) },
  })
}

/** Who pays, if the people with the problem do not pay themselves. */
function payerOf({ who, earn }: ValidationRecord['answers']) {
  const type = told(earn?.type)
  const payer = type === 'ads' ? 'advertiser' : type === 'giving' ? 'donor' : told(who?.payer)
  return payer && ['family', 'state', 'advertiser', 'donor'].includes(payer) ? payer : undefined
}

/**
 * How long customers stay, in months, if the price is per period. For one-time buyers, how many times they buy in
 * total.
 */
function staysOf(price: Amount | null, earn: ValidationRecord['answers']['earn']) {
  if (price && isByTime(price)) return blank(told(earn?.stays))
  const takes = told(earn?.takes)
  return price && takes && isOnceEver(earn) ? { low: takes.low, high: takes.high } : undefined
}

/**
 * A row with only the name of the group. It gets the revenue model of the project. It does not get how much one
 * customer buys or costs, because that may differ.
 */
export function newRow(id: string, source: GroupSource, group: string, like: GroupRow['carried']): GroupRow {
  const { type, takes, runs, share, fee } = like ?? {}
  const carried = {
    ...(type && { type }),
    ...(takes && { takes }),
    ...(runs && { runs }),
    ...(share !== undefined && { share }),
    ...(fee && { fee }),
  }
  return {
    id,
    source,
    ...(group && { group: shortened(group) }),
    ...(Object.keys(carried).length > 0 && { carried }),
  }
}

const same = (one: string, other: string) =>
  one.replace(/\s+/g, ' ').trim().toLowerCase() === other.replace(/\s+/g, ' ').trim().toLowerCase()

/** The newest fact about this topic and about the venture itself. */
function factOf(facts: readonly Fact[], topic: FactTopic): Fact | null {
  const own = facts.filter(fact => fact.topic === topic && fact.subject === null && isHeld(fact))
  return own.toSorted((one, other) => other.said_at.localeCompare(one.said_at))[0] ?? null
}

const priceField: FormField = { id: 'price', type: 'amount', label: 'segments.label.price', pers: anyUnit }
const thereField: FormField = { id: 'there', type: 'count', label: 'segments.label.there' }

/** Fills the row from facts if there is no round about the group. */
function rowOfFacts(row: GroupRow, facts: readonly Fact[]): GroupRow {
  const heard = heardIn(facts)
  const [price, there] = [factOf(facts, 'price'), factOf(facts, 'reach')]
  const amount = price?.value && fit.price(price.value, priceField)
  const count = there?.value && fit.count(there.value, thereField)
  const exact = (number: number) => ({ low: number, high: number })
  const isMoney = facts.some(fact => fact.topic === 'money' && isHeld(fact))
  // The number of people asked is known only if the number of payers is known.
  const asked = heard.no > 0 && (heard.paid > 0 || !isMoney) ? exact(heard.paid + heard.no) : null
  const refusals = facts.findLast(fact => fact.topic === 'refusals' && isHeld(fact))
  const fields = {
    ...(amount ? { price: amount } : {}),
    ...(count ? { there: count } : {}),
    ...(heard.paid > 0 && { paid: exact(heard.paid) }),
    ...(asked && { asked }),
  }
  const known = {
    ...(amount ? { price: knownAs[price?.evidence ?? 'guess'] } : {}),
    ...(count ? { there: knownAs[there?.evidence ?? 'guess'] } : {}),
    ...(heard.paid > 0 && { paid: 'saw' as const }),
    ...(asked && { asked: knownAs[refusals?.evidence ?? 'guess'] }),
  }
  return groupRow.parse({ ...row, ...fields, prefilled: known })
}

/** The revenue model. It comes from the latest round, else from another form. */
export function likeOf({ rounds, like }: Pick<KnownGroups, 'rounds' | 'like'>): GroupRow['carried'] {
  const latest = rounds.at(-1)
  return latest?.answers.earn?.type ? earningOf(latest.answers.earn, latest.answers.frame?.serve) : like
}

/** The revenue model for another group. How many units one customer buys is not copied from the first group. */
export const earningOf = (
  earn: ValidationRecord['answers']['earn'],
  serve: Amount | 'unknown' | undefined,
): GroupRow['carried'] => ({
  type: blank(told(earn?.type)),
  // If customers buy only once, this is true for every group, so the value is copied.
  takes: blank(isOnceEver(earn) ? told(earn?.takes) : null),
  runs: blank(salesSeason(earn)),
  share: blank(told(earn?.type) === 'commission' ? told(earn?.share) : null),
  fee: blank(told(earn?.type) === 'commission' ? priceOf(earn) : null),
  serve: blank(told(serve)),
})

export function knownRows({ rounds, market, idea: canvas, facts = [], like }: KnownGroups): GroupRow[] {
  const idea = canvas ?? factOf(facts, 'customer')?.text ?? null
  const told = rounds
    .map(rowOfRound)
    .filter(({ group, prefilled }) => group || Object.keys(prefilled ?? {}).length > 0)
    .slice(-mostGroups)
  const shared = likeOf({ rounds, ...(like && { like }) })
  const typed = [
    ['market', market],
    ['idea', idea],
  ] as const
  const rows = [...told]
  for (const [kind, text] of typed) {
    const isThere = rows.some(({ group }) => same(group ?? '', shortened(text ?? '')))
    if (text?.trim() && !isThere) rows.push(newRow(kind, { kind }, text, shared))
  }
  const [first] = rows
  // If no round has a cost per customer, the first group gets the cost from another form.
  const serve = shared?.serve && { serve: shared.serve }
  if (first && told.length === 0)
    rows[0] = rowOfFacts({ ...first, carried: { ...first.carried, ...serve } }, facts)
  return rows.reduce<GroupRow[]>(withOneMore, [])
}

/**
 * Makes room for one more row. If there is no free place, it removes the last row that has only a name from another
 * form.
 */
export function withRoom(
  rows: readonly GroupRow[],
  isTyped: (row: GroupRow) => boolean = () => false,
): GroupRow[] {
  const at = rows.findLastIndex(row => isBrought(row) && !isTyped(row))
  return rows.length < mostGroups || at < 0 ? [...rows] : rows.toSpliced(at, 1)
}

/** Adds a row. If the new row is only a name, it does not remove another row. */
const withOneMore = (rows: readonly GroupRow[], row: GroupRow): GroupRow[] =>
  [...(isBrought(row) ? rows : withRoom(rows)), row].slice(0, mostGroups)

/** Updates a row from its round. Only blank and suggested fields change. Values that the founder typed stay. */
function following(row: GroupRow, now: GroupRow): GroupRow {
  const { prefilled: known = {}, carried } = now
  const names = groupFields.filter(
    name => name in known && (row[name] === undefined || row.prefilled?.[name]),
  )
  const taken = Object.fromEntries(names.map(name => [name, now[name]]))
  const marks = Object.fromEntries(names.map(name => [name, known[name]]))
  return groupRow.parse({ ...row, ...taken, prefilled: { ...row.prefilled, ...marks }, carried })
}

/**
 * Adds a row for each new round. If a row already has the name of the round, the round fills its blank fields
 * instead.
 */
export function withKnown(record: SegmentsRecord, known: readonly GroupRow[]): SegmentsRecord {
  const rows = record.rows.map(row => {
    const isSame = ({ source, group }: GroupRow) =>
      source.kind === 'round' && row.source.kind !== 'round' && same(group ?? '', row.group ?? '')
    const now = known.find(({ id }) => id === row.id) ?? known.find(isSame)
    return now ? following(row, now) : row
  })
  const isLeft = (id: string) => record.left?.includes(id)
  const news = known.filter(
    ({ id, group }) => !isLeft(id) && !rows.some(row => row.id === id || same(row.group ?? '', group ?? '')),
  )
  return { ...record, rows: news.reduce(withOneMore, rows) }
}
