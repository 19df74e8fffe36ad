/** Runs a backend process with the settings from the environment, until it receives the order to end. */
import { startServer } from '../../backend/main.ts'
import { readSettings } from '../../backend/settings.ts'

const server = await startServer(readSettings(process.env))
console.log(JSON.stringify({ url: server.url, ...server.keys }))

process.on('SIGTERM', async () => {
  await server.close()
  process.exit(0)
})
