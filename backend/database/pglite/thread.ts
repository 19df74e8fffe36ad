/** One worker thread with PGlite in it, from its start to its end. */
import { Worker } from 'node:worker_threads'
import type { FromWorker, ToWorker, WorkerSetup } from './worker-messages.ts'

export type Thread = {
  send(message: ToWorker): void
  /** The id of the last batch whose work has begun, exact once the thread has ended. */
  lastStarted(): number
  /** At once, whatever it is doing. */
  end(): Promise<void>
  /** After a checkpoint. */
  close(): Promise<void>
}

type ThreadEvents = {
  readonly onAnswer: (id: number, bytes: Uint8Array) => void
  /** It ended without having been asked to. */
  readonly onCrash: (reason: string) => void
}

export async function startThread(
  setup: Omit<WorkerSetup, 'started'>,
  { onAnswer, onCrash }: ThreadEvents,
): Promise<Thread> {
  const started = new SharedArrayBuffer(4)
  const worker = new Worker(new URL('./worker.ts', import.meta.url), {
    workerData: { ...setup, started } satisfies WorkerSetup,
  })
  let isExpectedToEnd = false
  let reason = 'the database thread ended'
  const exited = new Promise<void>(resolve => worker.once('exit', () => resolve()))
  const ready = Promise.withResolvers<void>()
  worker.on('error', error => {
    reason = error instanceof Error ? error.message : String(error)
    ready.reject(error)
  })
  worker.on('message', (message: FromWorker) => {
    if (message.type === 'answer') onAnswer(message.id, message.bytes)
    else if (message.type === 'ready') ready.resolve()
  })
  worker.once('exit', () => {
    ready.reject(new Error(reason))
    if (!isExpectedToEnd) onCrash(reason)
  })
  const view = new Int32Array(started)
  try {
    await ready.promise
  } catch (error) {
    isExpectedToEnd = true
    await worker.terminate()
    throw error
  }
  return {
    send: message => worker.postMessage(message),
    lastStarted: () => Atomics.load(view, 0),
    async end() {
      isExpectedToEnd = true
      await worker.terminate()
    },
    async close() {
      isExpectedToEnd = true
      worker.postMessage({ type: 'close' } satisfies ToWorker)
      await exited
    },
  }
}
