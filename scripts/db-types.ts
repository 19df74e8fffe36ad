/**
 * `npm run db:types`: runs the migrations and writes contracts/database.generated.ts and supabase/schema.sql from
 * the result.
 */
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { migrate } from '../backend/database/migrate.ts'
import { openPglite } from '../backend/database/pglite.ts'
import { readSchema } from './database-schema/catalogue.ts'
import { renderSchema } from './database-schema/render.ts'
import { readCatalogue } from './database-types/catalogue.ts'
import { renderTypes } from './database-types/render.ts'

const root = join(import.meta.dirname, '..')
const database = await openPglite()
try {
  await migrate(database, { supabaseDir: join(root, 'supabase') })
  await writeFile(join(root, 'contracts/database.generated.ts'), renderTypes(await readCatalogue(database)))
  await writeFile(join(root, 'supabase/schema.sql'), renderSchema(await readSchema(database)))
  console.log('Wrote contracts/database.generated.ts and supabase/schema.sql')
} finally {
  await database.close()
}
