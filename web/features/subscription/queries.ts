import { queryOptions } from '@tanstack/react-query'
import type { FunctionResponse } from '../../../contracts/functions.ts'
import { AppError, unwrapMaybe } from '../../lib/errors.ts'
import { askFunction } from '../../lib/functions.ts'
import { supabase } from '../../lib/supabase.ts'

export type Subscription = FunctionResponse<'check-subscription'>

const free: Subscription = {
  subscribed: false,
  subscription_plan: 'free',
  subscription_tier: null,
  subscription_end: null,
  purchasable: false,
}

/**
 * The member's plan. It comes from the function, or from the table if the function fails. `readSubscription` checks
 * the answer.
 */
export const subscriptionQuery = (userId: string) =>
  queryOptions({
    queryKey: ['subscription', userId],
    queryFn: async (): Promise<unknown> => {
      try {
        return await askFunction('check-subscription', {})
      } catch (error) {
        // The request was aborted because the session is ending, so reading the table would fail too.
        if (error instanceof AppError && error.code === 'cancelled') throw error
        console.error(error)
        return readSubscriber(userId)
      }
    },
  })

async function readSubscriber(userId: string): Promise<Subscription> {
  const row = unwrapMaybe(
    await supabase
      .from('subscribers')
      .select('subscribed, subscription_plan, subscription_tier, subscription_end')
      .eq('user_id', userId)
      .maybeSingle(),
  )
  return row ? { ...free, ...row } : free
}
