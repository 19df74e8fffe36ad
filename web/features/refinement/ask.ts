import type { FunctionRequest, FunctionResponse } from '../../../contracts/functions.ts'
import type { Listening, Reply } from '../../entities/reply.ts'
import { streamFunction } from '../../lib/functions.ts'

type RefinementRequest = FunctionRequest<'idea-refinement-chat'>
type RefinementReply = Reply & Pick<FunctionResponse<'idea-refinement-chat'>, 'record'>

export async function askRefinement(
  request: RefinementRequest,
  listening: Listening,
): Promise<RefinementReply> {
  const { message, answeredBy, result, asked, record } = await streamFunction(
    'idea-refinement-chat',
    request,
    listening,
  )
  return { text: message, answeredBy, result, asked, record }
}
