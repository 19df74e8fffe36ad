import { migrate } from '../../../backend/database/migrate.ts'
import { openPglite } from '../../../backend/database/pglite.ts'
import { openPostgres } from '../../../backend/database/postgres.ts'

const [target = '', supabaseDir = ''] = process.argv.slice(2)
try {
  const database = target.startsWith('postgres')
    ? await openPostgres({ url: target })
    : await openPglite({ dataDir: target })
  const { applied } = await migrate(database, { supabaseDir })
  await database.close()
  console.log(JSON.stringify(applied))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
