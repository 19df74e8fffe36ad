/** Counts how many rows the statements of one request really read. It uses PostgreSQL's own counters. */
import type { Database } from '../../backend/database/database.ts'

type Counters = { readonly table: string; readonly rows: number; readonly scans: number }

/** Tables with fewer rows may be read completely. */
const bigTable = 10_000

async function counters(database: Database): Promise<Counters[]> {
  return database.run<Counters>({
    text: `select relname as table, seq_tup_read + coalesce(idx_tup_fetch, 0) as rows, seq_scan as scans
           from pg_stat_user_tables where schemaname = 'public' and n_live_tup > ${bigTable} order by relname`,
  })
}

/** Reads the counters until they stop changing, because each session reports at most once a second. */
async function settled(database: Database): Promise<Counters[]> {
  let last = await counters(database)
  for (;;) {
    await new Promise(resolve => setTimeout(resolve, 1500))
    const next = await counters(database)
    if (JSON.stringify(next) === JSON.stringify(last)) return next
    last = next
  }
}

export type RowsRead = { readonly rows: number; readonly scanned: readonly string[] }

/** Returns the rows of big tables that each call reads, and the big tables that it reads completely. */
export async function rowsRead(
  database: Database,
  calls: number,
  call: () => Promise<void>,
): Promise<RowsRead> {
  const before = await settled(database)
  for (let count = 0; count < calls; count++) await call()
  const after = await settled(database)
  const changes = after.map(({ table, rows, scans }) => {
    const old = before.find(entry => entry.table === table)
    return { table, rows: rows - (old?.rows ?? 0), scans: scans - (old?.scans ?? 0) }
  })
  return {
    rows: Math.round(changes.reduce((sum, { rows }) => sum + rows, 0) / calls),
    scanned: changes.filter(({ scans }) => scans > 0).map(({ table }) => table),
  }
}
