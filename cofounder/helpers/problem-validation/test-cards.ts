// One test per dimension: what to believe, how to find out, what to count, and when it is good enough.
import type { TestCard, ValidationDimension } from '../../../contracts/results/problem-validation.ts'
import type { Interview } from '../../interview/state.ts'
import { capitalise } from '../../language/phrases.ts'

type State = Interview<ValidationDimension>

/** The price they named, as they wrote it. */
function namedPrice(state: State): string | null {
  const priced = state.answers
    .flatMap(answer => answer.readings)
    .find(
      reading =>
        reading.money.length &&
        /\b(?:charge|price|subscription|fee|pay)\b/i.test(reading.text) &&
        !/\bdeposit/i.test(reading.text),
    )
  return priced?.money[0]?.text ?? null
}

export function testCardFor(id: ValidationDimension, state: State): TestCard {
  const who = state.who ?? 'people you believe have the problem'
  const price = namedPrice(state)
  const cards: Record<ValidationDimension, TestCard> = {
    problem: {
      hypothesis: `${capitalise(who)} name this problem themselves when asked about their week.`,
      test: 'Eight conversations of 20 minutes about the last time it happened; your product is not mentioned.',
      metric: 'How many bring it up before you do',
      threshold: '5 of 8',
    },
    who: {
      hypothesis: 'One narrow group has it far worse than the rest.',
      test: `List 20 named ${who}, in three sub-groups; call four of each.`,
      metric: 'Share per sub-group who already tried to fix it',
      threshold: 'One sub-group at 3 of 4, another at 1 or less',
    },
    frequency: {
      hypothesis: 'It happens at least weekly.',
      test: `Ask five ${who} to tick a sheet each time it happens, for ten working days.`,
      metric: 'Ticks per person per week',
      threshold: 'Median of 1 or more',
    },
    intensity: {
      hypothesis: 'It costs a customer clearly more than you will charge.',
      test: `Sit with three ${who} and work out the last month’s hours and money, on paper, with their own records.`,
      metric: 'Cost per month in their own figures',
      threshold: price ? `At least ten times ${price}` : 'At least ten times your planned price',
    },
    workaround: {
      hypothesis: 'Today’s way of coping fails at a moment they can name.',
      test: `Watch three ${who} do it today, from start to end, and write down each step and its minutes.`,
      metric: 'Steps that are repeated, copied or skipped',
      threshold: 'The same weak step for all 3',
    },
    money: {
      hypothesis: `${capitalise(who)} pay ${price ?? 'a price you name aloud'} before it exists.`,
      test: 'Offer ten of them a refundable deposit for the first places, in person, with a date.',
      metric: 'Deposits received (not promises)',
      threshold: '3 of 10',
    },
    reach: {
      hypothesis: 'One channel reaches them at a cost you can carry.',
      test: `Write to 40 ${who} through the one place they gather, with the problem as the subject line.`,
      metric: 'Replies that ask a question or give a time',
      threshold: '8 of 40',
    },
    evidence: {
      hypothesis: 'People act on this problem without being pushed.',
      test: 'Do it by hand for three of them for a week; tell them it ends on Friday.',
      metric: 'How many ask you to go on, and offer something for it',
      threshold: '2 of 3',
    },
  }
  return cards[id]
}
