// Only the payment provider calls this function; members do not. The signature proves that the call comes from the
// provider.
import Stripe from 'stripe'
import { billing, syncCustomer } from '../_shared/billing.ts'
import { serviceClient } from '../_shared/clients.ts'
import { readEnv } from '../_shared/env.ts'
import { databaseFailure, FunctionError } from '../_shared/function-error.ts'
import { readText } from '../_shared/read-input.ts'

const maxBytes = 512 * 1024
const toleranceSeconds = 300

export default async function handle(request: Request): Promise<Response> {
  if (request.method !== 'POST') return new Response(null, { status: 405 })
  const secret = readEnv('STRIPE_WEBHOOK_SECRET')
  if (!secret) return Response.json({ error: 'No payments are taken here.' }, { status: 404 })
  try {
    const event = await readEvent(request, secret)
    if (!event)
      return Response.json({ error: 'This is no event with a signature that fits.' }, { status: 400 })
    const { customer } = event.data.object as { customer?: string | Stripe.Customer | null }
    const id = typeof customer === 'string' ? customer : customer?.id
    if (id && isAboutSubscriptions(event.type)) {
      const userId = await memberOf(id)
      if (userId) await syncCustomer(billing(), userId, id, event.id, event.type)
    }
    return Response.json({ received: true })
  } catch (error) {
    if (error instanceof FunctionError && error.code === 'payload_too_large') {
      return Response.json({ error: error.message }, { status: 413 })
    }
    // Does not acknowledge the event, so that the provider sends it again.
    const detail = error instanceof Error ? error.message : typeof error
    console.error(JSON.stringify({ level: 'error', function: 'stripe-webhook', detail }))
    const status = error instanceof FunctionError && error.code === 'unavailable' ? 503 : 500
    return Response.json({ error: 'Try again later.' }, { status, headers: { 'retry-after': '5' } })
  }
}

async function readEvent(request: Request, secret: string): Promise<Stripe.Event | null> {
  const signature = request.headers.get('stripe-signature')
  const body = signature && (await readText(request, maxBytes))
  if (!signature || !body) return null
  const crypto = Stripe.createSubtleCryptoProvider()
  try {
    const event = await billing().webhooks.constructEventAsync(
      body,
      signature,
      secret,
      toleranceSeconds,
      crypto,
    )
    return isWhole(event) ? event : null
  } catch (error) {
    if (error instanceof Stripe.errors.StripeSignatureVerificationError || error instanceof SyntaxError)
      return null
    throw error
  }
}

/** Returns whether the parsed text is a complete event. Even a text with a valid signature may be something else. */
function isWhole(event: Partial<Stripe.Event> | null): boolean {
  return typeof event?.id === 'string' && typeof event.type === 'string' && Boolean(event.data?.object)
}

function isAboutSubscriptions(type: string): boolean {
  return (
    type === 'checkout.session.completed' ||
    type.startsWith('customer.subscription.') ||
    type.startsWith('invoice.')
  )
}

async function memberOf(customer: string): Promise<string | null> {
  const { data, error } = await serviceClient()
    .from('subscribers')
    .select('user_id')
    .eq('stripe_customer_id', customer)
    .maybeSingle()
  if (error) throw databaseFailure('looking for the subscriber', error)
  return data?.user_id ?? null
}
