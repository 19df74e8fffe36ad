import type {
  TestCard,
  ValidationDimension,
  ValidationScorecard,
} from '../../../contracts/results/problem-validation.ts'
import { validationLabels } from '../../../contracts/results/problem-validation.ts'
import { datedActions } from '../../closing.ts'
import type { Interview } from '../../interview/state.ts'
import { capitalise, decapitalise, excerpt, joinList, quote } from '../../language/phrases.ts'
import type { Reading } from '../../language/reading.ts'

type State = Interview<ValidationDimension>

const asShown = [
  'problem',
  'who',
  'frequency',
  'intensity',
  'workaround',
  'money',
  'reach',
  'evidence',
] as const satisfies readonly ValidationDimension[]

const missing: Record<ValidationDimension, string> = {
  problem: 'You never described one concrete moment in which it goes wrong.',
  who: 'I still could not pick this customer out of a crowd.',
  frequency: 'You gave no count, so it may be rare.',
  intensity: 'Nobody has put hours or money on it.',
  workaround: 'You did not say how they cope today, and that is what you have to beat.',
  money: 'No price, no budget, no payment.',
  reach: 'No place named where you could meet ten of them.',
  evidence: 'Nothing seen or done by anyone but you.',
}

const weak: Record<ValidationDimension, string> = {
  problem: 'A topic rather than a moment: I cannot see the step at which it breaks.',
  who: 'Too wide to write to: it fits people with very different days.',
  frequency: 'A feeling for how often, without a count.',
  intensity: 'It hurts, you say, but nobody measured how much.',
  workaround: 'You know that they cope, but not what it costs them.',
  money: 'A price in your head or a “would pay”: nobody has opened a wallet.',
  reach: 'A channel in general, not a list of names.',
  evidence: 'Opinions collected, no behaviour observed.',
}

const solid: Record<ValidationDimension, string> = {
  problem: 'A real situation, told so that I recognise it.',
  who: 'I know who this is and could find them.',
  frequency: 'Counted, and often enough to matter.',
  intensity: 'It has a figure, so it can be compared with your price.',
  workaround: 'You know what you are replacing.',
  money: 'Money has moved, or a price has met a real budget.',
  reach: 'There is a place to go to next week.',
  evidence: 'Somebody did something, and you were there.',
}

function reasonFor(id: ValidationDimension, state: State): string {
  const { score, open } = state.standings[id]
  if (score >= 3) return solid[id]
  if (open) return `You said you do not know yet. ${missing[id]}`
  return score === 0 ? missing[id] : weak[id]
}

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

function testCardFor(id: ValidationDimension, state: State): TestCard {
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

function decide(state: State): Pick<ValidationScorecard, 'verdict' | 'verdictReason'> {
  const score = (id: ValidationDimension) => state.standings[id].score
  const total = asShown.reduce((sum, id) => sum + score(id), 0)
  const against = state.answers.flatMap(answer => answer.readings).filter(reading => reading.signals.refuted)
  if (against[0] && score('money') < 4 && (total < 20 || against.length > 1)) {
    return {
      verdict: 'STOP',
      verdictReason: `What you saw speaks against it: ${quote(excerpt(against[0]))}. Stop building. Keep what you learned about these people and look for the problem they do complain about.`,
    }
  }
  if (total >= 26 && score('evidence') >= 3 && score('money') >= 3 && score('problem') >= 3) {
    return {
      verdict: 'GO',
      verdictReason: `The problem is real for people you can name, and someone has backed it with more than words. Go on, but only as far as the next test.`,
    }
  }
  if (total <= 12 || (score('problem') <= 1 && score('intensity') <= 1)) {
    return {
      verdict: 'STOP',
      verdictReason: `Nothing you told me shows that this problem matters to anyone. Stop building until it does: a fortnight of conversations is cheaper than a product.`,
    }
  }
  const weakest = asShown.toSorted((a, b) => score(a) - score(b))[0] ?? 'evidence'
  const strongest = asShown.toSorted((a, b) => score(b) - score(a))[0] ?? 'problem'
  return {
    verdict: 'PIVOT',
    verdictReason: `“${validationLabels[strongest]}” holds, “${validationLabels[weakest]}” does not. Keep the first and change what hangs on the second before you build.`,
  }
}

/** The words that carry each score; rows with the least choice choose first, so that few quote the same. */
function chooseQuotes(state: State): Map<ValidationDimension, Reading> {
  const chosen = new Map<ValidationDimension, Reading>()
  const used = new Set<Reading>()
  const carrying = (id: ValidationDimension) => {
    const { heard, score } = state.standings[id]
    return heard.filter(it => it.score >= Math.max(1, score - 1)).toSorted((a, b) => b.score - a.score)
  }
  const byChoice = asShown.toSorted((a, b) => carrying(a).length - carrying(b).length)
  for (const id of byChoice) {
    const words = carrying(id).find(({ reading }) => !used.has(reading))?.reading ?? state.standings[id].best
    if (!words) continue
    chosen.set(id, words)
    used.add(words)
  }
  return chosen
}

/** Among equals, what is tested first: what people do with their money says most. */
const testOrder = [
  'money',
  'reach',
  'evidence',
  'frequency',
  'intensity',
  'workaround',
  'who',
  'problem',
] as const

/** When nothing is weak, the objection lies in what the founder passed over. */
function strongestObjection(weakest: ValidationDimension, state: State): string {
  if (state.standings[weakest].score < 3) return objections[weakest]
  const refusal = state.answers
    .flatMap(answer => answer.readings)
    .find(reading =>
      /\b(?:said no|declined|refused|not interested|turned (?:me|us) down)\b/i.test(reading.text),
    )
  return refusal
    ? `You told me yourself: ${quote(excerpt(refusal))}. Find out why the others said no before you count on those who said yes.`
    : 'Everyone in this story is on your side. The people who looked at it and walked away are missing, and they are the majority of any market.'
}

const objections: Record<ValidationDimension, string> = {
  problem: 'This may be a description of your product’s absence, not of anyone’s problem.',
  who: 'A product for so many kinds of people will be second choice for each of them.',
  frequency: 'If it happens rarely, I will have forgotten your name by the next time.',
  intensity: 'If it costs me little, the effort of switching costs me more than you save me.',
  workaround:
    'What I do today is free, known and good enough; you have not shown me the day on which it fails.',
  money: 'People accept many problems for years and pay for very few. Nobody has paid you yet.',
  reach: 'Even if I wanted it, I would never hear of you at a price you can afford.',
  evidence: 'So far this rests on what people say, and people are kind.',
}

export function writeScorecard(state: State, today: string): ValidationScorecard {
  const quotes = chooseQuotes(state)
  const scores = asShown.map(id => {
    const words = quotes.get(id)
    const { score } = state.standings[id]
    return { dimension: id, score, quote: words ? excerpt(words) : null, reason: reasonFor(id, state) }
  })
  const weakest = testOrder.toSorted((a, b) => state.standings[a].score - state.standings[b].score)
  const [first = 'evidence', second = 'money', third = 'reach'] = weakest
  const card = testCardFor(first, state)
  const answered = state.answers.length
  const strong = scores.filter(score => score.score >= 3).length
  const backed = state.standings.money.score >= 4 && state.standings.evidence.score >= 4
  const level = strong >= 6 && backed ? 'high' : strong >= 3 && answered >= 4 ? 'medium' : 'low'
  const open = scores.filter(score => score.score < 3).map(score => `“${validationLabels[score.dimension]}”`)
  return {
    kind: 'scorecard',
    scores,
    ...decide(state),
    testCards: [card, testCardFor(second, state), testCardFor(third, state)],
    closing: {
      confidence: {
        level,
        reason: open.length
          ? `It rests on ${answered} answers of yours and no outside source; ${joinList(open)} ${open.length > 1 ? 'are' : 'is'} still thin.`
          : `It rests on ${answered} answers of yours, each with something that can be checked.`,
      },
      counterArgument: strongestObjection(first, state),
      testFirst: `${card.hypothesis} ${card.test} Good enough: ${decapitalise(card.threshold)}.`,
      nextActions: datedActions(today, [
        `Write down ten names of ${state.who ?? 'people who have this problem'} and ask three of them for 20 minutes.`,
        `Run the first test: ${decapitalise(card.metric)}; the bar is ${decapitalise(card.threshold)}.`,
        'Come back with what they did, not what they said, and run this interview again.',
      ]),
    },
  }
}
