import { createHmac } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Backend, type Member, startBackend } from '../support/backend.ts'
import { testDatabase } from '../support/databases.ts'
import { signedEvent, startStripe } from '../support/stripe-server.ts'

const secret = 'whsec_test'
const early = 'price_early'
const venture = 'price_venture'

describe('buying a plan', () => {
  let backend: Backend
  let stripe: Awaited<ReturnType<typeof startStripe>>
  let nora: Member
  beforeAll(async () => {
    stripe = await startStripe()
    backend = await startBackend(await testDatabase(), {
      STRIPE_SECRET_KEY: 'sk_test_secret',
      STRIPE_WEBHOOK_SECRET: secret,
      STRIPE_PRICE_EARLY_VENTURE: early,
      STRIPE_PRICE_VENTURE: venture,
      STRIPE_API_BASE: stripe.url,
    })
  })
  afterAll(async () => {
    await backend.close()
    await stripe.close()
  })
  beforeEach(async () => {
    stripe.feel('well')
    nora = await backend.member()
  })

  async function customerOf(member: Member): Promise<string> {
    await member.client.functions.invoke('create-checkout', { body: { plan: 'early_venture' } })
    const { data } = await backend
      .service()
      .from('subscribers')
      .select('stripe_customer_id')
      .eq('user_id', member.id)
      .single()
    return data!.stripe_customer_id!
  }
  const planNow = async (member: Member) =>
    (await member.client.functions.invoke('check-subscription')).data.subscription_plan
  const storedPlan = async (member: Member) => {
    const { data } = await member.client
      .from('subscribers')
      .select('subscribed, subscription_plan')
      .maybeSingle()
    return data?.subscribed ? data.subscription_plan : 'free'
  }
  const deliver = ({ body, signature }: { body: string; signature: string }, signal?: AbortSignal) =>
    fetch(`${backend.url}/functions/v1/stripe-webhook`, {
      method: 'POST',
      body,
      ...(signal && { signal }),
      headers: { 'stripe-signature': signature },
    })

  test('FN01 check-subscription answers free for a member who never paid', async () => {
    const { data } = await nora.client.functions.invoke('check-subscription')
    expect(data).toEqual({
      subscribed: false,
      subscription_plan: 'free',
      subscription_tier: null,
      subscription_end: null,
      purchasable: true,
    })
  })

  test('FN01 create-checkout returns an address and creates one customer, however often the member clicks', async () => {
    const clicks = [1, 2, 3].map(() =>
      nora.client.functions.invoke('create-checkout', { body: { plan: 'venture' } }),
    )
    const answers = await Promise.all(clicks)
    expect(answers.map(({ data }) => data)).toEqual(Array(3).fill({ url: 'https://pay.example/checkout' }))
    const sessions = stripe.calls.filter(({ path }) => path === '/v1/checkout/sessions').slice(-3)
    expect(new Set(sessions.map(({ body }) => body.get('customer'))).size).toBe(1)
    expect(sessions[0]!.body.get('line_items[0][price]')).toBe(venture)
    expect(sessions[0]!.body.get('success_url')).toMatch(/\/plans\?success=true$/)
  })

  test('FN01 customer-portal returns an address to customers and a clear refusal to other members', async () => {
    const refused = await nora.client.functions.invoke('customer-portal')
    expect(refused.error.context.status).toBe(404)
    await customerOf(nora)
    const { data } = await nora.client.functions.invoke('customer-portal')
    expect(data).toEqual({ url: 'https://pay.example/portal' })
  })

  test('CK20 a payment event that arrives twenty times at once changes the plan once', async () => {
    const customer = await customerOf(nora)
    const event = signedEvent(secret, 'customer.subscription.created', stripe.subscribe(customer, early))
    const answers = await Promise.all(Array.from({ length: 20 }, () => deliver(event)))
    expect(answers.every(({ status }) => status === 200)).toBe(true)
    expect(await storedPlan(nora)).toBe('early_venture')
    const { count } = await backend
      .service()
      .from('billing_events')
      .select('*', { count: 'exact', head: true })
      .eq('id', JSON.parse(event.body).id)
    expect(count).toBe(1)
  })

  test('CK20 an event whose answer was lost arrives again and changes the plan only once', async () => {
    const customer = await customerOf(nora)
    const event = signedEvent(secret, 'customer.subscription.created', stripe.subscribe(customer, early))
    const { id } = JSON.parse(event.body) as { id: string }
    const applied = async () => {
      const events = backend.service().from('billing_events')
      return (await events.select('*', { count: 'exact', head: true }).eq('id', id)).count
    }
    const gone = new AbortController()
    const unheard = deliver(event, gone.signal).catch(() => null)
    await expect.poll(applied).toBe(1)
    gone.abort()
    await unheard
    expect((await deliver(event)).status).toBe(200)
    expect(await applied()).toBe(1)
    expect(await storedPlan(nora)).toBe('early_venture')
  })

  test('CK20 payment events that arrive in the wrong order lead to the right state', async () => {
    const customer = await customerOf(nora)
    const first = stripe.subscribe(customer, early)
    const created = signedEvent(secret, 'customer.subscription.created', first)
    first.status = 'canceled'
    const deleted = signedEvent(secret, 'customer.subscription.deleted', first)
    stripe.subscribe(customer, venture)
    expect((await deliver(deleted)).status).toBe(200)
    expect((await deliver(created)).status).toBe(200)
    expect(await storedPlan(nora)).toBe('venture')
  })

  test('CK20 a forged payment event gives nobody a plan', async () => {
    const customer = await customerOf(nora)
    const unpaid = stripe.subscribe(customer, venture, 'incomplete')
    const paidElsewhere = { ...unpaid, status: 'active' }
    const real = signedEvent(secret, 'customer.subscription.created', paidElsewhere)
    // The event is genuine and says `active`. But the provider itself, when asked, says that the plan is not paid.
    expect((await deliver(real)).status).toBe(200)
    expect(await storedPlan(nora)).toBe('free')
    const forged = signedEvent('whsec_other', 'customer.subscription.created', paidElsewhere)
    expect((await deliver(forged)).status).toBe(400)
    const old = signedEvent(secret, 'customer.subscription.created', paidElsewhere, {
      at: Math.floor(Date.now() / 1000) - 400,
    })
    expect((await deliver(old)).status).toBe(400)
    expect((await deliver({ ...real, body: JSON.stringify(JSON.parse(real.body), null, 1) })).status).toBe(
      400,
    )
    expect((await deliver({ ...real, signature: '' })).status).toBe(400)
    const { error } = await nora.client
      .from('subscribers')
      .update({ subscribed: true, subscription_plan: 'venture' })
      .eq('user_id', nora.id)
    expect(error?.code).toBe('42501')
    expect(await planNow(nora)).toBe('free')
  })

  test.each(['{}', 'null', '[]', '"evt"', '{"id":"evt_1","type":"invoice.paid","data":{"object":null}}'])(
    'CK20 %s with a valid signature is refused and does not count as a failure of our server',
    async body => {
      const at = Math.floor(Date.now() / 1000)
      const mac = createHmac('sha256', secret).update(`${at}.${body}`).digest('hex')
      expect((await deliver({ body, signature: `t=${at},v1=${mac}` })).status).toBe(400)
    },
  )

  test('if the payment provider fails or does not answer, members keep their plan and never see the message of the provider', async () => {
    const customer = await customerOf(nora)
    const subscription = stripe.subscribe(customer, early)
    await deliver(signedEvent(secret, 'customer.subscription.created', subscription))
    stripe.feel('broken')
    const event = signedEvent(secret, 'customer.subscription.updated', subscription)
    expect((await deliver(event)).status).toBe(500)
    const refused = await nora.client.functions.invoke('customer-portal')
    expect(refused.error.context.status).toBe(502)
    expect(JSON.stringify(await refused.error.context.json())).not.toContain('secret inner words')
    expect(await storedPlan(nora)).toBe('early_venture')
    stripe.feel('well')
    subscription.status = 'past_due'
    expect((await deliver(event)).status).toBe(200)
    expect(await storedPlan(nora)).toBe('early_venture')
    subscription.status = 'canceled'
    expect(await planNow(nora)).toBe('free')
  })

  test('B07 the functions enforce the limits of each plan', async () => {
    const body = { market: 'Dental practices in Germany', industry: 'healthcare', targetCustomer: null }
    const refused = await nora.client.functions.invoke('market-research', { body })
    expect(refused.error.context.status).toBe(402)
    const customer = await customerOf(nora)
    stripe.subscribe(customer, early)
    expect(await planNow(nora)).toBe('early_venture')
    const { data } = await nora.client.functions.invoke('market-research', { body })
    expect(data.success).toBe(true)
  })

  test('a deleted account is no longer billed', async () => {
    const customer = await customerOf(nora)
    stripe.subscribe(customer, early)
    stripe.feel('broken')
    expect((await nora.client.functions.invoke('secure-account-deletion')).error.context.status).toBe(502)
    expect((await nora.client.from('profiles').select('id').eq('id', nora.id).single()).data).toEqual({
      id: nora.id,
    })
    stripe.feel('well')
    expect((await nora.client.functions.invoke('secure-account-deletion')).data).toEqual({ success: true })
    expect(stripe.customers.get(customer)).toMatchObject({ deleted: true })
  })
})

describe('without a payment provider', () => {
  let backend: Backend
  beforeAll(async () => {
    backend = await startBackend(await testDatabase())
  })
  afterAll(() => backend.close())

  test('create-checkout says that plans are not on sale yet', async () => {
    const nora = await backend.member()
    const { error } = await nora.client.functions.invoke('create-checkout', { body: { plan: 'venture' } })
    expect(error.context.status).toBe(503)
    expect((await error.context.json()).error.code).toBe('billing_disabled')
  })

  test('without a payment provider the webhook answers 404, whatever the signature', async () => {
    const answer = await fetch(`${backend.url}/functions/v1/stripe-webhook`, {
      method: 'POST',
      body: '{}',
      headers: { 'stripe-signature': 't=1,v1=x' },
    })
    expect(answer.status).toBe(404)
  })
})
