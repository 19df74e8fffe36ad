import { useQuery } from '@tanstack/react-query'
import { RefreshCw } from 'lucide-react'
import { paidPlanId, planList, plans } from '../../contracts/plans.ts'
import { useCheckout, useCustomerPortal, useRefreshSubscription } from '../features/subscription/mutations.ts'
import { PlanCard } from '../features/subscription/plan-card.tsx'
import { type Subscription, subscriptionQuery } from '../features/subscription/queries.ts'
import { readSubscription } from '../features/subscription/read-subscription.ts'
import { useCheckoutReturn } from '../features/subscription/use-checkout-return.ts'
import { shortDate } from '../lib/dates.ts'
import { useUser } from '../lib/user.ts'
import { Badge } from '../ui/badge.tsx'
import { Button } from '../ui/button.tsx'
import { Loaded } from '../ui/loaded.tsx'
import { Skeleton } from '../ui/skeleton.tsx'

export function Component() {
  const user = useUser()
  const subscription = useQuery({ ...subscriptionQuery(user.id), select: readSubscription })
  useCheckoutReturn(user.id)
  return (
    <div className="grid gap-8">
      <header className="grid gap-2">
        <h1 className="text-[clamp(2rem,4.5vw,2.75rem)]">Plans</h1>
        <p className="reading text-lg text-ink-soft">Start free. Pay when your co-founder has earned it.</p>
      </header>
      <Loaded
        query={subscription}
        skeleton={<Skeleton className="h-[32rem] rounded-card" />}
        error="Could not load your plan. Please try again."
      >
        {current => <PlanChoice userId={user.id} current={current} />}
      </Loaded>
    </div>
  )
}

function PlanChoice({ userId, current }: { userId: string; current: Subscription }) {
  const refresh = useRefreshSubscription(userId)
  const portal = useCustomerPortal()
  const checkout = useCheckout()
  const currentPlan = current.subscribed ? current.subscription_plan : 'free'
  return (
    <div className="grid gap-6">
      <div className="flex flex-wrap items-center gap-3">
        <Badge tone="ember">Current plan: {plans[currentPlan].name}</Badge>
        {current.subscription_end && (
          <span className="text-sm text-ink-soft">until {shortDate(current.subscription_end)}</span>
        )}
        <Button
          look="quiet"
          size="icon"
          aria-label="Refresh subscription status"
          disabled={refresh.isPending}
          onClick={() => refresh.mutate()}
        >
          <RefreshCw aria-hidden="true" className={refresh.isPending ? 'animate-spin' : ''} />
        </Button>
        {current.subscribed && (
          <Button disabled={portal.isPending} onClick={() => portal.mutate()}>
            Manage Subscription
          </Button>
        )}
      </div>
      <ul className="grid gap-4 lg:grid-cols-3">
        {planList.map(plan => {
          const paid = paidPlanId.safeParse(plan.id)
          const canBuy = current.purchasable && !current.subscribed && paid.success
          return (
            <li key={plan.id}>
              <PlanCard
                plan={plan}
                isCurrent={plan.id === currentPlan}
                isForSale={current.purchasable}
                isPending={checkout.isPending}
                onChoose={canBuy ? () => checkout.mutate(paid.data) : undefined}
              />
            </li>
          )
        })}
      </ul>
      {!current.purchasable && (
        <p className="reading text-sm text-ink-soft">
          Paid plans cannot be bought yet. Until they can, every feature is open to everyone.
        </p>
      )}
    </div>
  )
}
