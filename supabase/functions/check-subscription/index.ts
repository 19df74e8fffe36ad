import { billing, isBillingOn, readSubscriber, syncCustomer } from '../_shared/billing.ts'
import { defineFunction } from '../_shared/define-function.ts'

export default defineFunction({
  name: 'check-subscription',
  async run({ caller }) {
    const known = await readSubscriber(caller.id)
    // Also asks the provider, because a member may return from the checkout before the event of the provider
    // arrives.
    if (isBillingOn() && known.stripe_customer_id) {
      await syncCustomer(
        billing(),
        caller.id,
        known.stripe_customer_id,
        `check:${crypto.randomUUID()}`,
        'check',
      )
    }
    const { stripe_customer_id: _, ...subscription } = await readSubscriber(caller.id)
    return { ...subscription, purchasable: isBillingOn() }
  },
})
