/** Who is present on each topic. The processes tell each other about presence through the relay. */
import { randomUUID } from 'node:crypto'
import { type Channel, topicKeyOf } from './channel.ts'
import { Encoded } from './frames.ts'
import type { Limits } from './limits.ts'
import type { Topics } from './topics.ts'

type Meta = { readonly phx_ref: string; readonly [field: string]: unknown }
/**
 * The message in which processes exchange presence. `room` is the key of the topic. The field keeps this name
 * because processes of an older version read it.
 */
type Told = { readonly room: string; readonly key: string; readonly meta: Meta; readonly process: string }
/**
 * Stored presence. It is stored as a text, because the size of a text is known, and an object can take ten times
 * the memory.
 */
type Entry = {
  readonly topicKey: string
  readonly key: string
  readonly ref: string
  readonly text: string
  readonly process: string
  readonly bytes: number
  /** The names under which the size of this entry is counted (see `held`). */
  readonly holders: readonly string[]
}
type Listed = Record<string, { metas: Meta[] }>

export type PresenceNews =
  | { readonly kind: 'presence'; readonly joins: Told[]; readonly leaves: Told[] }
  | { readonly kind: 'presence-state'; readonly entries: Told[] }
  | { readonly kind: 'presence-wanted' }

/** The memory of an entry in addition to its text. */
const entryBytes = 256

/** A process that sends nothing for this long counts as ended, and its presence is removed. */
const silenceMs = 30_000
const sayEveryMs = 10_000

export function createPresence(
  processId: string,
  topics: Topics,
  limits: Limits,
  tell: (news: PresenceNews) => void,
) {
  const entries = new Map<string, Entry>()
  const byTopic = new Map<string, Set<Entry>>()
  const heard = new Map<string, number>()
  /** The number of stored bytes by name: of the whole `process`, of a topic, of an address, and of a socket. */
  const held = new Map<string, number>()

  function count(entry: Entry, bytes: number): void {
    for (const holder of entry.holders) {
      const now = (held.get(holder) ?? 0) + bytes
      if (now > 0) held.set(holder, now)
      else held.delete(holder)
    }
  }

  function put(entry: Entry): void {
    entries.set(entry.ref, entry)
    byTopic.set(entry.topicKey, (byTopic.get(entry.topicKey) ?? new Set()).add(entry))
    count(entry, entry.bytes)
  }

  function take(ref: string): Entry | undefined {
    const entry = entries.get(ref)
    if (!entry) return undefined
    entries.delete(ref)
    const members = byTopic.get(entry.topicKey)
    members?.delete(entry)
    if (members?.size === 0) byTopic.delete(entry.topicKey)
    count(entry, -entry.bytes)
    return entry
  }

  function apply(joins: readonly Entry[], leaves: readonly Entry[]): void {
    const left = leaves.flatMap(entry => take(entry.ref) ?? [])
    const joined = joins.filter(entry => !entries.has(entry.ref))
    for (const entry of joined) put(entry)
    for (const topicKey of new Set([...left, ...joined].map(entry => entry.topicKey))) {
      const diff = new Encoded({ joins: listed(joined, topicKey), leaves: listed(left, topicKey) })
      for (const channel of topics.membersOf(topicKey)) {
        if (channel.wantsPresence && channel.rights.presence.read) channel.send('presence_diff', diff)
      }
    }
  }

  /** Applies a change that was made in this process, and tells the other processes. */
  function announce(joins: Entry[], leaves: Entry[]): void {
    apply(joins, leaves)
    tell({ kind: 'presence', joins: joins.map(toTold), leaves: leaves.map(toTold) })
  }

  /** Returns the reason why this entry is refused, or null. If it replaces an entry, the old one does not count. */
  function refusal(entry: Entry, before: Entry | undefined): string | null {
    const [socket = '', address = '', topic = '', all = ''] = entry.holders
    const wants = (holder: string) => (held.get(holder) ?? 0) - (before?.bytes ?? 0) + entry.bytes
    if (wants(socket) > limits.presenceBytesPerSocket) return 'This connection tracks too much presence'
    if (wants(address) > limits.presenceBytesPerAddress) return 'Your network tracks too much presence'
    if (wants(topic) > limits.presenceBytesPerTopic) return 'This topic holds too much presence'
    if (wants(all) > limits.presenceBytes) return 'The server holds too much presence'
    return null
  }

  const own = () => [...entries.values()].filter(entry => entry.process === processId)
  const tellState = () => {
    const mine = own()
    if (mine.length > 0) tell({ kind: 'presence-state', entries: mine.map(toTold) })
  }
  const timer = setInterval(() => {
    tellState()
    const silent = [...heard]
      .filter(([, at]) => performance.now() - at > silenceMs)
      .map(([process]) => process)
    for (const process of silent) heard.delete(process)
    if (silent.length > 0)
      apply(
        [],
        [...entries.values()].filter(entry => silent.includes(entry.process)),
      )
  }, sayEveryMs)
  timer.unref()
  tell({ kind: 'presence-wanted' })

  return {
    stateOf: (channel: Channel): Listed =>
      listed([...(byTopic.get(topicKeyOf(channel)) ?? [])], topicKeyOf(channel)),
    /** Returns how many bytes of presence a client receives when it joins the channel. */
    bytesIn: (channel: Channel): number => held.get(`topic ${topicKeyOf(channel)}`) ?? 0,
    /** Tracks the presence of a channel. Returns null, or the reason of a refusal. */
    track(channel: Channel, fields: Record<string, unknown>): string | null {
      const size = Buffer.byteLength(JSON.stringify(fields))
      if (size > limits.presencePayloadBytes)
        return `PresencePayloadTooLarge: presence takes at most ${limits.presencePayloadBytes} bytes, not ${size}`
      const before = channel.presenceRef ? entries.get(channel.presenceRef) : undefined
      const ref = randomUUID()
      const meta = { ...fields, phx_ref: ref, ...(before && { phx_ref_prev: before.ref }) }
      const told = { room: topicKeyOf(channel), key: channel.presenceKey, meta, process: processId }
      const entry = toEntry(told, [`socket ${channel.socketId}`, `address ${channel.address}`])
      const reason = refusal(entry, before)
      if (reason) return `PresenceLimitReached: ${reason}`
      channel.presenceRef = ref
      announce([entry], before ? [before] : [])
      return null
    },
    untrack(channel: Channel): void {
      const entry = channel.presenceRef ? entries.get(channel.presenceRef) : undefined
      channel.presenceRef = null
      if (entry) announce([], [entry])
    },
    hear(from: string, news: PresenceNews): void {
      heard.set(from, performance.now())
      if (news.kind === 'presence') {
        apply(
          news.joins.map(told => toEntry(told)),
          news.leaves.map(told => toEntry(told)),
        )
      }
      if (news.kind === 'presence-wanted') tellState()
      if (news.kind === 'presence-state') {
        const current = new Set(news.entries.map(({ meta }) => meta.phx_ref))
        const gone = [...entries.values()].filter(({ process, ref }) => process === from && !current.has(ref))
        apply(
          news.entries.map(told => toEntry(told)),
          gone,
        )
      }
    },
    bytes: () => held.get(everybody) ?? 0,
    close: () => clearInterval(timer),
  }
}

export type Presence = ReturnType<typeof createPresence>

const everybody = 'process'

function toEntry({ room: topicKey, key, meta, process }: Told, holders: readonly string[] = []): Entry {
  const text = JSON.stringify(meta)
  const bytes = entryBytes + Buffer.byteLength(text) + Buffer.byteLength(key) + Buffer.byteLength(topicKey)
  const counted = [...holders, `topic ${topicKey}`, everybody]
  return { topicKey, key, ref: meta.phx_ref, text, process, bytes, holders: counted }
}

function toTold({ topicKey, key, text, process }: Entry): Told {
  return { room: topicKey, key, meta: JSON.parse(text), process }
}

/** Groups the entries by key, in a Map, because a key could be a word such as `constructor`. */
function listed(entries: readonly Entry[], topicKey: string): Listed {
  const state = new Map<string, { metas: Meta[] }>()
  for (const { key, text } of entries.filter(entry => entry.topicKey === topicKey)) {
    const known = state.get(key) ?? { metas: [] }
    known.metas.push(JSON.parse(text))
    state.set(key, known)
  }
  return Object.fromEntries(state)
}
