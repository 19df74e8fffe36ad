import { atProvider, billing, priceOf, readSubscriber } from '../_shared/billing.ts'
import type { Caller } from '../_shared/caller.ts'
import { serviceClient } from '../_shared/clients.ts'
import { defineFunction } from '../_shared/define-function.ts'
import { requireEnv } from '../_shared/env.ts'
import { databaseFailure, FunctionError } from '../_shared/function-error.ts'

export default defineFunction({
  name: 'create-checkout',
  async run({ input, caller, requestId }) {
    const stripe = billing()
    const price = priceOf(input.plan)
    const subscriber = await readSubscriber(caller.id)
    if (subscriber.subscribed) {
      throw new FunctionError('conflict', 'You have a plan already. Change it under Manage Subscription.')
    }
    const customer = subscriber.stripe_customer_id ?? (await addCustomer(stripe, caller))
    const site = requireEnv('SITE_URL')
    const session = await atProvider(
      stripe.checkout.sessions.create(
        {
          mode: 'subscription',
          customer,
          client_reference_id: caller.id,
          line_items: [{ price, quantity: 1 }],
          subscription_data: { metadata: { user_id: caller.id } },
          success_url: `${site}/plans?success=true`,
          cancel_url: `${site}/plans?canceled=true`,
        },
        // If the answer was lost and the same call is repeated, the provider opens the same checkout.
        { idempotencyKey: `checkout-${caller.id}-${requestId}` },
      ),
    )
    if (!session.url) throw new FunctionError('billing_failed')
    return { url: session.url }
  },
})

/**
 * Creates a customer. If a member clicks twice at once, only one is created, because the provider returns the same
 * customer for the same key.
 */
async function addCustomer(stripe: ReturnType<typeof billing>, caller: Caller): Promise<string> {
  const { id } = await atProvider(
    stripe.customers.create(
      { ...(caller.email && { email: caller.email }), metadata: { user_id: caller.id } },
      { idempotencyKey: `customer-${caller.id}` },
    ),
  )
  const row = { user_id: caller.id, stripe_customer_id: id }
  const { error } = await serviceClient().from('subscribers').upsert(row, { onConflict: 'user_id' })
  if (error) throw databaseFailure('keeping the customer', error)
  return id
}
