/** The data and functions that all events of one connection share. */
import type { Duplex } from 'node:stream'
import { DatabaseUnavailable } from '../database/database.ts'
import { type Caller, CallerError, type IdentifyCaller } from '../http/caller.ts'
import type { Log } from '../log.ts'
import type { AddressAccount } from './addresses.ts'
import type { Channel } from './channel.ts'
import type { Frame, Version } from './frames.ts'
import type { rightsOn, toSubscription } from './join.ts'
import type { Limits } from './limits.ts'
import type { Members } from './members.ts'
import type { OpenChannels } from './open-channels.ts'
import type { Presence } from './presence.ts'
import type { createSubscriptions } from './subscriptions.ts'
import type { Broadcast, Topics } from './topics.ts'

type OmitFirst<T extends unknown[]> = T extends [unknown, ...infer Rest] ? Rest : never

/** The dependencies that all sockets of the process share. */
export type SocketDeps = {
  readonly identify: IdentifyCaller
  readonly members: Members
  readonly topics: Topics
  readonly presence: Presence
  readonly subscriptions: ReturnType<typeof createSubscriptions<Channel>>
  readonly rights: (...args: OmitFirst<Parameters<typeof rightsOn>>) => ReturnType<typeof rightsOn>
  /** Returns how many reviews of rights the database has requested. */
  readonly reviews: () => number
  readonly subscription: (
    ...args: OmitFirst<Parameters<typeof toSubscription>>
  ) => ReturnType<typeof toSubscription>
  /** Sends a broadcast to the other processes. */
  readonly relay: (topicKey: string, broadcast: Broadcast) => Promise<void>
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

export type SocketContext = {
  readonly socketId: string
  readonly address: string
  readonly account: AddressAccount
  readonly deps: SocketDeps
  readonly open: OpenChannels
  isOpen(): boolean
  /** Finds the caller and reserves a socket for the member. Throws if the member has too many sockets. */
  identify(token: string | null | undefined): Promise<Caller>
  send(frame: Frame): void
  close(code: number, reason: string): void
}

/** Returns the topic without its prefix, in the form for the policies. */
export function subTopic(topic: string): string {
  return topic.replace(/^realtime:/, '')
}

/** Returns the reason of an error in a form that a client may read. */
export function explain(error: unknown): string {
  if (error instanceof DatabaseUnavailable) return 'DatabaseUnavailable: try again shortly'
  if (error instanceof CallerError) return error.message
  if (error instanceof Error && !('code' in error)) return error.message
  return 'Unable to subscribe'
}
