import { atProvider, billing, readSubscriber } from '../_shared/billing.ts'
import { defineFunction } from '../_shared/define-function.ts'
import { requireEnv } from '../_shared/env.ts'
import { FunctionError } from '../_shared/function-error.ts'

export default defineFunction({
  name: 'customer-portal',
  async run({ caller }) {
    const stripe = billing()
    const { stripe_customer_id: customer } = await readSubscriber(caller.id)
    if (!customer) throw new FunctionError('not_found', 'There is no subscription to manage.')
    const return_url = `${requireEnv('SITE_URL')}/plans`
    const { url } = await atProvider(stripe.billingPortal.sessions.create({ customer, return_url }))
    return { url }
  },
})
