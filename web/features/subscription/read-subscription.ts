import { functions } from '../../../contracts/functions.ts'
import type { Subscription } from './queries.ts'

/** For `select`: parses the plan by the contract. */
export function readSubscription(answer: unknown): Subscription {
  return functions['check-subscription'].response.parse(answer)
}
