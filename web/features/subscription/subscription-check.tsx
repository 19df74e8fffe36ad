import { useQuery } from '@tanstack/react-query'
import { useUser } from '../../lib/user.ts'
import { subscriptionQuery } from './queries.ts'

/**
 * Loads the member's plan as soon as the member is signed in. Signing out removes it from the cache together with
 * all other data.
 */
export function SubscriptionCheck(): null {
  useQuery(subscriptionQuery(useUser().id))
  return null
}
