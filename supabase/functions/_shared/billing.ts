// All code for billing: the client of the payment provider, and the decision about which plan a member has.
import Stripe from 'stripe'
import type { PaidPlanId, PlanId } from '../../../contracts/plans.ts'
import { plans } from '../../../contracts/plans.ts'
import { serviceClient } from './clients.ts'
import { readEnv } from './env.ts'
import { databaseFailure, FunctionError } from './function-error.ts'

const priceVariable: Record<PaidPlanId, string> = {
  early_venture: 'STRIPE_PRICE_EARLY_VENTURE',
  venture: 'STRIPE_PRICE_VENTURE',
}

/** The statuses that count as paid. During `past_due` the provider still tries to renew the plan. */
const paidStatuses: readonly Stripe.Subscription.Status[] = ['active', 'trialing', 'past_due']

export type Subscriber = {
  subscribed: boolean
  subscription_plan: PlanId
  subscription_tier: string | null
  subscription_end: string | null
  stripe_customer_id: string | null
}

export const nobody: Subscriber = {
  subscribed: false,
  subscription_plan: 'free',
  subscription_tier: null,
  subscription_end: null,
  stripe_customer_id: null,
}

export function isBillingOn(): boolean {
  return readEnv('STRIPE_SECRET_KEY') !== undefined
}

export function billing(): Stripe {
  const key = readEnv('STRIPE_SECRET_KEY')
  if (!key) throw new FunctionError('billing_disabled')
  const base = readEnv('STRIPE_API_BASE')
  const url = base ? new URL(base) : null
  return new Stripe(key, {
    httpClient: Stripe.createFetchHttpClient(),
    timeout: 10_000,
    maxNetworkRetries: 2,
    ...(url && {
      host: url.hostname,
      protocol: url.protocol === 'http:' ? 'http' : 'https',
      port: url.port || (url.protocol === 'http:' ? 80 : 443),
    }),
  })
}

/** Replaces an error of the provider by one of our own, so that the provider's message does not reach the page. */
export async function atProvider<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error
    throw Object.assign(new FunctionError('billing_failed'), {
      reason: `${error.type} ${error.statusCode ?? ''}`,
    })
  }
}

export function priceOf(plan: PaidPlanId): string {
  const price = readEnv(priceVariable[plan])
  // This operator sells other plans, or does not sell plans yet.
  if (!price) throw new FunctionError('billing_disabled')
  return price
}

function planOfPrice(price: string): PaidPlanId | null {
  const entry = Object.entries(priceVariable).find(([, variable]) => readEnv(variable) === price)
  return (entry?.[0] as PaidPlanId | undefined) ?? null
}

export async function readSubscriber(userId: string): Promise<Subscriber> {
  const { data, error } = await serviceClient()
    .from('subscribers')
    .select('subscribed, subscription_plan, subscription_tier, subscription_end, stripe_customer_id')
    .eq('user_id', userId)
    .maybeSingle()
  if (error) throw databaseFailure('reading the subscriber', error)
  return (data as Subscriber | null) ?? nobody
}

/**
 * Stores the current state of a customer at the provider. It asks the provider each time, because the copy in an
 * event may be old. So events may arrive twice, late or in any order: the newest reply is stored, and each event is
 * applied once.
 */
export async function syncCustomer(
  stripe: Stripe,
  userId: string,
  customer: string,
  eventId: string,
  type: string,
) {
  const askedAt = new Date()
  const { data } = await atProvider(stripe.subscriptions.list({ customer, status: 'all', limit: 100 }))
  const current = bestOf(data)
  const { error } = await serviceClient().rpc('apply_billing_event', {
    p_event_id: eventId,
    p_type: type,
    p_created_at: askedAt.toISOString(),
    p_user: userId,
    p_subscribed: current !== null,
    p_plan: current?.plan ?? 'free',
    p_tier: current ? plans[current.plan].name : null,
    p_end: current?.end ?? null,
    p_customer_id: customer,
    p_subscription_id: current?.id ?? null,
  })
  // The code 23503 means that the account was deleted while its last events were being sent. This is no error.
  if (error && error.code !== '23503') throw databaseFailure('applying the event', error)
}

type Current = { id: string; plan: PaidPlanId; end: string }

/** The highest plan that the member has paid for. */
function bestOf(subscriptions: readonly Stripe.Subscription[]): Current | null {
  const paid = subscriptions.flatMap(({ id, status, items }): Current[] => {
    const item = items.data[0]
    const plan = item && planOfPrice(item.price.id)
    if (!plan || !paidStatuses.includes(status)) return []
    return [{ id, plan, end: new Date(item.current_period_end * 1000).toISOString() }]
  })
  return paid.sort((one, other) => plans[other.plan].price - plans[one.plan].price)[0] ?? null
}
