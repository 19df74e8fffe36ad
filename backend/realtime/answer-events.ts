/** Answers the events that a client sends on a joined channel: a new token, a broadcast, or presence. */
import { z } from 'zod'
import { work } from './addresses.ts'
import { type Channel, replyTo, topicKeyOf } from './channel.ts'
import type { Frame } from './frames.ts'
import { eventSchema } from './limits.ts'
import { explain, type SocketContext } from './socket-context.ts'

const broadcastSchema = z.object({ event: eventSchema, payload: z.unknown() })
const presenceSchema = z.object({ event: z.string(), payload: z.record(z.string(), z.unknown()).default({}) })
const tokenSchema = z.object({ access_token: z.string().nullable() })

export async function answerEvent(
  socket: SocketContext,
  channel: Channel,
  frame: Frame,
  bytes: number,
): Promise<void> {
  switch (frame.event) {
    case 'phx_leave':
      return leave(socket, channel, frame)
    case 'access_token':
      return refreshToken(socket, channel, frame)
    case 'broadcast':
      return broadcast(socket, channel, frame, bytes)
    case 'presence':
      return presence(socket, channel, frame, bytes)
  }
}

function leave({ open }: SocketContext, channel: Channel, frame: Frame): void {
  open.leave(channel)
  replyTo(channel, frame, 'ok', {})
  channel.send('phx_close', {}, channel.joinRef)
}

async function refreshToken(socket: SocketContext, channel: Channel, frame: Frame): Promise<void> {
  const { account, deps, open } = socket
  const parsed = tokenSchema.safeParse(frame.payload)
  if (!parsed.success) return
  account.spend(work.join)
  try {
    const caller = await socket.identify(parsed.data.access_token)
    if (channel.isPrivate) channel.rights = await deps.rights(channel.topic, caller)
    const refused = open.changeCaller(channel, caller)
    if (refused !== null) channel.end(refused)
  } catch (error) {
    channel.end(explain(error))
  }
}

async function broadcast(
  { account, deps }: SocketContext,
  channel: Channel,
  frame: Frame,
  bytes: number,
): Promise<void> {
  const parsed = broadcastSchema.safeParse(frame.payload)
  if (!parsed.success || !channel.rights.broadcast.write) {
    if (channel.broadcast.ack)
      replyTo(channel, frame, 'error', { reason: parsed.success ? 'unauthorized' : 'invalid' })
    return
  }
  const { event, payload } = parsed.data
  const { listeners, sent } = deps.topics.broadcast(topicKeyOf(channel), { event, payload }, channel)
  account.spend(work.of(bytes, listeners + work.relay))
  await sent
  if (channel.broadcast.ack) replyTo(channel, frame, 'ok', {})
  await deps.relay(topicKeyOf(channel), { event, payload })
}

function presence({ account, deps }: SocketContext, channel: Channel, frame: Frame, bytes: number): void {
  const parsed = presenceSchema.safeParse(frame.payload)
  if (!parsed.success || !channel.rights.presence.write) {
    replyTo(channel, frame, 'error', { reason: 'unauthorized' })
    return
  }
  const { event, payload } = parsed.data
  const reason = event === 'track' ? deps.presence.track(channel, payload) : null
  if (event === 'untrack') deps.presence.untrack(channel)
  if (reason === null) account.spend(work.of(bytes, deps.topics.sizeOf(topicKeyOf(channel)) + work.relay))
  replyTo(channel, frame, reason === null ? 'ok' : 'error', reason === null ? {} : { reason })
}
