import type { FunctionRequest } from '../../../contracts/functions.ts'
import type { Listening, Reply } from '../../entities/reply.ts'
import { streamFunction } from '../../lib/functions.ts'

type SimulationRequest = FunctionRequest<'problem-validation-simulation'>

/** `record`: what was told in fields so far, where the talk is led by them. */
export async function askSimulation(
  request: SimulationRequest,
  listening: Listening,
): Promise<Reply & { record: unknown }> {
  const {
    message,
    answeredBy,
    result,
    asked,
    record = null,
  } = await streamFunction('problem-validation-simulation', request, listening)
  return { text: message, answeredBy, result, asked, record }
}
