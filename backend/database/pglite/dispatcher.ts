/**
 * Gives PGlite one piece of work after another and watches the clock. Work past its limit ends the thread;
 * what had not begun runs on the next one, what may have begun is answered with an error.
 */
import { DatabaseError, DatabaseUnavailable } from '../database.ts'
import { startThread, type Thread } from './thread.ts'
import { type Answer, type Notification, readAnswer } from './wire.ts'

/** Bytes are made at the last moment, because they depend on what the thread has prepared. */
export type Batch = { readonly bytes: () => Uint8Array; readonly limitMs: number }

export type Lane = { send(batch: Batch): Promise<Answer> }

type InFlight = {
  readonly id: number
  readonly batch: Batch
  readonly settle: PromiseWithResolvers<Uint8Array>
  /** Absent in a lane of its own: there the owner hears of the loss instead. */
  readonly requeue: (() => void) | null
}

type Waiting = {
  readonly since: number
  readonly start: () => void
  readonly reject: (error: Error) => void
} & ({ readonly kind: 'batch' } | { readonly kind: 'lane' })

export type DispatcherOptions = {
  readonly dataDir: string | null
  readonly template: Uint8Array<ArrayBuffer> | null
  readonly queueLimitMs: number
  readonly queueLength: number
  readonly onNotification: (notification: Notification) => void
  /** A new thread runs in place of the old; nothing prepared or listened to is left. */
  readonly onRestart: () => void
}

/** So many batches wait inside the thread, to keep it busy while the answers are read. */
const windowSize = 8

export type Dispatcher = {
  send(batch: Batch): Promise<Answer>
  /** Holds all others back until the work is done. */
  exclusively<T>(work: (lane: Lane) => Promise<T>): Promise<T>
  dump(): Promise<Uint8Array>
  trouble(): string | null
  close(): Promise<void>
}

export async function openDispatcher(options: DispatcherOptions): Promise<Dispatcher> {
  const waiting: Waiting[] = []
  let inFlight: InFlight[] = []
  let lane: { onLost: (error: Error) => void } | null = null
  let lastId = 0
  let thread: Thread | null = null
  let isClosed = false
  let trouble: string | null = null
  let clock: NodeJS.Timeout | undefined
  const template = options.template

  const start = (from: Uint8Array<ArrayBuffer> | null) =>
    startThread(
      { dataDir: options.dataDir, template: from },
      { onAnswer, onCrash: reason => lose(reason, false) },
    )

  thread = await start(template)
  const janitor = setInterval(expireWaiting, 100)
  janitor.unref()

  function post(
    batch: Batch,
    requeue: (() => void) | null,
    settle: PromiseWithResolvers<Uint8Array> = Promise.withResolvers(),
  ): Promise<Uint8Array> {
    if (thread === null) {
      settle.reject(new DatabaseUnavailable('The database is restarting.'))
      return settle.promise
    }
    lastId += 1
    inFlight.push({ id: lastId, batch, settle, requeue })
    if (inFlight.length === 1) watch()
    thread.send({ type: 'execute', id: lastId, bytes: batch.bytes() })
    return settle.promise
  }

  function watch(): void {
    clearTimeout(clock)
    const head = inFlight[0]
    if (head !== undefined)
      clock = setTimeout(() => lose('a statement ran past its limit', true), head.batch.limitMs)
  }

  function onAnswer(id: number, bytes: Uint8Array): void {
    const head = inFlight[0]
    if (head === undefined || head.id !== id) return
    inFlight.shift()
    watch()
    head.settle.resolve(bytes)
    pump()
  }

  /** The thread is gone or must go: settle what it held, then bring up the next one. */
  async function lose(reason: string, isRunaway: boolean): Promise<void> {
    const lost = thread
    if (lost === null) return
    thread = null
    trouble = reason
    clearTimeout(clock)
    await lost.end()
    const [head, ...rest] = inFlight
    inFlight = []
    const runawayError = new DatabaseError({
      code: '57014',
      message: 'canceling statement due to statement timeout',
    })
    const innocentError = () => new DatabaseUnavailable('The database restarted before it answered.')
    head?.settle.reject(isRunaway ? runawayError : innocentError())
    for (const one of rest.reverse()) {
      if (one.requeue !== null && one.id > lost.lastStarted()) one.requeue()
      else one.settle.reject(innocentError())
    }
    lane?.onLost(isRunaway ? runawayError : innocentError())
    if (!isClosed) await restart()
  }

  async function restart(): Promise<void> {
    for (let wait = 100; !isClosed; wait = Math.min(wait * 2, 2000)) {
      try {
        // What lived in memory is gone; a folder is found as it was.
        const next = await start(options.dataDir === null ? template : null)
        if (isClosed) return await next.close()
        thread = next
        trouble = null
        options.onRestart()
        pump()
        return
      } catch (error) {
        trouble = error instanceof Error ? error.message : String(error)
        await new Promise(resolve => setTimeout(resolve, wait))
      }
    }
  }

  function pump(): void {
    while (thread !== null && lane === null && waiting.length > 0 && inFlight.length < windowSize) {
      const next = waiting[0]
      if (next === undefined || (next.kind === 'lane' && inFlight.length > 0)) return
      waiting.shift()
      next.start()
    }
  }

  function expireWaiting(): void {
    const oldest = performance.now() - options.queueLimitMs
    while (waiting[0] !== undefined && waiting[0].since < oldest) {
      waiting.shift()?.reject(new DatabaseUnavailable('The database is busy.', 503, 2))
    }
  }

  function enqueue(entry: Waiting): void {
    if (isClosed) entry.reject(new DatabaseUnavailable('The database is closed.'))
    else if (waiting.length >= options.queueLength)
      entry.reject(new DatabaseUnavailable('The database is busy.', 503, 2))
    else {
      waiting.push(entry)
      pump()
    }
  }

  function report(bytes: Uint8Array): Answer {
    const answer = readAnswer(bytes)
    for (const notification of answer.notifications) options.onNotification(notification)
    return answer
  }

  async function send(batch: Batch): Promise<Answer> {
    const settle = Promise.withResolvers<Uint8Array>()
    const entry: Waiting = {
      kind: 'batch',
      since: performance.now(),
      start: () => void post(batch, () => waiting.unshift({ ...entry, since: performance.now() }), settle),
      reject: settle.reject,
    }
    enqueue(entry)
    return report(await settle.promise)
  }

  async function exclusively<T>(work: (own: Lane) => Promise<T>): Promise<T> {
    const turn = Promise.withResolvers<void>()
    enqueue({ kind: 'lane', since: performance.now(), start: takeLane, reject: turn.reject })
    const lost = Promise.withResolvers<never>()
    lost.promise.catch(() => {})
    let lossError: Error | null = null
    function takeLane() {
      lane = {
        onLost(error) {
          lossError = error
          lane = null
          lost.reject(error)
        },
      }
      turn.resolve()
    }
    await turn.promise
    const own = lane
    const send = async (batch: Batch) => {
      if (lossError !== null) throw lossError
      return report(await post(batch, null))
    }
    try {
      return await Promise.race([work({ send }), lost.promise])
    } finally {
      if (lane === own) lane = null
      lossError ??= new DatabaseUnavailable('The transaction is over.')
      pump()
    }
  }

  async function dump(): Promise<Uint8Array> {
    return exclusively(async () => {
      if (thread === null) throw new DatabaseUnavailable('The database is restarting.')
      const settle = Promise.withResolvers<Uint8Array>()
      lastId += 1
      inFlight.push({
        id: lastId,
        batch: { bytes: () => new Uint8Array(), limitMs: 600_000 },
        settle,
        requeue: null,
      })
      watch()
      thread.send({ type: 'dump', id: lastId })
      return settle.promise
    })
  }

  async function close(): Promise<void> {
    if (isClosed) return
    isClosed = true
    clearInterval(janitor)
    for (const entry of waiting.splice(0)) entry.reject(new DatabaseUnavailable('The database is closed.'))
    await Promise.allSettled(inFlight.map(one => one.settle.promise))
    clearTimeout(clock)
    await thread?.close()
    thread = null
  }

  return { send, exclusively, dump, trouble: () => trouble, close }
}
