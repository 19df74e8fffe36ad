import type { FunctionRequest } from '../../../contracts/functions.ts'
import type { Listening, Reply } from '../../entities/reply.ts'
import { streamFunction } from '../../lib/functions.ts'

type RefinementRequest = FunctionRequest<'idea-refinement-chat'>

export async function askRefinement(request: RefinementRequest, listening: Listening): Promise<Reply> {
  const { message, answeredBy, result, asked } = await streamFunction(
    'idea-refinement-chat',
    request,
    listening,
  )
  return { text: message, answeredBy, result, asked }
}
