import type { FunctionRequest } from '../../../contracts/functions.ts'
import type { Listening, Reply } from '../../entities/reply.ts'
import { streamFunction } from '../../lib/functions.ts'

type Request = Omit<FunctionRequest<'pitch-generator'>, 'sessionType'>

/** Asks the pitch coach. `record`: the answers in fields so far, if the conversation fills a record. */
export async function askCoach(request: Request, listening: Listening): Promise<Reply & { record: unknown }> {
  const {
    message,
    answeredBy,
    result,
    asked,
    record = null,
  } = await streamFunction('pitch-generator', { ...request, sessionType: 'pitch-questions' }, listening)
  return { text: message, answeredBy, result, asked, record }
}
