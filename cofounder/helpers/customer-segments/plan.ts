// What to do with the beachhead: the first ten customers, the first twelve weeks, and the closing.

import { formatMoney, formatShortMoney } from '../../../contracts/figures.ts'
import type { Closing } from '../../../contracts/results/closing.ts'
import type { CustomerSegment, CustomerSegmentsResult } from '../../../contracts/results/customer-segments.ts'
import { evaluate } from '../../../contracts/sizing.ts'
import { datedActions } from '../../closing.ts'
import { decapitalise } from '../../language/phrases.ts'
import { type Frame, inPlace } from '../../market/frame.ts'

const places = (find: string) =>
  find
    .split(/,\s(?:and\s)?|;\s/)
    .map(part => part.trim().replace(/\.$/, ''))
    .filter(part => part.length > 3)

function monthlyPrice({ facts, currency }: Frame): string | null {
  return facts.price ? formatMoney(Math.max(1, Math.round(facts.price.annual / 12)), currency) : null
}

/** Their name with the place, unless the name already says it. */
export function nameInPlace(name: string, frame: Frame): string {
  const said = [frame.region?.words, frame.country.words].some(words => words?.test(name))
  return said ? `“${name}”` : `“${name}” ${inPlace(frame)}`
}

export function firstTenOf(segment: CustomerSegment, frame: Frame): CustomerSegmentsResult['firstTen'] {
  const found = places(segment.find.text).slice(0, 3)
  const shares = found.length === 3 ? [4, 3, 3] : found.length === 2 ? [5, 5] : [10]
  const price = monthlyPrice(frame)
  const asks = [
    'Tell me about the last time this happened. What did you do, and what did it cost you?',
    'May I watch you do it for an hour this week? I will bring what I see back to you on one page.',
    price
      ? `I can solve it by hand for you from Monday for ${price} a month. Shall I send the invoice?`
      : 'I can solve it by hand for you from Monday. What would that be worth to you a month?',
  ]
  return found.map((where, index) => ({
    where: `${shares[index] ?? 3} customers: ${where}`,
    ask: asks[index % asks.length] ?? '',
  }))
}

export function goToMarketOf(segment: CustomerSegment): CustomerSegmentsResult['goToMarket'] {
  return [
    {
      period: 'Weeks 1–2',
      doing: `Talk to 20 of them, one at a time. Sell nothing; write down trigger, cost and words used.`,
      until: 'Stop and choose the second segment if fewer than 8 of 20 had the problem in the last 30 days.',
    },
    {
      period: 'Weeks 3–6',
      doing:
        'Solve it by hand for three of them against payment. No code that is not needed for these three.',
      until: 'Three have paid and two of them ask for the next month.',
    },
    {
      period: 'Weeks 7–12',
      doing: `One channel only (${decapitalise(segment.find.text.split(',')[0] ?? 'the one that brought the three')}), until it brings ten customers.`,
      until: 'Ten pay, you know the CAC of the last five, and no more than one has left.',
    },
  ]
}

export function closingOf(
  frame: Frame,
  segments: CustomerSegment[],
  used: number,
  evidence: number,
  today: string,
): Closing {
  const [primary, secondary] = segments
  const name = primary?.name ?? 'the first segment'
  const results = primary?.economics ? evaluate(primary.economics) : null
  const ltv = results?.get('ltv')?.likely
  const churn = primary?.economics?.assumptions.find(({ id }) => id === 'churn')
  const level =
    used === 3 && evidence >= 4 && primary?.economics ? 'high' : used >= 2 && evidence >= 3 ? 'medium' : 'low'
  const proof =
    evidence >= 4
      ? 'the first segment rests on something people did or paid'
      : evidence === 3
        ? 'the first segment rests on amounts you named, not yet on anything people did'
        : 'nothing saved shows what these people did or paid, so the order is a judgement'
  return {
    confidence: { level, reason: `${used} of 3 sources were used and ${proof}.` },
    counterArgument:
      ltv && churn && churn.provenance.kind !== 'founder'
        ? `The lifetime value (${formatShortMoney(ltv, frame.currency)}) hangs on a churn you have not measured. At twice that churn it halves to ${formatShortMoney(ltv / 2, frame.currency)}, and the channel you planned may no longer pay.`
        : `You may have chosen “${name}” because they talk to you, not because they buy. ${secondary ? `If “${decapitalise(secondary.name)}” pay sooner, the order is wrong.` : ''}`,
    testFirst: `Ask ten of ${nameInPlace(name, frame)} for money now: a deposit of ${monthlyPrice(frame) ?? 'one month’s price'}, returned if you do not deliver in six weeks. Two of ten keep this segment first; none moves the second one up.`,
    nextActions: datedActions(today, [
      `Write 30 names of ${nameInPlace(name, frame)}; ask in the first place listed above.`,
      'Hold five conversations of 20 minutes; ask only about last month, never about your idea.',
      'Send three of them an offer with a price and a start date, and enter what happened here.',
    ]),
  }
}
