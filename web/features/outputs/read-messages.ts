import { z } from 'zod'
import { talkMessage } from '../../../contracts/helper-session.ts'
import { answeredBy } from '../../../contracts/outputs.ts'

const savedMessage = z.object({
  role: z.enum(['user', 'assistant']),
  content: z.string(),
  timestamp: z.string().optional(),
  answers: talkMessage.shape.answers.catch(undefined),
  isEdited: talkMessage.shape.isEdited.catch(undefined),
})

type Saved = {
  output_content: string
  input_data: Record<string, unknown>
  metadata: Record<string, unknown>
  created_at: string
}

/**
 * The conversation of a saved output, in a form that can be shown and continued. The message with the output's
 * text gets the output's result.
 */
export function readMessages(output: Saved) {
  const { input_data: input, metadata, created_at: createdAt } = output
  const parsed = z.array(savedMessage).safeParse(input.messages ?? metadata.conversationData)
  const messages = parsed.success ? parsed.data : []
  const by = answeredBy.safeParse(metadata.answered_by).data
  // The output's text before the founder's edits. The message with the same text gets the output's result. For an
  // idea, the last answer gets the result, because the output has a different text.
  const written = z.string().catch(output.output_content).parse(metadata.written)
  const isIdea = metadata.conversation_type === 'idea-refinement'
  const final = messages.findLastIndex(
    ({ role, content }) => role === 'assistant' && (isIdea || content === written),
  )
  return messages.map(({ role, content, timestamp = createdAt, answers, isEdited }, index) => ({
    id: crypto.randomUUID(),
    role,
    content,
    timestamp,
    ...(answers && { answers }),
    ...(isEdited && { isEdited }),
    ...(role === 'assistant' && by && { answeredBy: by }),
    ...(index === final && { result: metadata.result }),
  }))
}
