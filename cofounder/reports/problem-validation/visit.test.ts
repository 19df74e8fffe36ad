// Tests hourly work that was paid per visit. The hours of a visit make price and payment comparable.
import { expect, test } from 'vitest'
import { languages } from '../../../contracts/languages.ts'
import { fieldsOf } from '../../../venture/records/form.ts'
import { flagsOf } from '../../../venture/records/market/flags.ts'
import { marketSums } from '../../../venture/records/market/sums.ts'
import { needOf } from '../../../venture/records/need.ts'
import { isPaidPrice } from '../../../venture/records/paid.ts'
import { rowOfRound } from '../../../venture/records/segments/prefill.ts'
import { judge } from '../../../venture/records/verdict.ts'
import {
  answersOf,
  cardOf,
  count,
  english,
  euros,
  recordOf,
  replyTo,
  stepsOf,
  today,
} from './card.fixture.ts'

const byHour = {
  type: 'hours',
  price: euros(46, 'hour'),
  takes: { ...count(7), per: 'year' },
  free: 25,
}
const paidByVisit = { paid: count(31), each: euros(320, 'time'), since: '2024-01', still: count(22) }
const frame = {
  ...{ permit: 'none', aim: euros(1500, 'month') },
  ...{ serve: euros(40, 'time'), fixed: euros(140, 'month') },
}
const gardens = {
  problem: { words: 'A branch broke', whose: 'The Kulmers', when: '2026-09', known: 'saw' },
  who: { words: 'Old couples', place: { country: 'AT', text: 'Weiz' }, payer: 'self', known: 'saw' },
  often: { often: { ...count(1), per: 'year' }, money: euros(500, 'time'), known: 'told' },
  today: { kind: 'person', pays: euros(20, 'hour'), words: 'The neighbour', known: 'saw' },
  earn: byHour,
  paid: { ...paidByVisit, known: 'records' },
  others: { no: count(9), friends: count(4), known: 'records' },
  reach: { there: count(180), how: 'introduced', came: count(17), known: 'records' },
  evidence: { talked: count(40), watched: count(12), acted: count(11) },
  frame,
}
const withVisit = { ...gardens, paid: { ...gardens.paid, visit: 7 } }

test.each([
  ['by the hour, paid by the visit', byHour, euros(320, 'time'), true],
  ['by the visit, paid by the hour', { ...byHour, price: euros(320, 'time') }, euros(46, 'hour'), true],
  ['both by the hour', byHour, euros(46, 'hour'), false],
  ['by the hour, paid by the month', byHour, euros(320, 'month'), false],
  ['a sale', { ...byHour, type: 'sale' }, euros(320, 'time'), false],
])('RC54 the form asks for the hours of a visit: %s', (_what, earn, each, isAsked) => {
  const answers = answersOf({ earn, paid: { paid: count(3), each } })
  expect(fieldsOf('paid', answers).some(({ id }) => id === 'visit')).toBe(isAsked)
})

test('RC54 as long as the hours are unknown, every text asks for them, and the score is the one for a payment in another unit', () => {
  const question =
    'EUR 320 each time, and you plan EUR 46 an hour: how many hours is one visit or job? Fill it in on the card “Who paid”.'
  expect(replyTo('paid', gardens)).toBe(question)
  const made = cardOf(gardens)
  const { scores, open } = judge(recordOf(gardens), { today })
  expect([scores.money, open]).toEqual([3, ['money']])
  expect(made.verdictReason).toContain(
    'One step from GO: the hours of one visit or job (paid: EUR 320 each time, planned: EUR 46 an hour).',
  )
  expect(made.closing.counterArgument).toBe(question)
  expect(made.testCards[0]?.test).toBe(
    'Fill in on the card “Who paid” how many hours one visit or job takes: EUR 320 each time was paid, EUR 46 an hour is planned.',
  )
  expect(JSON.stringify(made)).not.toMatch(/nobody has paid|in the place of/)
  // The score comes from a deposit. But the card still mentions the customers who paid.
  const held = cardOf({
    ...gardens,
    others: { ...gardens.others, committed: count(5), deposit: euros(50, 'once') },
  })
  expect(held.scores.find(({ dimension }) => dimension === 'money')?.reason).toContain(question)
})

test('RC54 if the hours are known, the payment is compared with the price, and both count as the same revenue model', () => {
  expect(replyTo('paid', withVisit)).toBe(
    'EUR 320 ÷ 7 h ≈ EUR 45.71 an hour; you plan EUR 46 an hour. Came again: 22 of 31 (71%).',
  )
  const clinics = { ...byHour, price: euros(15000, 'hour') }
  const visits = { paid: { ...paidByVisit, each: euros(30000, 'time'), visit: 2 } }
  expect(replyTo('paid', { earn: clinics, ...visits })).toContain(
    'EUR 30,000 ÷ 2 h = EUR 15,000 an hour, as planned.',
  )
  const other = {
    earn: { ...byHour, price: euros(92, 'time') },
    paid: { ...paidByVisit, each: euros(46, 'hour'), visit: 2 },
  }
  expect(replyTo('paid', other)).toContain('EUR 46 × 2 h = EUR 92 each time, as planned.')
  expect(judge(recordOf(withVisit), { today })).toMatchObject({ verdict: 'GO', scores: { money: 5 } })
  const answers = answersOf({ earn: clinics, ...visits })
  expect(isPaidPrice(answers, answers.earn?.price as never)).toBe(true)
  // The founder gave the seven hours only roughly, so a small difference is accepted.
  const rounded = answersOf(withVisit)
  expect(isPaidPrice(rounded, rounded.earn?.price as never)).toBe(true)
  expect(isPaidPrice(rounded, euros(50, 'hour') as never)).toBe(false)
  expect(rowOfRound(recordOf(withVisit))).toMatchObject({ price: { per: 'hour' } })
  expect(rowOfRound(recordOf(gardens)).carried?.isOther).toBe(true)
})

test('RC55 a cost per visit is subtracted from an hourly price only if the hours of a visit are known, in every helper', () => {
  expect(needOf(answersOf(gardens))).toMatchObject({
    kind: 'units',
    price: { per: 'hour' },
    serve: { per: 'time' },
  })
  expect(needOf(answersOf(withVisit))).toMatchObject({ kind: 'count', count: 70, serve: count(40) })
  expect(cardOf(withVisit).sums?.at(-1)).toBe(
    '12 × (EUR 1,500 + EUR 140) ÷ (EUR 322 − EUR 40) ≈ 69.79, rounded up: 70 clients',
  )
  const range = { ...gardens, paid: { ...gardens.paid, visit: { low: 5, high: 7 } } }
  expect(needOf(answersOf(range))).toMatchObject({ serve: { low: 40, high: 56 } })
  const market = {
    earn: answersOf(gardens).earn,
    far: { aim: answersOf(gardens).frame?.aim, serve: answersOf(gardens).frame?.serve },
  }
  expect(marketSums(market, answersOf(gardens)).need.kind).toBe('units')
  expect(flagsOf(market, marketSums(market, answersOf(gardens)), english).join()).toContain(
    'Fill in “Hours of one visit or job” on the card “Who paid”.',
  )
  expect(marketSums(market, answersOf(withVisit)).need).toMatchObject({ kind: 'count', serve: count(40) })
})

test('RC55 if the needed number cannot be calculated, a GO is still possible, and the reply names the missing field', () => {
  expect(replyTo('frame', gardens)).toBe(
    'What your aim takes is not worked out: EUR 46 an hour and EUR 40 each time are not for the same. Fill in “Hours of one visit or job” on the card “Who paid”.',
  )
  const hourly = { ...gardens, paid: { ...gardens.paid, each: euros(46, 'hour') } }
  const made = cardOf(hourly)
  expect(made.verdict).toBe('GO')
  expect(made.verdictReason).toContain(
    'are not for the same. Give “One customer costs you” on the card “Permit and aim” for the same as EUR 46 an hour.',
  )
  expect(stepsOf(hourly)).toContain(
    'Give “One customer costs you” on the card “Permit and aim” for the same as EUR 46 an hour.',
  )
})

test.each(languages)(
  'RC54 if customers paid in another way than planned, no text says that nobody paid at all: %s',
  language => {
    const monthly = { ...gardens, paid: { ...gardens.paid, each: euros(50, 'month') } }
    const counter = cardOf(monthly, language).closing.counterArgument
    expect(counter).not.toMatch(/Ainsi, personne|So hat noch niemand|Así todavía nadie|Assim ninguém/)
    expect(cardOf(gardens, language).closing.counterArgument).toContain('?')
  },
)
