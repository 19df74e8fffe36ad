/** The rows that the statements of one request really read, by PostgreSQL's own counters. */
import type { Database } from '../../backend/database/database.ts'

type Counters = { readonly table: string; readonly rows: number; readonly scans: number }

/** Smaller tables may be read completely. */
const bigTable = 10_000

async function counters(database: Database): Promise<Counters[]> {
  return database.run<Counters>({
    text: `select relname as table, seq_tup_read + coalesce(idx_tup_fetch, 0) as rows, seq_scan as scans
           from pg_stat_user_tables where schemaname = 'public' and n_live_tup > ${bigTable} order by relname`,
  })
}

/** Sessions report at most once a second, so the counters are read until they stop changing. */
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

/** The rows of big tables read per call, and the big tables that were read completely. */
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
