import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { PaidPlanId } from '../../../contracts/plans.ts'
import { callFunction } from '../../lib/functions.ts'
import { useOnce } from '../../lib/once.ts'
import { subscriptionQuery } from './queries.ts'

/** Opens a tab before the request, because browsers allow a new tab only directly after a click. */
async function openInNewTab(ask: () => Promise<{ url: string }>): Promise<void> {
  const tab = window.open('about:blank', '_blank')
  try {
    const { url } = await ask()
    if (!tab) window.location.assign(url)
    else {
      tab.opener = null
      tab.location.replace(url)
    }
  } catch (error) {
    tab?.close()
    throw error
  }
}

export function useCheckout() {
  return useOnce({
    mutationFn: (plan: PaidPlanId, requestId) =>
      openInNewTab(() => callFunction('create-checkout', { plan }, { requestId })),
    meta: { error: { title: 'Error', text: 'Failed to create checkout session. Please try again.' } },
  })
}

export function useCustomerPortal() {
  return useOnce({
    mutationFn: () => openInNewTab(() => callFunction('customer-portal', {})),
    meta: { error: { title: 'Error', text: 'Failed to open customer portal. Please try again.' } },
  })
}

export function useRefreshSubscription(userId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => client.fetchQuery({ ...subscriptionQuery(userId), staleTime: 0 }),
    meta: { success: { title: 'Subscription Status Updated', text: 'Your plan is up to date.' } },
  })
}
