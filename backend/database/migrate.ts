/**
 * Makes a database match the project's folder: platform, migrations, seed. It may be called at every start.
 */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Database, Transaction } from './database.ts'
import { adoptFolded } from './migrate/adopt.ts'
import { hashOf, type Migration, readMigrations, readPlatform, type SqlFile } from './migrate/files.ts'
import { prepareLedger, readLedger, record, refuseChanged, refuseNewer } from './migrate/ledger.ts'
import { runScript } from './migrate/run-script.ts'

export type MigrateOptions = {
  /** The folder with migrations/ and the seeds. */
  readonly supabaseDir: string
  /**
   * More SQL files of the platform, which run after its own files. They must be able to run several times, because
   * they run again when their text changes.
   */
  readonly platformFiles?: readonly string[]
  readonly seed?: boolean
  /** The paths of the seed files, relative to supabaseDir. */
  readonly seedFiles?: readonly string[]
}

export type MigrateResult = { readonly applied: readonly string[] }

const limitMs = 10 * 60_000
/** An arbitrary number, which must be the same in all processes. */
const lockKey = 7_242_019

/**
 * If this process is killed, the database server notices this soon and ends the statement. Then another process can
 * take the lock.
 */
const noticeDeadClient =
  "select set_config('client_connection_check_interval', '1000', true) where version() like '%linux%'"

export async function migrate(database: Database, options: MigrateOptions): Promise<MigrateResult> {
  const { supabaseDir } = options
  const platform = await readPlatform(options.platformFiles ?? [])
  const migrations = await readMigrations(join(supabaseDir, 'migrations'))
  const applied: string[] = []
  await inTurn(database, prepareLedger)
  await refuseNewer(database, migrations)
  const isAdopted = await inTurn(database, async transaction => {
    await refuseChanged(transaction, migrations)
    return adoptFolded(transaction, supabaseDir, migrations)
  })
  if (isAdopted) applied.push('replaces/changes.sql')
  for (const file of platform) if (await applyPlatform(database, file)) applied.push(file.name)
  for (const migration of migrations)
    if (await applyMigration(database, migration)) applied.push(migration.name)
  if (options.seed) {
    for (const path of options.seedFiles ?? ['seed.sql'])
      if (await applySeed(database, supabaseDir, path)) applied.push(path)
  }
  if (applied.length > 0) await database.run({ text: "select pg_notify('pgrst', 'reload schema')" })
  return { applied }
}

/** Runs the work in one transaction. Other processes that want to migrate this database wait for its end. */
function inTurn<T>(database: Database, work: (transaction: Transaction) => Promise<T>): Promise<T> {
  return database.transaction({ timeoutMs: limitMs }, async transaction => {
    if (database.engine === 'postgres') await transaction.query(noticeDeadClient)
    await transaction.query('select pg_advisory_xact_lock($1)', [lockKey])
    return work(transaction)
  })
}

async function applyPlatform(database: Database, file: SqlFile): Promise<boolean> {
  const hash = hashOf(file.text)
  return inTurn(database, async transaction => {
    const known = await transaction.query(
      'select from supabase_migrations.platform_files where name = $1 and hash = $2',
      [file.name, hash],
    )
    if (known.length > 0) return false
    await runScript(transaction, file)
    await transaction.query(
      'insert into supabase_migrations.platform_files values ($1, $2) on conflict (name) do update set hash = excluded.hash',
      [file.name, hash],
    )
    return true
  })
}

async function applyMigration(database: Database, migration: Migration): Promise<boolean> {
  return inTurn(database, async transaction => {
    if ((await readLedger(transaction)).includes(migration.version)) return false
    await runScript(transaction, migration)
    await record(transaction, migration)
    return true
  })
}

/** Applies a seed once. A changed seed does not run again, because its rows may be in use. */
async function applySeed(database: Database, supabaseDir: string, path: string): Promise<boolean> {
  const text = await readFile(join(supabaseDir, path), 'utf8').catch(() => null)
  if (text === null) return false
  return inTurn(database, async transaction => {
    const known = await transaction.query('select from supabase_migrations.seed_files where path = $1', [
      path,
    ])
    if (known.length > 0) return false
    await runScript(transaction, { name: path, text })
    await transaction.query('insert into supabase_migrations.seed_files values ($1, $2)', [
      path,
      hashOf(text),
    ])
    return true
  })
}
