/** `npm run admin -- EMAIL`: makes a member a moderator. Works with and without a running server. */
import { loadKeys } from '../backend/api-keys.ts'
import { keepNewFilesPrivate } from '../backend/data-folder.ts'
import { DatabaseError, DatabaseUnavailable } from '../backend/database/database.ts'
import { openDatabase } from '../backend/database/open.ts'
import { createLog } from '../backend/log.ts'
import { readSettings, type Settings } from '../backend/settings.ts'

keepNewFilesPrivate()
const [email] = process.argv.slice(2)
try {
  if (!email?.includes('@')) throw new Error('Say whom: npm run admin -- nora@example.com')
  const settings = readSettings(process.env)
  const isDone = await makeModerator(settings, email)
  if (!isDone) throw new Error(`Nobody here has the address ${email}.`)
  console.log(`${email} moderates now, at /admin.`)
} catch (error) {
  const isEmpty = error instanceof DatabaseError && error.code === '42883'
  const nothing =
    'There are no members here yet: npm start makes the database. DATA_DIR names another folder.'
  console.error(isEmpty ? nothing : error instanceof Error ? error.message : error)
  process.exit(1)
}

/**
 * Changes the database directly. If a running server uses the embedded database, asks that server to make the
 * change.
 */
async function makeModerator(settings: Settings, address: string): Promise<boolean> {
  try {
    const database = await openDatabase(settings, createLog('error'))
    try {
      const [row] = await database.run<{ done: boolean }>({
        text: 'select public.make_moderator($1) as done',
        values: [address],
      })
      return row?.done ?? false
    } finally {
      await database.close()
    }
  } catch (error) {
    if (!(error instanceof DatabaseUnavailable) || settings.databaseUrl) throw error
    return askServer(settings, address)
  }
}

async function askServer({ port, dataDir, keys }: Settings, address: string): Promise<boolean> {
  const { secret } = loadKeys(dataDir, keys)
  const answer = await fetch(`http://127.0.0.1:${port}/rest/v1/rpc/make_moderator`, {
    method: 'POST',
    headers: { apikey: secret, authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
    body: JSON.stringify({ p_email: address }),
  })
  if (!answer.ok) throw new Error(`The running server answered ${answer.status}: ${await answer.text()}`)
  return (await answer.json()) === true
}
