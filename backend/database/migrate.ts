/** Brings a database to what the project's folder says: platform, migrations, seed. Safe to call at every start. */
import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Database, DatabaseError, type Transaction } from './database.ts'
import { lineOf, splitStatements } from './split-statements.ts'

export type MigrateOptions = {
  /** The folder with migrations/ and the seeds. */
  readonly supabaseDir: string
  /** SQL of other rooms, after the platform's own; idempotent, and run again whenever its text changes. */
  readonly platformFiles?: readonly string[]
  /** Run the seed files, each once. */
  readonly seed?: boolean
  /** Which they are, below supabaseDir. */
  readonly seedFiles?: readonly string[]
}

export type MigrateResult = { readonly applied: readonly string[] }

/** A migration that does not run, or a database that is ahead of the folder. The message says all in one line. */
export class MigrationError extends Error {
  override readonly name = 'MigrationError'
}

type SqlFile = { readonly name: string; readonly text: string }
type Migration = SqlFile & { readonly version: string; readonly title: string }

const limitMs = 10 * 60_000
/** Any number, as long as all processes use the same. */
const lockKey = 7_242_019

/** If this process is killed, its half-done migration must not hold the lock until the statement is through. */
const noticeDeadClient =
  "select set_config('client_connection_check_interval', '1000', true) where version() like '%linux%'"

export async function migrate(database: Database, options: MigrateOptions): Promise<MigrateResult> {
  const platform = await readPlatform(options.platformFiles ?? [])
  const migrations = await readMigrations(join(options.supabaseDir, 'migrations'))
  const applied: string[] = []
  await inTurn(database, prepareLedger)
  await refuseNewer(database, migrations)
  for (const file of platform) if (await applyPlatform(database, file)) applied.push(file.name)
  for (const migration of migrations)
    if (await applyMigration(database, migration)) applied.push(migration.name)
  if (options.seed) {
    for (const path of options.seedFiles ?? ['seed.sql'])
      if (await applySeed(database, options.supabaseDir, path)) applied.push(path)
  }
  if (applied.length > 0) await database.run({ text: "select pg_notify('pgrst', 'reload schema')" })
  return { applied }
}

/** One transaction, with all other processes that migrate this database waiting. */
function inTurn<T>(database: Database, work: (transaction: Transaction) => Promise<T>): Promise<T> {
  return database.transaction({ timeoutMs: limitMs }, async transaction => {
    if (database.engine === 'postgres') await transaction.query(noticeDeadClient)
    await transaction.query('select pg_advisory_xact_lock($1)', [lockKey])
    return work(transaction)
  })
}

async function prepareLedger(transaction: Transaction): Promise<void> {
  await transaction.execute(`
    create schema if not exists supabase_migrations;
    create table if not exists supabase_migrations.schema_migrations (
      version text primary key, statements text[], name text
    );
    create table if not exists supabase_migrations.seed_files (path text primary key, hash text not null);
    create table if not exists supabase_migrations.platform_files (name text primary key, hash text not null);
  `)
}

async function readPlatform(others: readonly string[]): Promise<SqlFile[]> {
  const own = join(import.meta.dirname, 'platform')
  const names = (await readdir(own)).filter(name => name.endsWith('.sql')).sort()
  const paths = [...names.map(name => join(own, name)), ...others]
  return Promise.all(paths.map(async path => ({ name: nameOf(path), text: await readFile(path, 'utf8') })))
}

/** room/platform/file.sql, so that two rooms may use the same file name. */
const nameOf = (path: string): string => path.split(/[\\/]/).slice(-3).join('/')

export async function readMigrations(folder: string): Promise<Migration[]> {
  const names = await readdir(folder).catch(() => [])
  const matches = names.sort().flatMap(name => {
    const [, version, title] = /^(\d+)_(.*)\.sql$/.exec(name) ?? []
    return version === undefined || title === undefined ? [] : [{ name, version, title }]
  })
  return Promise.all(
    matches.map(async match => ({ ...match, text: await readFile(join(folder, match.name), 'utf8') })),
  )
}

async function refuseNewer(database: Database, migrations: readonly Migration[]): Promise<void> {
  const last = migrations.at(-1)?.version ?? ''
  const newer = await database.run<{ version: string; name: string | null }>({
    text: 'select version, name from supabase_migrations.schema_migrations where version > $1 order by version desc limit 1',
    values: [last],
  })
  const found = newer[0]
  if (found === undefined) return
  throw new MigrationError(
    `The database is newer than this program: it has migration ${found.version}_${found.name ?? ''}, ` +
      `the folder ends with ${last || 'none'}. Start the newer program, or restore an older backup.`,
  )
}

async function applyPlatform(database: Database, file: SqlFile): Promise<boolean> {
  const hash = createHash('sha256').update(file.text).digest('hex')
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
    const known = await transaction.query(
      'select from supabase_migrations.schema_migrations where version = $1',
      [migration.version],
    )
    if (known.length > 0) return false
    const statements = await runScript(transaction, migration)
    await transaction.query('insert into supabase_migrations.schema_migrations values ($1, $2, $3)', [
      migration.version,
      statements,
      migration.title,
    ])
    return true
  })
}

/** A seed that changed is not run again: its rows are in use by now. */
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
      createHash('sha256').update(text).digest('hex'),
    ])
    return true
  })
}

/** Some files bring their own begin and commit; here every file is one transaction already. */
const isTransactionControl = (text: string) =>
  /^(begin|commit|end|start)(\s+(work|transaction))?$/i.test(text)

async function runScript(transaction: Transaction, file: SqlFile): Promise<string[]> {
  const statements = splitStatements(file.text)
  for (const { text, line } of statements) {
    if (isTransactionControl(text)) continue
    try {
      await transaction.execute(text)
    } catch (error) {
      if (!(error instanceof DatabaseError)) throw error
      const at = error.position === undefined ? line : line + lineOf(text, error.position - 1) - 1
      const summary = text.replaceAll(/\s+/g, ' ').slice(0, 80)
      const detail = error.detail === undefined ? '' : ` (${error.detail})`
      throw new MigrationError(`${file.name}, line ${at}: ${error.message}${detail} in: ${summary}`, {
        cause: error,
      })
    }
  }
  // What the file set for its own session must not outlive it.
  await transaction.execute('reset all')
  await transaction.execute('reset role')
  return statements.map(statement => statement.text)
}
