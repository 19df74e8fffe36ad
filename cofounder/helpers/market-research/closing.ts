// How a market research ends: how sure, the strongest objection, what to test first, three dated actions.

import {
  formatCount,
  formatMoney,
  formatPercent,
  formatShortMoney,
  formatValue,
} from '../../../contracts/figures.ts'
import type { Closing } from '../../../contracts/results/closing.ts'
import { type Assumption, evaluate } from '../../../contracts/sizing.ts'
import { datedActions } from '../../closing.ts'
import { decapitalise } from '../../language/phrases.ts'
import { buyerWords, type Frame, inPlace } from '../../market/frame.ts'
import { convert } from '../../sizing/exchange.ts'
import { type Sizes, weakestAssumption } from './sizes.ts'

/** Below this many US dollars in year three a company cannot pay its own people. */
const smallRevenue = 300_000

function confidenceOf(frame: Frame, { sizing, topDown }: Sizes): Closing['confidence'] {
  if (!sizing) {
    return {
      level: 'low',
      reason:
        'A size needs a count of buyers and a price; at least one of them is missing, so no total is shown rather than an invented one.',
    }
  }
  const estimates = sizing.assumptions.filter(({ provenance }) => provenance.kind === 'estimate')
  const listed = estimates.map(({ label }) => decapitalise(label)).join('; ')
  const solid = !estimates.some(({ id }) => id === 'buyers' || id === 'annual-price')
  if (topDown?.verdict === 'wrong' || !solid)
    return {
      level: 'low',
      reason: `${topDown?.verdict === 'wrong' ? 'The two ways to the TAM disagree by more than 3×. ' : ''}Still estimates: ${listed || 'none'}.`,
    }
  if (frame.facts.customers && topDown?.verdict === 'fair')
    return {
      level: 'high',
      reason: `Count and price have a source, the top-down check is fair, and you have paying customers (“${frame.facts.customers.quote}”).`,
    }
  return {
    level: 'medium',
    reason: `The count of buyers and the price have a source. Still estimates: ${listed || 'none'}.`,
  }
}

function counterArgumentOf(frame: Frame, { sizing, topDown }: Sizes): string {
  const [counter] = frame.vertical?.counterTrends ?? []
  const som = sizing && evaluate(sizing).get('som')?.likely
  const dollars = som ? convert(som, frame.currency, 'USD') : null
  const price = sizing?.assumptions.find(({ id }) => id === 'annual-price')?.likely
  const payroll = convert(smallRevenue, 'USD', frame.currency)
  if (som && price && payroll && dollars !== null && dollars < smallRevenue) {
    const needed = Math.ceil(payroll / price)
    return `Even if everything goes to plan, the third year brings ${formatShortMoney(som, frame.currency)}: too little to pay a team of four. At this price about ${formatShortMoney(payroll, frame.currency)} a year takes ${formatCount(needed)} customers, ${formatCount(Math.ceil(needed / 36))} new ones a month. Raise the price, sell to larger buyers, or find a channel that brings that many.`
  }
  if (topDown?.verdict === 'wrong')
    return 'The two ways to the same market disagree by more than 3×. An investor will find the weaker one in a minute; find it first.'
  if (counter)
    return `${counter.text} (${counter.source}, ${counter.year}). If that goes on, the buyers in this SAM spend their next money elsewhere.`
  if (sizing)
    return 'You have a count and a price, but nothing here shows that anyone has paid it. A market is people who pay; until three have, this is arithmetic.'
  return 'You may be describing a problem nobody pays for today. Without a count of buyers and a price someone has paid, that objection stands.'
}

function testOf(frame: Frame, sized: boolean, weakest: Assumption | null): string {
  const { many } = buyerWords(frame)
  const place = inPlace(frame)
  if (!sized)
    return `Ask ten ${many} ${place} for the last receipt or invoice they paid because of this problem. Three receipts are the beginning of a market; none says that there is none yet.`
  if (!weakest)
    return `Offer it to ten ${many} ${place} at your price, by invoice. Two deposits support the sizes above; none says that the price or the pain is wrong.`
  const twenty =
    frame.vertical?.model === 'consumer'
      ? `Ask 20 ${many} ${place} whom you do not know, met in one place`
      : `Call 20 ${many} ${place}, taken from a public list in order, not picked`
  if (weakest.id === 'fit-share' && frame.region)
    return `${twenty}. Count how many had this problem in the last 30 days. The SAM counts all of them in ${frame.region.name}; 5 of 20 cut it to a quarter.`
  if (weakest.id === 'fit-share')
    return `${twenty}. Count how many had this problem in the last 30 days. ${formatPercent(weakest.likely)} means at least ${Math.max(1, Math.round(weakest.likely * 20))} of 20; at ${Math.max(0, Math.round(weakest.low * 20))} or fewer the SAM is the low one.`
  return `The weakest number is “${weakest.label}” (${formatValue(weakest.low, weakest.format, frame.currency)} to ${formatValue(weakest.high, weakest.format, frame.currency)}). Replace it with a real count from one named register before anything else.`
}

export function closingOf(frame: Frame, sizes: Sizes, today: string): Closing {
  const { vertical, facts } = frame
  const { many } = buyerWords(frame)
  const place = inPlace(frame)
  const channel = vertical?.channels[0]
  const weakest = sizes.sizing ? weakestAssumption(sizes.sizing) : null
  const start = channel ? ` (start here: ${decapitalise(channel)})` : ''
  const consumer = vertical?.model === 'consumer'
  const list = consumer
    ? `Write down three places where ${many} ${place} already meet${start}, and ask one question about last month in each.`
    : `Write a list of 30 ${many} ${place} with names and phone numbers${start}.`
  const who = consumer ? 'Talk to ten who answer' : 'Call ten of them'
  const talk = facts.price
    ? `${who}. Ask what they did about it last month and what it cost, then say your price (${formatMoney(facts.price.annual, frame.currency)} a year) and stay silent.`
    : `${who}. Ask what they did about it last month, what it cost, and what they pay for the nearest thing.`
  const again = sizes.sizing
    ? `Replace ${weakest ? `“${decapitalise(weakest.label)}”` : 'one estimate'} with what you counted, and look at the sizes again.`
    : 'Put the count and the price you found into the market line and run this research again.'
  return {
    confidence: confidenceOf(frame, sizes),
    counterArgument: counterArgumentOf(frame, sizes),
    testFirst: testOf(frame, sizes.sizing !== null, weakest),
    nextActions: datedActions(today, [list, talk, again]),
  }
}
