/**
 * Reads the outbox, which is the table of committed changes. Reads each change once, and does not wait for
 * transactions that are still running.
 */

import { runInBackground } from '../background.ts'
import type { Database } from '../database/database.ts'
import { utcText } from '../database/moments.ts'
import type { Log } from '../log.ts'

export type Change = {
  readonly id: string
  readonly kind: 'INSERT' | 'UPDATE' | 'DELETE' | 'BROADCAST' | 'RELAY' | 'REVIEW'
  readonly schema: string
  readonly table: string
  readonly record: Record<string, unknown>
  readonly committedAt: string
}

/** What to do with the changes that were read from the outbox. */
export type Delivery = {
  /** Delivers changes. Throws only if the database is unavailable, and then the same changes may come again. */
  deliver(changes: readonly Change[]): Promise<void>
  /** Called when these changes will not be delivered again, so that the memory for their delivery can be freed. */
  settle(): void
  /** Called for changes that cannot be delivered. Their listeners must reconnect and read the data again. */
  giveUp(changes: readonly Change[], error: unknown): void
}

const batch = 1000
/**
 * How long delivered changes are kept. A process that is disconnected for this long loses its sockets. The time is
 * short because the rows contain texts of members.
 */
const keepFor = '1 minute'
const cleanEveryMs = 15_000
const removedAtOnce = 2_000
const longestPauseMs = 5_000
/**
 * How often the outbox is read when no NOTIFY arrives. This helps only if the connection that listens has broken
 * without an error.
 */
const lookEveryMs = 5_000

/**
 * Ids are assigned before the commit, so reading "all ids above the last" would miss slow transactions. Instead, each
 * read stores `floor`, the oldest transaction that was running. Every older transaction had ended, so this read saw
 * its changes. The next read starts at the floor and skips the ids that were already read. The floor moves only after
 * the delivery.
 *
 * `not in (select …)` compares by a hash table with every plan. `<> all` compares each row with every id as soon as the
 * database keeps one plan for all reads.
 */
export async function readChanges(database: Database, delivery: Delivery, log: Log, patienceMs: number) {
  let floor = '0'
  let seen = new Map<string, string>()
  let failingSince: number | null = null
  let closed = false

  async function readBatch() {
    const rows = await database.run<Partial<ChangeRow> & { floor: string }>({
      text: `with snapshot as (select pg_snapshot_xmin(pg_current_snapshot()) as floor)
        select snapshot.floor::text as floor, c.id::text as id, c.kind, c.schema_name, c.table_name, c.record,
          ${utcText('c.committed_at', 'microseconds')} as committed_at,
          c.transaction::text as transaction
        from snapshot left join lateral (
          select * from realtime.changes
          where transaction >= $1::text::xid8 and id not in (select unnest($2::bigint[])) order by id limit ${batch}) c on true
        order by c.id`,
      values: [floor, [...seen.keys()]],
    })
    const found = rows.filter(
      (row): row is ChangeRow & { floor: string } => row.id !== null && row.id !== undefined,
    )
    const full = found.length === batch
    function moveOn(): void {
      for (const row of found) seen.set(row.id, row.transaction)
      const next = rows[0]?.floor
      if (full || !next) return
      floor = next
      seen = new Map([...seen].filter(([, transaction]) => BigInt(transaction) >= BigInt(next)))
    }
    return { changes: found.map(toChange), full, moveOn }
  }

  async function deliver(changes: readonly Change[]): Promise<void> {
    try {
      await delivery.deliver(changes)
    } catch (error) {
      failingSince ??= performance.now()
      if (performance.now() - failingSince < patienceMs) throw error
      delivery.giveUp(changes, error)
    }
    failingSince = null
    delivery.settle()
  }

  async function drain(): Promise<void> {
    for (let more = true; more && !closed; ) {
      const { changes, full, moveOn } = await readBatch()
      if (changes.length > 0) await deliver(changes)
      moveOn()
      more = full
    }
  }

  // Starts at the current floor, because changes from before the start are not delivered.
  const start = await database.run<{ floor: string }>({
    text: 'select pg_snapshot_xmin(pg_current_snapshot())::text as floor',
  })
  floor = start[0]?.floor ?? '0'
  for (let more = true; more; ) {
    const { full, moveOn } = await readBatch()
    moveOn()
    more = full
  }

  const reading = runInBackground(drain, {
    failure: 'Realtime could not deliver changes',
    log,
    everyMs: lookEveryMs,
    longestPauseMs,
  })
  const cleaning = runInBackground(
    // Keeps changes that are not delivered yet, however old they are.
    () => forgetChanges(database, keepFor, floor),
    { failure: 'Delivered changes could not be removed', log, everyMs: cleanEveryMs },
  )
  const unlisten = await database.listen('realtime_changes', reading.run, reading.run)

  return {
    async close(): Promise<void> {
      closed = true
      await unlisten()
      await Promise.all([reading.close(), cleaning.close()])
    },
  }
}

/**
 * Deletes rows of this age, if their transaction is older than the floor of the reader. Deletes them in parts, so
 * that no statement takes long.
 */
export async function forgetChanges(
  database: Database,
  olderThan: string,
  floor: string | null = null,
): Promise<void> {
  for (let removed: number = removedAtOnce; removed >= removedAtOnce; ) {
    const rows = await database.run<{ removed: number }>({
      text: `with old as (
          delete from realtime.messages where ctid = any (array(
            select ctid from realtime.messages where inserted_at < now() - interval '1 day' limit ${removedAtOnce}))
          returning 1),
        gone as (
          delete from realtime.changes where id = any (array(
            select id from realtime.changes
            where committed_at < clock_timestamp() - $1::interval
              and ($2::text is null or transaction < $2::text::xid8)
            order by committed_at limit ${removedAtOnce}))
          returning 1)
        select greatest((select count(*) from old), (select count(*) from gone))::integer as removed`,
      values: [olderThan, floor],
    })
    removed = rows[0]?.removed ?? 0
  }
}

type ChangeRow = {
  id: string
  kind: Change['kind']
  schema_name: string | null
  table_name: string | null
  record: Record<string, unknown>
  committed_at: string
  transaction: string
}

function toChange(row: ChangeRow): Change {
  return {
    id: row.id,
    kind: row.kind,
    schema: row.schema_name ?? '',
    table: row.table_name ?? '',
    record: row.record,
    committedAt: row.committed_at,
  }
}
