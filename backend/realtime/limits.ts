/**
 * The limits of one socket, one member, one address and the whole process. Above a limit the client gets an
 * answer in the protocol's own words; short bursts of work only wait.
 */
import { type RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { z } from 'zod'

const kilobyte = 1024
const megabyte = 1024 * kilobyte

export const defaultLimits = {
  sockets: 10_000,
  /** An IPv6 address counts by its /64 network. */
  socketsPerAddress: 200,
  /** Of the /48 around it, which may be one customer's, too. */
  socketsPerNetwork: 2_000,
  socketsPerMember: 30,
  /** A client that sends nothing for this long, not even a heartbeat, counts as gone. */
  idleMs: 60_000,

  frameBytes: megabyte,
  /** Bytes of frames that are incomplete or waiting. */
  incomingBytesPerAddress: 16 * megabyte,
  messagesPerSecond: 200,
  joinsPerSecond: 100,
  /**
   * In units of work (see addresses.ts): one unit is a kilobyte sent to one listener. Above the limit, frames
   * wait.
   */
  workPerSecondPerAddress: 10_000,

  channelsPerSocket: 100,
  subscriptionsPerSocket: 200,
  /** One tab of the app has about twenty. */
  subscriptionsPerMember: 300,
  subscriptionsPerAddress: 4_000,
  /**
   * As many as a member may have sockets. Each session, sign-in level or change of rights is one more caller
   * to ask the database about.
   */
  callersPerMember: 30,
  /** Filters that PostgreSQL must compare with every change. Filters by equality do not count. */
  comparedFiltersPerSocket: 20,
  comparedFiltersPerAddress: 100,
  /** How long PostgreSQL compares the patterns of one address in a minute. Then their channels end. */
  patternMsPerMinute: 1_000,

  presencePayloadBytes: 4 * kilobyte,
  presenceBytesPerSocket: 32 * kilobyte,
  presenceBytesPerAddress: 128 * kilobyte,
  presenceBytesPerTopic: 256 * kilobyte,
  presenceBytes: 16 * megabyte,

  /** A client with more unread bytes than this is disconnected. */
  bufferedBytesPerSocket: megabyte,
  bufferedBytesPerAddress: 32 * megabyte,

  /**
   * Changes delivered together, times the channels that get them. A channel above the limit starts over and
   * reads again.
   */
  toldPerMember: 5_000,
  toldPerAddress: 15_000,

  /** How long a delivery is retried while the database is away. The outbox keeps its rows for a minute. */
  deliveryPatienceMs: 20_000,
  /** How long listeners whose policy raises an error may delay the others, for each delivery. */
  raisedPolicyMs: 3_000,
}

export type Limits = Readonly<typeof defaultLimits>

/** PostgreSQL itself cuts longer names. */
export const maxIdentifierBytes = 63
export const maxTopicBytes = 255
/** The frame of a broadcast of bytes has one byte for its length. */
export const eventSchema = z.string().refine(event => Buffer.byteLength(event) <= 255, {
  error: 'the name of an event takes at most 255 bytes',
})
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
