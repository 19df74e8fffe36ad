/** Runs checkpoints and vacuum. PostgreSQL does this in background processes, which PGlite does not have. */
import { type Background, type BackgroundLog, runInBackground } from '../../background.ts'
import type { Database } from '../database.ts'

type Engine = {
  readonly run: Database['run']
  /** Runs a command outside any transaction. */
  readonly command: (text: string, limitMs: number) => Promise<void>
}

const limitMs = 60_000
const manyBytes = 32 * 2 ** 20
const fewBytes = 2 ** 20
const patienceMs = 5 * 60_000

const logSinceCheckpoint = `
  select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), (pg_control_checkpoint()).redo_lsn)::int8 as bytes`

/** Finds the table with the most changes among the tables that the autovacuum of PostgreSQL would handle. */
const mostChanged = `
  select format('%I.%I', schemaname, relname) as name, is_littered as "isLittered"
  from pg_stat_all_tables, lateral (select
    n_dead_tup > 50 + 0.2 * n_live_tup or n_ins_since_vacuum > 1000 + 0.2 * n_live_tup as is_littered,
    n_mod_since_analyze > 50 + 0.1 * n_live_tup as is_unknown) as state
  where schemaname <> 'pg_toast' and (is_littered or is_unknown)
  order by n_dead_tup + n_mod_since_analyze desc limit 1`

export function startUpkeep(engine: Engine, everyMs: number, log?: BackgroundLog): Background {
  const { run, command } = engine
  let checkpointedAt = performance.now()

  /**
   * Without checkpoints the log would grow as long as the server runs, and every restart would replay the whole log.
   */
  async function checkpoint(): Promise<void> {
    const [log] = await run<{ bytes: number }>({ text: logSinceCheckpoint })
    const bytes = log?.bytes ?? 0
    const isDue = bytes > manyBytes || (bytes > fewBytes && performance.now() - checkpointedAt > patienceMs)
    if (!isDue) return
    await command('checkpoint', limitMs)
    checkpointedAt = performance.now()
  }

  /**
   * Without vacuum, deleted row versions would be kept forever, and the planner would not know the sizes of tables.
   * Each call handles one table.
   */
  async function vacuum(): Promise<void> {
    const [table] = await run<{ name: string; isLittered: boolean }>({ text: mostChanged })
    if (table) await command(`${table.isLittered ? 'vacuum analyze' : 'analyze'} ${table.name}`, limitMs)
  }

  async function tidy(): Promise<void> {
    await checkpoint()
    await vacuum()
  }

  return runInBackground(tidy, {
    failure: 'The embedded database could not be tidied',
    log,
    everyMs,
    pauseMs: everyMs,
    longestPauseMs: 10 * everyMs,
  })
}
