import { execFile, spawn } from 'node:child_process'
import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { StorageClient } from '@supabase/storage-js'
import { afterEach, describe, expect, test } from 'vitest'
import { DatabaseUnavailable } from '../../backend/database/database.ts'
import { testDatabase } from '../support/databases.ts'
import { serveStorage } from './serve-storage.ts'

const secretKey = 'sb_secret_of_the_storage_fault_tests'
const folders: string[] = []
const folder = async () => {
  const made = await mkdtemp(join(tmpdir(), 'storage-faults-'))
  folders.push(made)
  return made
}
afterEach(async () => {
  for (const made of folders.splice(0)) await rm(made, { recursive: true, force: true })
})

/** The whole server as its own process, so that it can be killed. */
async function startServer(dataDir: string) {
  const server = spawn(process.execPath, ['backend/main.ts'], {
    env: { ...process.env, PORT: '0', DATA_DIR: dataDir, SECRET_KEY: secretKey, LOG_LEVEL: 'error' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const url = await new Promise<string>((found, fail) => {
    let said = ''
    const read = (chunk: Buffer) => {
      said += chunk
      const address = /http:\/\/[\w.]+:\d+/.exec(said)?.[0]
      if (address) found(address)
    }
    server.stdout.on('data', read)
    server.stderr.on('data', read)
    server.on('exit', () => fail(new Error(said)))
  })
  return {
    storage: new StorageClient(`${url}/storage/v1`, {
      Authorization: `Bearer ${secretKey}`,
      apikey: secretKey,
    }),
    async kill() {
      server.kill('SIGKILL')
      await once(server, 'exit')
    },
  }
}

/** Everything below `storage/`, and made an hour older, so that the sweeper at start sees it as left behind. */
async function ageFiles(dataDir: string): Promise<string[]> {
  const entries = await readdir(join(dataDir, 'storage'), { recursive: true, withFileTypes: true })
  const files = entries.filter(entry => entry.isFile()).map(entry => join(entry.parentPath, entry.name))
  const hourAgo = Date.now() / 1000 - 3600
  for (const file of files) await utimes(file, hourAgo, hourAgo)
  return files
}

const digest = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

test('kill -9 in the middle of 100 uploads: what was acknowledged is whole, the rest leaves no trace', async () => {
  const dataDir = await folder()
  const first = await startServer(dataDir)
  await first.storage.createBucket('files', { public: false })
  const acknowledged = new Map<string, string>()
  const enough = Promise.withResolvers<void>()
  const uploads = Array.from({ length: 100 }, async (_, index) => {
    const body = randomBytes(100_000)
    const { error } = await first.storage
      .from('files')
      .upload(`${index}.bin`, body, { contentType: 'application/x-test' })
    if (!error) acknowledged.set(`${index}.bin`, digest(body))
    if (acknowledged.size === 30) enough.resolve()
  })
  await enough.promise
  await first.kill()
  await Promise.allSettled(uploads)

  await writeFile(join(dataDir, 'storage/incoming', randomUUID()), 'begun and never ended')
  await ageFiles(dataDir)
  const second = await startServer(dataDir)
  const files = second.storage.from('files')
  const { data: rows } = await files.list('', { limit: 1000 })
  const names = new Set(rows!.map(row => row.name))
  for (const name of acknowledged.keys()) expect(names).toContain(name)
  for (const { name, metadata } of rows!) {
    const bytes = Buffer.from(await (await files.download(name)).data!.arrayBuffer())
    expect(bytes.byteLength, name).toBe(metadata!.size)
    if (acknowledged.has(name)) expect(digest(bytes)).toBe(acknowledged.get(name))
  }
  // The sweeper runs at start, by itself.
  await expect.poll(async () => (await ageFiles(dataDir)).length, { timeout: 10_000 }).toBe(rows!.length)
  await second.kill()
}, 120_000)

test('a full disk is a 507, leaves no partial file, and the next small file fits again', async () => {
  const script = `ulimit -f 8; exec "${process.execPath}" tests/storage/small-disk.ts "${await folder()}"`
  const { stdout } = await promisify(execFile)('sh', ['-c', script])
  expect(JSON.parse(stdout)).toEqual({ status: 507, leftovers: [], small: { size: 1024 } })
})

describe('the database falls silent', () => {
  test('before the row: 503, and the bytes wait for the sweeper in case the row did arrive', async () => {
    const database = await testDatabase()
    let isSilent = false
    const served = await serveStorage({
      ...database,
      transaction: (...parameters) =>
        isSilent
          ? database.transaction(...parameters).then(() => Promise.reject(new DatabaseUnavailable('cut')))
          : database.transaction(...parameters),
    })
    await served.service.createBucket('files', { public: false })
    const files = served.service.from('files')
    isSilent = true
    const { error } = await files.upload('a.txt', 'did arrive')
    expect(error).toMatchObject({ status: 503 })
    isSilent = false
    // The commit had happened; only its answer was lost.
    expect(await served.storage.sweep(0)).toBe(0)
    expect(await (await files.download('a.txt')).data!.text()).toBe('did arrive')
    await served.close()
  })

  test('a sweep removes what has no row, and nothing that has', async () => {
    const served = await serveStorage(await testDatabase())
    await served.service.createBucket('files', { public: false })
    await served.service.from('files').upload('kept.txt', 'kept')
    await served.storage.bytes.write(randomUUID(), new Blob(['orphan']).stream())
    expect(await served.storage.sweep()).toBe(0)
    expect(await served.storage.sweep(0)).toBe(1)
    expect(await served.files()).toHaveLength(1)
    await served.close()
  })
})
