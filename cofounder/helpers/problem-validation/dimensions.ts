// What a sceptical customer wants to know, and how they hear it.
import type { ValidationDimension } from '../../../contracts/results/problem-validation.ts'
import { validationLabels } from '../../../contracts/results/problem-validation.ts'
import type { Dimension } from '../../interview/dimension.ts'
import { channelWords, copingWords, painWords, payWords, proofWords } from '../../language/cues.ts'
import { isConcrete, type Reading } from '../../language/reading.ts'

/** A product by its name: "use Calendly". Names need their capital, so this one is case-sensitive. */
const product = /\b(?:use|uses|used|using|with|on) (?:a |an |the |their )?[A-Z][a-z]+\b/
const cost =
  /\b(?:cost|costs|costing|lose|loses|losing|lost|spend|spends|spent|waste|wastes|wasted|takes?|took|worth|revenue|fine[ds]?|penalt\w*|hours?|turnover|margin|injur\w*|sick|quit|fired|churn\w*)\b/i

/** Weak talk weighs less: a forecast, praise or "everyone" is no fact. */
function temper(strength: number, reading: Reading): number {
  const { hypothetical, generality, compliment, hedge, unknown, payment, deed } = reading.signals
  let value = strength
  if (unknown && !isConcrete(reading)) value = Math.min(value, 1)
  if (generality) value = Math.min(value, 2)
  if (hypothetical && !payment) value = Math.min(value, 2)
  if (compliment && !payment) value = Math.min(value, 1)
  if (hedge && !deed) value -= 1
  return Math.max(0, value)
}

function add(...points: (number | boolean)[]): number {
  return points.reduce<number>((sum, point) => sum + Number(point), 0)
}

type Judge = (reading: Reading, asked: boolean) => number

const judges: Record<ValidationDimension, Judge> = {
  problem(reading, asked) {
    if (!painWords.test(reading.text)) return asked && reading.words >= 8 ? 1 : 0
    if (reading.words < 5) return 1
    const counted = isConcrete(reading) || reading.frequency !== null
    return add(
      2,
      reading.people.length > 0,
      counted,
      Boolean(reading.signals.observed ?? reading.signals.deed),
    )
  },
  who(reading, asked) {
    if (reading.signals.generality && /every|any|all|people|world|public/i.test(reading.signals.generality))
      return 1
    const [group] = reading.people
    if (!group) return asked && reading.words >= 5 ? 1 : 0
    const words = group.split(' ').length
    return add(2, words >= 2, words >= 4, asked || isConcrete(reading))
  },
  frequency(reading, asked) {
    if (!reading.frequency)
      return asked && reading.quantities.length > 0 ? 2 : asked && reading.words >= 5 ? 1 : 0
    if (/all the time|constantly/i.test(reading.frequency)) return 1
    return add(3, isConcrete(reading), Boolean(reading.signals.observed ?? reading.signals.deed))
  },
  intensity(reading, asked) {
    const counted = reading.money.length > 0 || reading.durations.length > 0
    if (!counted) return cost.test(reading.text) && (asked || painWords.test(reading.text)) ? 1 : 0
    if (!asked && !cost.test(reading.text) && !painWords.test(reading.text)) return 0
    if (!asked && payWords.test(reading.text) && !painWords.test(reading.text)) return 0
    const perPeriod =
      reading.frequency !== null || [...reading.money, ...reading.durations].some(it => it.per)
    return add(3, perPeriod, Boolean(reading.signals.observed ?? reading.signals.deed))
  },
  workaround(reading, asked) {
    if (!copingWords.test(reading.text) && !product.test(reading.text))
      return asked && reading.words >= 6 ? 2 : 0
    const counted = isConcrete(reading)
    return add(
      asked ? 3 : 2,
      counted,
      /they|their|use|uses|keep|write|put|hire/i.test(reading.text) && !asked,
      Boolean(reading.signals.observed),
    )
  },
  money(reading, asked) {
    const { payment, refuted } = reading.signals
    if (refuted && payment) return 1
    if (payment && isConcrete(reading) && !reading.signals.hypothetical) return 5
    if (payment && !reading.signals.hypothetical) return 4
    if (!payWords.test(reading.text) && !(asked && reading.money.length))
      return asked && reading.words >= 5 ? 1 : 0
    if (
      !asked &&
      painWords.test(reading.text) &&
      !/\b(?:price|pric|charge|subscription|pay)/i.test(reading.text)
    )
      return 0
    return add(1, reading.money.length > 0, asked && reading.money.length > 0)
  },
  reach(reading, asked) {
    if (!channelWords.test(reading.text)) return asked && reading.words >= 5 ? 1 : 0
    if (
      !asked &&
      !/\b(?:reach|find|group|community|associations?|newsletter|list|conference|fair|network|know|partner|referr|cooperatives?|guild)/i.test(
        reading.text,
      )
    )
      return 0
    return add(2, isConcrete(reading), asked && reading.words >= 6, Boolean(reading.signals.deed))
  },
  evidence(reading, asked) {
    const { payment, deed, observed, refuted, unknown } = reading.signals
    const isCounted = isConcrete(reading) && Boolean(deed ?? observed)
    if (!proofWords.test(reading.text) && !isCounted) return asked && reading.words >= 5 ? 1 : 0
    if (refuted || unknown) return 1
    if (!asked && !deed && !payment) return 0
    return add(1, Boolean(deed ?? (asked && observed)), isConcrete(reading) ? 1 : 0, payment ? 2 : 0)
  },
}

const wording: Record<
  ValidationDimension,
  Pick<Dimension<ValidationDimension>, 'topic' | 'questions' | 'followUps'>
> = {
  problem: {
    topic: /\b(?:problem|goes? wrong|pain|struggl\w*|fix|broken)\b/i,
    questions: [
      'What exactly goes wrong in my day, the last time you saw it happen?',
      'Walk me through the last time this went wrong for someone: what were they trying to do, and where did it break?',
      'Forget your product for a minute: which moment in my day are you trying to save me from?',
    ],
    followUps: [
      'Give me one real case: who was it, which day, and what broke first?',
      'What happens to me if nobody ever fixes this?',
    ],
  },
  who: {
    topic:
      /\b(?:who (?:is|are|has|exactly|feels)|which (?:customers?|people|kind of)|customer am i|target)\b/i,
    questions: [
      'Who am I, precisely: which job, which size of place, which country?',
      'Picture the one person who has this worst. What is their job, and where do they work?',
      'If you had to ring one of us this afternoon, whose door would it be?',
    ],
    followUps: [
      'Of all of those, who has it so badly that they have already tried to fix it themselves?',
      'Who is it not for? Name a group you would turn away.',
    ],
  },
  frequency: {
    topic: /\b(?:how often|how many times|how frequent|every (?:day|week)|last time)\b/i,
    questions: [
      'How often does it actually happen to one of us: per week, per month, per year?',
      'Count for me: in the last month, how many times did this hit a single customer?',
      'Is this a Monday-morning thing, a monthly thing, or once a year before the tax deadline? Say how often.',
    ],
    followUps: [
      'Put a count on it. In the past four weeks, how many times for one customer?',
      'When was the last time it happened to someone you know, and the time before that?',
    ],
  },
  intensity: {
    topic: /\b(?:cost|costs|how much (?:time|money|does)|hours|what does it (?:cost|take)|worth)\b/i,
    questions: [
      'What does it cost me when it happens, in hours or in money?',
      'Do the sum with me: one bad week with this problem, how many hours or how much money is gone?',
      'I have ten problems. What does this one take out of my pocket or my week?',
    ],
    followUps: [
      'Give me a figure, even a rough one, and tell me who gave it to you: hours a week or money a month?',
      'If I did nothing for a year, what would I have lost?',
    ],
  },
  workaround: {
    topic: /\b(?:today|currently|right now|workaround|instead|use now|solve it|cope|handle)\b/i,
    questions: [
      'What do you think I do about it today, and what does that cost me?',
      'How do {who} get by right now without you?',
      'I am still in business, so I cope somehow. How?',
    ],
    followUps: [
      'At which moment does that way let me down?',
      'What have people already tried and given up on?',
    ],
  },
  money: {
    topic: /\b(?:pay|paid|price|money|budget|charge|spend|buy|deposit)\b/i,
    questions: [
      'Who has already paid for this, or for anything that does half of it, and how much?',
      'What would you charge me, and what do I stop paying for when I buy it?',
      'Which line of my budget does your price come out of, and what is on that line today?',
    ],
    followUps: [
      'How many people have put money down yet, as a deposit, a pre-order or a signed letter, and how much?',
      'What is the smallest amount you could ask me for this week, and whom will you ask first?',
    ],
  },
  reach: {
    topic:
      /\b(?:reach|find (?:us|me|them|ten|twenty|\d+)|channel|where do|hear about|market to|get in front|next (?:ten|twenty))\b/i,
    questions: [
      'Where would I first hear of you: which place, group or person do {who} already trust?',
      'You need twenty of us on the phone next week. Where do you find the names?',
      'Which door do you come through: a trade group, a supplier of mine, an advert? Be exact.',
    ],
    followUps: [
      'Name one list, group or event, and how many of us are in it.',
      'Who could introduce you to five of us by Friday?',
    ],
  },
  evidence: {
    topic:
      /\b(?:evidence|prove|proof|talked to|spoken to|interviewed|how do you know|seen (?:it|this)|what did they (?:do|say))\b/i,
    questions: [
      'How many of us have you sat down with, and what did they do, not say?',
      'What have you seen with your own eyes, and how many times?',
      'Which of these things did somebody show you, and which do you only believe?',
    ],
    followUps: [
      'How many conversations, with whom, and what did the last one do afterwards?',
      'What did somebody do about it, with their time or their money, without you asking?',
    ],
  },
}

const order = [
  'problem',
  'who',
  'intensity',
  'frequency',
  'workaround',
  'evidence',
  'money',
  'reach',
] as const

export const dimensions: readonly Dimension<ValidationDimension>[] = order.map(id => ({
  id,
  label: validationLabels[id],
  strength: (reading, asked) => temper(judges[id](reading, asked), reading),
  ...wording[id],
}))
