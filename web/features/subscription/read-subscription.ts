import { functions } from '../../../contracts/functions.ts'
import type { Subscription } from './queries.ts'

/** For the `select` option of a query: checks the plan with the contract's schema. */
export function readSubscription(answer: unknown): Subscription {
  return functions['check-subscription'].response.parse(answer)
}
