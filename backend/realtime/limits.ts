/**
 * The limits of one socket, one member, one address and the whole process. A client that exceeds a limit usually
 * gets a refusal of the protocol. If it exceeds the limit of work, its frames only have to wait.
 */
import { type RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { z } from 'zod'

const kilobyte = 1024
const megabyte = 1024 * kilobyte

export const defaultLimits = {
  sockets: 10_000,
  /** The address is an IPv4 address, or the /64 network of an IPv6 address. */
  socketsPerAddress: 200,
  /** The maximum number of sockets of the /48 network around an IPv6 address, because one customer may own it. */
  socketsPerNetwork: 2_000,
  socketsPerMember: 30,
  /** A client that sends nothing for this long, not even a heartbeat, counts as disconnected. */
  idleMs: 60_000,

  frameBytes: megabyte,
  /** The bytes of frames that are incomplete or waiting. */
  incomingBytesPerAddress: 16 * megabyte,
  messagesPerSecond: 200,
  joinsPerSecond: 100,
  /**
   * The limit of work, in units of work (see addresses.ts). One unit is a kilobyte sent to one listener. Above the
   * limit, frames wait.
   */
  workPerSecondPerAddress: 10_000,

  channelsPerSocket: 100,
  subscriptionsPerSocket: 200,
  /** One browser tab of the app has about twenty subscriptions. */
  subscriptionsPerMember: 300,
  subscriptionsPerAddress: 4_000,
  /**
   * The maximum number of callers of one member at a time. A new session, sign-in level or change of rights adds a
   * caller, and the database gets a query for each caller.
   */
  callersPerMember: 30,
  /** The number of filters that PostgreSQL must compare with every change. Filters by equality do not count. */
  comparedFiltersPerSocket: 20,
  comparedFiltersPerAddress: 100,
  /**
   * How long PostgreSQL may compare the patterns of one address per minute. When this time is used up, the channels
   * with these patterns are closed.
   */
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
   * The maximum number of messages to one member in one batch: the changes times the channels that receive them.
   * Above the limit, the socket is closed and its client reads the data again.
   */
  toldPerMember: 5_000,
  toldPerAddress: 15_000,

  /**
   * How long the server tries to deliver again while the database is unavailable. The outbox keeps its rows for a
   * minute.
   */
  deliveryPatienceMs: 20_000,
  /** How long listeners with a failing policy may delay other listeners in each delivery. */
  raisedPolicyMs: 3_000,
}

export type Limits = Readonly<typeof defaultLimits>

/** PostgreSQL shortens names that are longer than this. */
export const maxIdentifierBytes = 63
export const maxTopicBytes = 255
/** A binary broadcast has one byte for the length of the event's name. */
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
