/** `npm run demo`: starts the server with a separate data folder that contains a community. */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { openDatabase } from '../backend/database/open.ts'
import { createLog } from '../backend/log.ts'
import { startServer } from '../backend/main.ts'
import { runUntilStopped } from '../backend/run-until-stopped.ts'
import { buildWebIfChanged } from './build-web.ts'
import { demoAccount, moderator, otherAccounts, seedCommunity } from './demo/seed.ts'

const dataDir = process.env.DATA_DIR || 'demo-data'
const stamp = join(dataDir, 'seeded-on')
const today = new Date().toISOString().slice(0, 10)

// The feed shows the last 24 hours, so the community is created again each day.
const isFresh = existsSync(stamp) && readFileSync(stamp, 'utf8') === today
if (!isFresh) {
  // The demo deletes the folder each day and creates it again. So it refuses a folder that contains anything else.
  if (existsSync(dataDir) && readdirSync(dataDir).length > 0 && !existsSync(stamp)) {
    console.error(`DATA_DIR: ${dataDir} holds no demo. Name a folder that is empty or not there yet.`)
    process.exit(1)
  }
  rmSync(dataDir, { recursive: true, force: true })
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  writeFileSync(stamp, '')
}

await buildWebIfChanged()
const environment = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '', AUTH_AUTOCONFIRM: 'true' }
await runUntilStopped(environment, async settings => {
  const database = await openDatabase(settings, createLog(settings.logLevel))
  const server = await startServer(settings, database)
  if (!isFresh) {
    console.log('Inviting a dozen founders …')
    await seedCommunity(server.url, server.keys, database)
    writeFileSync(stamp, today)
  }
  server.warmUp()
  return server
})
console.log(`Sign in as ${demoAccount.email} (founder) with the password ${demoAccount.password}`)
for (const { email, type } of otherAccounts)
  console.log(
    `or as ${email} (${type}${email === moderator ? ', who moderates at /admin' : ''}) with the same`,
  )
