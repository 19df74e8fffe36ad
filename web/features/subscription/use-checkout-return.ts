import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { announce } from '../../lib/query-client.ts'
import { subscriptionQuery } from './queries.ts'

const recheckAfterMs = 2000

/**
 * After a return from checkout: shows the outcome, waits until the payment has probably arrived, and reads the
 * plan again.
 */
export function useCheckoutReturn(userId: string): void {
  const client = useQueryClient()
  const [search, setSearch] = useSearchParams()
  const outcome =
    search.get('success') === 'true' ? 'success' : search.get('canceled') === 'true' ? 'canceled' : null
  useEffect(() => {
    if (outcome === null) return
    if (outcome === 'canceled') {
      announce({
        title: 'Subscription Canceled',
        text: 'You can subscribe anytime. Your current plan remains active.',
      })
    } else {
      announce({
        title: 'Subscription Successful!',
        text: 'Welcome to your new plan. It may take a moment for your subscription to activate.',
      })
      setTimeout(() => void client.invalidateQueries(subscriptionQuery(userId)), recheckAfterMs)
    }
    // Removes the outcome from the URL, so that a reload does not show the toast again.
    setSearch({}, { replace: true })
  }, [outcome, client, userId, setSearch])
}
