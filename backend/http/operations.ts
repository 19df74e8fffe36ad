/** `/health` for load balancers and `/metrics` for Prometheus. */
import { createHash, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { Health } from '../database/database.ts'
import { isLoopback } from './client-address.ts'
import type { Metrics } from './metrics.ts'

export async function healthResponse(check: () => Promise<Health>, isClosing: boolean): Promise<Response> {
  const health: Health = isClosing
    ? { ok: false, status: 503, reason: 'shutting down' }
    : await check().catch(error => ({ ok: false, status: 503, reason: String(error?.message ?? error) }))
  const headers = { 'Cache-Control': 'no-store' }
  if (health.ok) return Response.json({ status: 'ok' }, { headers })
  return Response.json({ status: 'unavailable', reason: health.reason }, { status: health.status, headers })
}

export async function metricsResponse(
  incoming: IncomingMessage,
  address: string,
  secretKey: string,
  metrics: Metrics,
): Promise<Response> {
  if (!mayReadMetrics(incoming, address, secretKey)) {
    return Response.json({ message: 'Only from this machine, or with the secret key' }, { status: 403 })
  }
  return new Response(await metrics.registry.metrics(), {
    headers: { 'Content-Type': metrics.registry.contentType, 'Cache-Control': 'no-store' },
  })
}

/**
 * Allows requests from this machine, and requests with the secret key. If a proxy runs on this machine, every
 * request seems to come from it, so a forwarded request needs the key.
 */
function mayReadMetrics(incoming: IncomingMessage, address: string, secretKey: string): boolean {
  const { headers } = incoming
  const isForwarded = headers['x-forwarded-for'] ?? headers.forwarded ?? headers.via
  if (isLoopback(address) && isForwarded === undefined) return true
  const bearer = /^Bearer (.+)$/i.exec(headers.authorization ?? '')?.[1]
  return [headers.apikey, bearer].some(key => typeof key === 'string' && isSame(key, secretKey))
}

function isSame(left: string, right: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(left), digest(right))
}
