/** A server for one test, which the test can stop and start again with other settings. */
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { databaseIn } from '../../backend/database/backup.ts'
import { buildWebIfChanged } from '../../scripts/build-web.ts'
import { type ServerProcess, serverProcess } from '../faults/server-process.ts'
import { copyTemplate, preparePgliteTemplate } from '../support/pglite-template.ts'
import type { Server } from './journey.ts'
import { refused, test as usual } from './network.ts'

/** The console messages that appear while the server is down. */
export const lost = [...refused, /ERR_/, /WebSocket/, /Error:/]

export const test = usual.extend<{ server: Server }, { own: ServerProcess }>({
  // Does not start the server, because each test starts it with its own settings.
  own: [
    async ({ browserName: _browserName }, use) => {
      await buildWebIfChanged()
      const folder = await mkdtemp(join(tmpdir(), 'browser-faults-'))
      await cp('dist/web', join(folder, 'web'), { recursive: true })
      copyTemplate(await preparePgliteTemplate(), databaseIn(join(folder, 'data')))
      const settings = { WEB_DIR: join(folder, 'web'), AUTH_AUTOCONFIRM: 'false' }
      const own = await serverProcess(join(folder, 'data'), settings)
      await use(own)
      await own.end()
      await rm(folder, { recursive: true, force: true })
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  server: async ({ own }, use) => {
    await use({ url: own.url.replace('127.0.0.1', 'localhost'), ...own.keys })
    // Stops the server, because the next test of the same worker begins with a stopped server.
    await own.end()
  },
})
