/**
 * Sends PGlite one piece of work at a time and limits its time. Work that exceeds its limit ends the thread. Reads, and
 * work that had not begun, then run on the next thread. A write that may have begun gets an error.
 */
import { settled } from '../../background.ts'
import { DatabaseError, type DatabaseUnavailable } from '../database.ts'
import { createClock } from './clock.ts'
import { type PreparedThread, prepareThread, type Thread } from './thread.ts'
import { type TurnQueue, turnQueue } from './turn-queue.ts'
import { countExecutes, isWhole } from './whole.ts'
import type { ToWorker } from './worker-messages.ts'

/**
 * The bytes are made only just before they are sent, because they depend on the statements that the thread has
 * prepared by then.
 */
type Work = {
  readonly bytes: () => Uint8Array<ArrayBuffer>
  readonly limitMs: number
  /** True for work that changes nothing. It can be repeated if its reply was lost. */
  readonly isRead?: boolean | undefined
} & Waiting

/**
 * `patienceMs` is how long the work may wait while there is no thread. `mayBegin` is called just before the work
 * begins. It throws if the work must not begin any more.
 */
export type Waiting = {
  readonly patienceMs?: number | undefined
  readonly mayBegin?: (() => void) | undefined
}

/** The bytes of the reply, and the processor time that the work took. */
export type Reply = { readonly bytes: Uint8Array; readonly ms: number }

/** A way to send work to the thread: through the shared queue, or while no other work may use the thread. */
export type ThreadLane = { send(work: Work): Promise<Reply> }

type DispatcherOptions = {
  readonly dataDir: string | null
  readonly template: Uint8Array<ArrayBuffer> | null
  readonly queueLimitMs: number
  readonly queueLength: number
  /** Makes the error for callers while the database is not available. */
  readonly unavailable: (reason: string) => DatabaseUnavailable
  /** Called when a new thread replaced the old one. Prepared statements and listens are then lost. */
  readonly onRestart: () => void
}

type Dispatcher = ThreadLane & {
  /** Runs the work while no other work may use the thread. Ends early if the thread is lost. */
  exclusively<T>(work: (own: ThreadLane) => Promise<T>, waiting?: Waiting): Promise<T>
  trouble(): string | null
  close(): Promise<void>
}

type InFlight = {
  readonly id: number
  readonly limitMs: number
  readonly settle: PromiseWithResolvers<Reply>
  /** The number of statements in the batch. */
  readonly executes: number
  /**
   * Puts the batch back into the queue. Null for work that uses the thread alone, because such work cannot continue
   * on another thread.
   */
  readonly requeue: (() => void) | null
  readonly isRead: boolean
}

/**
 * The number of batches that may be in the thread at once. With several batches, the thread works while the results
 * of others are read.
 */
const windowSize = 32
const firstStartLimitMs = 120_000
const restartLimitMs = 30_000
const closeLimitMs = 20_000
/**
 * The time after a start at which the spare thread is prepared. A new thread rarely ends sooner, and a suspicious
 * statement prepares a spare thread at once.
 */
const spareAfterMs = 1_000
/**
 * The possible error of file times. File times are coarse (two seconds on some disks), and people change clocks.
 */
const clockSlackMs = 5_000

const tooLong = () =>
  new DatabaseError({ code: '57014', message: 'canceling statement due to statement timeout' })

export async function openDispatcher(options: DispatcherOptions): Promise<Dispatcher> {
  const { dataDir, unavailable } = options
  let inFlight: InFlight[] = []
  let lane: { readonly onLost: (error: Error) => void } | null = null
  let lastId = 0
  let thread: Thread | null = null
  let isClosed = false
  let trouble: string | null = null
  let restarting: Promise<void> | null = null
  let spare: Promise<PreparedThread> | null = null
  let opened = { at: 0, onClock: 0 }

  const clock = createClock({
    inFlight: () => inFlight,
    thread: () => thread,
    onSuspicion: keepSpare,
    onLate: (reason, isRunaway) => replaceThread(reason, isRunaway),
  })
  const queue: TurnQueue = turnQueue({
    limitMs: options.queueLimitMs,
    length: options.queueLength,
    busy: () => unavailable(trouble ?? 'The database is busy.'),
    mayStart: needsAll => thread !== null && lane === null && inFlight.length < (needsAll ? 1 : windowSize),
    isDown: () => thread === null,
  })

  const prepare = (template: Uint8Array<ArrayBuffer> | null) =>
    prepareThread({ dataDir, template }, { onAnswer, onTrouble: reason => void replaceThread(reason, false) })

  /** Prepares the next thread as far as possible without opening the folder, so that a restart is quick. */
  function keepSpare(): void {
    if (dataDir === null || spare !== null || isClosed) return
    spare = prepare(null)
    void settled(spare)
  }

  async function start(
    template: Uint8Array<ArrayBuffer> | null,
    unsafeSince: number | null,
    limitMs: number,
  ): Promise<Thread> {
    const preparing = spare ?? prepare(template)
    spare = null
    const prepared = await preparing
    const now = { at: performance.now(), onClock: Date.now() }
    const next = await prepared.open(unsafeSince, limitMs)
    opened = now
    return next
  }

  /**
   * Returns a time shortly before the lost thread opened the folder. The thread wrote nothing before this time.
   * Returns null if the clock was changed in the meantime.
   */
  function lastOpened(): number | null {
    const drift = Date.now() - opened.onClock - (performance.now() - opened.at)
    return Math.abs(drift) < clockSlackMs / 2 ? opened.onClock - clockSlackMs : null
  }

  thread = await start(options.template, null, firstStartLimitMs)

  function post(
    message: (id: number) => ToWorker,
    { limitMs, isRead = false }: Work,
    requeue: (() => void) | null,
    settle: PromiseWithResolvers<Reply> = Promise.withResolvers(),
  ): Promise<Reply> {
    if (thread === null) {
      settle.reject(unavailable(trouble ?? 'The database is closed.'))
      return settle.promise
    }
    let executes = 0
    try {
      const next = message(lastId + 1)
      if (next.type === 'execute') executes = countExecutes(next.bytes)
      thread.send(next)
    } catch (error) {
      settle.reject(error)
      return settle.promise
    }
    lastId += 1
    inFlight.push({ id: lastId, limitMs, settle, executes, requeue, isRead })
    if (inFlight.length === 1) clock.watch()
    return settle.promise
  }

  const execute = (batch: Work) => (id: number) => ({ type: 'execute', id, bytes: batch.bytes() }) as const

  function onAnswer(id: number, reply: Reply): void {
    const head = inFlight[0]
    if (head === undefined || head.id !== id) return
    inFlight.shift()
    clock.answered()
    if (!isWhole(head.executes, reply.bytes)) {
      // The statement broke the database, which must be restarted. Its sender gets the same error as for a
      // statement that took too long.
      head.settle.reject(tooLong())
      void replaceThread('A statement broke the database.', false)
      return
    }
    head.settle.resolve(reply)
    queue.advance()
  }

  async function replaceThread(reason: string, isRunaway: boolean): Promise<void> {
    const lost = thread
    if (lost === null) return
    thread = null
    trouble = reason
    // Waits for the replies that the lost thread had already sent.
    await lost.end()
    clock.stop()
    const lastBegun = lost.progress.lastBegun()
    const unanswered = inFlight
    inFlight = []
    const lastError = isRunaway ? tooLong() : unavailable(reason)
    lane?.onLost(lastError)
    for (const one of unanswered.reverse()) {
      const mayRunAgain = one.id > lastBegun || (one.isRead && one.id < lastBegun)
      if (mayRunAgain && one.requeue !== null) one.requeue()
      else if (one.id === lastBegun) one.settle.reject(lastError)
      else one.settle.reject(unavailable('The database restarted before it answered.'))
    }
    restarting = restart()
    await restarting
  }

  async function restart(): Promise<void> {
    for (let waitMs = 100; !isClosed; waitMs = Math.min(waitMs * 2, 2_000)) {
      try {
        // A database in a folder continues with its data. A database in memory starts again from its template.
        const next = await start(dataDir === null ? options.template : null, lastOpened(), restartLimitMs)
        if (isClosed) return await next.close(closeLimitMs)
        thread = next
        trouble = null
        options.onRestart()
        queue.advance()
        // Serves waiting callers first, because making a spare thread uses as much processor time as serving them.
        setTimeout(keepSpare, spareAfterMs).unref()
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
      since: performance.now(),
      patienceMs: batch.patienceMs,
      start() {
        if (begins(batch, settle.reject)) void post(execute(batch), batch, () => queue.putBack(turn), settle)
      },
      reject: settle.reject,
    }
    queue.join(turn)
    return settle.promise
  }

  function begins({ mayBegin }: Waiting, refuse: (error: unknown) => void): boolean {
    try {
      mayBegin?.()
      return true
    } catch (error) {
      refuse(error)
      return false
    }
  }

  async function exclusively<T>(work: (own: ThreadLane) => Promise<T>, waiting: Waiting = {}): Promise<T> {
    const lost = Promise.withResolvers<never>()
    // Between two statements no code awaits this promise. If it is rejected then, this line handles the error.
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
      since: performance.now(),
      patienceMs: waiting.patienceMs,
      start() {
        if (!begins(waiting, turn.reject)) return
        lane = own
        turn.resolve()
      },
      reject: turn.reject,
    })
    await turn.promise
    const sendInLane = async (batch: Work) => {
      if (endedWith !== null) throw endedWith
      return post(execute(batch), batch, null)
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
      clock.stop()
      const last = thread
      thread = null
      await last?.close(closeLimitMs)
      await (await spare?.catch(() => null))?.end()
      // Waits until no thread works in the folder any more.
      await restarting
    },
  }
}
