import type {
  CompetitionDimension,
  CompetitorReport,
} from '../../../contracts/results/competitor-analysis.ts'
import { competitionDimensions } from '../../../contracts/results/competitor-analysis.ts'
import { datedActions } from '../../closing.ts'
import type { Interview } from '../../interview/state.ts'
import { excerpt, joinList, quote } from '../../language/phrases.ts'
import { dimensions } from './dimensions.ts'
import { listRivals } from './rivals.ts'

type State = Interview<CompetitionDimension>

const gaps: Record<CompetitionDimension, string> = {
  direct:
    'At the first question “how do you differ from …?”: you could not name the rivals a buyer will name.',
  indirect: 'Against a quite different way of getting the job done, which you have not priced.',
  'status-quo': 'Against no decision at all: you have not said what waiting costs.',
  positioning: 'On the comparison page: nothing you said could not stand on a rival’s website.',
  price: 'When the buyer asks “compared with what?”: your price has no anchor.',
  switching: 'In the week of switching: who moves the data and retrains the staff is open.',
  moat: 'In the second year: once it works, nothing you named keeps a larger rival from copying it.',
}

const reasons: Record<CompetitionDimension, [empty: string, weak: string, solid: string]> = {
  direct: ['No rival named.', 'Rivals in general, without names or facts.', 'Named, with facts.'],
  indirect: ['Not considered.', 'Mentioned, not priced.', 'You know what else does the job.'],
  'status-quo': [
    'Not considered.',
    'You know they cope, not what it costs.',
    'You know the cost of standing still.',
  ],
  positioning: ['No reason to choose you.', 'A claim any rival could make.', 'Clear for whom, and why you.'],
  price: ['No price.', 'A price without a comparison.', 'A price beside theirs.'],
  switching: ['Not considered.', 'Underestimated so far.', 'You know the effort and who bears it.'],
  moat: [
    'None named.',
    'A head start rather than a wall.',
    'Something that grows with use or cannot be bought.',
  ],
}

const tests: Record<CompetitionDimension, string> = {
  direct:
    'Ask five buyers which names were on their list the last time they looked; note each name and price.',
  indirect: 'Ask five buyers what they would use tomorrow if every product in the category vanished.',
  'status-quo':
    'Find three buyers who looked at a product like yours and decided nothing; ask what it cost them since.',
  positioning: 'Show five buyers your sentence and a rival’s, without logos, and ask whose is whose.',
  price:
    'Put your price and the rival’s price on one page and ask five buyers which they would have to defend.',
  switching: 'Move one real customer’s data over yourself, with a stopwatch running.',
  moat: 'Ask someone who builds such products how long a copy would take them, and what they could not copy.',
}

function positioningLine(state: State): string {
  const { positioning, price } = state.standings
  const who = state.who ?? 'a customer you have not named yet'
  if (!positioning.best || positioning.score < 2) {
    return `For ${who}, you are not yet the obvious choice of anyone: no difference was named that a buyer could check.`
  }
  const cost = price.best?.money[0] ? `, at ${price.best.money[0].text}` : ''
  return `For ${who}${cost}: ${quote(excerpt(positioning.best))}. That is the sentence to defend.`
}

export function writeReport(state: State, background: string, today: string): CompetitorReport {
  const score = (id: CompetitionDimension) => state.standings[id].score
  const weakest = dimensions.map(({ id }) => id).toSorted((a, b) => score(a) - score(b))
  const [first = 'status-quo'] = weakest
  const losses = weakest.filter(id => score(id) < 3).slice(0, 3)
  const rivals = listRivals(state, background)
  const fromAtlas = rivals.filter(rival => rival.provenance === 'benchmark' && rival.kind === 'direct')
  const solid = competitionDimensions.filter(id => score(id) >= 3)
  const target = rivals.find(rival => rival.kind === 'direct')?.name ?? 'the way they do it today'
  return {
    kind: 'report',
    rivals,
    positioning: positioningLine(state),
    scores: competitionDimensions.map(id => ({
      dimension: id,
      score: score(id),
      quote: state.standings[id].best ? excerpt(state.standings[id].best) : null,
      reason: reasons[id][score(id) === 0 ? 0 : score(id) < 3 ? 1 : 2],
    })),
    losses: losses.length ? losses.map(id => gaps[id]) : [gaps.moat],
    closing: {
      confidence: {
        level: solid.length >= 6 ? 'high' : solid.length >= 3 ? 'medium' : 'low',
        reason: `${state.answers.length} answers of yours, no live search${
          fromAtlas.length
            ? `; what ${joinList(fromAtlas.map(rival => rival.name))} ${fromAtlas.length > 1 ? 'are' : 'is'} chosen for is from the built-in atlas, so check it with a buyer`
            : ''
        }.`,
      },
      counterArgument: gaps[first]
        .replace(/^\w/, letter => letter.toLowerCase())
        .replace(/^/, 'You would lose '),
      testFirst: tests[first],
      nextActions: datedActions(today, [
        `Buy or try ${target} as a customer would and write down every step that annoys you.`,
        tests[first],
        `Ask three ${state.who ?? 'buyers'} who said no, to you or to anyone like you, what they did instead.`,
      ]),
    },
  }
}
