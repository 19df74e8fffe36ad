/** A channel one socket has joined, and the few things that can be said to it. */
import type { Caller } from '../http/caller.ts'
import type { Frame } from './frames.ts'
import type { Subscription } from './subscriptions.ts'

export type Rights = Record<'broadcast' | 'presence', { readonly read: boolean; readonly write: boolean }>

export const allRights: Rights = {
  broadcast: { read: true, write: true },
  presence: { read: true, write: true },
}

export type Channel = {
  /** As the client says it, `realtime:` included. */
  readonly topic: string
  readonly socketId: string
  /** Where the socket comes from. */
  readonly address: string
  readonly joinRef: string | null
  readonly isPrivate: boolean
  readonly broadcast: { readonly self: boolean; readonly ack: boolean }
  readonly presenceKey: string
  readonly wantsPresence: boolean
  /** Changes with each access token the client sends. */
  caller: Caller
  callerKey: string
  rights: Rights
  subscriptions: readonly Subscription<Channel>[]
  /** This member's presence, as long as it is tracked. */
  presenceRef: string | null
  send(event: string, payload: unknown, ref?: string | null): void
  /** The server ends the channel and says why. */
  end(reason: string): void
  /** Changes are missing here: the socket is closed, so that the client comes back and reads again. */
  startOver(): void
}

/**
 * Callers with equal keys may read the same rows: when their tokens were signed makes no difference, and neither does
 * what members say of themselves. That they can change at will, so that no policy can go by it, and each change would
 * make them one caller more.
 */
export function callerKeyOf(caller: Caller): string {
  const { exp: _, iat: __, jti: ___, user_metadata: ____, ...claims } = caller.claims
  return JSON.stringify(claims)
}

/** Public and private channels of one topic are kept apart. */
export function topicKeyOf(channel: Pick<Channel, 'topic' | 'isPrivate'>): string {
  return `${channel.isPrivate ? 'private' : 'public'} ${channel.topic}`
}

export function replyTo(
  channel: Pick<Channel, 'send'>,
  frame: Frame,
  status: 'ok' | 'error',
  response: unknown,
): void {
  channel.send('phx_reply', { status, response }, frame.ref)
}
