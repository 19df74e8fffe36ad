// Prints the calculations for a group with their formulas, so that a reader can check them.
import type { Amount } from '../../../contracts/record-fields.ts'
import { figureIds, type SegmentFigure } from '../../../contracts/results/customer-segments.ts'
import { type GroupField, type GroupRow, groupFields } from '../../../contracts/segments-record.ts'
import { monthFactors, yearFactors } from '../factors.ts'
import { type Money, plain, type Range, rangeOf, told } from '../figures.ts'
import type { Voice } from '../voice.ts'
import {
  conversionOf,
  earnOf,
  isBoughtOnce,
  type Loss,
  lossOf,
  type Part,
  paybackOf,
  penetrationOf,
  shareIn,
  tenthOf,
  worthOf,
  yearlyOf,
} from './sums.ts'

type Said = { text: string; sum: string }

/** Prints a share in per cent, from the low end of a range. A small share is never printed as zero. */
export const shareOf = ({ part, of }: Part, { language, say }: Voice): string => {
  const value = part.low / of.high
  const share = new Intl.NumberFormat(language, {
    style: 'percent',
    maximumFractionDigits: value > 0 && value < 0.01 ? 2 : 0,
  }).format(value)
  return isOpen(part, of) ? say('segments.share.least', { share }) : share
}

/** Prints the share in brackets after a count. If family and friends are left out, it says so. */
export const shareTextOf = (found: Part, voice: Voice): string =>
  found.isStrangers
    ? voice.say('segments.share.strangers', { share: shareOf(found, voice) })
    : shareOf(found, voice)

const isOpen = (...ranges: readonly Range[]) => ranges.some(({ low, high }) => low !== high)

const partIn = (found: Part | null, voice: Voice): Said | null =>
  found && {
    text: shareTextOf(found, voice),
    sum: `${voice.number(found.part.low)} ÷ ${voice.number(found.of.high)}`,
  }

const counted = (count: Range, per: 'month' | 'time', row: GroupRow, { measure }: Voice) =>
  measure(per === 'month' ? 'months' : told(row.price)?.per === 'hour' ? 'hours' : 'times', count)

/** What the founder keeps of one sale, written as a part of a formula. */
function keptText(row: GroupRow, voice: Voice): string {
  const price = told(row.price)
  const share = shareIn(row)
  const amount = price ? voice.exact(plain(price)) : ''
  return share === null ? amount : `${amount} × ${voice.percent(share)}`
}

function yearlyIn(row: GroupRow, voice: Voice): Said | null {
  const [price, yearly, earn] = [told(row.price), yearlyOf(row), earnOf(row)]
  if (!yearly || !price || !earn) return null
  const [text, sum] = [voice.exact(yearly), `${keptText(row, voice)}${yearFactors(price.per, earn, voice)}`]
  return text === sum ? null : { text, sum }
}

/** What is left of one month or one purchase, written as a part of a formula. A calculation is in brackets. */
function leftText(row: GroupRow, per: 'month' | 'time', voice: Voice): string {
  const [price, serve] = [told(row.price), row.carried?.serve]
  const each = (unit: Amount['per']) => (per === 'month' ? monthFactors(unit) : '')
  const brings = price ? `${keptText(row, voice)}${each(price.per)}` : ''
  if (serve && serve.high > 0) return `(${brings} − ${voice.exact(plain(serve))}${each(serve.per)})`
  return /[×÷]/.test(brings) ? `(${brings})` : brings
}

/** Adds that a cost is unknown and was not subtracted. */
const beforeCost = (text: string, isBeforeCost: boolean, { say }: Voice) =>
  isBeforeCost ? say('segments.figure.before', { amount: text }) : text

function worthIn(row: GroupRow, voice: Voice): Said | null {
  const found = worthOf(row)
  if (!found) return null
  const { per, stays, worth, isBeforeCost } = found
  return {
    text: beforeCost(voice.money(worth), isBeforeCost, voice),
    sum: `${leftText(row, per, voice)} × ${counted(stays, per, row, voice)}`,
  }
}

/** The loss to print. If only the worst case is a loss, it is the loss in the worst case. */
export const lossText = ({ loss, isSure }: Loss): Money => (isSure ? loss : { ...loss, low: loss.high })

function paybackIn(row: GroupRow, voice: Voice): Said | null {
  const found = paybackOf(row)
  if (!found) return null
  const { win, per, after, isBeforeCost, pieces } = found
  // If it costs nothing to win a customer, there is no cost to earn back.
  if (win.high === 0 && after) return null
  const [stays, lost] = [told(row.stays), lossOf(row)]
  const tenths = (value: number) => Math.round(value * 10) / 10
  const text = !after
    ? voice.say('segments.figure.never')
    : after.high <= 1
      ? voice.say('segments.figure.first', { per })
      : counted({ low: tenths(after.low), high: tenths(after.high) }, per, row, voice)
  const short =
    after && lost && stays !== null && !pieces
      ? voice.say('segments.figure.short', {
          after: text,
          stays: counted(rangeOf(stays), per, row, voice),
          per,
          loss: voice.money(lossText(lost)),
          sure: lost.isSure ? 'yes' : 'no',
        })
      : text
  return {
    text: after ? beforeCost(short, isBeforeCost, voice) : text,
    sum: pieces
      ? `${voice.exact(plain(win))} ÷ (${leftText(row, 'time', voice)} × ${voice.factor(pieces)}${monthFactors(pieces.per === 'once-ever' ? 'once' : pieces.per)})`
      : `${voice.exact(plain(win))} ÷ ${leftText(row, per, voice)}`,
  }
}

function costIn(row: GroupRow, voice: Voice): Said | null {
  const win = told(row.win)
  return win && { text: voice.money(plain(win)), sum: '' }
}

function tenthIn(row: GroupRow, voice: Voice): Said | null {
  const found = tenthOf(row)
  if (!found) return null
  return { text: voice.money(found.sum), sum: `${voice.number(found.tenth)} × ${voice.exact(found.each)}` }
}

const sums: Readonly<Record<SegmentFigure['id'], (row: GroupRow, voice: Voice) => Said | null>> = {
  conversion: (row, voice) => partIn(conversionOf(row), voice),
  yearly: yearlyIn,
  ltv: worthIn,
  cac: costIn,
  payback: paybackIn,
  tenth: tenthIn,
  penetration: (row, voice) => partIn(penetrationOf(row), voice),
}

/** All calculations for a row. If a field is missing, the calculations that need it are left out. */
export const figuresIn = (row: GroupRow, voice: Voice): SegmentFigure[] =>
  figureIds.flatMap(id => {
    const found = sums[id](row, voice)
    const type = row.carried?.type ?? 'unsure'
    return found ? [{ id, label: voice.say(`segments.figure.${id}`, { type }), ...found }] : []
  })

/** Fields that are blank or marked "I do not know". */
export const openIn = (row: GroupRow): GroupField[] =>
  groupFields.filter(name =>
    name === 'group'
      ? !row.group?.trim()
      : told(row[name]) === null && !(name === 'stays' && isBoughtOnce(row)),
  )
