import type { FunctionRequest } from '../../../contracts/functions.ts'
import type { Listening, Reply } from '../../entities/reply.ts'
import { streamFunction } from '../../lib/functions.ts'

type SimulationRequest = FunctionRequest<'problem-validation-simulation'>

/** Asks the simulation. `record`: the answers in fields so far, if the conversation fills a record. */
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
