import { expect, test } from 'vitest'
import type { PitchAnswers, PitchQuestion } from '../../../contracts/pitch-record.ts'
import { voiceIn } from '../voice.fixture.ts'
import { differingIn } from './differing.ts'
import { linesIn } from './lines.ts'
import { pitch } from './pitch.ts'
import { react } from './react.ts'
import { makePitches } from './result.ts'
import { sayReturn } from './sums.ts'

const en = voiceIn('en')
const one = (value: number) => ({ low: value, high: value })
const soles = (value: number) => ({ ...one(value), currency: 'PEN', per: 'month' as const })

const euros = (value: number) => ({ ...soles(value), currency: 'EUR' })

/** A school van in Arequipa. */
const rosa: PitchAnswers = {
  hook: { say: 'Every second Tuesday a mother in Cayma waits forty minutes for a van that broke down.' },
  customer: { say: 'Working mothers of five to eleven year olds' },
  solution: {
    say: 'We drive them, and we call before we are late',
    face: 'I bring Lucía to school; you hear from me first',
  },
  difference: { say: 'A taxi costs 18 soles each time, and nobody calls you.' },
  market: { say: 'There are 340 such families in Cayma.', buyers: one(340), counted: 'register' },
  traction: { paid: one(23), each: soles(220), since: '2026-03' },
  you: { say: 'I drove a school van for nine years.' },
  ask: { say: 'I ask for 40,000 soles for a second van.', customerAsk: 'Ride with us on Monday?' },
}
const made = (answers: PitchAnswers) => makePitches(linesIn(answers, en), answers, en)

test.each<[string, keyof PitchAnswers, PitchAnswers, string, string]>([
  [
    'an amount of the same currency',
    'ask',
    { ask: { say: 'I ask for 50,000 euros.', amount: { ...euros(40_000), per: 'once' } } },
    '50,000 euros',
    'How much you ask for: EUR\u00a040,000 once',
  ],
  [
    'of two figures the one that differs',
    'traction',
    { traction: { say: '23 pay 200 euros a month.', paid: one(23), each: euros(220) } },
    '200 euros a month',
    'What each paid: EUR\u00a0220 a month',
  ],
  [
    'a month',
    'traction',
    { traction: { say: '23 pay since May 2026.', paid: one(23), since: '2026-03' } },
    'May 2026',
    'Since: Mar 2026',
  ],
])(
  'RP06 a sentence that says another figure than its fields: %s stands beside it',
  (_name, question, answers, said, told) => {
    expect(differingIn(question, answers, en)).toEqual({ question, said, told })
    expect(made(answers).figures).toEqual([{ line: en.say(`pitch.name.${question}`), said, told }])
    expect(react(question, answers, en)).toContain(`Your sentence says ${said}, the card says “${told}”`)
  },
)

test.each<[string, keyof PitchAnswers, PitchAnswers]>([
  ['the same', 'market', rosa],
  ['a number of something else', 'market', { market: { say: 'All within eight miles.', buyers: one(640) } }],
  ['a round number', 'market', { market: { say: 'There are about 600 kitchens.', buyers: one(640) } }],
  ['a count, which says not what it counts', 'market', { market: { say: '430 families', buyers: one(340) } }],
  [
    'in words',
    'traction',
    { traction: { say: 'Twenty-three pay 220 euros.', paid: one(23), each: euros(220) } },
  ],
  [
    'with more figures beside',
    'traction',
    { traction: { say: '23 of 28 pay since March 2026', paid: one(23), since: '2026-03' } },
  ],
  [
    'all that came in',
    'traction',
    { traction: { say: 'We took 5,060 euros.', paid: one(23), each: euros(220) } },
  ],
  ['another unit', 'traction', { traction: { say: 'They save 90 euros a week.', each: euros(220) } }],
  [
    'another currency',
    'ask',
    { ask: { say: 'A van is 9,000 dollars.', amount: { ...euros(40_000), per: 'once' } } },
  ],
  [
    'several of one kind',
    'ask',
    {
      ask: {
        say: '30,000 euros for a van, 5,000 euros for tyres.',
        amount: { ...euros(40_000), per: 'once' },
      },
    },
  ],
  ['an end of a range', 'market', { market: { say: 'About 300 of them', buyers: { low: 300, high: 350 } } }],
  ['none at all', 'traction', { traction: { say: 'They pay us every month.', paid: one(23) } }],
  ['a length of time', 'traction', { traction: { say: 'It took 18 months.', paid: one(23) } }],
  ['no field', 'ask', { ask: { say: 'I ask for 50,000 euros.' } }],
  [
    'factors of the figure',
    'ask',
    { ask: { say: 'Thirty more give 300 euros a month.', amount: euros(9000) } },
  ],
])('RP06 nothing is said of a sentence with %s', (_name, question, answers) => {
  expect(differingIn(question, answers, en)).toBeNull()
})

test.each<[string, PitchQuestion, PitchAnswers, string]>([
  [
    'how full the minute is',
    'customer',
    { hook: rosa.hook, customer: rosa.customer },
    '3 of 4 seconds. The investor’s minute stands at 10 of 60 seconds.',
  ],
  [
    'the numbers of a scene',
    'hook',
    { hook: rosa.hook },
    '7 of 10 seconds. What a listener can repeat: Every second Tuesday · forty minutes.',
  ],
  [
    'how many words have to go, and that a scene has no number',
    'hook',
    { hook: { say: 'van '.repeat(40) } },
    '17 of 10 seconds: 15 words too many. I find no number in digits in it, and the card asks for one: how much, how long, how many.',
  ],
  [
    'what a customer hears',
    'solution',
    { solution: { say: 'We drive them.' } },
    '1 of 10 seconds. “The same, to a customer’s face” is blank, so a customer hears the same sentence as an investor.',
  ],
  [
    'a claim of size without a figure',
    'market',
    { market: { say: 'A huge market.' } },
    '1 of 6 seconds. “How many there are” is blank: it is the first figure a listener asks for here.',
  ],
  [
    'a figure that is told and not said',
    'market',
    { market: { say: 'A huge market.', buyers: one(340), counted: 'register' } },
    '1 of 6 seconds. The card has “How many there are: 340”, and I do not find it in digits in the sentence. Say it.',
  ],
  [
    'nothing about a number that an article says',
    'traction',
    { traction: { say: 'A dealer has booked us for a year already.', paid: one(1) } },
    '4 of 7 seconds. The investor’s minute stands at 4 of 60 seconds.',
  ],
  [
    'a guess',
    'market',
    { market: { say: 'Some 340 families', buyers: one(340), counted: 'guess' } },
    '1 of 6 seconds. 340 is a guess by your card: say “I reckon 340”, or count them before you say it.',
  ],
  [
    'that nobody has paid',
    'traction',
    { traction: { say: 'Two schools asked us in.', paid: one(0) } },
    '2 of 7 seconds. By your card nobody has paid yet, and the sentence says Two: say what those did, for they have not paid.',
  ],
  [
    'the sentence of the figures',
    'traction',
    { traction: rosa.traction },
    'Until you write your own, the pitch says: “23 have already paid us 220 Peruvian soles a month since March 2026.” A listener works it out: 23 × PEN\u00a0220 = PEN\u00a05,060 a month.',
  ],
  [
    'which pitches end without an ask',
    'ask',
    { ask: { ...rosa.ask, amount: { ...soles(40_000), per: 'once' } } },
    '4 of 10 seconds. One pitch ends without an ask, because this is blank: What you ask of a partner.',
  ],
  [
    'that a line over its time fits all the same',
    'you',
    { you: { say: 'I drove a school van in Arequipa for nine years before.' } },
    '5 seconds where 3 were meant; the whole minute still fits. The investor’s minute stands at 5 of 60 seconds.',
  ],
  [
    'that a market is nobody in the room',
    'customer',
    { customer: { say: 'All 130,000 growers of olives' } },
    '2 of 4 seconds. 130,000 is a market, and a later card asks for it. Here one person has to recognise themselves.',
  ],
  [
    'that a difference has no number',
    'difference',
    { difference: { say: 'Nobody does what we do.' } },
    '2 of 5 seconds. I find no number in it: one figure of yours beside one of theirs is what a listener can check.',
  ],
  [
    'what each paid, where there is room for it',
    'traction',
    { traction: { say: '21 tanks since January.', paid: one(21), each: { ...euros(1150), per: 'piece' } } },
    '2 of 7 seconds. The card has “What each paid: EUR\u00a01,150 apiece”, and I do not find it in digits in the sentence. Say it.',
  ],
  [
    'that a guess is not in the sentence',
    'market',
    { market: { say: 'It is a 3.9 billion euro market.', buyers: one(12_000_000), counted: 'guess' } },
    '3 of 6 seconds. The card has “How many there are: 12,000,000”, and I do not find it in digits in the sentence. Say it as what it is, a guess, or count it first.',
  ],
  [
    'that a figure is still to find out',
    'ask',
    { ask: { say: 'I want to know whether one can live on it.', amount: 'unknown' } },
    '4 of 10 seconds. “How much you ask for” is still to find out: it is the first figure a listener asks for here.',
  ],
  [
    'that the minute is whole',
    'ask',
    { ...rosa, ask: { ...rosa.ask, amount: { ...soles(40_000), per: 'once' }, partnerAsk: 'Park our van.' } },
    '4 of 10 seconds. The investor’s minute is whole: 34 of 60 seconds.',
  ],
  [
    'that a note is kept',
    'you',
    { you: { words: 'shy' } },
    'Your note is kept and never said. The sentence for it is still open.',
  ],
])('RP07 to each card the coach says its seconds and %s', (_name, question, answers, said) => {
  expect(react(question, answers, en)).toBe(said)
})

test('RP13 a card that was put aside is said to be left out, with the pitches that miss it', () => {
  expect(pitch.left?.('you', { you: { skipped: true } }, en)).toBe(
    '“Why you” is left out; it is missing in: Investor pitch.',
  )
  expect(pitch.left?.('solution', {}, en)).toContain('Investor pitch, Customer pitch, Partner pitch')
  // What its figures say is said.
  expect(pitch.left?.('traction', { traction: rosa.traction }, en)).toBeNull()
  const { you: _left, ...others } = { ...rosa, you: undefined }
  const asked = { ...others, you: { skipped: true } }
  expect(react('ask', asked, en)).toContain('seconds, without “why you”.')
})

test('RP14 of a commission the share is what came in; what is asked for is held against it', () => {
  const sold: PitchAnswers = {
    traction: { say: '22 events.', paid: one(22), each: { ...euros(35_000), per: 'time' } },
  }
  const earn = { type: 'commission' as const, share: 12 }
  const said = { traction: { ...sold.traction, say: '22 events, 770,000 euros.' } }
  expect(react('traction', said, en, earn)).toContain(
    'Of that your share is 12%: EUR\u00a092,400. Say that one.',
  )
  expect(react('traction', said, en)).not.toContain('share')
  const asking = { traction: rosa.traction, ask: { amount: { ...soles(40_000), per: 'once' as const } } }
  expect(sayReturn(asking, en)).toContain('It is what your 23 pay in about 8 months.')
  expect(sayReturn({ ...asking, traction: { paid: one(0) } }, en)).toBeNull()
})

test('RP07 to nothing it says nothing', () => {
  expect(react('you', {}, en)).toBeNull()
})
