/**
 * Removes bytes without a row. Such bytes are left when a crash interrupts an upload, or when a deletion removes only
 * the row.
 */
import { type Background, type BackgroundLog, runInBackground } from '../background.ts'
import type { Database } from '../database/database.ts'
import { type Bytes, BytesResist } from './bytes/bytes.ts'

type SweepOptions = {
  /** Younger bytes are kept, because they may belong to an upload whose row is not written yet. */
  readonly minAgeMs?: number
  readonly now?: () => number
  readonly onError?: ((error: unknown) => void) | undefined
}

const batchSize = 500

export async function sweep(
  database: Database,
  bytes: Bytes,
  { minAgeMs = 15 * 60_000, now = Date.now, onError }: SweepOptions = {},
): Promise<number> {
  let removed = 0
  let resisting = 0
  let batch: string[] = []
  const flush = async () => {
    const rows = await database.run<{ version: string }>({
      text: 'select version from storage.objects where version = any($1)',
      values: [batch],
    })
    const kept = new Set(rows.map(row => row.version))
    const orphans = batch.filter(version => !kept.has(version))
    const left = await bytes.remove(orphans)
    removed += orphans.length - left.length
    resisting += left.length
    batch = []
  }
  for await (const { version, modifiedAt } of bytes.list()) {
    if (now() - modifiedAt.getTime() < minAgeMs) continue
    batch.push(version)
    if (batch.length === batchSize) await flush()
  }
  if (batch.length > 0) await flush()
  if (resisting > 0) onError?.(new BytesResist(resisting))
  return removed
}

/** Removes bytes without a row, now and every hour. */
export function startSweeper(
  database: Database,
  bytes: Bytes,
  { log, ...options }: SweepOptions & { readonly log?: BackgroundLog | undefined } = {},
): Background {
  const sweeping = runInBackground(async () => void (await sweep(database, bytes, options)), {
    failure: 'Bytes without a row could not be removed',
    log,
    everyMs: 60 * 60_000,
    pauseMs: 1_000,
    longestPauseMs: 10 * 60_000,
  })
  sweeping.run()
  return sweeping
}
