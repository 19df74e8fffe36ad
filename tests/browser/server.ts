/**
 * Runs the whole product on a fresh database in a separate process. Prints the address, and runs until it
 * receives the order to end.
 */
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openPglite } from '../../backend/database/pglite.ts'
import { buildWebIfChanged } from '../../scripts/build-web.ts'
import { startBackend } from '../support/backend.ts'
import { preparePgliteTemplate, readTemplate } from '../support/pglite-template.ts'

await buildWebIfChanged()
// Serves a copy of the app, so that a build during the tests does not change the page.
const webDir = await mkdtemp(join(tmpdir(), 'web-'))
await cp('dist/web', webDir, { recursive: true })
const template = await readTemplate(await preparePgliteTemplate())
const backend = await startBackend(await openPglite({ template }), {
  AUTH_AUTOCONFIRM: 'false',
  WEB_DIR: webDir,
})
// Sessions and links work only with the host `localhost`, which the server itself uses.
const url = backend.url.replace('127.0.0.1', 'localhost')
console.log(JSON.stringify({ url, ...backend.keys }))

process.on('SIGTERM', async () => {
  await backend.close()
  await rm(webDir, { recursive: true, force: true })
  process.exit(0)
})
