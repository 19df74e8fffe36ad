// What the card and the replies say, by rule.
import { expect, test } from 'vitest'
import { type ValidationQuestion, validationRecord } from '../../../../contracts/validation-record.ts'
import founders from '../../../../venture/records/founders.json' with { type: 'json' }
import { needOf } from '../../../../venture/records/need.ts'
import { type AskedRecord, answerRecord, reactionTo } from './answer.ts'

const answersOf = (name: string) => {
  const found = founders.founders.find(person => person.name.startsWith(name))
  return validationRecord.parse(found?.record).answers
}

const card = (answers: object, language: AskedRecord['language'] = 'en') => {
  const record = validationRecord.parse({ version: 1, round: 1, answers })
  const made = answerRecord({ record, asked: null, language, today: '2026-11-17', contradictions: 0 })
  if (made.kind !== 'scorecard') throw new Error('no card')
  return made
}
const count = (number: number) => ({ low: number, high: number })
const strong = answersOf('Rosa')

test('RC27 what the card says is open is what it says to do: the permit, the aim, or the lawful way', () => {
  const [permit] = card(strong).testCards
  expect(permit?.test).toBe('Ask the authority for the day, and for what your application still lacks.')
  const [unsure] = card({ ...strong, frame: { ...strong.frame, permit: 'unsure' } }).testCards
  expect(unsure?.test).toBe(
    'Ask the authority in charge, or a lawyer, for an answer in writing: which permission this needs, and whether you may begin without it.',
  )
  const [aim] = card(answersOf('Dale')).testCards
  expect(aim?.hypothesis).toBe('Whether your aim fits: it takes 249, and half of the 214 is 107.')
  const stopped = card({ ...strong, frame: { permit: 'refused' } })
  expect(stopped.verdict).toBe('STOP')
  expect(stopped.verdictReason).not.toContain('What carries it')
  expect(stopped.closing.nextActions[0]?.action).toContain('which form of it would be allowed')
})

test('RC27 after a PIVOT nobody is sent with the same offer to the same group', () => {
  const { paid: _paid, ...rest } = strong
  const turned = card({ ...rest, paid: { paid: count(0) }, others: { no: count(14) } })
  expect(turned.verdict).toBe('PIVOT')
  expect(turned.testCards.map(({ hypothesis }) => hypothesis)).toEqual([
    'What the 14 who said no did instead.',
    'Whether another group has it worse.',
  ])
})

test('RC27 a test that was passed already is not set again: the next twenty are', () => {
  const go = card({ ...strong, frame: { ...strong.frame, permit: 'have' } })
  expect(go.verdict).toBe('GO')
  expect(go.testCards.some(({ hypothesis }) => /^Whether 23 payers become more/.test(hypothesis))).toBe(true)
  expect(JSON.stringify(go.testCards)).not.toContain('pay again')
})

test('RC28 what was left blank is not zero, words are not nothing, and no mark is not a mark', () => {
  const words = (text: string) => ({ words: text })
  const told = card({
    problem: words('A boy could not eat'),
    who: words('Canteens'),
    often: words('Every week'),
    today: words('They ring'),
    paid: words('Two paid for a day'),
    others: words('Four said no'),
    evidence: words('Fifteen talks'),
  })
  expect(told.verdictReason).toContain('No payment is told in figures yet')
  expect(told.verdictReason).not.toMatch(/0 talks|0 no|by your mark|Nothing was said/)
  const reasons = Object.fromEntries(told.scores.map(({ dimension, reason }) => [dimension, reason]))
  expect(reasons).toMatchObject({
    problem: 'How you know it is not marked, so it counts as a guess.',
    evidence: 'Told in words, not in its fields yet.',
    frequency: 'Told in words, not in its fields yet.',
    reach: 'Nothing was said yet.',
  })
})

test('RC28 sums go by their unit: an hour is no total, four pieces are four, and hours that are not there are said', () => {
  const hourly = {
    ...strong,
    earn: {
      type: 'hours',
      price: { ...count(55), currency: 'EUR', per: 'hour' },
      takes: { ...count(6), per: 'month' },
      free: 8,
    },
    paid: {
      paid: count(5),
      each: { ...count(55), currency: 'EUR', per: 'hour' },
      since: '2026-02',
      still: count(5),
    },
    frame: { permit: 'none', aim: { ...count(3600), currency: 'EUR', per: 'month' } },
  }
  const record = validationRecord.parse({ version: 1, round: 1, answers: hourly })
  const given = { record, language: 'en' as const, today: '2026-11-17', contradictions: 0 }
  expect(reactionTo({ ...given, asked: 'paid' })).toMatch(
    /^5 paid EUR.55 an hour since Feb 2026\. Came again: 5\.$/,
  )
  expect(card(hourly).verdictReason).toContain('It takes 66 hours a month, and you have 35.')
  const price = { ...count(1000), currency: 'EUR', per: 'piece' } as const
  const aim = { ...count(4000), currency: 'EUR', per: 'month' } as const
  const need = (pieces: number) =>
    needOf({ earn: { type: 'sale', price, takes: { ...count(pieces), per: 'once-ever' } }, frame: { aim } })
  expect([need(1), need(4)]).toMatchObject([{ count: 48 }, { count: 12 }])
})

const said = (asked: ValidationQuestion, answers: unknown) => {
  const record = validationRecord.parse({ version: 1, round: 1, answers })
  const given = { record, asked, language: 'en' as const, today: '2026-11-17', contradictions: 0 }
  return reactionTo(given)?.replaceAll('\u00a0', ' ') ?? null
}
const euros = (number: number, per: string) => ({ ...count(number), currency: 'EUR', per })
const often = { often: { ...count(4), per: 'week' }, money: euros(10, 'time') }

test.each<[string, ValidationQuestion, unknown, string | null]>([
  [
    'words alone are asked for their field',
    'paid',
    { paid: { words: 'two neighbours' } },
    'Kept in your words. The figure that counts: Paid you, ever.',
  ],
  [
    'figures alone are asked for the words that score',
    'who',
    { who: { payer: 'self' } },
    'And in a sentence, because that is what counts here: Which group.',
  ],
  ['words beside a figure are not', 'paid', { paid: { words: 'two', paid: count(2) } }, null],
  [
    'once a year is no sum',
    'often',
    { often: { often: { ...count(1), per: 'year' }, money: euros(7, 'time') } },
    null,
  ],
  [
    'what is sold in a season happens in it',
    'often',
    { often, earn: { type: 'subscription', runs: 5 } },
    '87 × EUR 10 = EUR 870 per head in a season of 5 months.',
  ],
  [
    'a price and what they spend are brought to a year',
    'earn',
    {
      often,
      today: { pays: { ...euros(10, 'week'), high: 20 } },
      earn: { type: 'subscription', price: euros(26, 'month') },
    },
    'EUR 312 a year against EUR 520–EUR 1,040 a year today: 30%–60%.',
  ],
  [
    'where they spend nothing, the price is held against what it costs them',
    'earn',
    { often, who: { payer: 'self' }, earn: { type: 'subscription', price: euros(26, 'month') } },
    'EUR 312 a year for you against EUR 2,080 a year that it costs them: 15%.',
  ],
  [
    'two currencies are said to be two',
    'earn',
    {
      today: { pays: { ...euros(5, 'month'), currency: 'USD' } },
      earn: { type: 'subscription', price: euros(26, 'month') },
    },
    'EUR 26 a month, USD 5 a month are not added: give all of them in one currency.',
  ],
  [
    'a gift is not held against anything: what helping costs is',
    'earn',
    {
      today: { pays: euros(5, 'month') },
      earn: { type: 'giving', price: euros(10, 'month'), people: count(60), cost: euros(12, 'person') },
    },
    '60 × EUR 12 = EUR 720 a month: that takes 72 givers.',
  ],
  [
    'of a sale only the first purchases are sure',
    'paid',
    {
      earn: { type: 'sale', price: euros(50, 'piece'), takes: { ...count(1), per: 'once-ever' } },
      paid: { paid: count(9), each: euros(50, 'piece'), since: '2026-05', still: count(3) },
    },
    '9 × EUR 50 = EUR 450 since May 2026. Bought again or sent somebody: 3.',
  ],
  ['the same sum is not told twice', 'today', { often, today: { pays: euros(10, 'time') } }, null],
  [
    'one in ten is not reckoned with where all said no',
    'reach',
    {
      earn: { type: 'subscription', price: euros(26, 'month') },
      paid: { paid: count(0) },
      others: { no: count(17) },
      reach: { there: count(1900), how: 'list' },
    },
    null,
  ],
  [
    'of what is bought again the sum is the least',
    'paid',
    {
      earn: { type: 'sale', price: euros(2, 'piece'), takes: { ...count(6), per: 'week' } },
      paid: { paid: count(13), each: euros(2, 'piece'), since: '2026-04', still: count(9) },
    },
    '13 × EUR 2 = EUR 26 at least, since Apr 2026. Bought again or sent somebody: 9.',
  ],
  [
    'both sides of a market are said',
    'reach',
    { earn: { type: 'commission' }, reach: { there: count(350), other: count(4) } },
    '350 on the side that pays, 4 on the other side.',
  ],
])('RC29 %s', (_what, asked, answers, wanted) => {
  expect(said(asked, answers)).toBe(wanted)
})

test('RC29 the card has every sum with its formula, the number that the aim takes among them', () => {
  const { sums } = card({
    ...strong,
    frame: { ...strong.frame, fixed: { ...count(400), currency: 'PEN', per: 'month' } },
  })
  expect(sums?.map(line => line.replaceAll('\u00a0', ' ')).slice(-2)).toEqual([
    '24 payers make PEN 4,000 a month; you have 23 and 8 promised.',
    '12 × (PEN 4,000 + PEN 400) ÷ PEN 2,200 = 24 payers a year, 72 in three years',
  ])
})

test('RC29 income and cost are of the same number of deals', () => {
  const earn = {
    type: 'commission',
    deal: euros(100, 'time'),
    share: 10,
    takes: { low: 4, high: 6, per: 'month' },
  } as const
  const frame = {
    aim: { ...euros(480, 'month'), per: 'month' as const },
    serve: { ...euros(5, 'time'), per: 'time' as const },
  }
  const record = validationRecord.parse({ version: 1, round: 1, answers: { earn, frame } })
  expect(needOf(record.answers)).toMatchObject({ each: 240, count: 24 })
})

test('RC29 what was told in words alone is among the things to do, after two others; what their fields answer is no argument against it', () => {
  const { evidence: _evidence, ...rest } = strong
  const [, , third] = card({ ...rest, evidence: { words: 'I met many' } }).testCards
  expect(third?.test).toContain('put the number beside your words: Whom you met.')
  const unknown = card({ ...rest, often: { often: { ...count(2), per: 'month' }, money: 'unknown' } })
  expect(unknown.scores.find(({ dimension }) => dimension === 'intensity')?.reason).toContain(
    'do not know it yet',
  )
  const hourly = { type: 'hours', price: euros(55, 'hour'), takes: { ...count(6), per: 'month' }, free: 8 }
  const aim = { permit: 'none', aim: euros(3600, 'month') }
  expect(card({ ...strong, earn: hourly, frame: aim }).closing.counterArgument).toContain('66 hours a month')
  const listed = { ...strong, who: { words: 'mothers' }, problem: strong.problem }
  expect(card(listed).closing.counterArgument).not.toContain('ring up')
})
