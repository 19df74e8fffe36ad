/** The answers of the demo's founder on the cards with fields, by helper. */
import type { IdeaAnswers } from '../../contracts/idea-record.ts'
import type { PitchAnswers } from '../../contracts/pitch-record.ts'
import type { ValidationAnswers } from '../../contracts/validation-record.ts'
import { goal } from './founder.ts'

const monthsAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 7)
const exactly = (count: number) => ({ low: count, high: count })
const euros = <const Per extends string>(amount: number, per: Per) => ({
  ...exactly(amount),
  currency: 'EUR',
  per,
})

const group =
  'Managers of dental practices with two to six chairs in Saxony and Berlin, who keep the calendar themselves.'
const byHand =
  'Anna, who runs a practice in Leipzig, calls every patient by hand, two hours a day, and half do not pick up.'
const page =
  'The Saxon dental chamber sends a letter to 3,900 members each month, and its editor offered me a page.'
const place = { country: 'DE', text: 'Saxony and Berlin' }
const earn = { type: 'subscription', price: euros(79, 'month'), stays: 24, known: 'saw' } as const

export const validation: ValidationAnswers = {
  problem: {
    words:
      'Patients do not come, and the chair stays empty: last Tuesday it was two root canals in one morning.',
    whose: 'Anna, Leipzig',
    when: monthsAgo(30),
    known: 'saw',
  },
  who: { words: group, place, payer: 'firm', known: 'saw' },
  often: {
    words: 'Nine times a week in a practice with four chairs; an empty hour costs about 120 euros.',
    often: { ...exactly(9), per: 'week' },
    money: euros(120, 'time'),
    known: 'saw',
  },
  today: { words: byHand, kind: 'hand', known: 'saw' },
  earn,
  paid: {
    words: 'Three practices pay for the pilot.',
    paid: exactly(3),
    each: euros(79, 'month'),
    since: monthsAgo(90),
    still: exactly(3),
    known: 'records',
  },
  others: { no: exactly(2), committed: exactly(0), friends: exactly(0), known: 'saw' },
  reach: { words: page, there: exactly(3900), how: 'introduced', came: exactly(3), known: 'saw' },
  evidence: {
    words: 'Eleven of fourteen named the last patient who did not come.',
    talked: exactly(14),
    watched: exactly(4),
    tried: exactly(0),
    acted: exactly(3),
  },
  frame: {
    permit: 'none',
    aim: euros(3_200, 'month'),
    serve: euros(8, 'month'),
    fixed: euros(900, 'month'),
  },
}

export const idea: IdeaAnswers = {
  problem: {
    words:
      'Practices lose nine chair hours a week to patients who do not come, and learn of it when the chair is already empty.',
    known: 'saw',
  },
  customer: { words: group, place, payer: 'firm', known: 'saw' },
  solution: {
    words: 'It finds a patient who can come within the hour and offers them the empty chair by text message.',
    days: exactly(1),
    known: 'saw',
  },
  instead: {
    words: 'They call by hand or send reminders.',
    better: 'It fills the chair instead of only announcing that it stays empty.',
    known: 'saw',
  },
  earn,
  channel: { words: page, there: exactly(3900), came: exactly(3), known: 'saw' },
  costs: { serve: euros(8, 'month'), fixed: euros(900, 'month'), known: 'records' },
  edge: {
    words: 'Six years at a front desk, and a chamber that prints my page.',
    risk: 'At least three patients a day are glad to come earlier.',
    known: 'guess',
  },
  sentence: {
    words:
      'For managers of dental practices with two to six chairs who lose nine hours a week to empty chairs, Chairside fills the chair within the hour. Unlike a reminder, it brings the next patient.',
  },
}

export const pitch: PitchAnswers = {
  hook: {
    say: 'Dental practices lose nine chair hours a week to patients who do not come; one empty hour costs about 120 euros.',
  },
  customer: { say: 'It is for practices with two to six chairs.' },
  solution: {
    say: 'Chairside finds a patient who can come within the hour and offers them the empty chair by text message.',
    face: 'When somebody does not come, we send you the next patient within the hour.',
  },
  difference: { say: 'A reminder only announces that the chair stays empty; we fill it.' },
  market: {
    say: 'The Saxon dental chamber alone has 3,900 members.',
    buyers: exactly(3900),
    counted: 'register',
  },
  traction: {
    say: 'Three practices pay; in four weeks we filled 41 of 112 empty hours.',
    paid: exactly(3),
    each: euros(79, 'month'),
    since: monthsAgo(90),
  },
  you: { say: 'I ran a front desk for six years and was the one who called.' },
  ask: {
    say: `We are raising 150,000 euros to reach ${goal}.`,
    amount: euros(150_000, 'once'),
    customerAsk: 'Try it for one month in one chair.',
    partnerAsk: 'Give us one page in the chamber’s letter.',
  },
}
