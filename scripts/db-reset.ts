/** `npm run db:reset`: asks for confirmation, then deletes the data folder. */
import { existsSync, rmSync } from 'node:fs'
import { createInterface } from 'node:readline/promises'
import { readSettings } from '../backend/settings.ts'

const { dataDir, databaseUrl } = readSettings(process.env)
if (databaseUrl) {
  console.error(
    'DATABASE_URL is set: drop and create that database with PostgreSQL’s own tools (dropdb, createdb).',
  )
  process.exit(1)
}
if (!existsSync(dataDir)) {
  console.log(`There is nothing in ${dataDir}.`)
  process.exit(0)
}
if (!process.argv.includes('--yes')) {
  const ask = createInterface({ input: process.stdin, output: process.stdout })
  const answer = await ask.question(
    `Delete everything in ${dataDir}, accounts, files and backups? Type yes: `,
  )
  ask.close()
  if (answer.trim() !== 'yes') process.exit(1)
}
rmSync(dataDir, { recursive: true })
console.log('Forgotten. The next start begins anew.')
