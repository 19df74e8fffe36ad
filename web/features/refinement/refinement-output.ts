import type { AnsweredBy } from '../../../contracts/outputs.ts'
import { ideaRefinementResult } from '../../../contracts/results/idea-refinement.ts'

type Line = {
  role: 'user' | 'assistant'
  content: string
  timestamp: string
  answeredBy?: AnsweredBy | undefined
  result?: unknown
}

/** The refinement as it is saved: its latest version is the text. */
export function refinementOutput(messages: readonly Line[]) {
  const latest = messages.findLast(({ role }) => role === 'assistant')
  return {
    input: {
      idea: messages.find(({ role }) => role === 'user')?.content ?? '',
      messages: messages.map(({ role, content, timestamp }) => ({ role, content, timestamp })),
    },
    content: latest?.content ?? '',
    metadata: {
      conversation_type: 'idea-refinement',
      timestamp: new Date().toISOString(),
      data_quality: 'ai-estimated',
      answered_by: latest?.answeredBy ?? null,
      result: latest?.result ?? null,
    },
  }
}

/** The one-sentence version the conversation has reached, where the answer says it. */
export function sentenceOf(messages: readonly Line[]): { version: number; sentence: string } | null {
  for (const { result } of messages.toReversed()) {
    const parsed = ideaRefinementResult.safeParse(result)
    if (parsed.success) return { version: parsed.data.version, sentence: parsed.data.sentence }
  }
  return null
}
