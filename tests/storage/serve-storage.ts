/** Runs storage behind the real edge on a fresh database, with members who use the real storage-js. */
import { randomUUID } from 'node:crypto'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { StorageClient } from '@supabase/storage-js'
import { Hono } from 'hono'
import type { Database } from '../../backend/database/database.ts'
import { anonymous, CallerError, type IdentifyCaller } from '../../backend/http/caller.ts'
import { createEdge } from '../../backend/http/edge.ts'
import { createStorage, type StorageOptions } from '../../backend/storage/storage.ts'

/** In these tests a token is `member:<id>`. Other tests cover real tokens. */
const identify: IdentifyCaller = async ({ authorization }) => {
  const token = authorization?.replace(/^Bearer /, '')
  if (!token) return anonymous
  if (token === 'service') return { role: 'service_role', claims: { role: 'service_role' }, userId: null }
  const [, sub] = /^member:([\w-]{36})$/.exec(token) ?? []
  if (!sub) throw new CallerError('malformed', 'Invalid Compact JWS')
  return { role: 'authenticated', claims: { role: 'authenticated', sub }, userId: sub }
}

export type Member = { id: string; storage: StorageClient; token: string }

export async function serveStorage(database: Database, options: Partial<StorageOptions> = {}) {
  const directory = await mkdtemp(join(tmpdir(), 'storage-'))
  const errors: unknown[] = []
  const storage = await createStorage({
    database,
    identify,
    directory,
    secret: 'a secret for tests that is long enough',
    fileSizeLimit: 150 * 1024 * 1024,
    ...options,
  })
  const app = new Hono().route('/storage/v1', storage.app)
  app.onError(error => {
    throw error
  })
  const edge = createEdge({
    fetch: app.fetch,
    health: async () => ({ ok: true }),
    secretKey: 'secret',
    logError: error => errors.push(error),
  })
  const { port } = await edge.listen(0, '127.0.0.1')
  const url = `http://127.0.0.1:${port}/storage/v1`
  const client = (token?: string) => new StorageClient(url, token ? { Authorization: `Bearer ${token}` } : {})

  return {
    url,
    port,
    storage,
    directory,
    errors,
    database,
    service: client('service'),
    guest: client(),
    async member(): Promise<Member> {
      const id = randomUUID()
      await database.run({ text: 'insert into auth.users (id) values ($1)', values: [id] })
      return { id, token: `member:${id}`, storage: client(`member:${id}`) }
    },
    /** Returns the names of all files on the disk, finished or not. */
    async files(): Promise<string[]> {
      const entries = await readdir(directory, { recursive: true, withFileTypes: true })
      return entries.filter(entry => entry.isFile()).map(entry => entry.name)
    },
    async close() {
      await edge.close(200)
      await storage.close()
      await database.close()
      await rm(directory, { recursive: true, force: true })
    },
  }
}

export type ServedStorage = Awaited<ReturnType<typeof serveStorage>>
