/** The thread PGlite runs in. It knows only bytes, so that it can be ended and replaced at any moment. */
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
import type { FromWorker, ToWorker, WorkerSetup } from './worker-messages.ts'

const port = parentPort
if (port === null) throw new Error('worker.ts runs in a worker thread')
const setup: WorkerSetup = workerData
const started = new Int32Array(setup.started)
const post = (message: FromWorker, transfer: ArrayBuffer[] = []) => port.postMessage(message, transfer)

const pglite = await PGlite.create({
  ...(setup.dataDir === null ? {} : { dataDir: setup.dataDir }),
  ...(setup.template === null ? {} : { loadDataDir: new Blob([setup.template]) }),
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
  // The work happens before this call returns; its promise only reports what it threw.
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

port.on('message', async (message: ToWorker) => {
  if (message.type === 'execute') {
    Atomics.store(started, 0, message.id)
    const bytes = new Uint8Array(execute(message.bytes))
    post({ type: 'answer', id: message.id, bytes }, [bytes.buffer])
  } else if (message.type === 'dump') {
    const dump = new Uint8Array(await (await pglite.dumpDataDir('none')).arrayBuffer())
    post({ type: 'answer', id: message.id, bytes: dump }, [dump.buffer])
  } else {
    await pglite.close()
    post({ type: 'closed' })
    port.close()
  }
})
post({ type: 'ready' })
