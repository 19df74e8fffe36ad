// Finds contradictions, the weakest line and actions. It reads only fields and facts, and no free text.
import { z } from 'zod'
import { closing as closingShape } from '../../../contracts/results/closing.ts'
import {
  type InsightSource,
  insightSources,
  type Recommendation,
} from '../../../contracts/results/insights.ts'
import { validationDimensions } from '../../../contracts/results/validation-dimensions.ts'
import type { Source } from '../../../contracts/sources.ts'
import { type ValidationRecord, validationRecord } from '../../../contracts/validation-record.ts'
import type { Memory } from '../../../venture/facts/memory.ts'
import type { MessageKey, Voice } from '../../../venture/records/voice.ts'
import { quoted } from '../../../venture/records/voice.ts'
import { withTalks } from '../../../venture/records/with-heard.ts'
import type { Dated } from '../../helper.ts'
import { toPlainText } from '../../language/clean.ts'
import { writeCard } from '../problem-validation/card.ts'

export type InsightsInput = Dated & {
  problemValidation: Source | null
  competitorAnalysis: Source | null
  marketResearch: Source | null
  background: string
}

export const sourceKeys: Readonly<Record<InsightSource, MessageKey>> = {
  'Problem Validation': 'insights.source.validation',
  'Competitor Analysis': 'insights.source.rivals',
  'Market Research': 'insights.source.market',
}

export const savedIn = (input: InsightsInput): readonly (readonly [InsightSource, Source | null])[] => {
  const works = [input.problemValidation, input.competitorAnalysis, input.marketResearch]
  return insightSources.map((name, at) => [name, works[at] ?? null] as const)
}

export const recordIn = ({ memory, problemValidation }: InsightsInput): ValidationRecord | null =>
  memory?.records?.at(-1) ?? savedRecord(problemValidation?.record, memory)

function savedRecord(saved: unknown, memory: Memory | null | undefined): ValidationRecord | null {
  const { data } = validationRecord.safeParse(saved)
  return data ? withTalks(data, { facts: memory?.facts ?? [], talks: memory?.talks ?? [] }) : null
}

const bare = (text: string) => text.trim().replace(/\.$/, '')

export const apartIn = (memory: Memory | null | undefined, { say, language }: Voice): Recommendation[] =>
  (memory?.contradictions ?? []).map(({ earlier, later }) => ({
    text: say('insights.settle'),
    evidence: [earlier, later].map(({ text }) => quoted(bare(text), language)).join(' · '),
    source: null,
  }))

type Weakest = {
  line: string
  advice: Recommendation[]
  counter: string
  level: 'low' | 'medium' | 'high'
}

export function weakestIn(record: ValidationRecord, input: InsightsInput, voice: Voice): Weakest {
  const contradictions = input.memory?.contradictions.length ?? 0
  const card = writeCard(record, voice, { today: input.today, contradictions, before: null })
  const [lowest] = card.scores.toSorted(
    (one, other) =>
      one.score - other.score ||
      validationDimensions.indexOf(one.dimension) - validationDimensions.indexOf(other.dimension),
  )
  const name = lowest ? voice.say(`line.${lowest.dimension}`) : ''
  const line = lowest ? voice.say('insights.weakest', { label: name, score: lowest.score }) : ''
  return {
    line: lowest ? `${line} ${lowest.reason}` : '',
    advice: card.testCards.map(({ test, metric, threshold, isTask }) => ({
      text: bare(test),
      evidence: isTask ? null : `${metric}${voice.colon}${threshold}`,
      source: 'Problem Validation',
    })),
    counter: card.closing.counterArgument,
    level: card.closing.confidence.level,
  }
}

const ending = z.object({ closing: closingShape })

const closingIn = (work: Source | null) => ending.safeParse(work?.result).data?.closing ?? null

export const endingsIn = (input: InsightsInput, hasRecord: boolean): Recommendation[] =>
  savedIn(input).flatMap(([name, work]) => {
    const closing = closingIn(work)
    return closing && !(hasRecord && name === 'Problem Validation')
      ? [{ text: bare(closing.testFirst), evidence: closing.counterArgument, source: name }]
      : []
  })

const mostOfQuote = 200

export function wordsIn(
  input: InsightsInput,
  hasRecord: boolean,
  { say, language }: Voice,
): Recommendation[] {
  const work = savedIn(input).find(
    ([name, saved]) => saved && !closingIn(saved) && !(hasRecord && name === 'Problem Validation'),
  )
  const [words] = work?.[1] ? [...work[1].founder, work[1].text].map(toPlainText) : []
  if (!work || !words) return []
  const short = words.length > mostOfQuote ? `${words.slice(0, mostOfQuote).trimEnd()} …` : words
  return [{ text: say('insights.words'), evidence: quoted(bare(short), language), source: work[0] }]
}
