import { functions } from '../../../contracts/functions.ts'
import type { Subscription } from './queries.ts'

/** For `select`: the plan as the contract has it. */
export function readSubscription(answer: unknown): Subscription {
  return functions['check-subscription'].response.parse(answer)
}
