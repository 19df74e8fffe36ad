/** Answers phx_join: checks the request, applies the limits, and tells the client the granted changes. */
import { randomUUID } from 'node:crypto'
import type { RateLimiterMemory } from 'rate-limiter-flexible'
import { z } from 'zod'
import { type Caller, CallerError } from '../http/caller.ts'
import { work } from './addresses.ts'
import { allRights, type Channel, callerKeyOf, replyTo } from './channel.ts'
import type { Frame } from './frames.ts'
import { type ChangesRequest, type JoinRequest, joinSchema } from './join.ts'
import { isWithin, maxTopicBytes } from './limits.ts'
import { comparedIn } from './open-channels.ts'
import { explain, type SocketContext, subTopic } from './socket-context.ts'
import type { Subscription } from './subscriptions.ts'

type Outcome = PromiseSettledResult<Subscription<Channel>>

/** A refusal with the text of Supabase's realtime server. */
class Refusal extends Error {}

export async function answerJoin(
  socket: SocketContext,
  frame: Frame,
  joins: RateLimiterMemory,
): Promise<void> {
  try {
    const request = await readJoin(socket, frame, joins)
    await join(socket, frame, request)
  } catch (error) {
    const reason = error instanceof CallerError ? `InvalidJWTToken: ${error.message}` : explain(error)
    socket.send({
      ...frame,
      joinRef: frame.joinRef ?? frame.ref,
      event: 'phx_reply',
      payload: { status: 'error', response: { reason } },
    })
  }
}

async function readJoin(
  { open, deps: { limits }, account }: SocketContext,
  frame: Frame,
  joins: RateLimiterMemory,
): Promise<JoinRequest> {
  if (!(await isWithin(joins))) throw new Refusal('ClientJoinRateLimitReached: Too many joins per second')
  if (!frame.topic.startsWith('realtime:')) throw new Refusal('unmatched topic')
  if (Buffer.byteLength(subTopic(frame.topic)) > maxTopicBytes)
    throw new Refusal(`TopicNameTooLong: a topic takes at most ${maxTopicBytes} bytes`)
  const parsed = joinSchema.safeParse(frame.payload)
  if (!parsed.success)
    throw new Refusal(`JoinPayloadInvalid: ${z.prettifyError(parsed.error).split('\n')[0]}`)
  const previous = open.channels.get(frame.topic)
  if (previous) open.leave(previous)
  if (open.channels.size >= limits.channelsPerSocket)
    throw new Refusal('ChannelRateLimitReached: Too many channels')
  const requested = parsed.data.config.postgres_changes ?? []
  account.spend(work.join * (1 + requested.length))
  if (open.subscriptions().length + requested.length > limits.subscriptionsPerSocket)
    throw new Refusal('SubscriptionLimitReached: Too many postgres_changes on this connection')
  return parsed.data
}

async function join(socket: SocketContext, frame: Frame, request: JoinRequest): Promise<void> {
  const { deps, open, account } = socket
  const channel = newChannel(socket, frame, request, await socket.identify(request.access_token))
  let reviews = deps.reviews()
  if (channel.isPrivate) await requireRights(socket, channel)
  const requested = request.config.postgres_changes ?? []
  const outcomes = await Promise.allSettled(requested.map(wanted => deps.subscription(channel, wanted)))
  // While this join waited, the rights of all joined channels were reviewed. This channel was not one of them, so
  // its rights are read again.
  while (channel.isPrivate && reviews !== deps.reviews()) {
    reviews = deps.reviews()
    await requireRights(socket, channel)
  }
  if (!socket.isOpen()) return
  const granted = outcomes.flatMap(outcome => (outcome.status === 'fulfilled' ? [outcome.value] : []))
  requireRoom(socket, channel, granted)
  open.join(channel, granted)
  replyTo(channel, frame, 'ok', { postgres_changes: answered(requested, outcomes) })
  if (requested.length > 0) announceChanges(channel, outcomes)
  if (channel.wantsPresence && channel.rights.presence.read) {
    account.spend(work.of(deps.presence.bytesIn(channel), 1))
    channel.send('presence_state', deps.presence.stateOf(channel))
  }
}

function newChannel(socket: SocketContext, frame: Frame, { config }: JoinRequest, caller: Caller): Channel {
  const { topic } = frame
  const channel: Channel = {
    topic,
    socketId: socket.socketId,
    address: socket.address,
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
      socket.send({ joinRef: channel.joinRef, ref, topic, event, payload }),
    end(reason) {
      sayStatus(channel, 'system', 'error', reason)
      channel.send('phx_close', {}, channel.joinRef)
      socket.open.leave(channel)
    },
    startOver: () => socket.close(1012, 'Changes were missed'),
  }
  return channel
}

async function requireRights({ deps }: SocketContext, channel: Channel): Promise<void> {
  channel.rights = await deps.rights(channel.topic, channel.caller)
  if (channel.rights.broadcast.read || channel.rights.presence.read) return
  const topic = subTopic(channel.topic)
  throw new Refusal(`Unauthorized: You do not have permissions to read from this Channel topic: ${topic}`)
}

/**
 * Checks the limits only after the database has replied. Otherwise joins at the same time could all pass the check
 * and together exceed a limit.
 */
function requireRoom(
  { open, account, deps: { limits, members } }: SocketContext,
  channel: Channel,
  granted: readonly Subscription<Channel>[],
): void {
  const compared = comparedIn(granted)
  const isFull =
    comparedIn(open.subscriptions()) + compared > limits.comparedFiltersPerSocket ||
    account.comparedFilters + compared > limits.comparedFiltersPerAddress
  if (isFull) throw new Refusal('FilterLimitReached: Too many filters other than eq')
  const refused = members.refusal(channel, granted.length)
  if (refused !== null) throw new Refusal(refused)
  if (account.subscriptions + granted.length > limits.subscriptionsPerAddress)
    throw new Refusal('SubscriptionLimitReached: Too many postgres_changes from your network')
}

/**
 * Lists the granted changes in the order of the request, because realtime-js compares the two lists item by item.
 */
function answered(requested: readonly ChangesRequest[], outcomes: readonly Outcome[]) {
  return requested.map(({ select: _, ...request }, index) => {
    const outcome = outcomes[index]
    return { ...request, id: outcome?.status === 'fulfilled' ? outcome.value.id : -1 }
  })
}

function announceChanges(channel: Channel, outcomes: readonly Outcome[]): void {
  const failure = outcomes.find(outcome => outcome.status === 'rejected')
  if (failure) sayStatus(channel, 'postgres_changes', 'error', explain(failure.reason))
  else sayStatus(channel, 'postgres_changes', 'ok', 'Subscribed to PostgreSQL')
}

function sayStatus(channel: Channel, extension: string, status: 'ok' | 'error', message: string): void {
  channel.send('system', { extension, status, message, channel: subTopic(channel.topic) })
}
