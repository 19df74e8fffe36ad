/**
 * The code of a process that runs functions. A separate process cannot block or end the server that answers
 * requests.
 */
import { enableCompileCache, flushCompileCache } from 'node:module'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { withEnvironment } from './deno-shim.ts'
import { loadFunction } from './load.ts'
import {
  answerOf,
  bodyOf,
  type Call,
  type Failure,
  type FromCall,
  type FromRunner,
  type Stop,
  type ToRunner,
} from './messages.ts'
import { nameRequests, withinCall } from './named-fetch.ts'
import { receiveStream, sendStream } from './port-stream.ts'
import { createPorts, type Port } from './ports.ts'
import { usage } from './usage.ts'

// Caching compiled code halves the start time of a process.
enableCompileCache(
  process.env.NODE_COMPILE_CACHE ?? join(import.meta.dirname, '../../node_modules/.cache/compiled'),
)
nameRequests()
new Worker(new URL('./watcher.ts', import.meta.url)).unref()

const ports = createPorts(letter => tell({ type: 'letter', ...letter }))
const loaded = new Set<string>()
let loading = 0

process.on('message', (message: ToRunner) => {
  if (message.type === 'ping') tell({ type: 'pong', ...usage() })
  else if (message.type === 'letter') ports.receive(message)
  else if (message.type === 'load') void loadAll(message.files)
  else void answer(message.call, message.name, message.hasBody ? ports.open(bodyOf(message.name)) : null)
})
process.on('disconnect', () => process.exit())
// Signals such as Ctrl+C also reach this process. It ignores them, and ends after the server has let its calls
// finish.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => null)
process.on('uncaughtException', error => {
  process.send?.({ type: 'crashed', error: failureOf(error) } satisfies FromRunner, () => process.exit(1))
})

function tell(message: FromRunner): void {
  // Ignores an error, because the server may have ended.
  if (process.connected) process.send?.(message, undefined, undefined, () => null)
}

/** Loads files in advance. If a file fails to load, a later call reports the error to its caller. */
async function loadAll(files: readonly string[]): Promise<void> {
  for (const file of files) await load(file, false).catch(() => null)
}

async function load(file: string, mayReload: boolean) {
  if (!mayReload && loaded.has(file)) return loadFunction(file, false)
  if (loading++ === 0) tell({ type: 'loading', isLoading: true, processorMs: usage().processorMs })
  try {
    const handler = await loadFunction(file, mayReload)
    loaded.add(file)
    return handler
  } finally {
    if (--loading === 0) {
      flushCompileCache()
      tell({ type: 'loading', isLoading: false, processorMs: usage().processorMs })
    }
  }
}

async function answer(call: Call, name: string, body: Port | null): Promise<void> {
  const port = ports.open(name)
  const say = (message: FromCall) => port.post(message)
  const stop = new AbortController()
  port.on('message', (why: Stop) => stop.abort(new DOMException(why.message, why.name)))
  try {
    const handler = await load(call.file, call.mayReload)
    stop.signal.throwIfAborted()
    say({ type: 'started' })
    const onSend = () => say({ type: 'sent' })
    const within = <T>(work: () => T) =>
      withinCall({ call, onSend }, () => withEnvironment(call.environment, work))
    await within(async () => {
      const response = await handler(requestOf(call, body, stop.signal))
      const isWhole = response instanceof Response && response.status !== 0
      if (!isWhole) throw new TypeError('The function did not return a whole Response')
      if (stop.signal.aborted) return response.body?.cancel()
      const { status, statusText } = response
      const headers = [...response.headers]
      const sent = response.body && sendStream(response.body.getReader(), ports.open(answerOf(name)))
      say({ type: 'answer', status, statusText, headers, hasBody: sent !== null })
      await sent
    })
  } catch (error) {
    say({ type: 'failed', error: failureOf(error) })
  } finally {
    say({ type: 'done' })
    port.close()
    body?.close()
  }
}

function requestOf({ url, method, headers }: Call, body: Port | null, signal: AbortSignal): Request {
  return new Request(url, {
    method,
    headers: headers.map(([name, value]): [string, string] => [name, value]),
    signal,
    ...(body && { body: receiveStream(body), duplex: 'half' }),
  })
}

/** Turns any thrown value into an object of texts, because some values cannot be sent to another process. */
function failureOf(error: unknown): Failure {
  if (!(error instanceof Error)) return { name: 'Error', message: String(error), stack: undefined }
  const { name, message, stack } = error
  return { name, message, stack }
}
