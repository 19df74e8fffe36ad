import { expect, test } from 'vitest'
import type { PitchAnswers, PitchQuestion } from '../../../contracts/pitch-record.ts'
import { voiceIn } from '../voice.fixture.ts'
import { differingIn } from './differing.ts'
import { linesIn } from './lines.ts'
import { react } from './react.ts'
import { makePitches } from './result.ts'

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

test.each<[string, PitchQuestion, PitchAnswers, string | null]>([
  ['a sentence that fits nothing', 'hook', { hook: rosa.hook }, null],
  ['RP13 a card that was put aside nothing', 'you', { you: { skipped: true } }, null],
  ['a private note nothing', 'you', { you: { words: 'shy' } }, null],
  [
    'a sentence over its time nothing while the minute still fits',
    'you',
    { you: { say: 'I drove a school van in Arequipa for nine years before.' } },
    null,
  ],
  [
    'one that makes the minute too long how many words have to go',
    'hook',
    { hook: { say: 'van '.repeat(40) } },
    '17 of 10 seconds: 15 words too many.',
  ],
  [
    'a guess that it is one',
    'market',
    { market: { say: 'Some 340 families', buyers: one(340), counted: 'guess' } },
    '340 is a guess by your card: say “I reckon 340”, or count them before you say it.',
  ],
  ['RP14 what was paid no sum', 'traction', { traction: { ...rosa.traction, say: '23 pay us.' } }, null],
  [
    'RP14 figures alone their sentence',
    'traction',
    { traction: rosa.traction },
    'Until you write your own, the pitch says: “23 have already paid us 220 Peruvian soles a month since March 2026.”',
  ],
])('RP07 the coach says to %s', (_name, question, answers, said) => {
  expect(react(question, answers, en)).toBe(said)
})
