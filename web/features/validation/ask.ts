import type { FunctionRequest } from '../../../contracts/functions.ts'
import type { Listening, Reply } from '../../entities/reply.ts'
import { streamFunction } from '../../lib/functions.ts'

type SimulationRequest = FunctionRequest<'problem-validation-simulation'>

export async function askSimulation(request: SimulationRequest, listening: Listening): Promise<Reply> {
  const { message, answeredBy, result, asked } = await streamFunction(
    'problem-validation-simulation',
    request,
    listening,
  )
  return { text: message, answeredBy, result, asked }
}
