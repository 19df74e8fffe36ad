/** `npm run dev`: runs Vite with hot reload, and a backend that restarts when its sources change. */
import { spawn } from 'node:child_process'
import { createServer } from 'vite'

const port = process.env.PORT ?? '3000'
const watched = ['backend', 'cofounder', 'content', 'contracts', 'supabase'].flatMap(path => [
  '--watch-path',
  path,
])
const backend = spawn(process.execPath, [...watched, 'backend/main.ts'], {
  stdio: 'inherit',
  env: { ...process.env, PORT: port, SITE_URL: process.env.SITE_URL ?? 'http://localhost:5173' },
})
const vite = await createServer()
await vite.listen()
vite.printUrls()

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, async () => {
    backend.kill('SIGTERM')
    await vite.close()
  })
}
backend.on('exit', async code => {
  await vite.close()
  process.exit(code ?? 0)
})
