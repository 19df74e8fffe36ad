/**
 * Loaded before the server: reports its memory after a full garbage collection, to callers on this machine.
 */
import { createServer } from 'node:http'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { isMainThread } from 'node:worker_threads'

setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as () => void

// The database's thread loads this too, but only one of them can listen.
if (isMainThread) {
  createServer((_request, response) => {
    collect()
    response.end(JSON.stringify(process.memoryUsage()))
  })
    .listen(Number(process.env.MEMORY_PORT), '127.0.0.1')
    // A process that runs functions loads this too.
    .on('error', () => null)
    .unref()
}
