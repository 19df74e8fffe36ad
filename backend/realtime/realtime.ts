/** The protocol of Supabase Realtime: changes, broadcast and presence over Phoenix channels. */
import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { Hono } from 'hono'
import { WebSocketServer } from 'ws'
import type { Database } from '../database/database.ts'
import { CallerError, type IdentifyCaller } from '../http/caller.ts'
import { networksOf } from '../http/client-address.ts'
import { apiPolicy, commonHeaders } from '../http/security-headers.ts'
import { describeError, type Log } from '../log.ts'
import { createAddresses } from './addresses.ts'
import { broadcastOverHttp } from './broadcast-over-http.ts'
import { readChanges } from './changes.ts'
import { type Channel, topicKeyOf } from './channel.ts'
import { createDelivery } from './delivery.ts'
import { rightsOn, toSubscription } from './join.ts'
import { defaultLimits, type Limits } from './limits.ts'
import { createMembers } from './members.ts'
import { createPresence } from './presence.ts'
import { createRelay } from './relay.ts'
import { createReview } from './review.ts'
import { acceptSocket, type Socket } from './socket.ts'
import { createSubscriptions } from './subscriptions.ts'
import { createTables } from './tables.ts'
import { createTopics } from './topics.ts'

export type RealtimeOptions = {
  readonly database: Database
  readonly identify: IdentifyCaller
  readonly onRevoked: (listener: (sessionId: string) => void) => () => void
  /**
   * Pages of other origins may not open sockets. Requests without an origin come from apps and servers, and are
   * allowed.
   */
  readonly isAllowedOrigin: (origin: string) => boolean
  /** Returns the address of the client. It is not the address of a trusted proxy. */
  readonly addressOf: (request: IncomingMessage) => string
  readonly log: Log
  readonly limits?: Partial<Limits>
}

export async function createRealtime(options: RealtimeOptions) {
  const { database, identify, log } = options
  const limits: Limits = { ...defaultLimits, ...options.limits }
  const processId = randomUUID()
  const sockets = new Set<Socket>()
  const topics = createTopics(error => log.error(`realtime: a broadcast failed: ${describeError(error)}`))
  const subscriptions = createSubscriptions<Channel>()
  await database.run({ text: 'select realtime.watch_published_tables()' })
  const tables = await createTables(database)
  const relay = createRelay(database, processId, log)
  const presence = createPresence(processId, topics, limits, news => void relay.send(news))
  const addresses = createAddresses(limits)
  const members = createMembers(limits)
  const rights = (topic: string, caller: Channel['caller']) => rightsOn(database, topic, caller)
  const review = createReview({ sockets, topics, rights })
  const delivery = createDelivery({
    database,
    tables,
    subscriptions,
    log,
    limits,
    onMessage(kind, record) {
      if (kind === 'RELAY') return relay.receive(record, { topics, presence })
      if (kind === 'REVIEW') return review.hear(record)
      const topicKey = topicKeyOf({ topic: `realtime:${record.topic}`, isPrivate: record.private === true })
      topics.broadcast(topicKey, { event: String(record.event), payload: record.payload })
    },
  })
  const changes = await readChanges(database, delivery, log, limits.deliveryPatienceMs)

  const stopWatching = options.onRevoked(sessionId => {
    for (const socket of sockets) {
      for (const channel of socket.channels.values()) {
        if (channel.caller.claims.session_id === sessionId) channel.end('Session has ended')
      }
    }
  })

  const server = new WebSocketServer({
    noServer: true,
    maxPayload: limits.frameBytes,
    perMessageDeflate: false,
  })

  async function upgrade(request: IncomingMessage, stream: Duplex, head: Buffer): Promise<void> {
    // From here on, no other code handles errors of the stream. Without this handler, a client that disconnects
    // while its key is checked would end the process.
    stream.on('error', () => stream.destroy())
    if (stream.destroyed) return
    const [address, ...around] = networksOf(options.addressOf(request))
    const network = around.at(-1)
    const holders = () => [addresses.of(address, network), ...(network ? [addresses.ofNetwork(network)] : [])]
    // Counts the socket from the start, so that many sockets that open at the same time cannot all take the last
    // place.
    for (const account of holders()) account.sockets += 1
    stream.once('close', () => {
      for (const account of holders()) account.sockets -= 1
      for (const left of [address, network]) if (left) addresses.leave(left)
    })
    try {
      const isCrowded =
        addresses.of(address).sockets > limits.socketsPerAddress ||
        (network !== undefined && addresses.ofNetwork(network).sockets > limits.socketsPerNetwork)
      const refused = await refusalOf(request, isCrowded)
      if (refused) return refuse(stream, ...refused)
      if (!stream.destroyed) accept(request, stream, head, address)
    } catch (error) {
      log.error(`realtime: an upgrade failed: ${describeError(error)}`)
      refuse(stream, 503, 'Service Unavailable')
    }
  }

  async function refusalOf(request: IncomingMessage, isCrowded: boolean): Promise<[number, string] | null> {
    const url = URL.parse(request.url ?? '/', 'http://localhost')
    if (!url) return [400, 'Bad Request']
    const { origin } = request.headers
    if (url.pathname !== '/realtime/v1/websocket') return [404, 'Not Found']
    if (origin !== undefined && !options.isAllowedOrigin(origin)) return [403, 'Forbidden']
    if (isCrowded) return [429, 'Too Many Requests']
    if (sockets.size >= limits.sockets) return [503, 'Service Unavailable']
    const apiKey = apiKeyOf(request, url)
    if (apiKey === '') return [401, 'Unauthorized']
    try {
      await identify({ apiKey, authorization: null })
      return null
    } catch (error) {
      return error instanceof CallerError ? [401, 'Unauthorized'] : [503, 'Service Unavailable']
    }
  }

  function accept(request: IncomingMessage, stream: Duplex, head: Buffer, address: string): void {
    const url = new URL(request.url ?? '/', 'http://localhost')
    const connection = {
      stream,
      version: url.searchParams.get('vsn') === '2.0.0' ? ('2.0.0' as const) : ('1.0.0' as const),
      apiKey: apiKeyOf(request, url),
      address,
      account: addresses.of(address),
    }
    server.handleUpgrade(request, stream, head, ws => {
      const socket = acceptSocket(ws, connection, {
        identify,
        members,
        topics,
        presence,
        subscriptions,
        rights,
        reviews: review.count,
        subscription: (owner, request) => toSubscription(tables, owner, request),
        relay: (topicKey, broadcast) => relay.send({ kind: 'broadcast', room: topicKey, broadcast }),
        limits,
        log,
      })
      sockets.add(socket)
      ws.on('close', () => sockets.delete(socket))
    })
  }

  const app = new Hono()
  broadcastOverHttp(app, { identify, rights, topics, relay, addresses })

  return {
    app,
    upgrade,
    socketCount: () => sockets.size,
    /** Returns how much memory the clients use. All counts go back to zero when the clients leave. */
    held: () => ({
      sockets: sockets.size,
      members: members.count(),
      addresses: addresses.count(),
      topics: topics.count(),
      shelves: subscriptions.count(),
      presenceBytes: presence.bytes(),
    }),
    async close(): Promise<void> {
      stopWatching()
      for (const socket of sockets) socket.close(1001, 'Going away')
      presence.close()
      await tables.close()
      await changes.close()
      server.close()
    },
  }
}

function apiKeyOf(request: IncomingMessage, url: URL): string {
  return url.searchParams.get('apikey') ?? String(request.headers.apikey ?? '')
}

/** Replies and closes the connection itself, because a client that never closes it would keep it open forever. */
function refuse(stream: Duplex, status: number, text: string): void {
  const headers = [...commonHeaders, ['Content-Security-Policy', apiPolicy], ['Content-Length', '0']]
  // The client must wait until another socket of its address is closed.
  if (status === 429) headers.push(['Retry-After', '5'])
  const lines = [
    `HTTP/1.1 ${status} ${text}`,
    'Connection: close',
    ...headers.map(([name, is]) => `${name}: ${is}`),
  ]
  stream.end(`${lines.join('\r\n')}\r\n\r\n`, () => stream.destroy())
}
