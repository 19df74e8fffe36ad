/** The whole product on a fresh database, as a process of its own: says where it is and runs until it is told to end. */
import { openPglite } from '../../backend/database/pglite.ts'
import { buildWebIfChanged } from '../../scripts/build-web.ts'
import { startBackend } from '../support/backend.ts'

await buildWebIfChanged()
const backend = await startBackend(await openPglite(), { AUTH_AUTOCONFIRM: 'false' })
// Sessions and links name the host `localhost`, as the server itself does.
const url = backend.url.replace('127.0.0.1', 'localhost')
console.log(JSON.stringify({ url, ...backend.keys }))

process.on('SIGTERM', async () => {
  await backend.close()
  process.exit(0)
})
