/**
 * What one socket, one member, one address and the whole process may use. Where a limit says no, the client is
 * answered in the protocol's own words; work that is only too much at once waits.
 */
import { type RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'

const kilobyte = 1024
const megabyte = 1024 * kilobyte

export const defaultLimits = {
  sockets: 10_000,
  /** An IPv6 address counts as its /64. */
  socketsPerAddress: 200,
  /** Of the /48 around it, which may be one customer's, too. */
  socketsPerNetwork: 2_000,
  socketsPerMember: 30,
  /** A client that sends nothing for so long, not even a heartbeat, is gone. */
  idleMs: 60_000,

  frameBytes: megabyte,
  /** Frames that have arrived in part, or wait for their turn. */
  incomingBytesPerAddress: 16 * megabyte,
  messagesPerSecond: 200,
  joinsPerSecond: 100,
  /** In units of work (addresses.ts): one is a kilobyte sent to one listener. Beyond it, frames wait for their turn. */
  workPerSecondPerAddress: 10_000,

  channelsPerSocket: 100,
  subscriptionsPerSocket: 200,
  /** A tab of ours has about twenty. */
  subscriptionsPerMember: 300,
  subscriptionsPerAddress: 4_000,
  /** As many as they may have sockets: each session, level of sign-in or change of rights is another to ask about. */
  callersPerMember: 30,
  /** Filters that PostgreSQL must compare with every change; equality costs nothing. */
  comparedFiltersPerSocket: 20,
  comparedFiltersPerAddress: 100,

  presencePayloadBytes: 4 * kilobyte,
  presenceBytesPerSocket: 32 * kilobyte,
  presenceBytesPerAddress: 128 * kilobyte,
  presenceBytesPerTopic: 256 * kilobyte,
  presenceBytes: 16 * megabyte,

  /** A client with more unread bytes than this is cut. */
  bufferedBytesPerSocket: megabyte,
  bufferedBytesPerAddress: 32 * megabyte,

  /** Changes that are told together, times the channels they are told to. Who would hear more starts over and reads again. */
  toldPerMember: 5_000,
  toldPerAddress: 15_000,

  /** How long one delivery is tried again while the database is away; the outbox keeps its rows for a minute. */
  deliveryPatienceMs: 20_000,
  /** How long listeners whose policy raises an error may delay the others, per delivery. */
  raisedPolicyMs: 3_000,
}

export type Limits = Readonly<typeof defaultLimits>

/** PostgreSQL cuts longer names itself. */
export const maxIdentifierBytes = 63
export const maxTopicBytes = 255
export const maxRefLength = 64
export const maxFilterLength = 5000

export function isWithin(limiter: RateLimiterMemory): Promise<boolean> {
  return limiter.consume('').then(
    () => true,
    refused => {
      if (refused instanceof RateLimiterRes) return false
      throw refused
    },
  )
}
