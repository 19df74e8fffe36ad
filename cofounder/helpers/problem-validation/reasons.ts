import type { ValidationDimension } from '../../../contracts/results/problem-validation.ts'
import type { Interview } from '../../interview/state.ts'

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

/** Why a dimension has its score, in the customer's words. */
export function reasonFor(id: ValidationDimension, state: Interview<ValidationDimension>): string {
  const { score, open } = state.standings[id]
  if (score >= 3) return solid[id]
  if (open) return `You said you do not know yet. ${missing[id]}`
  return score === 0 ? missing[id] : weak[id]
}
