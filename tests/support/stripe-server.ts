/**
 * The part of the payment provider's HTTP API that we use. It runs locally with its own state, and fails when a test
 * requests a failure.
 */
import { createHmac, randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

type Subscription = { id: string; customer: string; price: string; status: string; end: number }

export async function startStripe() {
  const customers = new Map<string, { id: string; deleted?: boolean }>()
  const byIdempotencyKey = new Map<string, string>()
  const subscriptions = new Map<string, Subscription>()
  const calls: { method: string; path: string; body: URLSearchParams }[] = []
  let mood: 'well' | 'broken' | 'silent' = 'well'

  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost')
    const body = new URLSearchParams(await read(request))
    calls.push({ method: request.method ?? '', path: url.pathname, body })
    if (mood === 'silent') return
    if (mood === 'broken')
      return send(response, 500, { error: { type: 'api_error', message: 'secret inner words' } })
    const [, , resource, id] = url.pathname.split('/')
    if (url.pathname === '/v1/customers') return send(response, 200, addCustomer(request))
    if (resource === 'customers' && request.method === 'DELETE' && id)
      return send(response, 200, removeCustomer(id))
    if (url.pathname === '/v1/checkout/sessions') {
      return send(response, 200, {
        id: `cs_${randomUUID()}`,
        object: 'checkout.session',
        url: 'https://pay.example/checkout',
      })
    }
    if (url.pathname === '/v1/billing_portal/sessions') {
      return send(response, 200, {
        id: `bps_${randomUUID()}`,
        object: 'billing_portal.session',
        url: 'https://pay.example/portal',
      })
    }
    if (url.pathname === '/v1/subscriptions') {
      const customer = url.searchParams.get('customer')
      const data = [...subscriptions.values()].filter(item => item.customer === customer).map(toResource)
      return send(response, 200, { object: 'list', data, has_more: false, url: '/v1/subscriptions' })
    }
    send(response, 404, { error: { type: 'invalid_request_error', message: 'no such address' } })
  })

  function addCustomer(request: IncomingMessage) {
    const key = String(request.headers['idempotency-key'] ?? randomUUID())
    const id = byIdempotencyKey.get(key) ?? `cus_${randomUUID()}`
    byIdempotencyKey.set(key, id)
    customers.set(id, { id })
    return { id, object: 'customer' }
  }

  function removeCustomer(id: string) {
    customers.set(id, { id, deleted: true })
    for (const subscription of subscriptions.values())
      if (subscription.customer === id) subscription.status = 'canceled'
    return { id, object: 'customer', deleted: true }
  }

  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    calls,
    customers,
    subscribe(customer: string, price: string, status = 'active'): Subscription {
      const end = Math.floor(Date.now() / 1000) + 30 * 24 * 3600
      const subscription = { id: `sub_${randomUUID()}`, customer, price, status, end }
      subscriptions.set(subscription.id, subscription)
      return subscription
    },
    feel(next: typeof mood): void {
      mood = next
    },
    async close(): Promise<void> {
      server.closeAllConnections()
      await new Promise(resolve => server.close(resolve))
    },
  }
}

/** Returns an event as the provider sends it: the text, and the header with the signature of this text. */
export function signedEvent(
  secret: string,
  type: string,
  subscription: Subscription,
  { id = `evt_${randomUUID()}`, at = Math.floor(Date.now() / 1000) } = {},
): { body: string; signature: string } {
  const body = JSON.stringify({
    id,
    object: 'event',
    type,
    created: at,
    data: { object: toResource(subscription) },
  })
  const mac = createHmac('sha256', secret).update(`${at}.${body}`).digest('hex')
  return { body, signature: `t=${at},v1=${mac}` }
}

function toResource({ id, customer, price, status, end }: Subscription) {
  return {
    id,
    object: 'subscription',
    customer,
    status,
    items: { object: 'list', data: [{ id: `si_${id}`, current_period_end: end, price: { id: price } }] },
  }
}

function send(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' })
  response.end(JSON.stringify(body))
}

async function read(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  return Buffer.concat(chunks).toString()
}
