/** A channel that one socket has joined, and the messages that the server can send to it. */
import type { Caller } from '../http/caller.ts'
import type { Frame } from './frames.ts'
import type { Subscription } from './subscriptions.ts'

export type Rights = Record<'broadcast' | 'presence', { readonly read: boolean; readonly write: boolean }>

export const allRights: Rights = {
  broadcast: { read: true, write: true },
  presence: { read: true, write: true },
}

export type Channel = {
  /** The topic as the client writes it, with `realtime:`. */
  readonly topic: string
  readonly socketId: string
  readonly address: string
  readonly joinRef: string | null
  readonly isPrivate: boolean
  readonly broadcast: { readonly self: boolean; readonly ack: boolean }
  readonly presenceKey: string
  readonly wantsPresence: boolean
  /** Changes each time the client sends a new access token. */
  caller: Caller
  callerKey: string
  rights: Rights
  subscriptions: readonly Subscription<Channel>[]
  /** The id of this presence entry while the presence is tracked, and otherwise null. */
  presenceRef: string | null
  send(event: string, payload: unknown, ref?: string | null): void
  /** Ends the channel and tells the client the reason. */
  end(reason: string): void
  /** Closes the socket because this channel missed changes. The client then reconnects and reads the data again. */
  startOver(): void
}

/**
 * Returns a text that is the same for all callers who may read the same rows. It leaves out the times in the token
 * and the user metadata. Members can change their metadata freely, so no policy may depend on it, and each change
 * would make a new caller.
 */
export function callerKeyOf(caller: Caller): string {
  const { exp: _, iat: __, jti: ___, user_metadata: ____, ...claims } = caller.claims
  return JSON.stringify(claims)
}

/** Public and private channels with the same topic are separate. */
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
