/** One connection: applies its limits and calls the code that answers each frame. */
import { randomUUID } from 'node:crypto'
import { RateLimiterMemory } from 'rate-limiter-flexible'
import type { WebSocket } from 'ws'
import type { Caller } from '../http/caller.ts'
import { describeError } from '../log.ts'
import { work } from './addresses.ts'
import { answerEvent } from './answer-events.ts'
import { answerJoin } from './answer-join.ts'
import type { Channel } from './channel.ts'
import { decodeFrame, encodeFrame, type Frame } from './frames.ts'
import { takeFrames } from './intake.ts'
import { isWithin } from './limits.ts'
import { createOpenChannels } from './open-channels.ts'
import type { Connection, SocketContext, SocketDeps } from './socket-context.ts'

export type Socket = {
  readonly channels: ReadonlyMap<string, Channel>
  close(code: number, reason: string): void
}

/** A socket with more unsent bytes than this counts as slow. */
const slowBytes = 64 * 1024

export function acceptSocket(ws: WebSocket, connection: Connection, deps: SocketDeps): Socket {
  const { limits } = deps
  const { version, apiKey, address, account } = connection
  const members = new Set<string>()
  const open = createOpenChannels(account, deps)
  const joins = new RateLimiterMemory({ points: limits.joinsPerSecond, duration: 1 })
  const messages = new RateLimiterMemory({ points: limits.messagesPerSecond, duration: 1 })
  const isOpen = () => ws.readyState === ws.OPEN
  const socket: SocketContext = {
    socketId: randomUUID(),
    address,
    account,
    deps,
    open,
    isOpen,
    identify,
    send,
    close,
  }
  let lastHeard = performance.now()

  function send(frame: Frame): void {
    if (!isOpen()) return
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

  async function identify(token: string | null | undefined): Promise<Caller> {
    const caller = await deps.identify({ apiKey, authorization: token ? `Bearer ${token}` : null })
    const { userId } = caller
    if (userId === null || members.has(userId) || !isOpen()) return caller
    if (!deps.members.claimSocket(userId))
      throw new Error('ConnectionRateLimitReached: Too many connections of this member')
    members.add(userId)
    return caller
  }

  const reply = (frame: Frame, status: 'ok' | 'error', response: unknown) =>
    send({ ...frame, event: 'phx_reply', payload: { status, response } })

  async function handle(data: Buffer, isBinary: boolean): Promise<void> {
    // Counts the work for the frame before reading it, so that an invalid frame counts too.
    account.spend(work.read(data.length))
    const frame = decodeFrame(isBinary ? data : data.toString('utf8'), version)
    if (!frame) return close(1003, 'Not a frame')
    if (frame.topic === 'phoenix' && frame.event === 'heartbeat') return reply(frame, 'ok', {})
    if (!(await isWithin(messages))) return close(1008, 'Too many messages per second')
    if (frame.event === 'phx_join') return answerJoin(socket, frame, joins)
    const channel = open.channels.get(frame.topic)
    if (!channel) return reply(frame, 'error', { reason: 'unmatched topic' })
    return answerEvent(socket, channel, frame, data.length)
  }

  function close(code: number, reason: string): void {
    ws.close(code, reason)
    // Cuts the connection if the client does not answer the close in time.
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
    for (const userId of members) deps.members.releaseSocket(userId)
    open.leaveAll()
  })
  ws.on('error', () => ws.terminate())

  return { channels: open.channels, close }
}
