/** One connection: its channels, its limits, and what each event of the protocol does. */
import { randomUUID } from 'node:crypto'
import type { Duplex } from 'node:stream'
import { RateLimiterMemory } from 'rate-limiter-flexible'
import type { WebSocket } from 'ws'
import { z } from 'zod'
import { DatabaseUnavailable } from '../database/database.ts'
import { type Caller, CallerError, type IdentifyCaller } from '../http/caller.ts'
import { describeError, type Log } from '../log.ts'
import { type AddressAccount, work } from './addresses.ts'
import { allRights, type Channel, callerKeyOf, replyTo, roomOf } from './channel.ts'
import { decodeFrame, encodeFrame, type Frame, type Version } from './frames.ts'
import { takeFrames } from './intake.ts'
import { type JoinRequest, joinSchema, type rightsOn, type toSubscription } from './join.ts'
import { type Limits, maxTopicBytes } from './limits.ts'
import type { Presence } from './presence.ts'
import type { Broadcast, Rooms } from './rooms.ts'
import type { createSubscriptions, Subscription } from './subscriptions.ts'

export type SocketRooms = {
  readonly identify: IdentifyCaller
  /** Whether this member may have one socket more. */
  readonly claimMember: (userId: string) => boolean
  readonly releaseMember: (userId: string) => void
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
  readonly log: Log
}

export type Connection = {
  readonly stream: Duplex
  readonly version: Version
  readonly apiKey: string
  readonly address: string
  readonly account: AddressAccount
}

type OmitFirst<T extends unknown[]> = T extends [unknown, ...infer Rest] ? Rest : never

const broadcastSchema = z.object({ event: z.string().max(255), payload: z.unknown() })
const presenceSchema = z.object({ event: z.string(), payload: z.record(z.string(), z.unknown()).default({}) })
const tokenSchema = z.object({ access_token: z.string().nullable() })

export type Socket = {
  readonly channels: ReadonlyMap<string, Channel>
  close(code: number, reason: string): void
}

/** A socket with more than this to send may be a slow one. */
const slowBytes = 64 * 1024

export function acceptSocket(ws: WebSocket, connection: Connection, deps: SocketRooms): Socket {
  const { limits } = deps
  const { version, apiKey, address, account } = connection
  const socketId = randomUUID()
  const members = new Set<string>()
  const channels = new Map<string, Channel>()
  const expiries = new Map<Channel, NodeJS.Timeout>()
  const joins = new RateLimiterMemory({ points: limits.joinsPerSecond, duration: 1 })
  const messages = new RateLimiterMemory({ points: limits.messagesPerSecond, duration: 1 })
  let lastHeard = performance.now()

  function send(frame: Frame): void {
    if (ws.readyState !== ws.OPEN) return
    if (isTooSlow()) ws.terminate()
    else ws.send(encodeFrame(frame, version))
  }

  function isTooSlow(): boolean {
    const { bufferedAmount } = ws
    if (bufferedAmount <= Math.min(slowBytes, limits.bufferedBytesPerSocket)) return false
    if (bufferedAmount > limits.bufferedBytesPerSocket) return true
    let together = 0
    for (const buffer of account.buffers) together += buffer.bufferedAmount
    return together > limits.bufferedBytesPerAddress
  }

  /** Who it is, if they may have one socket more. */
  async function identify(token: string | null | undefined): Promise<Caller> {
    const caller = await deps.identify({ apiKey, authorization: token ? `Bearer ${token}` : null })
    const { userId } = caller
    if (userId === null || members.has(userId) || ws.readyState !== ws.OPEN) return caller
    if (!deps.claimMember(userId))
      throw new Error('ConnectionRateLimitReached: Too many connections of this member')
    members.add(userId)
    return caller
  }

  function openChannel(frame: Frame, request: JoinRequest, caller: Caller): Channel {
    const { config } = request
    const channel: Channel = {
      topic: frame.topic,
      socketId,
      address,
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
      startOver: () => close(1012, 'Changes were missed'),
    }
    return channel
  }

  function leave(channel: Channel): void {
    if (channels.get(channel.topic) === channel) channels.delete(channel.topic)
    clearTimeout(expiries.get(channel))
    expiries.delete(channel)
    for (const subscription of channel.subscriptions) deps.subscriptions.remove(subscription)
    account.comparedFilters -= comparedIn(channel.subscriptions)
    channel.subscriptions = []
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
    if (Buffer.byteLength(subTopic(frame.topic)) > maxTopicBytes)
      return refuse(`TopicNameTooLong: a topic takes at most ${maxTopicBytes} bytes`)
    const parsed = joinSchema.safeParse(frame.payload)
    if (!parsed.success) return refuse(`JoinPayloadInvalid: ${z.prettifyError(parsed.error).split('\n')[0]}`)
    const previous = channels.get(frame.topic)
    if (previous) leave(previous)
    if (channels.size >= limits.channelsPerSocket) return refuse('ChannelRateLimitReached: Too many channels')
    const { access_token: token, config } = parsed.data
    const requested = config.postgres_changes ?? []
    account.spend(work.join * (1 + requested.length))
    const held = [...channels.values()].flatMap(({ subscriptions }) => subscriptions)
    if (held.length + requested.length > limits.subscriptionsPerSocket)
      return refuse('SubscriptionLimitReached: Too many postgres_changes on this connection')
    try {
      const caller = await identify(token)
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
      const outcomes = await Promise.allSettled(requested.map(request => deps.subscription(channel, request)))
      if (ws.readyState !== ws.OPEN) return
      const granted = outcomes.flatMap(outcome => (outcome.status === 'fulfilled' ? [outcome.value] : []))
      const compared = comparedIn(granted)
      if (
        comparedIn(held) + compared > limits.comparedFiltersPerSocket ||
        account.comparedFilters + compared > limits.comparedFiltersPerAddress
      )
        return refuse('FilterLimitReached: Too many filters other than eq')
      account.comparedFilters += compared
      channel.subscriptions = granted
      channels.set(frame.topic, channel)
      deps.rooms.join(channel)
      for (const subscription of channel.subscriptions) deps.subscriptions.add(subscription)
      watchExpiry(channel)
      const failure = outcomes.find(outcome => outcome.status === 'rejected')
      // realtime-js compares this list with what it asked for, item by item.
      const answered = requested.map(({ select: _, ...request }, index) => {
        const outcome = outcomes[index]
        return { ...request, id: outcome?.status === 'fulfilled' ? outcome.value.id : -1 }
      })
      replyTo(channel, frame, 'ok', { postgres_changes: answered })
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
      if (channel.wantsPresence && channel.rights.presence.read) {
        account.spend(work.of(deps.presence.bytesIn(channel), 1))
        channel.send('presence_state', deps.presence.stateOf(channel))
      }
    } catch (error) {
      refuse(error instanceof CallerError ? `InvalidJWTToken: ${error.message}` : explain(error))
    }
  }

  async function refreshToken(channel: Channel, frame: Frame): Promise<void> {
    const parsed = tokenSchema.safeParse(frame.payload)
    if (!parsed.success) return
    account.spend(work.join)
    try {
      const caller = await identify(parsed.data.access_token)
      if (channel.isPrivate) channel.rights = await deps.rights(channel.topic, caller)
      channel.caller = caller
      channel.callerKey = callerKeyOf(caller)
      watchExpiry(channel)
    } catch (error) {
      channel.end(explain(error))
    }
  }

  async function broadcast(channel: Channel, frame: Frame, bytes: number): Promise<void> {
    const parsed = broadcastSchema.safeParse(frame.payload)
    if (!parsed.success || !channel.rights.broadcast.write) {
      if (channel.broadcast.ack)
        replyTo(channel, frame, 'error', { reason: parsed.success ? 'unauthorized' : 'invalid' })
      return
    }
    const { event, payload } = parsed.data
    const listeners = deps.rooms.broadcast(roomOf(channel), { event, payload }, channel)
    account.spend(work.of(bytes, listeners + work.relay))
    if (channel.broadcast.ack) replyTo(channel, frame, 'ok', {})
    await deps.relay(roomOf(channel), { event, payload })
  }

  function presence(channel: Channel, frame: Frame, bytes: number): void {
    const parsed = presenceSchema.safeParse(frame.payload)
    if (!parsed.success || !channel.rights.presence.write) {
      replyTo(channel, frame, 'error', { reason: 'unauthorized' })
      return
    }
    const { event, payload } = parsed.data
    const reason = event === 'track' ? deps.presence.track(channel, payload) : null
    if (event === 'untrack') deps.presence.untrack(channel)
    if (reason === null) account.spend(work.of(bytes, deps.rooms.sizeOf(roomOf(channel)) + work.relay))
    replyTo(channel, frame, reason === null ? 'ok' : 'error', reason === null ? {} : { reason })
  }

  async function handle(data: Buffer, isBinary: boolean): Promise<void> {
    const frame = decodeFrame(isBinary ? data : data.toString('utf8'), version)
    if (!frame) return close(1003, 'Not a frame')
    account.spend(work.read(data.length))
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
    else if (frame.event === 'broadcast') await broadcast(channel, frame, data.length)
    else if (frame.event === 'presence') presence(channel, frame, data.length)
  }

  function close(code: number, reason: string): void {
    ws.close(code, reason)
    // A peer that does not answer the close in time is not waited for.
    setTimeout(() => ws.terminate(), 2_000).unref()
  }

  account.buffers.add(ws)
  ws.on('message', () => {
    lastHeard = performance.now()
  })
  takeFrames(ws, connection.stream, {
    account,
    limits,
    handle,
    close,
    onFailure: error => deps.log.error(`realtime: a frame failed: ${describeError(error)}`),
  })
  const idle = setInterval(() => {
    if (performance.now() - lastHeard > limits.idleMs) close(1000, 'Idle')
  }, limits.idleMs / 2)
  idle.unref()
  ws.on('close', () => {
    clearInterval(idle)
    account.buffers.delete(ws)
    for (const userId of members) deps.releaseMember(userId)
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

/** How many of them PostgreSQL must compare with every change. */
function comparedIn(subscriptions: readonly Subscription<Channel>[]): number {
  return subscriptions.filter(({ others }) => others.length > 0).length
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
