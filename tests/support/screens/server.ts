/**
 * Runs the backend on a fresh database in a separate process. Prints the address, and runs until it receives the
 * order to end.
 */
import { openPglite } from '../../../backend/database/pglite.ts'
import { startBackend } from '../backend.ts'
import { preparePgliteTemplate, readTemplate } from '../pglite-template.ts'

const template = await readTemplate(await preparePgliteTemplate())
const backend = await startBackend(await openPglite({ template }))
console.log(JSON.stringify({ url: backend.url, ...backend.keys }))

process.on('SIGTERM', async () => {
  await backend.close()
  process.exit(0)
})
