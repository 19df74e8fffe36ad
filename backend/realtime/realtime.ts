/** Supabase Realtime's protocol: changes, broadcast and presence over Phoenix channels. */
import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { Hono } from 'hono'
import { WebSocketServer } from 'ws'
import { CallerError, type IdentifyCaller } from '../caller.ts'
import type { Database } from '../database/database.ts'
import { apiPolicy, commonHeaders } from '../edge/security-headers.ts'
import { broadcastOverHttp } from './broadcast-over-http.ts'
import { readChanges } from './changes.ts'
import type { Channel } from './channel.ts'
import { deliverChanges } from './delivery.ts'
import { rightsOn, toSubscription } from './join.ts'
import { createPresence } from './presence.ts'
import { createRelay } from './relay.ts'
import { createRooms } from './rooms.ts'
import { acceptSocket, type Limits, type Socket } from './socket.ts'
import { createSubscriptions } from './subscriptions.ts'
import { createTables } from './tables.ts'

export type RealtimeOptions = {
  readonly database: Database
  readonly identify: IdentifyCaller
  readonly onRevoked: (listener: (sessionId: string) => void) => () => void
  /** Pages of other origins may not open sockets; requests without an origin (apps, servers) may. */
  readonly isAllowedOrigin: (origin: string) => boolean
  readonly limits?: Partial<Limits & { sockets: number; socketsPerUser: number; frameBytes: number }>
}

const defaults = {
  sockets: 10_000,
  socketsPerUser: 100,
  frameBytes: 1024 * 1024,
  channelsPerSocket: 100,
  joinsPerSecond: 100,
  messagesPerSecond: 200,
  bufferedBytes: 1024 * 1024,
  idleMs: 60_000,
}

export async function createRealtime(options: RealtimeOptions) {
  const { database, identify } = options
  const limits = { ...defaults, ...options.limits }
  const processId = randomUUID()
  const sockets = new Set<Socket>()
  const rooms = createRooms()
  const subscriptions = createSubscriptions<Channel>()
  await database.run({ text: 'select realtime.watch_published_tables()' })
  const tables = await createTables(database)
  const relay = createRelay(database, processId)
  const presence = createPresence(processId, rooms, news => void relay.send(news))
  const changes = await readChanges(database, async batch => {
    for (const { kind, record } of batch) {
      if (kind === 'BROADCAST') {
        const room = `${record.private ? 'private' : 'public'} realtime:${record.topic}`
        rooms.broadcast(room, { event: String(record.event), payload: record.payload })
      }
      if (kind === 'RELAY') relay.receive(record, { rooms, presence })
    }
    await deliverChanges(database, tables, subscriptions, batch)
  })

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
  const rights = (topic: string, caller: Channel['caller']) => rightsOn(database, topic, caller)

  async function upgrade(request: IncomingMessage, stream: Duplex, head: Buffer): Promise<void> {
    // From here on nobody else listens: whoever hangs up while the key is looked at must not end the process.
    stream.on('error', () => stream.destroy())
    const url = URL.parse(request.url ?? '/', 'http://localhost')
    if (!url) return refuse(stream, 400, 'Bad Request')
    const { origin } = request.headers
    if (!url.pathname.endsWith('/websocket')) return refuse(stream, 404, 'Not Found')
    if (origin !== undefined && !options.isAllowedOrigin(origin)) return refuse(stream, 403, 'Forbidden')
    if (sockets.size >= limits.sockets) return refuse(stream, 503, 'Service Unavailable')
    const apiKey = url.searchParams.get('apikey') ?? String(request.headers.apikey ?? '')
    try {
      await identify({ apiKey, authorization: null })
    } catch (error) {
      return error instanceof CallerError
        ? refuse(stream, 401, 'Unauthorized')
        : refuse(stream, 503, 'Service Unavailable')
    }
    if (apiKey === '') return refuse(stream, 401, 'Unauthorized')
    const version = url.searchParams.get('vsn') === '2.0.0' ? '2.0.0' : '1.0.0'
    server.handleUpgrade(request, stream, head, ws => {
      const socket = acceptSocket(ws, version, apiKey, {
        identify: async credentials => {
          const caller = await identify(credentials)
          if (caller.userId !== null && socketsOf(caller.userId) > limits.socketsPerUser) {
            throw new Error('ConnectionRateLimitReached: Too many connected users')
          }
          return caller
        },
        rooms,
        presence,
        subscriptions,
        rights,
        subscription: (owner, request) => toSubscription(tables, owner, request),
        relay: (room, broadcast) => relay.send({ kind: 'broadcast', room, broadcast }),
        limits,
      })
      sockets.add(socket)
      ws.on('close', () => sockets.delete(socket))
    })
  }

  function socketsOf(userId: string): number {
    let count = 0
    for (const { channels } of sockets) {
      for (const channel of channels.values()) {
        if (channel.caller.userId !== userId) continue
        count++
        break
      }
    }
    return count
  }

  const app = new Hono()
  broadcastOverHttp(app, { identify, rights, rooms, relay })

  return {
    app,
    upgrade,
    socketCount: () => sockets.size,
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

function refuse(stream: Duplex, status: number, text: string): void {
  const headers = [...commonHeaders, ['Content-Security-Policy', apiPolicy], ['Content-Length', '0']]
  const lines = [
    `HTTP/1.1 ${status} ${text}`,
    'Connection: close',
    ...headers.map(([name, is]) => `${name}: ${is}`),
  ]
  stream.end(`${lines.join('\r\n')}\r\n\r\n`)
}
