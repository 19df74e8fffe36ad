// What the saved outputs hold for segments: answers by the question they were given to, and a research's sizes.
import {
  problemValidationResult,
  type ValidationDimension,
} from '../../../contracts/results/problem-validation.ts'
import { type Sizing, savedSizing } from '../../../contracts/sizing.ts'
import { readSource, type Source, type SourceData } from '../../../contracts/sources.ts'
import { readTalk } from '../../guide/read-talk.ts'
import { saidTo, type Talk } from '../../guide/talk.ts'
import { toPlainText } from '../../language/clean.ts'
import { labels as ideaLabels, questions as ideaQuestions } from '../idea-refinement/lines.ts'
import { canvasMarks } from '../idea-refinement/playbook.ts'
import { labels as validationLabels, questions as validationQuestions } from '../problem-validation/lines.ts'
import { validationMarks } from '../problem-validation/playbook.ts'

export type CustomerSegmentsSources = {
  problemValidationData: SourceData
  ideaRefinementData: SourceData
  marketResearchData: SourceData
}

type Simulation = 'problem validation' | 'competitor analysis'

export type Said = { text: string; source: Simulation | 'idea refinement' | 'market research' }

export type SavedWork = {
  sources: { name: Said['source']; source: Source | null; answers: number }[]
  /** Groups in the founder's words, each once. */
  groups: Said[]
  pain: Said | null
  find: Said | null
  /** Where a price was told, the one that was asked for first. */
  prices: Said[]
  /** Who paid and who said no, in the founder's words. */
  paid: Said | null
  sizing: Sizing | null
  /** Everything the founder wrote, for the language. */
  words: string[]
}

const resultIn = (data: SourceData): unknown =>
  data && typeof data === 'object' && !Array.isArray(data) ? data.metadata?.result : null

/** The lines of a saved scorecard, in the founder's words. */
function linesIn(data: SourceData): ReadonlyMap<ValidationDimension, string> {
  const saved = problemValidationResult.safeParse(resultIn(data))
  const scores = saved.success && saved.data.kind === 'scorecard' ? saved.data.scores : []
  return new Map(scores.flatMap(({ dimension, quote }) => (quote ? [[dimension, quote]] : [])))
}

/** Either simulation is given as the first source: it is called what it is. */
function simulationIn(data: SourceData): Simulation {
  const isRow = data && typeof data === 'object' && !Array.isArray(data)
  return isRow && data.output_type === 'competitor_analysis' ? 'competitor analysis' : 'problem validation'
}

const sizingIn = (data: SourceData): Sizing | null =>
  data && typeof data === 'object' && !Array.isArray(data) ? savedSizing(data.metadata) : null

/** The target customer as it was typed into the research form. */
function typedCustomer(data: SourceData): string | null {
  if (!data || typeof data !== 'object' || Array.isArray(data)) return null
  const typed = data.input_data?.targetCustomer
  return typeof typed === 'string' && typed.trim() ? toPlainText(typed) : null
}

/** No group at all: nobody can write down thirty names of it. */
const everyone =
  /^(?:everyone|everybody|anyone|anybody|all people|people|alle|jeder|jedermann|todos?|todo el mundo|cualquiera|tout le monde|tous|toda a gente|todo mundo|qualquer um)[\s.!]*$/iu

const wordsOf = (text: string) => new Set(text.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu) ?? [])

/** The same people said twice: most words of the shorter one stand in the other. */
export function isSameGroup(one: string, other: string): boolean {
  const [short, long] = [wordsOf(one), wordsOf(other)].toSorted((a, b) => a.size - b.size)
  if (!short?.size || !long) return one === other
  const shared = [...short].filter(word => long.has(word)).length
  return shared / short.size >= 0.7
}

export function readSaved(input: CustomerSegmentsSources): SavedWork {
  const validation = readSource(input.problemValidationData)
  const idea = readSource(input.ideaRefinementData)
  const research = readSource(input.marketResearchData)
  const asked = readTalk(validationQuestions, validation?.messages ?? [], {
    marks: validationMarks,
    labels: validationLabels,
  })
  const refined = readTalk(ideaQuestions, idea?.messages ?? [], { marks: canvasMarks, labels: ideaLabels })
  const lines = linesIn(input.problemValidationData)
  const from = <Topic extends string>(
    talk: Talk<Topic>,
    topic: Topic,
    source: Said['source'],
  ): Said | null => {
    const text = saidTo(talk, topic)
    return text ? { text, source } : null
  }
  /** A line as it was read back and mended goes before what was typed at first. */
  const simulation = simulationIn(input.problemValidationData)
  const validated = (topic: ValidationDimension): Said | null => {
    const text = lines.get(topic)
    return text ? { text, source: simulation } : from(asked, topic, simulation)
  }
  const typed = typedCustomer(input.marketResearchData)
  const named = [
    validated('who'),
    from(refined, 'customer', 'idea refinement'),
    typed ? ({ text: typed, source: 'market research' } as const) : null,
  ]
    .filter(group => group !== null)
    .filter(({ text }) => !everyone.test(text.trim()))
  return {
    sources: [
      { name: simulation, source: validation, answers: asked.pairs.length },
      { name: 'idea refinement', source: idea, answers: refined.pairs.length },
      { name: 'market research', source: research, answers: typed ? 1 : 0 },
    ],
    groups: named.filter(
      (group, at) => !named.slice(0, at).some(other => isSameGroup(other.text, group.text)),
    ),
    pain: validated('intensity') ?? from(refined, 'problem', 'idea refinement'),
    find: validated('reach'),
    prices: [from(refined, 'revenue', 'idea refinement'), validated('money')].filter(said => said !== null),
    paid: validated('money'),
    sizing: sizingIn(input.marketResearchData),
    words: [validation, idea, research].flatMap(source => source?.founder ?? []),
  }
}
