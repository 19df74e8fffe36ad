/**
 * Inserts numbered rows, several at a time, and prints each number after the database has acknowledged its row.
 */
import { openPglite } from '../../../backend/database/pglite.ts'
import { openPostgres } from '../../../backend/database/postgres.ts'

const [target = '', from = '0'] = process.argv.slice(2)
const database = target.startsWith('postgres')
  ? await openPostgres({ url: target })
  : await openPglite({ dataDir: target })
await database.run({ text: 'create table if not exists public.numbers (value int)' })
console.log('ready')

let next = Number(from)
async function insertForever(): Promise<never> {
  for (;;) {
    const value = next
    next += 1
    await database.run({ text: 'insert into public.numbers values ($1)', values: [value] })
    process.stdout.write(`${value}\n`)
  }
}
await Promise.all(Array.from({ length: 8 }, insertForever))
