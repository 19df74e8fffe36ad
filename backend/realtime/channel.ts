/** A channel that one socket has joined, and the messages the server can send to it. */
import type { Caller } from '../http/caller.ts'
import type { Frame } from './frames.ts'
import type { Subscription } from './subscriptions.ts'

export type Rights = Record<'broadcast' | 'presence', { readonly read: boolean; readonly write: boolean }>

export const allRights: Rights = {
  broadcast: { read: true, write: true },
  presence: { read: true, write: true },
}

export type Channel = {
  /** As the client writes it, including `realtime:`. */
  readonly topic: string
  readonly socketId: string
  /** The network address of the socket. */
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
  /** The reference of this member's presence while it is tracked. */
  presenceRef: string | null
  send(event: string, payload: unknown, ref?: string | null): void
  /** Ends the channel and tells the client why. */
  end(reason: string): void
  /** This channel missed changes: closes the socket, so that the client reconnects and reads again. */
  startOver(): void
}

/**
 * Callers with equal keys may read the same rows. The key leaves out when the token was signed, and user
 * metadata: members can change it at will, so no policy may use it, and each change would make one more
 * caller.
 */
export function callerKeyOf(caller: Caller): string {
  const { exp: _, iat: __, jti: ___, user_metadata: ____, ...claims } = caller.claims
  return JSON.stringify(claims)
}

/** Public and private channels of the same topic are separate. */
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
