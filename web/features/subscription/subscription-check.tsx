import { useQuery } from '@tanstack/react-query'
import { useUser } from '../../lib/user.ts'
import { subscriptionQuery } from './queries.ts'

/** Loads the plan as soon as a member is signed in. Signing out forgets it with all other data. */
export function SubscriptionCheck(): null {
  useQuery(subscriptionQuery(useUser().id))
  return null
}
