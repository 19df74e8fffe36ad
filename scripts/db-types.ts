/** `npm run db:types`: writes contracts/database.generated.ts from what the migrations make. */
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { migrate } from '../backend/database/migrate.ts'
import { openPglite } from '../backend/database/pglite.ts'
import { readCatalogue } from './database-types/catalogue.ts'
import { renderTypes } from './database-types/render.ts'

const root = join(import.meta.dirname, '..')
const database = await openPglite()
try {
  await migrate(database, { supabaseDir: join(root, 'supabase') })
  await writeFile(join(root, 'contracts/database.generated.ts'), renderTypes(await readCatalogue(database)))
  console.log('Wrote contracts/database.generated.ts')
} finally {
  await database.close()
}
