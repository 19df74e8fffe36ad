/** One of several backend processes: the product as the environment says. It lives as long as its input is open. */
import { startServer } from '../../backend/main.ts'
import { readSettings } from '../../backend/settings.ts'

const server = await startServer(readSettings(process.env))
console.log(JSON.stringify({ url: server.url }))

process.stdin.resume().on('end', async () => {
  await server.close()
  process.exit(0)
})
