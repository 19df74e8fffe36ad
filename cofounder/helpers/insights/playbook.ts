import {
  defaultNextSteps,
  defaultRecommendations,
  type InsightsResult,
  type Recommendation,
} from '../../../contracts/results/insights.ts'
import type { ValidationDimension } from '../../../contracts/results/problem-validation.ts'
import { validationDimensions, validationLabels } from '../../../contracts/results/problem-validation.ts'
import type { Source } from '../../../contracts/sources.ts'
import { datedActions } from '../../closing.ts'
import type { Dated } from '../../helper.ts'
import { type Interview, readInterview } from '../../interview/state.ts'
import { excerpt, joinList, quote } from '../../language/phrases.ts'
import { readText } from '../../language/reading.ts'
import { dimensions as rivalDimensions } from '../competitor-analysis/dimensions.ts'
import { listRivals } from '../competitor-analysis/rivals.ts'
import { dimensions as validation } from '../problem-validation/dimensions.ts'
import { findMarketFigures } from './figures.ts'

export type InsightsInput = Dated & {
  problemValidation: Source | null
  competitorAnalysis: Source | null
  marketResearch: Source | null
  background: string
}

const advice: Record<ValidationDimension, string> = {
  problem: 'Collect one real case, with a day and a name, before describing the problem again',
  who: 'Pick the one group that already tries to fix it, and drop the others for three months',
  frequency: 'Count how often it happens: ten working days, five people, a tick each time',
  intensity: 'Put hours or money on the problem, from a customer’s own records',
  workaround: 'Watch three people do it today and time each step; that is what you have to beat',
  money: 'Ask for a deposit at a price you say aloud, instead of asking whether they would pay',
  reach: 'Find one list of forty names and write to them with the problem as the subject',
  evidence: 'Do it by hand for three customers for a week and see who asks you to go on',
}

function asInterview(source: Source): Interview<ValidationDimension> {
  return readInterview(
    validation,
    source.founder.map(content => ({ role: 'user' as const, content })),
  )
}

function fromValidation(source: Source | null): {
  summary: string
  items: Recommendation[]
  weak: ValidationDimension[]
} {
  if (!source) return { summary: '', items: [], weak: [] }
  const state = asInterview(source)
  const verdict = /\*\*Verdict: (GO|PIVOT|STOP)\*\* \((\d+)\/40\)/.exec(source.text)
  const byScore = validationDimensions.toSorted((a, b) => state.standings[a].score - state.standings[b].score)
  const weak = byScore.filter(id => state.standings[id].score < 3)
  const strongest = byScore.at(-1)
  const best = strongest ? state.standings[strongest].best : null
  const items = weak.slice(0, 2).map((id): Recommendation => {
    const said = state.standings[id].best
    return {
      text: advice[id],
      evidence: said
        ? `on “${validationLabels[id]}” you only said ${quote(excerpt(said))}`
        : `you said nothing on “${validationLabels[id]}”`,
      source: 'Problem Validation',
    }
  })
  const paid = state.answers
    .flatMap(answer => answer.readings)
    .find(reading => reading.signals.payment && !reading.signals.hypothetical)
  if (paid) {
    items.push({
      text: 'Go back to whoever paid and find three more like them before changing anything',
      evidence: quote(excerpt(paid)),
      source: 'Problem Validation',
    })
  }
  const lead = verdict
    ? `Problem validation ended with ${verdict[1]} (${verdict[2]}/40).`
    : 'Problem validation is done.'
  const strong =
    best && strongest
      ? ` Strongest: ${validationLabels[strongest].toLowerCase()}, ${quote(excerpt(best))}.`
      : ''
  const gap = weak[0] ? ` Weakest: ${validationLabels[weak[0]].toLowerCase()}.` : ''
  return source.founder.length || verdict
    ? { summary: `${lead}${strong}${gap}`, items, weak }
    : { summary: '', items: [], weak: [] }
}

function fromRivals(source: Source | null, background: string): { summary: string; items: Recommendation[] } {
  if (!source?.founder.length) return { summary: '', items: [] }
  const state = readInterview(
    rivalDimensions,
    source.founder.map(content => ({ role: 'user' as const, content })),
    background,
  )
  const named = listRivals(state, background).filter(
    rival => rival.kind === 'direct' && rival.provenance === 'founder',
  )
  const moat = state.standings.moat
  const items: Recommendation[] = []
  const priced = state.standings.price.best
  if (named[0]) {
    items.push({
      text: `Use ${named[0].name} for a day as a paying customer would, and write down where it lets them down`,
      evidence: `you named ${joinList(named.slice(0, 3).map(rival => rival.name))}`,
      source: 'Competitor Analysis',
    })
  }
  if (moat.score < 3) {
    items.push({
      text: 'Decide what grows with each customer (data, relationships, a licence); without it you are a head start',
      evidence: moat.best
        ? `on your moat you said ${quote(excerpt(moat.best))}`
        : 'you named nothing a larger rival could not copy',
      source: 'Competitor Analysis',
    })
  } else if (priced?.money[0]) {
    items.push({
      text: `Set your price of ${priced.money[0].text} beside what doing nothing costs them, not beside rivals`,
      evidence: quote(excerpt(priced)),
      source: 'Competitor Analysis',
    })
  }
  const summary = named.length
    ? `Against you stand ${joinList(named.slice(0, 3).map(rival => rival.name))} and, always, doing nothing.`
    : 'You named no direct rival, so the first one is doing nothing.'
  return { summary, items }
}

function fromMarket(source: Source | null): { summary: string; items: Recommendation[] } {
  if (!source) return { summary: '', items: [] }
  const figures = findMarketFigures(source.text)
  const som = figures.find(figure => figure.name === 'SOM')
  if (!figures.length) return { summary: '', items: [] }
  const listed = joinList(figures.map(figure => `${figure.name} ${figure.words}`))
  return {
    summary: `The saved research puts ${listed}.`,
    items: [
      {
        text: 'Check the one assumption that moves the result most, with five calls, before showing the figure to anyone',
        evidence: som ? `SOM ${som.words} in the saved research` : listed,
        source: 'Market Research',
      },
    ],
  }
}

function fallback(today: string): InsightsResult {
  const nextSteps = datedActions(today, defaultNextSteps)
  return {
    summary:
      'There is nothing of yours to read yet. Complete a validation conversation or a market research first.',
    recommendations: defaultRecommendations.map(text => ({ text, evidence: null, source: null })),
    nextSteps,
    isDefault: true,
    closing: null,
  }
}

export function playbook(input: InsightsInput): InsightsResult {
  const problem = fromValidation(input.problemValidation)
  const rivals = fromRivals(input.competitorAnalysis, input.background)
  const market = fromMarket(input.marketResearch)
  const recommendations = [...problem.items, ...rivals.items, ...market.items].slice(0, 5)
  if (!recommendations.length) return fallback(input.today)
  const missing = [
    input.problemValidation ? null : 'problem validation',
    input.competitorAnalysis ? null : 'competitor analysis',
    input.marketResearch ? null : 'market research',
  ].filter(it => it !== null)
  const weakest = problem.weak[0] ?? 'evidence'
  const words = readText(input.problemValidation?.founder.join('\n') ?? '')
  const against = words.find(reading => reading.signals.refuted)
  const nextSteps = datedActions(input.today, [
    recommendations[0]?.text ?? advice[weakest],
    recommendations[1]?.text ?? advice.money,
    missing[0]
      ? `Complete the ${missing[0]}, then ask for insights again`
      : 'Write down what changed your mind this week, and run the weakest interview again',
  ])
  return {
    summary: [problem.summary, rivals.summary, market.summary].filter(Boolean).join(' '),
    recommendations,
    nextSteps,
    isDefault: false,
    closing: {
      confidence: {
        level:
          missing.length === 0 && problem.weak.length <= 2 ? 'high' : missing.length <= 1 ? 'medium' : 'low',
        reason: missing.length
          ? `It rests on ${3 - missing.length} of 3 sources; ${joinList(missing)} ${missing.length > 1 ? 'are' : 'is'} missing.`
          : 'It rests on all three sources, all of them your own work.',
      },
      counterArgument: against
        ? `You reported yourself: ${quote(excerpt(against))}. That may outweigh everything above.`
        : 'All of this is what you told us; no customer has spoken here yet.',
      testFirst: `${advice[weakest]}.`,
      nextActions: nextSteps,
    },
  }
}
