// Tests what the card says about the aim: customers that are subtracted, customers who buy only once, and unknown
// costs.
import { expect, test } from 'vitest'
import { languages } from '../../../contracts/languages.ts'
import { beforeOf } from '../../../venture/records/need.ts'
import { counterOf } from '../../../venture/records/validation/counter.ts'
import { judge } from '../../../venture/records/verdict.ts'
import { answersOf, cardOf, count, english, euros, plain, recordOf, replyTo, today } from './card.fixture.ts'

const counter = (answers: object) => {
  const record = recordOf(answers)
  return plain(counterOf(judge(record, { today }), record.answers, english, today))
}
const costs = { serve: euros(90, 'time'), fixed: euros(420, 'month') }
const costumes = {
  problem: { words: 'No costume in June', whose: 'R.', when: '2026-06', known: 'saw' },
  who: { words: 'Families', place: { country: 'BR', text: 'Campina' }, payer: 'family', known: 'saw' },
  often: { often: { ...count(1), per: 'year' }, money: euros(300, 'time'), known: 'told' },
  today: { kind: 'product', pays: euros(500, 'time'), words: 'They sew', known: 'saw' },
  earn: { type: 'sale', price: euros(380, 'time'), takes: { ...count(1), per: 'year' } },
  paid: { paid: count(41), each: euros(350, 'time'), since: '2025-05', still: count(14), known: 'records' },
  others: { no: count(2), known: 'records' },
  reach: { there: count(600), how: 'introduced', came: count(17), known: 'records' },
  evidence: { talked: count(40), watched: count(12), acted: count(11) },
  frame: { permit: 'none', aim: euros(2500, 'month'), ...costs },
}
const uncounted = { ...costumes, paid: { ...costumes.paid, still: undefined } }
const refused = { others: { ...costumes.others, no: count(41) } }
const once = { earn: { ...costumes.earn, takes: { ...count(1), per: 'once-ever' } } }

test('RC56 only customers who came again are subtracted from the number that the aim needs', () => {
  expect(counter(costumes)).toBe(
    'Of the 121 that your aim takes, 107 are still to be found (Bought again or sent somebody: 14).',
  )
  expect(counter(uncounted)).toBe(
    'Your aim takes 121 buyers; how many of the 41 who paid come again is not counted.',
  )
  // 41 paid and all came again: (121 - 41) × 82 / 41. Of the 600, 82 were asked.
  const again = { paid: { ...costumes.paid, still: count(41) } }
  const asked = (others: object) =>
    counter({ ...costumes, ...again, others: { ...refused.others, ...others } })
  expect(asked({})).toBe(
    '41 of 82 who were asked for money said no: at that rate your aim takes 160 more to be asked, and 518 have not been asked yet.',
  )
  // The next test leaves out friends and deposits, so its rate would be another one.
  expect(asked({ committed: count(1) })).toBe('41 of 83 who were asked for money said no.')
  // If not all payers came again, or nobody counted them, nobody knows how many more payers the aim needs.
  for (const answers of [costumes, uncounted])
    expect(counter({ ...answers, ...refused })).toBe('41 of 82 who were asked for money said no.')
  expect(counter({ ...costumes, ...refused, ...once })).toMatch(/your aim takes 242 to be asked a year\.$/)
  // In total, more people paid than the aim needs in a year. This says nothing about next year.
  const few = { ...uncounted, frame: { ...costumes.frame, aim: euros(300, 'month') } }
  expect(counter(few)).not.toMatch(/still to be found|not counted/)
  expect(cardOf(few).verdictReason).toContain('Whether you can serve 30 is not checked here')
})

test('RC56 if nobody buys twice, the reply and the result show how many customers paid per year so far', () => {
  const facades = {
    ...costumes,
    ...once,
    paid: { paid: count(9), each: euros(350, 'time'), since: '2024-04' },
  }
  const line = 'So far you had 9 in 31 months: 3.5 a year.'
  expect(replyTo('frame', facades)).toBe(
    `121 buyers a year make EUR 2,500 a month and cover EUR 420 of fixed costs. ${line} There are 600.`,
  )
  expect(cardOf(facades).verdictReason).toContain(line)
  const paid = (number: number, since: string) => ({
    ...facades,
    paid: { ...facades.paid, paid: count(number), since },
  })
  expect(cardOf(paid(14, '2025-02')).verdictReason).toContain('14 in 21 months: 8 a year')
  // In the first months, a number for the whole year would only be a guess.
  expect(cardOf(paid(5, '2026-08')).verdictReason).toContain('So far you had 5 in 3 months.')
  expect(cardOf(costumes).verdictReason).not.toContain('So far you had')
})

test.each([
  [{}, 'both', ', before any cost;'],
  [{ serve: costs.serve }, 'fixed', ', before the costs that stay;'],
  [{ fixed: costs.fixed }, 'serve', ' and cover EUR 420 of fixed costs, before what serving one costs;'],
  [costs, 'none', ' and cover EUR 420 of fixed costs;'],
  // If the founder answered "I do not know", another sentence says so.
  [{ serve: 'unknown', fixed: 'unknown' }, 'none', ' make EUR 2,500 a month;'],
])('RC57 a blank cost is not zero: %j', (told, before, words) => {
  const answers = { ...costumes, frame: { permit: 'none', aim: euros(2500, 'month'), ...told } }
  const { earn, frame } = answersOf(answers)
  expect(beforeOf(earn, frame)).toBe(before)
  expect(cardOf(answers).verdictReason).toContain(words)
})

test.each(languages)(
  'RC57 the money that is left from all customers together is shown with the costs that are missing: %s',
  language => {
    const scarce = {
      ...costumes,
      reach: { there: count(60), how: 'list' },
      frame: { permit: 'none', aim: euros(9000, 'month') },
    }
    const made = cardOf(scarce, language)
    const before = {
      en: 'before any cost',
      de: 'vor allen Kosten',
      es: 'antes de cualquier coste',
      fr: 'avant tout coût',
      pt: 'antes de qualquer custo',
    }
    expect(made.verdictReason).toContain(`(${before[language]})`)
    const given = { type: 'giving', price: euros(50, 'year') } as const
    expect(beforeOf(given as never, undefined)).toBe('none')
  },
)

test('RC59 if customers paid another price than planned, the reply and the calculations show both prices', () => {
  const line = 'They paid EUR 350 each time; you plan EUR 380 each time, and the sums take your plan.'
  expect(replyTo('paid', costumes)).toBe(`${line} Bought again or sent somebody: 14 of 41 (34%).`)
  expect(cardOf(costumes).sums).toContainEqual(expect.stringContaining(line))
  const said = (each: object, earn: object = costumes.earn) =>
    replyTo('paid', { earn, paid: { ...costumes.paid, each } })
  expect(said(euros(380, 'time'))).not.toContain('plan')
  expect(said({ ...euros(350, 'time'), high: 400 })).not.toContain('plan')
  expect(said({ ...euros(350, 'time'), currency: 'USD' })).not.toContain('plan')
  const deal = {
    type: 'commission',
    deal: euros(900, 'time'),
    share: 10,
    takes: { ...count(1), per: 'year' },
  }
  expect(said(euros(350, 'time'), deal)).not.toContain('plan')
})

test('RC59 if the help of a cause costs more than the money it needs, the card asks which of the two amounts is right', () => {
  const cause = {
    earn: { type: 'giving', price: euros(50, 'year'), people: count(22), cost: euros(35, 'person') },
    frame: { permit: 'none', aim: euros(400, 'month') },
  }
  const question =
    'Helping costs 22 × EUR 35 × 12 = EUR 9,240 a year; “Needed” says EUR 4,800 a year. Which of the two holds?'
  expect(replyTo('frame', cause)).toContain(question)
  expect(cardOf({ ...costumes, ...cause }).verdictReason).toContain(question)
  const season = { ...cause, earn: { ...cause.earn, runs: 3 } }
  expect(replyTo('frame', season)).toBeNull()
})
