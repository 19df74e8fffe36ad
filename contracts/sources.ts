// Saved work that a helper uses: a row of ai_outputs, a conversation, or plain text.
import { z } from 'zod'
import type { Asked } from './conversation.ts'
import { outputTypes } from './outputs.ts'
import type { ValidationDimension } from './results/validation-dimensions.ts'

/**
 * If a conversation is longer than `read`, a helper gets only the opening and the latest messages. The reason is
 * that a helper reads its whole input.
 */
const sourceLimits = { characters: 40_000, read: 80_000 } as const

const savedText = z.string().max(sourceLimits.characters, 'A saved output is too long.')

/** A message as any screen saved it. One of `role`, `type` and `isUser` says who wrote it. */
const savedMessage = z.object({
  role: z.string().optional(),
  type: z.string().optional(),
  isUser: z.boolean().optional(),
  content: savedText,
  /** In an interview by fields: the question that the founder's message answers. */
  answers: z.object({ question: z.string() }).optional().catch(undefined),
})

const savedOutput = z.object({
  id: z.string().optional(),
  output_type: z.enum(outputTypes).optional(),
  input_data: z.record(z.string(), z.unknown()).nullish(),
  output_content: savedText.nullish(),
  metadata: z.record(z.string(), z.unknown()).nullish(),
  created_at: z.string().nullish(),
})
export type SavedOutput = z.infer<typeof savedOutput>

export const sourceData = z.union([savedText, z.array(savedMessage).max(200), savedOutput]).nullish()
export type SourceData = z.infer<typeof sourceData>

export type Source = {
  /** The founder's messages; empty if only a finished text was saved. */
  founder: string[]
  /** The whole conversation, if one was saved. */
  messages: { role: 'user' | 'assistant'; content: string; asked?: Asked }[]
  /** The finished text, such as a scorecard or an analysis. If there is none, the conversation as text. */
  text: string
  createdAt: string | null
  /** The helper's result and the answers in fields, if they were saved. */
  result?: unknown
  record?: unknown
}

function isFromFounder(message: z.infer<typeof savedMessage>): boolean {
  return message.isUser ?? (message.role ?? message.type) === 'user'
}

function openingAndLatest<Message extends { content: string }>([first, ...rest]: Message[]): Message[] {
  if (!first) return []
  let left = sourceLimits.read - first.content.length
  const latest = rest.toReversed().filter(({ content }) => {
    left -= content.length
    return left >= 0
  })
  return [first, ...latest.toReversed()]
}

/** Maps each question of the record to a dimension of the scorecard. */
const lineOf: Readonly<Record<string, ValidationDimension>> = {
  problem: 'problem',
  who: 'who',
  often: 'intensity',
  today: 'workaround',
  earn: 'money',
  paid: 'money',
  others: 'money',
  reach: 'reach',
  evidence: 'evidence',
}

function fromMessages(saved: z.infer<typeof savedMessage>[], createdAt: string | null): Source {
  const messages = openingAndLatest(saved)
  return {
    founder: messages.filter(isFromFounder).map(message => message.content),
    messages: messages.map((message, at) => {
      const topic = lineOf[messages[at + 1]?.answers?.question ?? '']
      return {
        role: isFromFounder(message) ? ('user' as const) : ('assistant' as const),
        content: message.content,
        // The question is identified by the id in the answer, because the wording of the question may change.
        ...(topic && !isFromFounder(message) && { asked: { topic, question: message.content } }),
      }
    }),
    text: messages.map(message => message.content).join('\n\n'),
    createdAt,
  }
}

/** Converts any saved work to the same form; null if it is empty. */
export function readSource(data: SourceData): Source | null {
  if (data === null || data === undefined) return null
  if (typeof data === 'string')
    return data.trim() ? { founder: [], messages: [], text: data, createdAt: null } : null
  if (Array.isArray(data)) return data.length ? fromMessages(data, null) : null
  const createdAt = data.created_at ?? null
  const messages = z.array(savedMessage).safeParse(data.input_data?.messages)
  const spoken = messages.success ? fromMessages(messages.data, createdAt) : null
  const written = data.output_content?.trim()
  const typed = ['idea', 'initialIdea', 'market', 'industry', 'targetCustomer']
    .map(key => data.input_data?.[key])
    .filter((value): value is string => typeof value === 'string' && value.trim() !== '')
    .map(value => value.slice(0, sourceLimits.characters))
  const founder = [...typed, ...(spoken?.founder ?? [])]
  const text = written || spoken?.text || founder.join('\n')
  const [result, record] = [data.metadata?.result, data.input_data?.record]
  return text ? { founder, messages: spoken?.messages ?? [], text, createdAt, result, record } : null
}
