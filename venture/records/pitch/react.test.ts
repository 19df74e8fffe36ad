import { expect, test } from 'vitest'
import type { PitchAnswers, PitchQuestion } from '../../../contracts/pitch-record.ts'
import { voiceIn } from '../voice.fixture.ts'
import { react } from './react.ts'

const en = voiceIn('en')
const one = (value: number) => ({ low: value, high: value })
const soles = (value: number) => ({ ...one(value), currency: 'PEN', per: 'month' as const })

/** A founder with a school van in Arequipa. */
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
test.each<[string, PitchQuestion, PitchAnswers, string | null]>([
  ['a sentence that fits: no reply', 'hook', { hook: rosa.hook }, null],
  ['RP13 a skipped card: no reply', 'you', { you: { skipped: true } }, null],
  ['a private note: no reply', 'you', { you: { words: 'shy' } }, null],
  [
    'a sentence over its time, while the whole pitch fits: no reply',
    'you',
    { you: { say: 'I drove a school van in Arequipa for nine years before.' } },
    null,
  ],
  [
    'a sentence that makes the pitch too long: how many words must go',
    'hook',
    { hook: { say: 'van '.repeat(40) } },
    '17 of 10 seconds: 15 words too many.',
  ],
  [
    'a guessed count: it is named as a guess',
    'market',
    { market: { say: 'Some 340 families', buyers: one(340), counted: 'guess' } },
    '340 is a guess by your card: count them before somebody asks who did.',
  ],
  [
    'RP06 another figure in the sentence: no reply, because code does not know what it counts',
    'ask',
    { ask: { say: 'I ask for 50,000 soles.', amount: { ...soles(40_000), per: 'once' } } },
    null,
  ],
  [
    'RP14 payers with an amount: no computed sum',
    'traction',
    { traction: { ...rosa.traction, say: '23 pay us.' } },
    null,
  ],
  [
    'RP14 figures without a sentence: the sentence made from them',
    'traction',
    { traction: rosa.traction },
    'Until you write your own, the pitch says: “23 have already paid 220 Peruvian soles a month since March 2026.”',
  ],
])('RP07 the coach replies to %s', (_name, question, answers, said) => {
  expect(react(question, answers, en)).toBe(said)
})
