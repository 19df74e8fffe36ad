/** `npm run demo`: the server on a data folder of its own, with a living community in it. */
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { startOrExplain } from '../backend/main.ts'
import { buildWebIfChanged } from './build-web.ts'
import { demoAccount, seedCommunity } from './demo/seed.ts'

const dataDir = 'demo-data'
const stamp = join(dataDir, 'seeded-on')
const today = new Date().toISOString().slice(0, 10)

// The feed shows the last 24 hours, so the community is made again each day.
const isFresh = existsSync(stamp) && readFileSync(stamp, 'utf8') === today
if (!isFresh) rmSync(dataDir, { recursive: true, force: true })

await buildWebIfChanged()
const server = await startOrExplain({
  ...process.env,
  DATA_DIR: dataDir,
  DATABASE_URL: '',
  AUTH_AUTOCONFIRM: 'true',
})
if (!isFresh) {
  console.log('Inviting a dozen founders …')
  await seedCommunity(server.url, server.keys)
  writeFileSync(stamp, today)
}
console.log(`Sign in as ${demoAccount.email} with the password ${demoAccount.password}`)
