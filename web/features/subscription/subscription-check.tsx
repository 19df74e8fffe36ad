import { useQuery } from '@tanstack/react-query'
import { useUser } from '../../lib/user.ts'
import { subscriptionQuery } from './queries.ts'

/** Loads the plan as soon as a member is signed in; signing out forgets it with everything else. */
export function SubscriptionCheck(): null {
  useQuery(subscriptionQuery(useUser().id))
  return null
}
