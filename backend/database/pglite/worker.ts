/**
 * The code of the thread that runs PGlite. The thread only passes bytes on, so it can be ended and replaced at any
 * moment.
 */
import { parentPort, workerData } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'
import { btree_gin } from '@electric-sql/pglite/contrib/btree_gin'
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist'
import { citext } from '@electric-sql/pglite/contrib/citext'
import { fuzzystrmatch } from '@electric-sql/pglite/contrib/fuzzystrmatch'
import { hstore } from '@electric-sql/pglite/contrib/hstore'
import { ltree } from '@electric-sql/pglite/contrib/ltree'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { pgcrypto } from '@electric-sql/pglite/contrib/pgcrypto'
import { tablefunc } from '@electric-sql/pglite/contrib/tablefunc'
import { unaccent } from '@electric-sql/pglite/contrib/unaccent'
import { uuid_ossp } from '@electric-sql/pglite/contrib/uuid_ossp'
import { DurableFiles } from './durable-files.ts'
import { openProgress } from './progress.ts'
import type { FromWorker, Opening, ToWorker, WorkerSetup } from './worker-messages.ts'

const port = parentPort
if (port === null) throw new Error('worker.ts runs in a worker thread')
const setup: WorkerSetup = workerData
const progress = openProgress(setup.progress)
const post = (message: FromWorker, transfer: ArrayBuffer[] = []) => port.postMessage(message, transfer)

const durableParams = [
  ...PGlite.defaultStartParams.filter(parameter => parameter !== '-F'),
  ...['-c', 'fsync=on', '-c', 'wal_sync_method=fsync'],
]

const opening = Promise.withResolvers<Opening>()
port.on('message', onMessage)
const files =
  setup.dataDir === null
    ? null
    : new DurableFiles(setup.dataDir, opening.promise, () => post({ type: 'disk-full' }))
if (files === null) await opening.promise

const pglite = await PGlite.create({
  ...(files === null ? {} : { fs: files, startParams: durableParams }),
  ...(setup.template === null ? {} : { loadDataDir: new Blob([setup.template]) }),
  pgliteWasmModule: setup.wasm,
  extensions: {
    btree_gin,
    btree_gist,
    citext,
    fuzzystrmatch,
    hstore,
    ltree,
    pg_trgm,
    pgcrypto,
    tablefunc,
    unaccent,
    uuid_ossp,
  },
})

function execute(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const chunks: Uint8Array[] = []
  // When this call returns, the statement has already run. The promise only reports an error.
  const done = pglite.execProtocolRawStream(bytes, {
    syncToFs: false,
    onRawData: chunk => chunks.push(chunk.slice()),
  })
  done.catch(fail)
  return Buffer.concat(chunks)
}

function fail(cause: unknown): never {
  throw cause
}

/** Finished results in their order. Each result is sent when its commit is on the disk. */
const outbox: { readonly id: number; readonly bytes: Uint8Array<ArrayBuffer>; readonly ms: number }[] = []
let isFlushing = false

async function sendOutbox(): Promise<void> {
  if (isFlushing) return
  isFlushing = true
  while (outbox.length > 0) {
    const count = outbox.length
    if (files?.hasUnsafeLog()) await files.flushLog()
    for (const { id, bytes, ms } of outbox.splice(0, count)) {
      post({ type: 'answer', id, bytes, ms }, [bytes.buffer])
    }
  }
  isFlushing = false
}

async function onMessage(message: ToWorker): Promise<void> {
  if (message.type === 'open') return opening.resolve(message)
  if (message.type === 'close') {
    await pglite.close()
    port?.close()
    return
  }
  progress.begin(message.id)
  const bytes = new Uint8Array(execute(message.bytes))
  const ms = progress.finish(message.id)
  outbox.push({ id: message.id, bytes, ms })
  await sendOutbox()
}

files?.opened()
post({ type: 'ready' })
