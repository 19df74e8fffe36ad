/**
 * Gives PGlite one piece of work after another and watches the clock. Work past its limit ends the thread;
 * what had not begun runs on the next one, what may have begun is answered with an error.
 */
import { settled } from '../../background.ts'
import { DatabaseError, type DatabaseUnavailable } from '../database.ts'
import { startThread, type Thread } from './thread.ts'
import { type TurnQueue, turnQueue } from './turn-queue.ts'
import type { ToWorker } from './worker-messages.ts'

/** Bytes are made at the last moment, because they depend on what the thread has prepared. */
type Work = { readonly bytes: () => Uint8Array<ArrayBuffer>; readonly limitMs: number }

/** What came back, and how long the thread worked on it. */
export type Reply = { readonly bytes: Uint8Array; readonly ms: number }

/** Where work for the thread goes: the shared queue, or a turn with the thread to itself. */
export type ThreadLane = { send(work: Work): Promise<Reply> }

type DispatcherOptions = {
  readonly dataDir: string | null
  readonly template: Uint8Array<ArrayBuffer> | null
  readonly queueLimitMs: number
  readonly queueLength: number
  /** How callers are told that it does not work right now. */
  readonly unavailable: (reason: string) => DatabaseUnavailable
  /** A new thread runs in place of the old; nothing prepared or listened to is left. */
  readonly onRestart: () => void
}

type Dispatcher = ThreadLane & {
  /** Runs the work with the thread to itself, until the work is done or the thread is lost. */
  exclusively<T>(work: (own: ThreadLane) => Promise<T>): Promise<T>
  trouble(): string | null
  close(): Promise<void>
}

type InFlight = {
  readonly id: number
  readonly limitMs: number
  readonly settle: PromiseWithResolvers<Reply>
  /** Work of its own turn can be put back in the queue; work within a lane is lost with it. */
  readonly requeue: (() => void) | null
}

/** So many batches wait inside the thread, to keep it busy while the results are read. */
const windowSize = 32
const firstStartLimitMs = 120_000
const restartLimitMs = 30_000
const closeLimitMs = 20_000
const flushLimitMs = 10_000
/** A limit counts processor time. On the clock, so many times as long may pass. */
const patience = 4
const recheckMs = 20

export async function openDispatcher(options: DispatcherOptions): Promise<Dispatcher> {
  const { dataDir, unavailable } = options
  let inFlight: InFlight[] = []
  let lane: { readonly onLost: (error: Error) => void } | null = null
  let lastId = 0
  let thread: Thread | null = null
  let isClosed = false
  let trouble: string | null = null
  let restarting: Promise<void> | null = null
  let clock: NodeJS.Timeout | undefined

  const queue: TurnQueue = turnQueue({
    limitMs: options.queueLimitMs,
    length: options.queueLength,
    busy: () => unavailable(trouble ?? 'The database is busy.'),
    mayStart: needsAll => thread !== null && lane === null && inFlight.length < (needsAll ? 1 : windowSize),
  })

  const start = (startLimitMs: number, template: Uint8Array<ArrayBuffer> | null) =>
    startThread(
      { dataDir, template, startLimitMs },
      { onAnswer, onTrouble: reason => void replaceThread(reason, false) },
    )

  thread = await start(firstStartLimitMs, options.template)

  function post(
    message: (id: number) => ToWorker,
    limitMs: number,
    requeue: (() => void) | null,
    settle: PromiseWithResolvers<Reply> = Promise.withResolvers(),
  ): Promise<Reply> {
    if (thread === null) {
      settle.reject(unavailable(trouble ?? 'The database is closed.'))
      return settle.promise
    }
    try {
      thread.send(message(lastId + 1))
    } catch (error) {
      settle.reject(error)
      return settle.promise
    }
    lastId += 1
    inFlight.push({ id: lastId, limitMs, settle, requeue })
    if (inFlight.length === 1) watchHead()
    return settle.promise
  }

  const execute = (batch: Work) => (id: number) => ({ type: 'execute', id, bytes: batch.bytes() }) as const

  function watchHead(afterMs = inFlight[0]?.limitMs): void {
    clearTimeout(clock)
    if (afterMs !== undefined) clock = setTimeout(checkClock, afterMs)
  }

  /** The oldest open batch is late. It may be done and waiting for the disk, or for the batch behind it. */
  async function checkClock(): Promise<void> {
    const head = inFlight[0]
    const watched = thread
    const running = watched?.progress.running() ?? null
    const runaway = inFlight.find(one => one.id === running?.id)
    if (watched !== null && running !== null && runaway !== undefined) {
      const { limitMs } = runaway
      if (running.forMs < limitMs) return watchHead(limitMs - running.forMs)
      const isRunaway = () => replaceThread('A statement ran too long.', true)
      const patienceMs = limitMs * patience - running.forMs
      if (patienceMs <= 0) return isRunaway()
      // On a busy machine time passes without work being done. The statement is not to blame for that.
      watchHead(patienceMs)
      const workedMs = await watched.workedMs()
      if (thread !== watched || watched.progress.running()?.id !== running.id) return
      if (workedMs >= limitMs) return isRunaway()
      watchHead(Math.max(recheckMs, limitMs - workedMs))
    } else if (head !== undefined) {
      clock = setTimeout(() => replaceThread('The disk does not answer.', false), flushLimitMs)
    }
  }

  function onAnswer(id: number, reply: Reply): void {
    const head = inFlight[0]
    if (head === undefined || head.id !== id) return
    inFlight.shift()
    watchHead()
    head.settle.resolve(reply)
    queue.advance()
  }

  async function replaceThread(reason: string, isRunaway: boolean): Promise<void> {
    const lost = thread
    if (lost === null) return
    thread = null
    trouble = reason
    // Answers that were on their way still arrive.
    await lost.end()
    clearTimeout(clock)
    const lastBegun = lost.progress.lastBegun()
    const unanswered = inFlight
    inFlight = []
    const lastError = isRunaway
      ? new DatabaseError({ code: '57014', message: 'canceling statement due to statement timeout' })
      : unavailable(reason)
    lane?.onLost(lastError)
    for (const one of unanswered.reverse()) {
      if (one.id > lastBegun && one.requeue !== null) one.requeue()
      else if (one.id === lastBegun) one.settle.reject(lastError)
      else one.settle.reject(unavailable('The database restarted before it answered.'))
    }
    restarting = restart()
    await restarting
  }

  async function restart(): Promise<void> {
    for (let waitMs = 100; !isClosed; waitMs = Math.min(waitMs * 2, 2_000)) {
      try {
        // A folder is found as it was; what lived in memory is gone.
        const next = await start(restartLimitMs, dataDir === null ? options.template : null)
        if (isClosed) return await next.close(closeLimitMs)
        thread = next
        trouble = null
        options.onRestart()
        queue.advance()
        return
      } catch (error) {
        trouble = error instanceof Error ? error.message : String(error)
        await new Promise(resolve => setTimeout(resolve, waitMs))
      }
    }
  }

  function send(batch: Work): Promise<Reply> {
    const settle = Promise.withResolvers<Reply>()
    const turn = {
      needsAll: false,
      start: () => void post(execute(batch), batch.limitMs, () => queue.putBack(turn), settle),
      reject: settle.reject,
    }
    queue.join(turn)
    return settle.promise
  }

  async function exclusively<T>(work: (own: ThreadLane) => Promise<T>): Promise<T> {
    const lost = Promise.withResolvers<never>()
    // Between two statements nothing awaits it, so its rejection must be handled here.
    void settled(lost.promise)
    let endedWith: Error | null = null
    const own = {
      onLost(error: Error) {
        endedWith = error
        lane = null
        lost.reject(error)
      },
    }
    const turn = Promise.withResolvers<void>()
    queue.join({
      needsAll: true,
      start() {
        lane = own
        turn.resolve()
      },
      reject: turn.reject,
    })
    await turn.promise
    const sendInLane = async (batch: Work) => {
      if (endedWith !== null) throw endedWith
      return post(execute(batch), batch.limitMs, null)
    }
    try {
      return await Promise.race([work({ send: sendInLane }), lost.promise])
    } finally {
      if (lane === own) lane = null
      endedWith ??= new DatabaseError({ code: '25P01', message: 'The transaction is over.' })
      queue.advance()
    }
  }

  return {
    send,
    exclusively,
    trouble: () => trouble,
    async close() {
      if (isClosed) return
      isClosed = true
      queue.close(unavailable('The database is closed.'))
      await Promise.allSettled(inFlight.map(one => one.settle.promise))
      clearTimeout(clock)
      const last = thread
      thread = null
      await last?.close(closeLimitMs)
      // Nothing may be left at work in the folder.
      await restarting
    },
  }
}
