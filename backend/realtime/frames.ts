/**
 * The frames of the Phoenix protocol, as realtime-js writes and reads them: version 1 (objects) and version 2
 * (arrays and binary).
 */
import { parseJson } from '../http/json.ts'
import { maxRefLength } from './limits.ts'

export type Frame = {
  readonly joinRef: string | null
  readonly ref: string | null
  readonly topic: string
  readonly event: string
  readonly payload: unknown
}

/** A payload for many channels of one topic. Its JSON and its binary form are made only once. */
export class Encoded {
  readonly #payload: unknown
  #json: string | undefined
  #binary: Uint8Array | undefined

  constructor(payload: unknown, json?: string) {
    this.#payload = payload
    this.#json = json
  }

  get json(): string {
    this.#json ??= JSON.stringify(this.#payload)
    return this.#json
  }

  /** The binary form of the payload, or null if the payload contains no bytes. */
  binaryOf(topic: string): Uint8Array | null {
    if (!hasBytes(this.#payload)) return null
    this.#binary ??= encodeBroadcast(topic, this.#payload)
    return this.#binary
  }
}

export type Version = '1.0.0' | '2.0.0'

const binaryKind = { userBroadcastPush: 3, userBroadcast: 4 } as const
const encoding = { bytes: 0, json: 1 } as const
const utf8 = new TextDecoder('utf-8', { fatal: true })

/** Reads a frame. Returns null for any data that is not a frame. */
export function decodeFrame(data: string | Uint8Array, version: Version): Frame | null {
  try {
    if (typeof data !== 'string') return decodeBroadcastPush(data)
    const parsed = parseJson(data)
    if (version === '2.0.0') {
      if (!Array.isArray(parsed) || parsed.length !== 5) return null
      return toFrame(parsed[0], parsed[1], parsed[2], parsed[3], parsed[4])
    }
    if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed)) return null
    const message = parsed as Record<string, unknown>
    return toFrame(message.join_ref, message.ref, message.topic, message.event, message.payload)
  } catch {
    return null
  }
}

export function encodeFrame(frame: Frame, version: Version): string | Uint8Array {
  const { joinRef, ref, topic, event, payload } = frame
  if (payload instanceof Encoded) {
    const binary = version === '2.0.0' && event === 'broadcast' ? payload.binaryOf(topic) : null
    return binary ?? around(payload.json, frame, version)
  }
  if (version === '1.0.0') return JSON.stringify({ topic, event, payload, ref, join_ref: joinRef })
  return JSON.stringify([joinRef, ref, topic, event, payload])
}

function around(json: string, { joinRef, ref, topic, event }: Frame, version: Version): string {
  const [join, reference, about, what] = [joinRef, ref, topic, event].map(part => JSON.stringify(part))
  return version === '1.0.0'
    ? `{"topic":${about},"event":${what},"payload":${json},"ref":${reference},"join_ref":${join}}`
    : `[${join},${reference},${about},${what},${json}]`
}

function toFrame(
  joinRef: unknown,
  ref: unknown,
  topic: unknown,
  event: unknown,
  payload: unknown,
): Frame | null {
  if (typeof topic !== 'string' || typeof event !== 'string') return null
  // A channel stores the reference of its join as long as it is open, so long references are refused.
  if ([joinRef, ref].some(given => typeof given === 'string' && given.length > maxRefLength)) return null
  return { joinRef: text(joinRef), ref: text(ref), topic, event, payload: payload ?? {} }
}

function text(value: unknown): string | null {
  return typeof value === 'string' ? value : null
}

/** Reads a frame of this form: kind, five lengths, encoding, then join_ref, ref, topic, event, metadata and payload. */
function decodeBroadcastPush(data: Uint8Array): Frame | null {
  if (data[0] !== binaryKind.userBroadcastPush || data.length < 7) return null
  const lengths = data.subarray(1, 6)
  let offset = 7
  const [joinRef, ref, topic, event] = [...lengths].map(length => {
    const part = data.subarray(offset, offset + length)
    if (part.length < length) throw new RangeError('frame too short')
    offset += length
    return utf8.decode(part)
  })
  if (topic === undefined || event === undefined) return null
  const body = data.subarray(offset)
  const payload = data[6] === encoding.json ? parseJson(utf8.decode(body)) : Uint8Array.from(body)
  if (payload === undefined) return null
  return {
    joinRef: joinRef || null,
    ref: ref || null,
    topic,
    event: 'broadcast',
    payload: { type: 'broadcast', event, payload },
  }
}

function encodeBroadcast(topic: string, broadcast: { event: string; payload: Uint8Array }): Uint8Array {
  const parts = [Buffer.from(topic), Buffer.from(broadcast.event)]
  const [topicLength = 0, eventLength = 0] = parts.map(part => part.length)
  const header = Uint8Array.of(binaryKind.userBroadcast, topicLength, eventLength, 0, encoding.bytes)
  return Buffer.concat([header, ...parts, broadcast.payload])
}

function hasBytes(payload: unknown): payload is { event: string; payload: Uint8Array } {
  return (
    typeof payload === 'object' &&
    payload !== null &&
    'payload' in payload &&
    payload.payload instanceof Uint8Array
  )
}
