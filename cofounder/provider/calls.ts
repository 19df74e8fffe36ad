// The tool calls of a model, and their results as messages to the model.
import type { z } from 'zod'
import type { ConversationMessage } from '../../contracts/conversation.ts'
import { describeSchema } from './parse-object.ts'

export type Called = { id: string; name: string; input: string }
type Answered = Called & { answer: string }

export type Spoken =
  | ConversationMessage
  | { role: 'calls'; content: string; calls: readonly Called[] }
  | Results
type Results = { role: 'results'; answered: readonly Answered[] }

/**
 * The tools that the model may call. If `isOver` is true, no more calls are allowed, so the model must answer now.
 */
export type Offer = {
  tools: readonly { name: string; description: string; input: z.ZodType }[]
  isOver: boolean
}

export function offered({ tools, isOver }: Offer) {
  return {
    tools: tools.map(({ name, description, input }) => ({
      type: 'function' as const,
      name,
      description,
      inputSchema: describeSchema(input),
    })),
    toolChoice: { type: isOver ? ('none' as const) : ('auto' as const) },
  }
}

const text = (content: string) => ({ type: 'text' as const, text: content })

export function spokenPrompt(spoken: Spoken) {
  if (spoken.role === 'results') {
    return {
      role: 'tool' as const,
      content: spoken.answered.map(({ id, name, answer }) => ({
        type: 'tool-result' as const,
        toolCallId: id,
        toolName: name,
        output: { type: 'text' as const, value: answer },
      })),
    }
  }
  if (spoken.role === 'calls') {
    return {
      role: 'assistant' as const,
      content: [
        ...(spoken.content ? [text(spoken.content)] : []),
        ...spoken.calls.map(({ id, name, input }) => ({
          type: 'tool-call' as const,
          toolCallId: id,
          toolName: name,
          input: inputOf(input),
        })),
      ],
    }
  }
  return { role: spoken.role, content: [text(spoken.content)] }
}

/** Invalid JSON counts as an empty call. The result of the call tells the model about the error. */
export function inputOf(input: string): unknown {
  try {
    return JSON.parse(input || '{}')
  } catch {
    return {}
  }
}
