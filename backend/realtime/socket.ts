/** One connection: its channels, its limits, and what each event of the protocol does. */
import { randomUUID } from 'node:crypto'
import { RateLimiterMemory } from 'rate-limiter-flexible'
import type { RawData, WebSocket } from 'ws'
import { z } from 'zod'
import { type Caller, CallerError, type IdentifyCaller } from '../caller.ts'
import { DatabaseUnavailable } from '../database/database.ts'
import { allRights, type Channel, callerKeyOf, replyTo, roomOf } from './channel.ts'
import { decodeFrame, encodeFrame, type Frame, type Version } from './frames.ts'
import { type JoinRequest, joinSchema, type rightsOn, type toSubscription } from './join.ts'
import type { Presence } from './presence.ts'
import type { Broadcast, Rooms } from './rooms.ts'
import type { createSubscriptions } from './subscriptions.ts'

export type Limits = {
  readonly channelsPerSocket: number
  readonly joinsPerSecond: number
  readonly messagesPerSecond: number
  /** A client that reads slower than this piles up is cut. */
  readonly bufferedBytes: number
  /** A client that has not even sent a heartbeat for so long is gone. */
  readonly idleMs: number
}

export type SocketRooms = {
  readonly identify: IdentifyCaller
  readonly rooms: Rooms
  readonly presence: Presence
  readonly subscriptions: ReturnType<typeof createSubscriptions<Channel>>
  readonly rights: (...args: OmitFirst<Parameters<typeof rightsOn>>) => ReturnType<typeof rightsOn>
  readonly subscription: (
    ...args: OmitFirst<Parameters<typeof toSubscription>>
  ) => ReturnType<typeof toSubscription>
  /** Tells the other processes. */
  readonly relay: (room: string, broadcast: Broadcast) => Promise<void>
  readonly limits: Limits
}

type OmitFirst<T extends unknown[]> = T extends [unknown, ...infer Rest] ? Rest : never

const broadcastSchema = z.object({ event: z.string().max(255), payload: z.unknown() })
const presenceSchema = z.object({ event: z.string(), payload: z.record(z.string(), z.unknown()).default({}) })
const tokenSchema = z.object({ access_token: z.string().nullable() })

export type Socket = {
  readonly channels: ReadonlyMap<string, Channel>
  close(code: number, reason: string): void
}

export function acceptSocket(ws: WebSocket, version: Version, apiKey: string, deps: SocketRooms): Socket {
  const { limits } = deps
  const channels = new Map<string, Channel>()
  const expiries = new Map<Channel, NodeJS.Timeout>()
  const joins = new RateLimiterMemory({ points: limits.joinsPerSecond, duration: 1 })
  const messages = new RateLimiterMemory({ points: limits.messagesPerSecond, duration: 1 })
  let lastHeard = performance.now()
  let queue: Promise<void> = Promise.resolve()
  let waiting = 0

  function send(frame: Frame): void {
    if (ws.readyState !== ws.OPEN) return
    if (ws.bufferedAmount > limits.bufferedBytes) {
      ws.terminate()
      return
    }
    ws.send(encodeFrame(frame, version))
  }

  function openChannel(frame: Frame, request: JoinRequest, caller: Caller): Channel {
    const { config } = request
    const channel: Channel = {
      topic: frame.topic,
      joinRef: frame.joinRef ?? frame.ref,
      isPrivate: config.private ?? false,
      broadcast: { self: config.broadcast?.self ?? false, ack: config.broadcast?.ack ?? false },
      presenceKey: config.presence?.key || randomUUID(),
      wantsPresence: config.presence?.enabled ?? true,
      caller,
      callerKey: callerKeyOf(caller),
      rights: allRights,
      subscriptions: [],
      presenceRef: null,
      send: (event, payload, ref = null) =>
        send({ joinRef: channel.joinRef, ref, topic: frame.topic, event, payload }),
      end(reason) {
        channel.send('system', {
          extension: 'system',
          status: 'error',
          message: reason,
          channel: subTopic(frame.topic),
        })
        channel.send('phx_close', {}, channel.joinRef)
        leave(channel)
      },
    }
    return channel
  }

  function leave(channel: Channel): void {
    if (channels.get(channel.topic) === channel) channels.delete(channel.topic)
    clearTimeout(expiries.get(channel))
    expiries.delete(channel)
    for (const subscription of channel.subscriptions) deps.subscriptions.remove(subscription)
    deps.rooms.leave(channel)
    deps.presence.untrack(channel)
  }

  /** An expired token ends the channel; a client that refreshed in time never sees it. */
  function watchExpiry(channel: Channel): void {
    clearTimeout(expiries.get(channel))
    expiries.delete(channel)
    const { exp } = channel.caller.claims
    if (exp === undefined) return
    const ms = Math.min(Math.max(exp * 1000 - Date.now(), 0), 2 ** 31 - 1)
    const timer = setTimeout(() => channel.end('Token has expired'), ms)
    timer.unref()
    expiries.set(channel, timer)
  }

  async function join(frame: Frame): Promise<void> {
    const refuse = (reason: string) =>
      send({
        ...frame,
        joinRef: frame.joinRef ?? frame.ref,
        event: 'phx_reply',
        payload: { status: 'error', response: { reason } },
      })
    if (!(await isWithin(joins))) return refuse('ClientJoinRateLimitReached: Too many joins per second')
    if (!frame.topic.startsWith('realtime:')) return refuse('unmatched topic')
    const parsed = joinSchema.safeParse(frame.payload)
    if (!parsed.success) return refuse(`JoinPayloadInvalid: ${z.prettifyError(parsed.error).split('\n')[0]}`)
    const previous = channels.get(frame.topic)
    if (previous) leave(previous)
    if (channels.size >= limits.channelsPerSocket) return refuse('ChannelRateLimitReached: Too many channels')
    const { access_token: token, config } = parsed.data
    try {
      const caller = await deps.identify({ apiKey, authorization: token ? `Bearer ${token}` : null })
      const channel = openChannel(frame, parsed.data, caller)
      if (channel.isPrivate) {
        channel.rights = await deps.rights(channel.topic, caller)
        if (!channel.rights.broadcast.read && !channel.rights.presence.read) {
          return refuse(
            'Unauthorized: You do not have permissions to read from this Channel topic: '.concat(
              subTopic(frame.topic),
            ),
          )
        }
      }
      const requested = config.postgres_changes ?? []
      const outcomes = await Promise.allSettled(requested.map(request => deps.subscription(channel, request)))
      if (ws.readyState !== ws.OPEN) return
      channel.subscriptions = outcomes.flatMap(outcome =>
        outcome.status === 'fulfilled' ? [outcome.value] : [],
      )
      channels.set(frame.topic, channel)
      deps.rooms.join(channel)
      for (const subscription of channel.subscriptions) deps.subscriptions.add(subscription)
      watchExpiry(channel)
      const failure = outcomes.find(outcome => outcome.status === 'rejected')
      // realtime-js compares this list with what it asked for, item by item.
      const granted = requested.map(({ select: _, ...request }, index) => {
        const outcome = outcomes[index]
        return { ...request, id: outcome?.status === 'fulfilled' ? outcome.value.id : -1 }
      })
      replyTo(channel, frame, 'ok', { postgres_changes: granted })
      if (requested.length > 0) {
        const status = failure ? 'error' : 'ok'
        const message = failure ? explain(failure.reason) : 'Subscribed to PostgreSQL'
        channel.send('system', {
          extension: 'postgres_changes',
          status,
          message,
          channel: subTopic(frame.topic),
        })
      }
      if (channel.wantsPresence && channel.rights.presence.read)
        channel.send('presence_state', deps.presence.stateOf(channel))
    } catch (error) {
      refuse(error instanceof CallerError ? `InvalidJWTToken: ${error.message}` : explain(error))
    }
  }

  async function refreshToken(channel: Channel, frame: Frame): Promise<void> {
    const parsed = tokenSchema.safeParse(frame.payload)
    if (!parsed.success) return
    const { access_token: token } = parsed.data
    try {
      const caller = await deps.identify({ apiKey, authorization: token ? `Bearer ${token}` : null })
      if (channel.isPrivate) channel.rights = await deps.rights(channel.topic, caller)
      channel.caller = caller
      channel.callerKey = callerKeyOf(caller)
      watchExpiry(channel)
    } catch (error) {
      channel.end(explain(error))
    }
  }

  async function broadcast(channel: Channel, frame: Frame): Promise<void> {
    const parsed = broadcastSchema.safeParse(frame.payload)
    if (!parsed.success || !channel.rights.broadcast.write) {
      if (channel.broadcast.ack)
        replyTo(channel, frame, 'error', { reason: parsed.success ? 'unauthorized' : 'invalid' })
      return
    }
    const { event, payload } = parsed.data
    deps.rooms.broadcast(roomOf(channel), { event, payload }, channel)
    if (channel.broadcast.ack) replyTo(channel, frame, 'ok', {})
    await deps.relay(roomOf(channel), { event, payload })
  }

  function presence(channel: Channel, frame: Frame): void {
    const parsed = presenceSchema.safeParse(frame.payload)
    if (!parsed.success || !channel.rights.presence.write) {
      replyTo(channel, frame, 'error', { reason: 'unauthorized' })
      return
    }
    if (parsed.data.event === 'track') deps.presence.track(channel, parsed.data.payload)
    if (parsed.data.event === 'untrack') deps.presence.untrack(channel)
    replyTo(channel, frame, 'ok', {})
  }

  async function handle(frame: Frame): Promise<void> {
    if (frame.topic === 'phoenix' && frame.event === 'heartbeat') {
      return send({ ...frame, event: 'phx_reply', payload: { status: 'ok', response: {} } })
    }
    if (!(await isWithin(messages))) return close(1008, 'Too many messages per second')
    if (frame.event === 'phx_join') return join(frame)
    const channel = channels.get(frame.topic)
    if (!channel)
      return send({
        ...frame,
        event: 'phx_reply',
        payload: { status: 'error', response: { reason: 'unmatched topic' } },
      })
    if (frame.event === 'phx_leave') {
      leave(channel)
      replyTo(channel, frame, 'ok', {})
      channel.send('phx_close', {}, channel.joinRef)
    } else if (frame.event === 'access_token') await refreshToken(channel, frame)
    else if (frame.event === 'broadcast') await broadcast(channel, frame)
    else if (frame.event === 'presence') presence(channel, frame)
  }

  function close(code: number, reason: string): void {
    ws.close(code, reason)
    // A peer that does not answer the close in time is not waited for.
    setTimeout(() => ws.terminate(), 2_000).unref()
  }

  ws.on('message', (data: RawData, isBinary) => {
    lastHeard = performance.now()
    // Frames are handled in their order; a client that floods faster than that is cut.
    if (++waiting > limits.messagesPerSecond * 2) return close(1008, 'Too many messages per second')
    const bytes = Buffer.isBuffer(data)
      ? data
      : Buffer.concat(Array.isArray(data) ? data : [Buffer.from(data)])
    const frame = decodeFrame(isBinary ? bytes : bytes.toString('utf8'), version)
    queue = queue
      .then(() => (frame ? handle(frame) : close(1003, 'Not a frame')))
      .catch(() => close(1011, 'Internal error'))
      .finally(() => waiting--)
  })
  const idle = setInterval(() => {
    if (performance.now() - lastHeard > limits.idleMs) close(1000, 'Idle')
  }, limits.idleMs / 2)
  idle.unref()
  ws.on('close', () => {
    clearInterval(idle)
    for (const channel of channels.values()) leave(channel)
  })
  ws.on('error', () => ws.terminate())

  return { channels, close }
}

async function isWithin(limiter: RateLimiterMemory): Promise<boolean> {
  return limiter.consume('').then(
    () => true,
    () => false,
  )
}

function subTopic(topic: string): string {
  return topic.replace(/^realtime:/, '')
}

/** A reason a client may see. */
function explain(error: unknown): string {
  if (error instanceof DatabaseUnavailable) return 'DatabaseUnavailable: try again shortly'
  if (error instanceof CallerError) return error.message
  if (error instanceof Error && !('code' in error)) return error.message
  return 'Unable to subscribe'
}
