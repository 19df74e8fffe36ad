/** Who is in a room, in this process and, through the relay, in the others. */
import { randomUUID } from 'node:crypto'
import { type Channel, roomOf } from './channel.ts'
import type { Rooms } from './rooms.ts'

type Meta = { readonly phx_ref: string; readonly [field: string]: unknown }
type Entry = { readonly room: string; readonly key: string; readonly meta: Meta; readonly process: string }
type Listed = Record<string, { metas: Meta[] }>

export type PresenceNews =
  | { readonly kind: 'presence'; readonly joins: Entry[]; readonly leaves: Entry[] }
  | { readonly kind: 'presence-state'; readonly entries: Entry[] }
  | { readonly kind: 'presence-wanted' }

/** A process that has said nothing for so long is gone, and its members with it. */
const silenceMs = 30_000
const sayEveryMs = 10_000

export function createPresence(processId: string, rooms: Rooms, tell: (news: PresenceNews) => void) {
  const entries = new Map<string, Entry>()
  const byRoom = new Map<string, Set<Entry>>()
  const heard = new Map<string, number>()

  function put(entry: Entry): void {
    entries.set(entry.meta.phx_ref, entry)
    byRoom.set(entry.room, (byRoom.get(entry.room) ?? new Set()).add(entry))
  }

  function take(ref: string): Entry | undefined {
    const entry = entries.get(ref)
    if (!entry) return undefined
    entries.delete(ref)
    const room = byRoom.get(entry.room)
    room?.delete(entry)
    if (room?.size === 0) byRoom.delete(entry.room)
    return entry
  }

  function apply(joins: readonly Entry[], leaves: readonly Entry[]): void {
    const left = leaves.flatMap(entry => take(entry.meta.phx_ref) ?? [])
    const joined = joins.filter(entry => !entries.has(entry.meta.phx_ref))
    for (const entry of joined) put(entry)
    for (const room of new Set([...left, ...joined].map(entry => entry.room))) {
      const diff = { joins: listed(joined, room), leaves: listed(left, room) }
      for (const channel of rooms.membersOf(room)) {
        if (channel.wantsPresence && channel.rights.presence.read) channel.send('presence_diff', diff)
      }
    }
  }

  /** What happened here: applied here, told to the other processes. */
  function announce(joins: Entry[], leaves: Entry[]): void {
    apply(joins, leaves)
    tell({ kind: 'presence', joins, leaves })
  }

  const own = () => [...entries.values()].filter(entry => entry.process === processId)
  const timer = setInterval(() => {
    if (own().length > 0) tell({ kind: 'presence-state', entries: own() })
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
    stateOf: (channel: Channel): Listed => listed([...(byRoom.get(roomOf(channel)) ?? [])], roomOf(channel)),
    track(channel: Channel, fields: Record<string, unknown>): void {
      const before = channel.presenceRef ? entries.get(channel.presenceRef) : undefined
      const ref = randomUUID()
      const meta = { ...fields, phx_ref: ref, ...(before && { phx_ref_prev: before.meta.phx_ref }) }
      channel.presenceRef = ref
      announce(
        [{ room: roomOf(channel), key: channel.presenceKey, meta, process: processId }],
        before ? [before] : [],
      )
    },
    untrack(channel: Channel): void {
      const entry = channel.presenceRef ? entries.get(channel.presenceRef) : undefined
      channel.presenceRef = null
      if (entry) announce([], [entry])
    },
    hear(from: string, news: PresenceNews): void {
      heard.set(from, performance.now())
      if (news.kind === 'presence') apply(news.joins, news.leaves)
      if (news.kind === 'presence-wanted' && own().length > 0)
        tell({ kind: 'presence-state', entries: own() })
      if (news.kind === 'presence-state') {
        const current = new Set(news.entries.map(entry => entry.meta.phx_ref))
        const gone = [...entries.values()].filter(
          ({ process, meta }) => process === from && !current.has(meta.phx_ref),
        )
        apply(news.entries, gone)
      }
    },
    close: () => clearInterval(timer),
  }
}

export type Presence = ReturnType<typeof createPresence>

function listed(entries: readonly Entry[], room: string): Listed {
  const state: Listed = {}
  for (const { key, meta } of entries.filter(entry => entry.room === room)) {
    state[key] ??= { metas: [] }
    state[key].metas.push(meta)
  }
  return state
}
