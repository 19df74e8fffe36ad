import type {
  ValidationDimension,
  ValidationScorecard,
} from '../../../contracts/results/problem-validation.ts'
import { validationDimensions, validationLabels } from '../../../contracts/results/problem-validation.ts'
import { datedActions } from '../../closing.ts'
import type { Interview } from '../../interview/state.ts'
import { decapitalise, excerpt, joinList, quote } from '../../language/phrases.ts'
import type { Reading } from '../../language/reading.ts'
import { reasonFor } from './reasons.ts'
import { testCardFor } from './test-cards.ts'

type State = Interview<ValidationDimension>

function decide(state: State): Pick<ValidationScorecard, 'verdict' | 'verdictReason'> {
  const score = (id: ValidationDimension) => state.standings[id].score
  const total = validationDimensions.reduce((sum, id) => sum + score(id), 0)
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
  const weakest = validationDimensions.toSorted((a, b) => score(a) - score(b))[0] ?? 'evidence'
  const strongest = validationDimensions.toSorted((a, b) => score(b) - score(a))[0] ?? 'problem'
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
  const byChoice = validationDimensions.toSorted((a, b) => carrying(a).length - carrying(b).length)
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
  const scores = validationDimensions.map(id => {
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
