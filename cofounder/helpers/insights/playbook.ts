import {
  defaultNextSteps,
  defaultRecommendations,
  type InsightSource,
  type InsightsResult,
  type Recommendation,
} from '../../../contracts/results/insights.ts'
import type { Source } from '../../../contracts/sources.ts'
import { datedActions } from '../../closing.ts'
import type { Labels } from '../../guide/after-result.ts'
import { payersIn } from '../../guide/figures.ts'
import type { Question } from '../../guide/question.ts'
import { readTalk } from '../../guide/talk.ts'
import { quoted } from '../../guide/turn.ts'
import type { Dated } from '../../helper.ts'
import { splitSentences, toPlainText } from '../../language/clean.ts'
import { type Language, languageOf } from '../../language/recognise.ts'
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
import { findMarketFigures } from './figures.ts'
import { texts } from './texts.ts'

export type InsightsInput = Dated & {
  problemValidation: Source | null
  competitorAnalysis: Source | null
  marketResearch: Source | null
  background: string
}

type Advice<Topic extends string> = {
  source: InsightSource
  questions: readonly Question<Topic>[]
  marks: readonly string[]
  /** What to do about a line, most telling line first. */
  order: readonly Topic[]
  doFor: (topic: Topic, answer: string | null) => string
  labels: Labels<Topic>
}

const bare = (text: string) => text.replace(/\.$/, '')

/** Open lines first, then those with the most to find out; each with what was said, or that it is open. */
function adviseOn<Topic extends string>(
  saved: Source | null,
  { source, questions, marks, order, doFor, labels }: Advice<Topic>,
  language: Language,
  most: number,
): { items: Recommendation[]; answers: number } {
  if (!saved) return { items: [], answers: 0 }
  const say = texts[language]
  const talk = readTalk(questions, saved.messages, { marks, labels })
  if (!talk.pairs.length) {
    const [sentence] = saved.founder
      .flatMap(text => splitSentences(toPlainText(text)))
      .toSorted((a, b) => b.length - a.length)
    const evidence = sentence ?? bare(splitSentences(toPlainText(saved.text))[0] ?? '')
    if (!evidence) return { items: [], answers: 0 }
    return { items: [{ text: say.unasked, evidence: quoted(evidence, language), source }], answers: 0 }
  }
  const pairOf = (topic: Topic) => talk.pairs.findLast(({ question }) => question.topic === topic)
  const items = order
    .toSorted((a, b) => Number(pairOf(a) !== undefined) - Number(pairOf(b) !== undefined))
    .slice(0, most)
    .map((topic): Recommendation => {
      const pair = pairOf(topic)
      const evidence = pair
        ? say.asked(quoted(pair.question.ask[language], language), quoted(bare(pair.answer), language))
        : say.open(labels[language][topic])
      return { text: bare(doFor(topic, pair?.answer ?? null)), evidence, source }
    })
  return { items, answers: talk.pairs.length }
}

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

/** The one they chose, else the one they write in. */
export function languageIn(input: InsightsInput): Language {
  const { problemValidation, competitorAnalysis, marketResearch, background } = input
  const said = [problemValidation, competitorAnalysis, marketResearch].flatMap(
    source => source?.founder ?? [],
  )
  return input.language ?? languageOf([background, ...said])
}

export function playbook(input: InsightsInput): InsightsResult {
  const { problemValidation, competitorAnalysis, marketResearch, today } = input
  const sources = [problemValidation, competitorAnalysis, marketResearch].filter(source => source !== null)
  if (!sources.length) return fallback(today)
  const language = languageIn(input)
  const say = texts[language]
  const { find, findMore } = validationTexts[language]
  const { losses } = rivalTexts[language]
  const validation = adviseOn(
    problemValidation,
    {
      source: 'Problem Validation',
      questions: validationQuestions,
      marks: validationMarks,
      order: ['money', 'evidence', 'reach', 'intensity', 'frequency', 'workaround', 'who', 'problem'],
      // Who has no payer yet cannot ask them to stay; who gives it away is not asked to sell it.
      doFor: (topic, answer) => {
        if (topic === 'reach' && answer) return findMore.reach[1]
        const read = topic === 'money' && answer ? payersIn(answer, language) : null
        if (read === 'paid') return findMore.money[1]
        return (read === 'given' ? findMore.given : find[topic])[1]
      },
      labels: validationLabels,
    },
    language,
    3,
  )
  const rivals = adviseOn(
    competitorAnalysis,
    {
      source: 'Competitor Analysis',
      questions: rivalQuestions,
      marks: reportMarks,
      order: ['status-quo', 'switching', 'price', 'moat', 'positioning', 'indirect', 'direct'],
      doFor: topic => losses[topic][1],
      labels: rivalLabels,
    },
    language,
    2,
  )
  const figures = findMarketFigures(marketResearch?.text ?? '').map(({ name, words }) => `${name} ${words}`)
  const market: Recommendation[] = figures.length
    ? [{ text: say.market, evidence: figures.join(', '), source: 'Market Research' }]
    : []
  const recommendations = [...validation.items, ...rivals.items, ...market]
  if (!recommendations.length) return fallback(today)
  const { comeBack } = validationTexts[language]
  const [first, second] = recommendations.map(({ text }) => bare(text))
  const nextSteps = datedActions(today, [
    first ?? comeBack,
    second ?? validationTexts[language].after,
    comeBack,
  ])
  const summary = say.summary({ answers: validation.answers + rivals.answers, sources: sources.length })
  return {
    summary: figures.length ? `${summary} ${say.figures} ${figures.join(', ')}.` : summary,
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
