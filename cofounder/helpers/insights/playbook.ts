import type { CompetitionDimension } from '../../../contracts/results/competitor-analysis.ts'
import {
  defaultNextSteps,
  defaultRecommendations,
  type InsightSource,
  type InsightsResult,
  type Recommendation,
} from '../../../contracts/results/insights.ts'
import type { ValidationDimension } from '../../../contracts/results/problem-validation.ts'
import type { Source } from '../../../contracts/sources.ts'
import { datedActions } from '../../closing.ts'
import type { Labels } from '../../guide/after-result.ts'
import type { Question } from '../../guide/question.ts'
import { readTalk } from '../../guide/read-talk.ts'
import type { Dated } from '../../helper.ts'
import { type Language, languageOf, unspokenIn } from '../../language/recognise.ts'
import {
  labels as rivalLabels,
  questions as rivalQuestions,
  texts as rivalTexts,
} from '../competitor-analysis/lines.ts'
import { reportMarks } from '../competitor-analysis/playbook.ts'
import {
  labels as validationLabels,
  questions as validationQuestions,
  texts as validationTexts,
} from '../problem-validation/lines.ts'
import { validationMarks } from '../problem-validation/playbook.ts'
import { adviseOnProblem, adviseOnRivals, bare, pricesApart, unaskedIn, type Work } from './advice.ts'
import { findMarketFigures } from './figures.ts'
import { texts } from './texts.ts'

export type InsightsInput = Dated & {
  problemValidation: Source | null
  competitorAnalysis: Source | null
  marketResearch: Source | null
  background: string
}

const mostAdvice = 6

function fallback(today: string): InsightsResult {
  return {
    summary:
      'There is nothing saved yet to draw on. Complete one of the three validation items and ask again; until then these are the steps that serve most founders.',
    recommendations: defaultRecommendations.map(text => ({ text, evidence: null, source: null })),
    nextSteps: datedActions(today, defaultNextSteps),
    isDefault: true,
    closing: null,
  }
}

/** All that the founder wrote. */
const writtenIn = ({ problemValidation, competitorAnalysis, marketResearch, background }: InsightsInput) => [
  background,
  ...[problemValidation, competitorAnalysis, marketResearch].flatMap(source => source?.founder ?? []),
]

/** The one they chose, else the one they write in. */
export function languageIn(input: InsightsInput): Language {
  return input.language ?? languageOf(writtenIn(input))
}

export function playbook(input: InsightsInput): InsightsResult {
  const { problemValidation, competitorAnalysis, marketResearch, today } = input
  const saved: readonly (readonly [InsightSource, Source | null])[] = [
    ['Problem Validation', problemValidation],
    ['Competitor Analysis', competitorAnalysis],
    ['Market Research', marketResearch],
  ]
  const sources = saved.flatMap(([, source]) => source ?? [])
  if (!sources.length) return fallback(today)
  const language = languageIn(input)
  const say = texts[language]
  const read = <Topic extends string>(
    work: Source,
    questions: readonly Question<Topic>[],
    marks: readonly string[],
    names: Labels<Topic>,
  ) => readTalk(questions, work.messages, { marks, labels: names })
  const { find } = validationTexts[language]
  const { losses } = rivalTexts[language]
  const problem: Work<ValidationDimension> | null = problemValidation && {
    source: 'Problem Validation',
    language,
    talk: read(problemValidation, validationQuestions, validationMarks, validationLabels),
    labels: validationLabels[language],
    doFor: topic => find[topic][1],
  }
  const rivals: Work<CompetitionDimension> | null = competitorAnalysis && {
    source: 'Competitor Analysis',
    language,
    talk: read(competitorAnalysis, rivalQuestions, reportMarks, rivalLabels),
    labels: rivalLabels[language],
    doFor: topic => losses[topic][1],
  }
  const onProblem =
    !problemValidation || !problem
      ? []
      : problem.talk.pairs.length
        ? adviseOnProblem(problem).slice(0, 3)
        : unaskedIn(problemValidation, 'Problem Validation', language)
  const onRivals =
    !competitorAnalysis || !rivals
      ? []
      : rivals.talk.pairs.length
        ? adviseOnRivals(rivals).slice(0, 2)
        : unaskedIn(competitorAnalysis, 'Competitor Analysis', language)
  const figures = findMarketFigures(marketResearch?.text ?? '').map(({ name, words }) => `${name} ${words}`)
  const market: Recommendation[] = figures.length
    ? [{ text: say.market, evidence: figures.join(', '), source: 'Market Research' }]
    : []
  const all = [...pricesApart(problem, rivals, language), ...onProblem, ...onRivals, ...market]
  const recommendations = all.slice(0, mostAdvice)
  if (!recommendations.length) return fallback(today)
  const { comeBack, after } = validationTexts[language]
  const [first, second, third] = recommendations.map(({ text }) => bare(text))
  const nextSteps = datedActions(today, [first ?? comeBack, second ?? after, third ?? comeBack])
  const names = (isSaved: boolean) =>
    saved.flatMap(([name, source]) => (Boolean(source) === isSaved ? say.sources[name] : [])).join(', ')
  const answers = (problem?.talk.pairs.length ?? 0) + (rivals?.talk.pairs.length ?? 0)
  const summary = [
    unspokenIn(input.language, writtenIn(input)),
    say.summary({ answers, works: names(true) }),
    sources.length < saved.length ? say.leftOut(names(false)) : '',
    figures.length ? `${say.figures} ${figures.join(', ')}.` : '',
  ]
  return {
    summary: summary.filter(Boolean).join(' '),
    recommendations,
    nextSteps,
    isDefault: false,
    closing: {
      language,
      confidence: { level: 'low', reason: say.confidence(sources.length) },
      counterArgument: say.counter,
      testFirst: `${recommendations[0]?.text ?? ''}.`,
      nextActions: nextSteps,
    },
  }
}
