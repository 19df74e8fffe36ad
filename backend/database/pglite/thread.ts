/** A worker thread with PGlite, from its start to its end. */
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { settled } from '../../background.ts'
import { openProgress, type Progress, processorMs, progressBytes } from './progress.ts'
import type { FromWorker, ToWorker, WorkerSetup } from './worker-messages.ts'

export type Thread = {
  send(message: ToWorker): void
  /** After the thread has ended, these values do not change any more. */
  readonly progress: Progress
  workedMs(): Promise<number>
  /** Ends the thread at once, even during its work. */
  end(): Promise<void>
  /** Makes a checkpoint and ends the thread. If the checkpoint exceeds the limit, ends the thread without it. */
  close(limitMs: number): Promise<void>
}

export const noRoomForLog = 'The disk has no room for the log of the database.'

type ThreadEvents = {
  readonly onAnswer: (id: number, reply: { readonly bytes: Uint8Array; readonly ms: number }) => void
  /** Called when the thread ended by itself, or cannot continue because the disk is full. */
  readonly onTrouble: (reason: string) => void
}

/** A thread that has done everything except opening the folder. Another thread may still use the folder. */
export type PreparedThread = {
  open(unsafeSince: number | null, limitMs: number): Promise<Thread>
  end(): Promise<void>
}

type ThreadSetup = Omit<WorkerSetup, 'progress' | 'wasm'>

let compiled: Promise<WebAssembly.Module> | undefined

function compileOnce(): Promise<WebAssembly.Module> {
  const path = join(dirname(createRequire(import.meta.url).resolve('@electric-sql/pglite')), 'pglite.wasm')
  compiled ??= readFile(path).then(bytes => WebAssembly.compile(bytes))
  return compiled
}

export async function prepareThread(
  { dataDir, template }: ThreadSetup,
  { onAnswer, onTrouble }: ThreadEvents,
): Promise<PreparedThread> {
  const shared = new SharedArrayBuffer(progressBytes)
  const progress = openProgress(shared)
  const worker = new Worker(new URL('./worker.ts', import.meta.url), {
    workerData: { dataDir, template, progress: shared, wasm: await compileOnce() } satisfies WorkerSetup,
  })
  let isEnding = false
  let isOpen = false
  let reason = 'The database ended by itself.'
  const exited = new Promise<void>(resolve => worker.once('exit', () => resolve()))
  const ready = Promise.withResolvers<void>()
  // If a spare thread ends before its use, the call that opens it reports the error.
  void settled(ready.promise)

  function trouble(text: string): void {
    reason = text
    ready.reject(new Error(text))
    if (isOpen && !isEnding) onTrouble(text)
  }
  worker.on('error', error => {
    reason = error instanceof Error ? error.message : String(error)
  })
  worker.on('message', (message: FromWorker) => {
    if (message.type === 'answer') onAnswer(message.id, message)
    else if (message.type === 'ready') {
      isOpen = true
      ready.resolve()
    } else trouble(noRoomForLog)
  })
  worker.once('exit', () => trouble(reason))

  async function end(): Promise<void> {
    isEnding = true
    await worker.terminate()
  }

  async function open(unsafeSince: number | null, limitMs: number): Promise<Thread> {
    worker.postMessage({ type: 'open', unsafeSince } satisfies ToWorker)
    const timer = setTimeout(() => ready.reject(new Error('The database does not start.')), limitMs)
    try {
      await ready.promise
    } catch (error) {
      await end()
      throw error
    } finally {
      clearTimeout(timer)
    }
    return thread
  }

  const thread: Thread = {
    send: message => worker.postMessage(message, message.type === 'execute' ? [message.bytes.buffer] : []),
    progress,
    async workedMs() {
      const before = progress.processorMsBefore()
      // A thread that has just ended cannot report its usage. Its end is handled elsewhere.
      const used = await worker.cpuUsage().catch(() => null)
      return used === null ? 0 : processorMs(used) - before
    },
    end,
    async close(limitMs) {
      isEnding = true
      worker.postMessage({ type: 'close' } satisfies ToWorker)
      const timer = setTimeout(end, limitMs)
      await exited
      clearTimeout(timer)
    },
  }
  return { open, end }
}
