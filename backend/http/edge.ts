/**
 * The outermost layer of the server. It uses node:http directly. So its headers, log line and limits apply to every
 * response, even to refused, malformed, failed and streamed ones.
 */
import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import type { Health } from '../database/database.ts'
import { type AccessEntry, pathOf } from './access-log.ts'
import { BodyTooLarge } from './body.ts'
import { clientAddress, networksOf, trustedProxies } from './client-address.ts'
import { compressed } from './compression.ts'
import { guardConnections } from './connections.ts'
import { answerPreflight, isOpenToOtherSites, isPreflight, setCorsHeaders } from './cors.ts'
import { callerOfFunction, functionCallHeader } from './function-calls.ts'
import { createHeldBytes, type HeldLimits } from './held-bytes.ts'
import { mayBeText, type RoomLimits, roomLimits, roomOf, withinLimit } from './limits.ts'
import { createMetrics, type Metrics } from './metrics.ts'
import { healthResponse, metricsResponse } from './operations.ts'
import { currentRequest, type RequestContext, runWithRequest } from './request-context.ts'
import { apiPolicy, commonHeaders, pagePolicy, socketSources, strictTransport } from './security-headers.ts'

export type EdgeOptions = {
  /** The application that answers requests: `app.fetch` of Hono. */
  readonly fetch: (
    request: Request,
    env: { incoming: IncomingMessage; outgoing: ServerResponse },
  ) => Response | Promise<Response>
  readonly health: () => Promise<Health>
  readonly secretKey: string
  readonly siteUrl?: string | undefined
  readonly trustedProxies?: readonly string[]
  readonly limits?: Readonly<Record<string, RoomLimits>>
  readonly held?: HeldLimits
  readonly log?: (entry: AccessEntry) => void
  readonly logError?: (error: unknown, requestId: string) => void
  readonly headersMs?: number
  readonly requestMs?: number
  /** A connection without activity is closed after this time, unless its client waits for a reply. */
  readonly idleMs?: number
}

export type Edge = {
  readonly server: Server
  readonly metrics: Metrics
  /**
   * Returns the address of the client that sent an upgrade request, because such a request does not reach `fetch`.
   */
  addressOf(incoming: IncomingMessage): string
  listen(port: number, host: string): Promise<AddressInfo>
  /**
   * Accepts no new requests, lets running requests finish, and closes the remaining connections after `graceMs`.
   */
  close(graceMs?: number): Promise<void>
}

export function createEdge(options: EdgeOptions): Edge {
  const isTrusted = trustedProxies(options.trustedProxies ?? [])
  const metrics = createMetrics()
  const limits = { ...roomLimits, ...options.limits }
  const page = pagePolicy(socketSources(options.siteUrl))
  const siteIsHttps = options.siteUrl?.startsWith('https:') ?? false
  const connections = { isClosing: false }
  const held = createHeldBytes(options.held)
  const cutting = setInterval(held.cutUnread, 500).unref()

  const addressOf = (incoming: IncomingMessage) =>
    clientAddress(incoming.socket.remoteAddress, joined(incoming.headers['x-forwarded-for']), isTrusted)

  async function answer(request: Request, incoming: IncomingMessage, outgoing: ServerResponse, id: string) {
    const path = pathOf(incoming.url ?? '/')
    const room = roomOf(path)
    if (room === 'health') return healthResponse(options.health, connections.isClosing)
    if (room === 'metrics') {
      return metricsResponse(incoming, addressOf(incoming), options.secretKey, metrics)
    }
    const { bodyBytes, answerMs } = limits[room] ?? {}
    const bytes = bytesToCome(incoming, limits[room])
    // If a function of this server sends the request, its bytes do not count for the network of the function's
    // caller.
    const isOfFunction = callerOfFunction(incoming.headers[functionCallHeader]) !== undefined
    const letGo = held.body(widestNetwork(), isOfFunction ? 0 : bytes)
    if (letGo === null) return failure(429, 'Too many large requests at a time.', id)
    outgoing.once('close', letGo)
    try {
      const bounded = bodyBytes === undefined ? request : await withinLimit(request, incoming, bodyBytes)
      const response = options.fetch(bounded, { incoming, outgoing })
      return await compressed(request, answerMs ? await inTime(response, answerMs, id) : await response)
    } catch (error) {
      if (error instanceof BodyTooLarge) {
        return Response.json({ code: 'payload_too_large', message: 'Payload too large' }, { status: 413 })
      }
      if (!incoming.destroyed) options.logError?.(error, id)
      return failure(500, 'Internal server error', id)
    }
  }

  const listener = getRequestListener((request, env) => {
    const { incoming, outgoing } = env as { incoming: IncomingMessage; outgoing: ServerResponse }
    const context = contexts.get(incoming)
    return context
      ? runWithRequest(context, () => answer(request, incoming, outgoing, context.id))
      : failure(500, 'Internal server error', '')
  })
  const contexts = new WeakMap<IncomingMessage, RequestContext>()

  function onRequest(incoming: IncomingMessage, outgoing: ServerResponse) {
    const startedAt = performance.now()
    const path = pathOf(incoming.url ?? '/')
    const room = roomOf(path)
    const calledBy = callerOfFunction(incoming.headers[functionCallHeader])
    const context: RequestContext = {
      id: requestId(incoming),
      clientAddress: calledBy?.clientAddress ?? addressOf(incoming),
      isHttps: siteIsHttps || isForwardedHttps(incoming),
      userId: null,
      onBehalfOf: calledBy?.memberId ?? null,
    }
    contexts.set(incoming, context)
    held.answer(widestNetwork(context), outgoing)
    const { bodyMs } = limits[room] ?? {}
    if (bodyMs !== undefined) cutLateBody(incoming, outgoing, bodyMs)
    metrics.started()
    outgoing.once('close', () => {
      const ms = performance.now() - startedAt
      metrics.finished()
      // If the client disconnected before the reply began, the log says 499, as nginx does.
      const status = outgoing.headersSent ? outgoing.statusCode : 499
      const method = incoming.method ?? 'GET'
      metrics.observe(room, method, status, ms)
      options.log?.({ method, path, status, ms, requestId: context.id, userId: context.userId })
      // Without this, a connection that is answered during the shutdown would stay open for the whole grace period.
      if (connections.isClosing) setImmediate(() => server.closeIdleConnections())
    })

    outgoing.setHeader('X-Request-Id', context.id)
    for (const [name, value] of commonHeaders) outgoing.setHeader(name, value)
    outgoing.setHeader('Content-Security-Policy', room === 'web' ? page : apiPolicy)
    if (context.isHttps) outgoing.setHeader(...strictTransport)
    if (connections.isClosing) outgoing.setHeader('Connection', 'close')
    if (isOpenToOtherSites(room)) {
      setCorsHeaders(outgoing)
      if (isPreflight(incoming)) return answerPreflight(incoming, outgoing)
    }
    void listener(incoming, outgoing)
  }

  function isForwardedHttps(incoming: IncomingMessage): boolean {
    const protocol = joined(incoming.headers['x-forwarded-proto'])
    return (
      protocol === 'https' && isTrusted(clientAddress(incoming.socket.remoteAddress, undefined, isTrusted))
    )
  }

  const server: Server = createServer(
    {
      headersTimeout: options.headersMs ?? 15_000,
      requestTimeout: options.requestMs ?? 300_000,
      connectionsCheckingInterval: 1000,
      keepAliveTimeout: 65_000,
      maxHeaderSize: 32 * 1024,
      // Other upgrades (such as h2c) are optional, so the request gets a normal reply.
      shouldUpgradeCallback: ({ headers }) =>
        headers.upgrade?.toLowerCase() === 'websocket' && server.listenerCount('upgrade') > 0,
    },
    onRequest,
  )
  server.maxRequestsPerSocket = 0
  guardConnections(server, options.idleMs ?? 65_000)

  return {
    server,
    metrics,
    addressOf,
    listen: (port, host) =>
      new Promise((resolve, reject) => {
        server.once('error', reject)
        server.listen(port, host, () => {
          server.off('error', reject)
          resolve(server.address() as AddressInfo)
        })
      }),
    close: (graceMs = 10_000) => {
      connections.isClosing = true
      clearInterval(cutting)
      return closeGently(server, graceMs)
    },
  }
}

function cutLateBody(incoming: IncomingMessage, outgoing: ServerResponse, ms: number): void {
  const timer = setTimeout(() => {
    // Cuts the connection only if the reply has not begun. After that, the rest of the body may arrive late.
    if (!incoming.complete && !outgoing.headersSent) incoming.socket.destroy()
  }, ms).unref()
  incoming.once('close', () => clearTimeout(timer))
}

function closeGently(server: Server, graceMs: number): Promise<void> {
  return new Promise(resolve => {
    const cut = setTimeout(() => server.closeAllConnections(), graceMs)
    server.close(() => {
      clearTimeout(cut)
      resolve()
    })
    server.closeIdleConnections()
  })
}

/** Uses the request id that a proxy sent, if it contains no characters that could forge a line of the log. */
function requestId(incoming: IncomingMessage): string {
  const given = incoming.headers['x-request-id']
  return typeof given === 'string' && /^[\w.-]{8,64}$/.test(given) ? given : randomUUID()
}

async function inTime(response: Response | Promise<Response>, ms: number, id: string): Promise<Response> {
  if (response instanceof Response) return response
  const late = Promise.withResolvers<Response>()
  const timer = setTimeout(() => late.resolve(failure(504, 'The server took too long', id)), ms)
  return Promise.race([response, late.promise]).finally(() => clearTimeout(timer))
}

const codes: Record<number, string> = { 429: 'too_many_requests', 504: 'timeout' }

function failure(status: number, message: string, id: string): Response {
  const headers = new Headers(status === 429 ? { 'Retry-After': '5' } : {})
  return Response.json({ code: codes[status] ?? 'internal', message, requestId: id }, { status, headers })
}

const widestNetwork = (request = currentRequest()) => networksOf(request?.clientAddress ?? '').at(-1) ?? ''

/**
 * Returns how many bytes of the body the server will keep in memory. A body that is too large is not read, so it
 * counts as 0. A body without a declared length counts as the largest allowed body.
 */
function bytesToCome({ headers }: IncomingMessage, { bodyBytes, textBytes = 0 }: RoomLimits = {}): number {
  const most = bodyBytes ?? (mayBeText(headers['content-type']) ? textBytes : 0)
  if (headers['transfer-encoding'] !== undefined) return most
  const declared = Number(headers['content-length'] ?? 0)
  return declared > most ? 0 : declared
}

function joined(header: string | string[] | undefined): string | undefined {
  return Array.isArray(header) ? header.join(',') : header
}
