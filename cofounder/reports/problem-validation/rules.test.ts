// Tests the rules for the card and for the replies.
import { expect, test } from 'vitest'
import { needOf } from '../../../venture/records/need.ts'
import { findOut } from '../../../venture/records/validation/find-out.ts'
import {
  answersBy,
  answersOf,
  cardOf,
  count,
  english,
  euros,
  plain,
  replyTo,
  stepsOf,
  today,
} from './card.fixture.ts'
import cases from './rules.cases.json' with { type: 'json' }

const strong = answersBy('Rosa')
const { hours, season } = cases

test('RC27 the actions of a card are about its open points: the permit, the aim, or a lawful alternative', () => {
  const [permit] = cardOf(strong).testCards
  expect(permit?.test).toBe(
    'Ask the authority by which day it decides, and what your application still lacks.',
  )
  const [unsure] = cardOf({ ...strong, frame: { ...strong.frame, permit: 'unsure' } }).testCards
  expect(unsure?.test).toBe(
    'Ask the authority in charge, or a lawyer, for an answer in writing: which permission this needs, and whether you may begin without it.',
  )
  const [aim] = cardOf(answersBy('Dale')).testCards
  expect(aim?.test).toBe(
    'Name a second group and count it; at your price half of the 214 leave CAD 1,292 (before the costs that stay) a month.',
  )
  const stopped = cardOf({ ...strong, frame: { permit: 'refused' } })
  expect(stopped.verdict).toBe('STOP')
  expect(stopped.verdictReason).not.toContain('What carries it')
  expect(stopped.closing.nextActions[0]?.action).toContain('which form of it would be allowed')
})

test('RC27 after a PIVOT no action suggests the same offer to the same group', () => {
  const { paid: _paid, ...rest } = strong
  const refused = { ...rest, paid: { paid: count(0) }, others: { no: count(14) }, evidence: {}, frame: {} }
  const steps = (answers: object) => stepsOf({ ...refused, ...answers })
  expect(cardOf(refused).verdict).toBe('PIVOT')
  expect(steps({})).toEqual([
    'Call 5 of the 14 who said no: what did they do instead, and what would they have paid for?',
    'Name three other groups, and let three people of each tell you how it is for them.',
    'Offer three of them what they say they would have paid for, at a price, and write down each answer.',
  ])
  expect(steps({ reach: { other: count(22) } })[2]).toMatch(/^Ask 10 of the 22 on the other side/)
  expect(steps({ evidence: { acted: count(2) } })[2]).toMatch(
    /^Ask the 2 who came, asked or paid by themselves/,
  )
  expect(steps({ frame: { permit: 'unsure' } })[2]).toMatch(/^Ask the authority in charge/)
})

test('RC60 a founder whose customers pay is not sent back to the problem, but to the people who have answered', () => {
  const sold = {
    ...strong,
    earn: { type: 'sale', price: euros(45, 'day'), takes: { ...count(3), per: 'year' }, runs: 3 },
    paid: { paid: count(9), each: euros(45, 'day'), since: '2025-10', still: count(3) },
    others: { committed: count(2), deposit: euros(20, 'once'), no: count(4) },
    frame: { permit: 'none' },
  }
  const steps = (answers: object) => stepsOf({ ...sold, ...answers })
  expect(steps({}).map(said => said.split(' ').slice(0, 4).join(' '))).toEqual([
    'Offer it to the',
    'Agree with the 2',
    'Ask the 6 who',
  ])
  expect(steps({ others: { no: count(4) } })[2]).toMatch(/^Call the 4 who said no/)
  // A customer who needs it each week but did not come again is asked for the reason. Nobody is asked if no
  // customer was due again.
  const weekly = { ...sold.earn, runs: 12, takes: { ...count(3), per: 'week' } }
  const again = (since: string, often: object = {}) =>
    steps({ earn: weekly, often, paid: { ...sold.paid, since, still: count(8) } }).join(' ')
  expect(again('2026-06')).toContain('the one who did not come again and ask why, and what they use now.')
  expect(again('2026-11') + again('2026-01', { often: { ...count(1), per: 'year' } })).not.toMatch(
    /come again/,
  )
  // Whoever buys once a year cannot have come again yet.
  const yearly = { earn: { ...sold.earn, takes: { ...count(1), per: 'year' } }, others: {} }
  expect(steps(yearly)[1]).toBe(
    'Ask each of the 9 who paid for two names of others who may need it, and call 5 of them.',
  )
  // Customers who buy once in a lifetime do not know the next buyers.
  const once = { earn: { ...sold.earn, takes: { ...count(1), per: 'once-ever' } }, others: {} }
  expect(steps(once).join()).not.toContain('two names')
  expect(steps({ problem: { words: 'x', known: 'guess' } }).join()).not.toContain('Agree')
})

test('RC60 no founder is asked whether they can serve the people who give money', () => {
  const giving = { type: 'giving', price: euros(30, 'month'), people: count(25), cost: euros(38, 'person') }
  const asked = (earn: object) =>
    cardOf({
      ...{ ...strong, earn, frame: { permit: 'none', aim: euros(300, 'month') } },
      paid: { paid: count(6), each: euros(30, 'month'), since: '2026-01', still: count(6) },
    }).verdictReason
  expect(asked({ type: 'subscription', price: euros(30, 'month') })).toContain('Whether you can serve')
  expect(asked(giving)).not.toContain('Whether you can serve')
})

test('RC27 a test that was passed is not suggested again, but a test with the next twenty people is', () => {
  const go = cardOf({ ...strong, frame: { ...strong.frame, permit: 'have' } })
  expect(go.verdict).toBe('GO')
  expect(go.testCards[0]?.test).toMatch(/^Offer it to the next /)
  expect(JSON.stringify(go.testCards)).not.toContain('pay again')
})

test('RC28 a blank field does not count as zero, a text counts as an answer, and the card says if a mark is missing', () => {
  const told = cardOf(cases.inWords)
  expect(told.verdictReason).toContain('stands in your words only: put the number beside them')
  expect(told.verdictReason).not.toMatch(/0 talks|0 no|by your mark|Nothing was said/)
  const reasons = Object.fromEntries(told.scores.map(({ dimension, reason }) => [dimension, reason]))
  expect(reasons).toMatchObject({
    problem: 'How you know it is not marked, so it counts as a guess.',
    evidence: 'Its field is blank: only your words are there.',
    frequency: 'Its field is blank: only your words are there.',
    reach: 'What counts here was not told yet.',
  })
})

test('RC28 calculations keep the units: a price per hour is not a total, four pieces stay four, missing hours are reported', () => {
  const hourly = {
    ...strong,
    ...{ earn: hours, frame: { permit: 'none', aim: euros(3600, 'month') } },
    paid: { paid: count(5), each: euros(55, 'hour'), since: '2026-02', still: count(5) },
  }
  expect(replyTo('paid', hourly)).toBe('Came again: 5 of 5 (100%).')
  const need = (pieces: number) =>
    needOf({
      earn: { type: 'sale', price: euros(1000, 'piece'), takes: { ...count(pieces), per: 'once-ever' } },
      frame: { aim: euros(4000, 'month') },
    })
  expect([need(1), need(4)]).toMatchObject([{ count: 48 }, { count: 12 }])
})

test('RC29 the card shows every calculation with its formula, also the one for the aim', () => {
  const { sums } = cardOf({
    ...strong,
    frame: { ...strong.frame, fixed: { ...count(400), currency: 'PEN', per: 'month' } },
  })
  expect(sums?.at(-1)).toBe('12 × (PEN 4,000 + PEN 400) ÷ PEN 2,200 = 24 payers a year, 72 in three years')
})

test('RC29 income and costs on the card are calculated for the same number of deals', () => {
  const earn = {
    type: 'commission',
    deal: euros(100, 'time'),
    share: 10,
    takes: { low: 4, high: 6, per: 'month' },
  } as const
  const frame = { aim: euros(480, 'month'), serve: euros(5, 'time') }
  expect(needOf({ earn, frame })).toMatchObject({ each: 240, count: 24 })
})

test('RC29 an answer that is only text leads to the third task, unless its fields answer the counter-argument', () => {
  const { evidence: _evidence, ...rest } = strong
  const [, , third] = cardOf({ ...rest, evidence: { words: 'I met many' } }).testCards
  expect(third?.test).toContain('put the number beside your words: Whom you met.')
  const unknown = cardOf({ ...rest, often: { often: { ...count(2), per: 'month' }, money: 'unknown' } })
  expect(unknown.scores.find(({ dimension }) => dimension === 'intensity')?.reason).toContain(
    'do not know it yet',
  )
  const aim = { permit: 'none', aim: euros(3600, 'month') }
  expect(cardOf({ ...strong, earn: hours, frame: aim }).closing.counterArgument).toContain('66 hours a month')
  const listed = { ...strong, who: { words: 'mothers' }, problem: strong.problem }
  expect(cardOf(listed).closing.counterArgument).not.toContain('ring up')
})

const needIn = (answers: object) => needOf(answersOf(answers))

test('RC30 three sales a year stay three in a short season, a range gives two results, and an unknown cost gives “at least”', () => {
  expect(needIn(season)).toMatchObject({ count: 188, isLeast: false })
  const weekly = { ...season.earn, takes: { ...count(3), per: 'week' } }
  expect(needIn({ ...season, earn: weekly })).toMatchObject({ count: 11 })
  expect(needIn(cases.ranges)).toMatchObject({ fewest: 7, count: 18 })
  const unknown = { ...season, frame: { ...season.frame, serve: 'unknown' } }
  expect(needIn(unknown)).toMatchObject({ isLeast: true })
  const made = cardOf({ ...strong, paid: { paid: count(0) }, others: {}, ...unknown })
  expect(made.verdictReason).toMatch(
    /^At least 145 buyers make .* A cost that you do not know yet is not in it\./,
  )
  expect(JSON.stringify(made.testCards)).toContain('Add up what the last one took')
})

test('RC30 if the aim is in two currencies, it is an open point, and there is no GO', () => {
  const go = { ...strong, frame: { ...strong.frame, permit: 'have' } }
  expect(cardOf(go).verdict).toBe('GO')
  const two = cardOf({ ...go, frame: { ...go.frame, aim: euros(1000, 'month') } })
  expect(two.verdict).toBe('NOT YET')
  expect(two.verdictReason).toMatch(/^One step from GO: your aim \(price, costs and aim in one currency/)
})

test('RC28 if a deposit has no amount, the card asks for it and does not say that nobody paid', () => {
  const held = cardOf({
    ...strong,
    paid: { paid: count(0) },
    others: { committed: count(1), no: count(2) },
    evidence: { talked: count(5) },
  })
  const said = '1 has committed, and what they put down is still blank: an amount makes it count.'
  expect(held.scores.find(({ dimension }) => dimension === 'money')?.reason).toBe(said)
  expect(JSON.stringify(held)).not.toMatch(/no payment yet|heard and declined/)
})

test('RC30 no action delivers anything before the permit, and the action that asks for money comes before asking for the permit', () => {
  const deposits = {
    ...strong,
    paid: { paid: count(0) },
    others: { committed: count(7), deposit: euros(200, 'once'), no: count(4) },
  }
  expect(JSON.stringify(cardOf(deposits).testCards)).not.toContain('Deliver')
  const early = {
    ...strong,
    paid: { paid: count(0) },
    others: {},
    frame: { permit: 'unsure' },
  }
  expect(cardOf(early).testCards.map(({ test }) => /deposit|lawyer/.exec(test)?.[0])).toEqual([
    'deposit',
    'lawyer',
    undefined,
  ])
  expect(JSON.stringify(cardOf({ ...early, frame: { words: 'none I think' } }).testCards)).not.toContain(
    'lawyer',
  )
})

test('RC30 if the number of payers is blank, it does not count as zero; after a refused permit the confidence is high', () => {
  const blank = cardOf({ ...strong, paid: { words: 'about fifteen' }, others: {} })
  expect(blank.verdictReason).not.toContain('there is none')
  const refused = cardOf({ ...strong, frame: { permit: 'refused' } })
  expect(refused.closing.confidence).toEqual({
    level: 'high',
    reason: 'One fact decides here: it is forbidden or was refused.',
  })
})

test('RC27 if a problem comes once in a lifetime, the card does not ask for a second case or for hours per year', () => {
  const once = { ...count(1), per: 'once-ever' }
  const often = { often: once, words: 'At a birth', known: 'told' }
  const tests = stepsOf({ ...strong, often, frame: { ...strong.frame, permit: 'have' } })
  expect(tests.join(' ')).not.toMatch(/last cases|up to three/)
  expect(new Set(tests).size).toBe(tests.length)
  const earn = { type: 'hours', price: euros(85, 'hour'), takes: { ...count(5), per: 'month' } }
  const frame = { aim: euros(1800, 'month') }
  expect(needIn({ earn, frame }).kind).toBe('count')
  expect(needIn({ earn, frame, often }).kind).toBe('unknown')
})

test.each([
  ['an amount per piece', 'piece', 'product', true],
  ['an amount per year', 'year', 'product', false],
  ['an amount paid to a person', 'time', 'person', false],
] as const)('RC27 the card asks for a bill only if there can be one: %s', (_how, per, kind, isAsked) => {
  const answers = { ...strong, today: { words: 'They ring', kind, pays: euros(90, per), known: 'told' } }
  const { test: said } = findOut('workaround', answersOf(answers), english, today)
  expect(said.includes('the last time they spent')).toBe(isAsked)
})

test('RC50 the test of a range of costs passes at its lower end', () => {
  const often = { often: { ...count(1), per: 'year' }, money: { ...euros(300, 'time'), high: 900 } }
  const { threshold } = findOut('intensity', answersOf({ often }), english, today)
  expect(plain(threshold)).toBe('EUR 300 or more, for 2 of 3')
})

test('RC29 money is a strength only if strangers paid in the planned unit', () => {
  const line = (friends: number) =>
    cardOf({ ...strong, others: { ...strong.others, friends: count(friends) } }).verdictReason
  expect(line(0)).toMatch(/What carries it:\*\* Money \d\/5/)
  expect(line(99)).not.toMatch(/What carries it:\*\*[^\n]*Money/)
})
