/** Takes changes to the channels whose members may read them at this moment, and to no one else. */
import { type Database, DatabaseError, DatabaseUnavailable } from '../database/database.ts'
import { describeError, type Log } from '../log.ts'
import type { Change, Delivery } from './changes.ts'
import type { Channel } from './channel.ts'
import { type Candidate, findReaders, type ReaderDeps } from './readers.ts'
import type { createSubscriptions } from './subscriptions.ts'
import type { Tables } from './tables.ts'

/** Beyond this size only the small fields are sent, as on Supabase. */
const maxRecordBytes = 1024 * 1024
const smallFieldBytes = 64
/** How long a batch may take once something in it fails; the others are waiting. */
const troubleMs = 15_000
/** How many different failures are remembered as logged. */
const saidAtMost = 200

const messageKinds = ['BROADCAST', 'RELAY', 'REVIEW'] as const
type MessageKind = (typeof messageKinds)[number]
const isMessage = (kind: Change['kind']): kind is MessageKind =>
  (messageKinds as readonly string[]).includes(kind)

export function createDelivery(deps: {
  readonly database: Database
  readonly tables: Tables
  readonly subscriptions: ReturnType<typeof createSubscriptions<Channel>>
  readonly log: Log
  readonly raisedPolicyMs: number
  /** Broadcasts, news of other processes and reviews, which travel through the outbox too. */
  onMessage(kind: MessageKind, record: Record<string, unknown>): void
}): Delivery {
  const { database, tables, subscriptions, log } = deps
  /** Which channel has received which change, until the batch is settled. */
  const reached = new Map<string, Set<Channel>>()
  const said = new Set<string>()
  const readerDeps: ReaderDeps = {
    database,
    tables,
    raisedPolicyMs: deps.raisedPolicyMs,
    onRaised: (what, { schema, table }, code) =>
      sayOnce(
        what === 'audience'
          ? `realtime: the audience of ${schema}.${table} failed (${code}); everybody who listens is asked.`
          : `realtime: a ${what} on ${schema}.${table} failed (${code}); for its listener it counts as no.`,
      ),
  }

  function sayOnce(line: string): void {
    if (said.has(line)) return
    if (said.size >= saidAtMost) said.clear()
    said.add(line)
    log.warn(line)
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

  async function candidatesFor(changes: readonly Change[]): Promise<Candidate[]> {
    const candidates: Candidate[] = []
    for (const change of changes) {
      const matching = subscriptions
        .matching(change)
        .filter(({ owner }) => !reached.get(change.id)?.has(owner))
      if (matching.length === 0) continue
      const table = await tables.find(change.schema, change.table)
      if (table) candidates.push(...matching.map(subscription => ({ subscription, change, table })))
    }
    return candidates
  }

  async function deliverTo(candidates: readonly Candidate[]): Promise<void> {
    if (candidates.length === 0) return
    const readable = await findReaders(readerDeps, candidates)
    // Grouped by change first: what a channel hears comes in the order it happened.
    for (const [change, ofChange] of Map.groupBy(readable, candidate => candidate.change)) {
      const channels = reached.get(change.id) ?? new Set()
      reached.set(change.id, channels)
      for (const [channel, [first, ...more]] of Map.groupBy(
        ofChange,
        ({ subscription }) => subscription.owner,
      )) {
        if (!first || channels.has(channel)) continue
        const { columns } = await tables.reach(change.schema, change.table, channel.caller.role)
        const ids = [first, ...more].map(({ subscription }) => subscription.id)
        channels.add(channel)
        try {
          channel.send('postgres_changes', { ids, data: payloadOf(change, first, columns) })
        } catch (error) {
          sayOnce(
            `realtime: a change of ${change.schema}.${change.table} cannot be sent: ${describeError(error)}`,
          )
        }
      }
    }
  }

  /** Tries everything at once, then in smaller and smaller parts, so that a failure costs only the listener it belongs to. */
  async function deliverInParts(candidates: readonly Candidate[]): Promise<void> {
    const error = await failureOf(() => deliverTo(candidates))
    if (!error) return
    log.warn(`realtime: delivering change by change: ${describeError(error)}`)
    const endsAt = performance.now() + troubleMs
    for (const ofChange of Map.groupBy(candidates, ({ change }) => change).values()) {
      const current = ofChange.filter(isListening)
      if (performance.now() > endsAt) {
        for (const { subscription } of current) subscription.owner.startOver()
        continue
      }
      if (!(await failureOf(() => deliverTo(current)))) continue
      for (const [channel, own] of Map.groupBy(current, ({ subscription }) => subscription.owner)) {
        const failure = await failureOf(() => deliverTo(own.filter(isListening)))
        if (!failure) continue
        const { schema, table } = own[0]?.change ?? { schema: '', table: '' }
        sayOnce(`realtime: a listener on ${schema}.${table} missed a change: ${describeError(failure)}`)
        // It would take as long at the next change, and delay the others again.
        if (failure instanceof DatabaseError && failure.code === '57014')
          channel.end('The changes you asked for take too long to decide')
      }
    }
  }

  return {
    async deliver(changes) {
      passOnMessages(changes)
      await deliverInParts(await candidatesFor(changes))
    },
    settle: () => reached.clear(),
    giveUp(changes, error) {
      log.error(`realtime: ${changes.length} changes were not delivered: ${describeError(error)}`)
      const listening = changes.flatMap(change => subscriptions.matching(change))
      for (const { owner } of listening) owner.startOver()
    },
  }
}

/** A channel that has left holds no subscription any more. */
function isListening({ subscription }: Candidate): boolean {
  return subscription.owner.subscriptions.includes(subscription)
}

/** If the database is away, no listener is to blame: the caller tries again later. */
async function failureOf(work: () => Promise<void>): Promise<unknown> {
  try {
    await work()
    return null
  } catch (error) {
    if (error instanceof DatabaseUnavailable) throw error
    return error ?? new Error('failed without a reason')
  }
}

/** The payload realtime-js turns into `{ eventType, new, old, … }`. Of a deleted row only the key travels. */
function payloadOf(change: Change, { table, subscription }: Candidate, granted: ReadonlySet<string>) {
  const wanted = table.columns.filter(
    ({ name }) => granted.has(name) && (!subscription.select || subscription.select.includes(name)),
  )
  const key = pick(
    change.record,
    table.key.filter(name => granted.has(name)),
  )
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
