/**
 * Handles migrations that were merged into fewer files. A database may have run all old migrations, and its tables
 * may be unchanged since then. In this case its ledger records the new files as run, and no table changes. The
 * folder `replaces/` beside the migrations describes this. `ledger.json` lists the old versions, and
 * `definitions.json` describes the objects that they create. `changes.sql` makes the changes that only the new
 * files contain.
 */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Transaction } from '../database.ts'
import { compareDefinitions, type Definitions, readDefinitions } from './definitions.ts'
import { MigrationError } from './error.ts'
import { hashOf, type Migration } from './files.ts'
import { readLedger, record } from './ledger.ts'
import { runScript } from './run-script.ts'

type Replaces = {
  readonly replaced: readonly string[]
  /** The version of the last new file that replaces old migrations. Later files are normal migrations. */
  readonly until: string
  /** The last commit that contains the old migrations. A database that has not run all of them needs it. */
  readonly commit: string
  /** The schemas whose objects the migrations create. */
  readonly schemas: readonly string[]
}

export async function adoptFolded(
  transaction: Transaction,
  supabaseDir: string,
  migrations: readonly Migration[],
): Promise<boolean> {
  const folder = join(supabaseDir, 'replaces')
  const replaces = await readReplaces(folder)
  if (replaces === null) return false
  const { replaced, until, commit, schemas } = replaces
  const applied = new Set(await readLedger(transaction))
  const held = replaced.filter(version => applied.has(version))
  if (held.length === 0) return false
  if (held.length < replaced.length)
    throw new MigrationError(
      `The database has only ${held.length} of the ${replaced.length} migrations that came before ${until}. ` +
        `Nothing was changed. Start the version of commit ${commit} once, then this one.`,
    )
  const differences = compareDefinitions(
    await readHashes(join(folder, 'definitions.json')),
    hashDefinitions(await readDefinitions(transaction, schemas)),
  )
  if (differences.length > 0) throw new MigrationError(explain(differences))

  const text = await readFile(join(folder, 'changes.sql'), 'utf8')
  await runScript(transaction, { name: 'replaces/changes.sql', text })
  await transaction.query(
    'delete from supabase_migrations.schema_migrations where version = any ($1::text[])',
    [replaced],
  )
  await transaction.query(
    'delete from supabase_migrations.migration_files where version = any ($1::text[])',
    [replaced],
  )
  for (const migration of migrations) if (migration.version <= until) await record(transaction, migration)
  return true
}

async function readReplaces(folder: string): Promise<Replaces | null> {
  try {
    return JSON.parse(await readFile(join(folder, 'ledger.json'), 'utf8'))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}

const readHashes = async (path: string): Promise<Definitions> =>
  new Map(Object.entries<string>(JSON.parse(await readFile(path, 'utf8'))))

/** Shortens each definition to the start of its hash, which is enough to tell definitions apart. */
export const hashDefinitions = (definitions: Definitions): Definitions =>
  new Map([...definitions].map(([name, text]) => [name, hashOf(text).slice(0, 16)]))

function explain(differences: readonly string[]): string {
  const shown = differences.slice(0, 3).join('; ')
  const more = differences.length > 3 ? `; and ${differences.length - 3} more` : ''
  return (
    `The database is not as its migrations made it: ${shown}${more}. Nothing was changed. ` +
    'Undo what was changed by hand, start again, and change it anew by a migration of your own.'
  )
}
