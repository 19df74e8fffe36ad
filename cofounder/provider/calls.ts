// What a model may call, and how calls and their answers travel in a talk with it.
import type { z } from 'zod'
import type { ConversationMessage } from '../../contracts/conversation.ts'
import { describeSchema } from './parse-object.ts'

export type Called = { id: string; name: string; input: string }
type Answered = Called & { answer: string }

/** A line of a talk with a model: words, or the calls it made with what came of them. */
export type Spoken =
  | ConversationMessage
  | { role: 'calls'; content: string; calls: readonly Called[] }
  | Results
type Results = { role: 'results'; answered: readonly Answered[] }

/** `isOver`: it has called enough and shall write. */
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

/** What is no JSON goes back as an empty call: its answer says what was wrong. */
export function inputOf(input: string): unknown {
  try {
    return JSON.parse(input || '{}')
  } catch {
    return {}
  }
}
