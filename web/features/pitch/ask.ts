import type { FunctionRequest } from '../../../contracts/functions.ts'
import type { Listening, Reply } from '../../entities/reply.ts'
import { streamFunction } from '../../lib/functions.ts'

type Messages = FunctionRequest<'pitch-generator'>['messages']

export async function askCoach(messages: Messages, listening: Listening): Promise<Reply> {
  const { message, answeredBy, result, asked } = await streamFunction(
    'pitch-generator',
    { messages, sessionType: 'pitch-questions' },
    listening,
  )
  return { text: message, answeredBy, result, asked }
}
