// What the saved outputs hold for segments: answers by the question they were given to, and a research's sizes.
import { marketResearchResult } from '../../../contracts/results/market-research.ts'
import type { Sizing } from '../../../contracts/sizing.ts'
import { readSource, type Source, type SourceData } from '../../../contracts/sources.ts'
import { answersTo, readTalk, type Talk } from '../../guide/talk.ts'
import { toPlainText } from '../../language/clean.ts'
import { questions as ideaQuestions } from '../idea-refinement/lines.ts'
import { canvasMarks } from '../idea-refinement/playbook.ts'
import { questions as validationQuestions } from '../problem-validation/lines.ts'
import { scorecardMarks } from '../problem-validation/playbook.ts'

export type CustomerSegmentsSources = {
  problemValidationData: SourceData
  ideaRefinementData: SourceData
  marketResearchData: SourceData
}

export type Said = { text: string; source: 'problem validation' | 'idea refinement' | 'market research' }

export type SavedWork = {
  sources: { name: Said['source']; source: Source | null; answers: number }[]
  /** Groups in the founder's words, each once. */
  groups: Said[]
  pain: Said | null
  find: Said | null
  price: Said | null
  /** Who paid and who said no, in the founder's words. */
  paid: Said | null
  sizing: Sizing | null
  /** Everything the founder wrote, for the language. */
  words: string[]
}

function sizingIn(data: SourceData): Sizing | null {
  if (!data || typeof data !== 'object' || Array.isArray(data)) return null
  const saved = marketResearchResult.safeParse(data.metadata?.result)
  return saved.success ? saved.data.sizing : null
}

/** The target customer as it was typed into the research form. */
function typedCustomer(data: SourceData): string | null {
  if (!data || typeof data !== 'object' || Array.isArray(data)) return null
  const typed = data.input_data?.targetCustomer
  return typeof typed === 'string' && typed.trim() ? toPlainText(typed) : null
}

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
  const asked = readTalk(validationQuestions, validation?.messages ?? [], { marks: scorecardMarks })
  const refined = readTalk(ideaQuestions, idea?.messages ?? [], { marks: canvasMarks })
  const from = <Topic extends string>(
    talk: Talk<Topic>,
    topic: Topic,
    source: Said['source'],
  ): Said | null => {
    const answers = answersTo(talk, topic).map(({ answer }) => answer)
    return answers.length ? { text: answers.join(' · '), source } : null
  }
  const typed = typedCustomer(input.marketResearchData)
  const named = [
    from(asked, 'who', 'problem validation'),
    from(refined, 'customer', 'idea refinement'),
    typed ? ({ text: typed, source: 'market research' } as const) : null,
  ].filter(group => group !== null)
  return {
    sources: [
      { name: 'problem validation', source: validation, answers: asked.pairs.length },
      { name: 'idea refinement', source: idea, answers: refined.pairs.length },
      { name: 'market research', source: research, answers: typed ? 1 : 0 },
    ],
    groups: named.filter(
      (group, at) => !named.slice(0, at).some(other => isSameGroup(other.text, group.text)),
    ),
    pain: from(asked, 'intensity', 'problem validation') ?? from(refined, 'problem', 'idea refinement'),
    find: from(asked, 'reach', 'problem validation'),
    price: from(refined, 'revenue', 'idea refinement') ?? from(asked, 'money', 'problem validation'),
    paid: from(asked, 'money', 'problem validation'),
    sizing: sizingIn(input.marketResearchData),
    words: [validation, idea, research].flatMap(source => source?.founder ?? []),
  }
}
