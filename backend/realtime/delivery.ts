/** Sends each change to the channels whose members may read it at this moment, and to no other channels. */
import { type Database, DatabaseError, DatabaseUnavailable } from '../database/database.ts'
import { type Allowance, createAllowance } from '../http/allowance.ts'
import { describeError, type Log } from '../log.ts'
import type { Candidate, ReaderDeps } from './candidate.ts'
import type { Change, Delivery } from './changes.ts'
import type { Channel } from './channel.ts'
import { Encoded } from './frames.ts'
import type { Limits } from './limits.ts'
import { createPauses } from './pauses.ts'
import { findReaders } from './readers.ts'
import type { createSubscriptions, Group, Reader, Subscription } from './subscriptions.ts'
import type { Table } from './tables.ts'

/** If a record is larger than this, only its small fields are sent, as on Supabase. */
const maxRecordBytes = 1024 * 1024
const smallFieldBytes = 64
/** How much longer a batch may take after a part of it has failed. Other listeners wait for the batch. */
const troubleMs = 15_000
/**
 * How many candidates (a reader and a change) are handled together. Their results use memory, and other requests
 * wait for them.
 */
const candidatesAtOnce = 4_000
/** Each failure is logged once. This is how many logged failures are remembered. */
const saidAtMost = 200
const addressesAtMost = 1_000
const tooLong = 'The changes you asked for take too long to decide'

const messageKinds = ['BROADCAST', 'RELAY', 'REVIEW'] as const
type MessageKind = (typeof messageKinds)[number]
const isMessage = (kind: Change['kind']): kind is MessageKind =>
  (messageKinds as readonly string[]).includes(kind)

export function createDelivery(deps: {
  readonly database: Database
  readonly tables: ReaderDeps['tables']
  readonly subscriptions: ReturnType<typeof createSubscriptions<Channel>>
  readonly log: Log
  readonly limits: Pick<Limits, 'raisedPolicyMs' | 'toldPerMember' | 'toldPerAddress' | 'patternMsPerMinute'>
  /**
   * Receives messages that also come through the outbox: broadcasts, presence of other processes, and reviews of
   * rights.
   */
  onMessage(kind: MessageKind, record: Record<string, unknown>): void
}): Delivery {
  const { database, tables, subscriptions, log, limits } = deps
  /** The channels that have already received each change of the batch. It is emptied when the batch is settled. */
  const reached = new Map<string, Set<Channel>>()
  const said = new Set<string>()
  /**
   * How many messages each member and each address has received in this batch. It is emptied when the batch is
   * settled.
   */
  const told = new Map<string, number>()
  /** The channels whose sockets were closed during this batch, so that their clients read the data again. */
  const over = new Set<Channel>()
  /** How much time each address may still use for patterns. */
  const patternTime = new Map<string, Allowance>()
  const readerDeps: ReaderDeps = {
    database,
    tables,
    raisedPolicyMs: limits.raisedPolicyMs,
    mayCompare,
    onCompared: charge,
    onRaised: (what, { schema, table }, code) =>
      sayOnce(
        what === 'audience'
          ? `realtime: the audience of ${schema}.${table} failed (${code}); everybody who listens is asked.`
          : `realtime: a ${what} on ${schema}.${table} failed (${code}); for its listener it counts as no.`,
      ),
  }

  const addressesOf = (candidates: readonly Candidate[]) =>
    Map.groupBy(new Set(candidates.flatMap(listeningIn)), channel => channel.address)

  /**
   * Ends the channels whose address has used up its time for patterns. Returns whether any other channel still
   * waits for these candidates.
   */
  function mayCompare(candidates: readonly Candidate[]): boolean {
    let isAwaited = false
    for (const [address, channels] of addressesOf(candidates)) {
      if ((patternTime.get(address)?.leftMs() ?? 1) > 0) isAwaited = true
      else for (const channel of channels) channel.end(tooLong)
    }
    return isAwaited
  }

  function charge(candidates: readonly Candidate[], ms: number): void {
    for (const address of addressesOf(candidates).keys()) {
      const allowance = patternTime.get(address) ?? createAllowance(limits.patternMsPerMinute)
      patternTime.set(address, allowance)
      allowance.spend(ms)
    }
    if (patternTime.size <= addressesAtMost) return
    for (const [address, allowance] of patternTime) if (allowance.usedMs() <= 0) patternTime.delete(address)
  }

  function sayOnce(line: string): void {
    if (said.has(line)) return
    if (said.size >= saidAtMost) said.clear()
    said.add(line)
    log.warn(line)
  }

  /**
   * Limits how many messages each member and each address receives per batch, because the work is the number of
   * channels times the number of changes. Above the limit, the socket is closed and its client reads the data
   * again.
   */
  function mayHear(channel: Channel): boolean {
    const { caller, address } = channel
    const counted: [string, number][] = [[`address ${address}`, limits.toldPerAddress]]
    if (caller.userId !== null) counted.push([`member ${caller.userId}`, limits.toldPerMember])
    if (counted.some(([name, most]) => (told.get(name) ?? 0) >= most)) {
      over.add(channel)
      channel.startOver()
      return false
    }
    for (const [name] of counted) told.set(name, (told.get(name) ?? 0) + 1)
    return true
  }

  function passOnMessages(changes: readonly Change[]): void {
    for (const { id, kind, record } of changes) {
      if (!isMessage(kind) || reached.has(id)) continue
      reached.set(id, new Set())
      try {
        deps.onMessage(kind, record)
      } catch (error) {
        sayOnce(`realtime: a message could not be passed on: ${describeError(error)}`)
      }
    }
  }

  /**
   * Returns the candidates of the changes in parts, in the order of the changes. All subscriptions of one reader to
   * one change are in the same part.
   */
  async function* candidatesFor(changes: readonly Change[]): AsyncGenerator<readonly Candidate[]> {
    const pauses = createPauses()
    let part: Candidate[] = []
    for (const change of changes) {
      if (pauses.isDue()) await pauses.take()
      const groups = subscriptions.matching(change)
      if (groups.length === 0) continue
      const table = await tables.find(change.schema, change.table)
      if (!table) continue
      for (const [reader, own] of Map.groupBy(groups, group => group.reader)) {
        for (const candidate of candidatesOf(reader, change, table, own)) part.push(candidate)
        if (part.length < candidatesAtOnce) continue
        yield part
        part = []
      }
    }
    if (part.length > 0) yield part
  }

  async function deliverTo(candidates: readonly Candidate[]): Promise<void> {
    const pauses = createPauses()
    const readable = await findReaders(readerDeps, candidates)
    // Groups by change before anything else, so that each channel receives the changes in order.
    for (const [change, ofChange] of Map.groupBy(readable, candidate => candidate.change)) {
      const reachedBy = reached.get(change.id) ?? new Set()
      reached.set(change.id, reachedBy)
      const payloads = new Map<string, string>()
      for (const [channel, { first, ids }] of byChannel(ofChange)) {
        if (pauses.isDue()) await pauses.take()
        if (over.has(channel) || reachedBy.has(channel)) continue
        const { role } = channel.caller
        const { columns } = await tables.reach(change.schema, change.table, role)
        reachedBy.add(channel)
        if (!mayHear(channel)) continue
        const name = `${role} ${first.select}`
        try {
          const data =
            payloads.get(name) ?? JSON.stringify(payloadOf(change, ofChange[0]?.table, first, columns))
          payloads.set(name, data)
          channel.send('postgres_changes', new Encoded(null, `{"ids":[${ids}],"data":${data}}`))
        } catch (error) {
          sayOnce(
            `realtime: a change of ${change.schema}.${change.table} cannot be sent: ${describeError(error)}`,
          )
        }
      }
    }
  }

  /**
   * Delivers the whole batch. If that fails, delivers smaller and smaller parts, so that a failure affects only
   * the member who causes it.
   */
  async function deliverInParts(candidates: readonly Candidate[], trouble: Trouble): Promise<void> {
    const error = await failureOf(() => deliverTo(candidates))
    if (!error) return
    log.warn(`realtime: delivering member by member: ${describeError(error)}`)
    trouble.endsAt ??= performance.now() + troubleMs
    const failing: (readonly Candidate[])[] = []
    for (const own of Map.groupBy(candidates, memberOf).values()) {
      if (performance.now() > trouble.endsAt) startOver(own)
      else if (await failureOf(() => deliverTo(own))) failing.push(own)
    }
    // Delivers last to members whose delivery failed, because other members should not wait for them.
    for (const own of failing) await deliverByChange(own, trouble.endsAt)
  }

  async function deliverByChange(own: readonly Candidate[], endsAt: number): Promise<void> {
    for (const ofChange of Map.groupBy(own, ({ change }) => change).values()) {
      const channels = new Set(ofChange.flatMap(listeningIn))
      if (channels.size === 0) continue
      if (performance.now() > endsAt) return startOver(own)
      const failure = await failureOf(() => deliverTo(ofChange))
      if (!failure) continue
      const { schema, table } = ofChange[0]?.change ?? { schema: '', table: '' }
      sayOnce(`realtime: a listener on ${schema}.${table} missed a change: ${describeError(failure)}`)
      // The next change would also take this long and delay other members again. So the channel is closed.
      if (failure instanceof DatabaseError && failure.code === '57014')
        for (const channel of channels) channel.end(tooLong)
    }
  }

  return {
    async deliver(changes) {
      passOnMessages(changes)
      const trouble: Trouble = { endsAt: null }
      for await (const candidates of candidatesFor(changes)) await deliverInParts(candidates, trouble)
    },
    settle() {
      reached.clear()
      told.clear()
      over.clear()
    },
    giveUp(changes, error) {
      log.error(`realtime: ${changes.length} changes were not delivered: ${describeError(error)}`)
      const groups = new Set(changes.flatMap(change => subscriptions.matching(change)))
      startOver([...groups])
    },
  }
}

/** The time by which a batch with a failed part must be finished. */
type Trouble = { endsAt: number | null }

/** Returns the key of the member. All sessions of a member have the same key. */
const memberOf = ({ reader }: Candidate): string | Reader => reader.caller.userId ?? reader

/**
 * Returns the candidates of one reader. Groups with the same filter become one candidate, so that PostgreSQL
 * compares the filter once.
 */
function candidatesOf(
  reader: Reader,
  change: Change,
  table: Table,
  groups: readonly Group<Channel>[],
): Candidate[] {
  return [...Map.groupBy(groups, ({ filterKey }) => filterKey).values()].map(equal => ({
    reader,
    change,
    table,
    others: equal[0]?.others ?? [],
    filterKey: equal[0]?.filterKey ?? '',
    subscriptions:
      equal.length === 1 ? (equal[0]?.subscriptions ?? []) : equal.flatMap(group => group.subscriptions),
  }))
}

/**
 * The subscriptions of one channel to a change. `first` decides which columns are sent. `ids` are the ids of all
 * these subscriptions.
 */
type Own = { readonly first: Subscription<Channel>; readonly ids: number[] }
type List = readonly Subscription<Channel>[]
const ownIn = new WeakMap<List, ReadonlyMap<Channel, Own>>()

function* byChannel(candidates: readonly Candidate[]): Iterable<[Channel, Own]> {
  // A channel has one reader, but it may have several filters.
  for (const ofReader of Map.groupBy(candidates, ({ reader }) => reader).values()) {
    const [first, ...more] = ofReader.map(({ subscriptions }) => subscriptions)
    if (!first) continue
    const list = more.length === 0 ? first : first.concat(...more)
    const known = ownIn.get(list) ?? ownOf(list)
    ownIn.set(list, known)
    yield* known
  }
}

function ownOf(list: List): ReadonlyMap<Channel, Own> {
  const channels = new Map<Channel, Own>()
  for (const subscription of list) {
    const own = channels.get(subscription.owner)
    if (own) own.ids.push(subscription.id)
    else channels.set(subscription.owner, { first: subscription, ids: [subscription.id] })
  }
  return channels
}

/**
 * Returns the channels that are still subscribed. A channel that the client has left has no subscriptions any more.
 */
function listeningIn({ subscriptions }: Pick<Candidate, 'subscriptions'>): Channel[] {
  return subscriptions.flatMap(one => (one.owner.subscriptions.includes(one) ? [one.owner] : []))
}

function startOver(missing: readonly Pick<Candidate, 'subscriptions'>[]): void {
  for (const channel of new Set(missing.flatMap(listeningIn))) channel.startOver()
}

/**
 * Runs the work and returns its error, or null. Throws if the database is unavailable: then no listener caused the
 * failure, and the work is tried again later.
 */
async function failureOf(work: () => Promise<void>): Promise<unknown> {
  try {
    await work()
    return null
  } catch (error) {
    if (error instanceof DatabaseUnavailable) throw error
    return error ?? new Error('failed without a reason')
  }
}

/**
 * Returns the payload that realtime-js turns into `{ eventType, new, old, … }`. The payload of a deleted row contains
 * only its key.
 */
function payloadOf(
  change: Change,
  table: Table | undefined,
  { select }: Subscription<Channel>,
  granted: ReadonlySet<string>,
) {
  const wanted = (table?.columns ?? []).filter(
    ({ name }) => granted.has(name) && (!select || select.includes(name)),
  )
  const key = pick(change.record, table?.key.filter(name => granted.has(name)) ?? [])
  const record = pick(
    change.record,
    wanted.map(({ name }) => name),
  )
  const isTooLarge = Buffer.byteLength(JSON.stringify(record)) > maxRecordBytes
  return {
    schema: change.schema,
    table: change.table,
    commit_timestamp: change.committedAt,
    type: change.kind,
    columns: wanted,
    ...(change.kind !== 'DELETE' && { record: isTooLarge ? smallFieldsOf(record) : record }),
    ...(change.kind !== 'INSERT' && { old_record: key }),
    errors: isTooLarge ? ['Error 413: Payload Too Large'] : null,
  }
}

function smallFieldsOf(record: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(record).filter(([, value]) => Buffer.byteLength(JSON.stringify(value)) <= smallFieldBytes),
  )
}

function pick(record: Record<string, unknown>, names: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(names.map(name => [name, record[name] ?? null]))
}
