/**
 * This file is loaded before the server. It serves one address, for callers on this machine only. The address
 * returns the memory of the server after a full garbage collection.
 */
import { createServer } from 'node:http'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { isMainThread } from 'node:worker_threads'

setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as () => void

// The thread of the database loads this file too, but only one thread can listen on the port.
if (isMainThread) {
  createServer((_request, response) => {
    collect()
    response.end(JSON.stringify(process.memoryUsage()))
  })
    .listen(Number(process.env.MEMORY_PORT), '127.0.0.1')
    // A process that runs functions also loads this file; its attempt to listen fails and is ignored.
    .on('error', () => null)
    .unref()
}
