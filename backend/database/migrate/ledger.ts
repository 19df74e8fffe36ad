/**
 * The list of migrations that a database has run. The Supabase CLI owns the first table, and we own the other tables.
 */
import type { Database, Transaction } from '../database.ts'
import { splitStatements } from '../split-statements.ts'
import { MigrationError } from './error.ts'
import { hashOfLines, type Migration } from './files.ts'

export async function prepareLedger(transaction: Transaction): Promise<void> {
  await transaction.execute(`
    create schema if not exists supabase_migrations;
    create table if not exists supabase_migrations.schema_migrations (
      version text primary key, statements text[], name text
    );
    create table if not exists supabase_migrations.migration_files (version text primary key, hash text not null);
    create table if not exists supabase_migrations.seed_files (path text primary key, hash text not null);
    create table if not exists supabase_migrations.platform_files (name text primary key, hash text not null);
  `)
}

export async function readLedger(transaction: Transaction): Promise<string[]> {
  const rows = await transaction.query<{ version: string }>(
    'select version from supabase_migrations.schema_migrations order by version',
  )
  return rows.map(row => row.version)
}

export async function record(transaction: Transaction, migration: Migration): Promise<void> {
  await transaction.query(
    'insert into supabase_migrations.schema_migrations (version, statements, name) values ($1, $2, $3)',
    [migration.version, splitStatements(migration.text).map(statement => statement.text), migration.title],
  )
  await recordHash(transaction, migration)
}

async function recordHash(transaction: Transaction, { version, text }: Migration): Promise<void> {
  await transaction.query(
    `insert into supabase_migrations.migration_files values ($1, $2)
     on conflict (version) do update set hash = excluded.hash`,
    [version, hashOfLines(text)],
  )
}

export async function refuseNewer(database: Database, migrations: readonly Migration[]): Promise<void> {
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

/** Refuses a migration whose file was edited after it ran, because this database lacks the edit. */
export async function refuseChanged(
  transaction: Transaction,
  migrations: readonly Migration[],
): Promise<void> {
  const rows = await transaction.query<{ version: string; hash: string | null }>(
    `select version, hash from supabase_migrations.schema_migrations
     left join supabase_migrations.migration_files using (version)`,
  )
  const applied = new Map(rows.map(row => [row.version, row.hash]))
  const changed = migrations.find(({ version, text }) => {
    const hash = applied.get(version)
    return typeof hash === 'string' && hash !== hashOfLines(text)
  })
  if (changed !== undefined)
    throw new MigrationError(
      `${changed.name} was changed after this database had run it. ` +
        'Put the file back as it was, and write what is new into a migration of its own.',
    )
  // No hash is stored if the migration ran before hashes were recorded, or if the Supabase CLI ran it. The hash is
  // recorded now.
  for (const migration of migrations)
    if (applied.get(migration.version) === null) await recordHash(transaction, migration)
}
