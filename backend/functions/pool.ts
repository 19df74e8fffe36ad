/**
 * The processes that run functions, called runners. All calls of one caller use the same runner, so that one caller
 * keeps at most one processor busy. Callers share a runner only if there are more callers than runners, and one
 * network gets only some of the runners. Networks and callers take turns to start calls. So a call that keeps its
 * runner busy delays only later calls of the same caller. When a runner is ended, its calls fail, except calls that
 * can safely run again in another runner.
 */
import { createFairQueue } from '../http/fair-queue.ts'
import { type Run, type Runner, RunnerEnded, startRunner, type Task } from './runner.ts'
import { type RunnerLimits, runnerLimits } from './runner-limits.ts'

export const poolLimits = {
  runners: 4,
  /** The maximum number of runners for one network. */
  runnersNetwork: 2,
  /**
   * The maximum number of calls that start at the same time: in total (`begin`), of one network, and of one caller.
   * The last two limits are the maximum number of waiting calls: of one caller, and in total.
   */
  begin: 4,
  beginNetwork: 2,
  beginCaller: 2,
  waitingCaller: 40,
  waiting: 200,
  /** Additional runners for callers that must use a runner alone. */
  alone: 3,
  /**
   * How many of these additional runners are for callers whose calls had to be ended (`aloneGuilty`), and how many
   * one network may use. The other additional runners are for callers that are only suspected.
   */
  aloneGuilty: 1,
  aloneNetwork: 2,
  /** An idle runner is ended after this time. The last runner and one spare runner are kept. */
  idleMs: 300_000,
  /**
   * The pause of a caller whose call had to be ended. Each further pause is twice as long. After ten minutes without
   * an ended call, the pause has its first length again.
   */
  pauseMs: 10_000,
  longestPauseMs: 300_000,
  /** How long such a caller must use a runner alone after an ended call. */
  suspectMs: 600_000,
}

export type PoolOptions = Partial<typeof poolLimits & RunnerLimits>

/** The error for a caller that must pause because an earlier call of this caller had to be ended. */
export class CallerPaused extends Error {
  override readonly name = 'CallerPaused'
  readonly retryAfterSeconds: number

  constructor(waitMs: number) {
    super('A call of yours took too much of the processor or of memory.')
    this.retryAfterSeconds = Math.max(1, Math.ceil(waitMs / 1000))
  }
}

/**
 * A caller whose runner had to be ended. `pauses` counts how often this happened while no other caller used the
 * runner.
 */
type Suspect = { pauses: number; pausedUntil: number; aloneUntil: number }

const mostSuspects = 10_000
/**
 * The maximum number of runs of one call. A call may run again if another caller ended its runner. More runs than
 * this have another cause.
 */
const mostRuns = 3

export function createFunctionPool(options: PoolOptions = {}) {
  const limits = { ...poolLimits, ...runnerLimits, ...options }
  const runners = new Set<Runner>()
  /** The runners that are reserved for one caller each. The value is a function that ends the reservation. */
  const cells = new Map<Runner, () => void>()
  const suspects = new Map<string, Suspect>()
  const aloneQueue = createFairQueue({
    width: limits.alone,
    waitingPerCaller: 8,
    waiting: 40,
    waitMs: 10_000,
  })
  const beginning = createFairQueue({
    width: limits.begin,
    waitingPerCaller: limits.waitingCaller,
    waiting: limits.waiting,
    waitMs: 10_000,
  })
  const idleTimers = new Map<Runner, NodeJS.Timeout>()
  /** The files to load in advance. If this is not null, one spare runner is kept. */
  let wanted: readonly string[] | null = null
  let isClosed = false

  function start(): Runner {
    const runner = startRunner(limits, {
      onChange: rest,
      onEnd(ended, { why, guilty }) {
        runners.delete(ended)
        clearTimeout(idleTimers.get(ended))
        idleTimers.delete(ended)
        leaveCell(ended)
        if (why === 'closed' || guilty.size === 0) return
        suspect(guilty, why !== 'itself')
        keepSpare()
      },
    })
    runners.add(runner)
    if (wanted) runner.load(wanted)
    return runner
  }

  function leaveCell(runner: Runner): void {
    cells.get(runner)?.()
    cells.delete(runner)
  }

  function rest(runner: Runner): void {
    if (!runner.isIdle) return
    leaveCell(runner)
    clearTimeout(idleTimers.get(runner))
    const timer = setTimeout(() => {
      idleTimers.delete(runner)
      if (runner.isIdle && runners.size > (wanted ? 2 : 1)) void runner.end()
    }, limits.idleMs)
    idleTimers.set(runner, timer.unref())
  }

  const idle = () => [...runners].find(runner => runner.isIdle && !cells.has(runner))

  function keepSpare(): void {
    if (wanted && !isClosed && !idle() && runners.size < limits.runners) start()
  }

  /**
   * If several callers used the ended runner, nobody knows whose call caused the end. Each of these callers then uses
   * a runner alone for a while.
   */
  function suspect(guilty: ReadonlySet<string>, isOverLimit: boolean): void {
    const now = performance.now()
    for (const caller of guilty) {
      const known = suspects.get(caller)
      const pauses = known && known.aloneUntil > now ? known.pauses : 0
      const isSure = isOverLimit && guilty.size === 1
      const pauseMs = isSure ? Math.min(limits.pauseMs * 2 ** pauses, limits.longestPauseMs) : 0
      suspects.set(caller, {
        pauses: pauses + Number(isSure),
        pausedUntil: now + pauseMs,
        aloneUntil: now + pauseMs + limits.suspectMs,
      })
    }
    if (suspects.size < mostSuspects) return
    for (const [caller, { aloneUntil }] of suspects) if (aloneUntil < now) suspects.delete(caller)
  }

  /**
   * Chooses the runner that already runs calls of this caller. Otherwise it chooses an idle runner, a new runner, or
   * the runner with the fewest callers, in this order.
   */
  function pick({ caller, network }: Task): Runner {
    const open = [...runners].filter(runner => !cells.has(runner))
    const own = open.find(runner => runner.callers().has(caller))
    if (own) return own
    const theirs = open.filter(runner => runner.networks().has(network))
    const mayHaveMore = theirs.length < limits.runnersNetwork
    const free = mayHaveMore ? (idle() ?? (open.length < limits.runners ? start() : undefined)) : undefined
    if (free) return free
    const among = mayHaveMore ? open : theirs
    const responsive = among.filter(runner => !runner.isStuck)
    const [least = start()] = (responsive.length > 0 ? responsive : among).sort(
      (one, other) => one.callers().size - other.callers().size,
    )
    return least
  }

  async function run(task: Task): Promise<Run> {
    const { caller, network, signal } = task
    const known = suspects.get(caller)
    refuseWhenOver(known)
    if (known && known.aloneUntil > performance.now()) return runAlone(task, known)
    const leave = await beginning.enter({
      shares: [
        { key: caller, most: limits.beginCaller },
        { key: `calls of ${network}`, most: limits.beginNetwork },
      ],
      signal,
    })
    // While this call waited, the caller may have had to pause because of another call, or the server may be
    // closing.
    if (isClosed || suspects.get(caller) !== known) {
      leave()
      return run(task)
    }
    const running = pick(task).call(task)
    void running.calm.then(leave)
    return running
  }

  async function runAlone(task: Task, { pauses }: Suspect): Promise<Run> {
    const { caller, network, signal } = task
    const leave = await aloneQueue.enter({
      shares: [
        { key: caller, most: 1 },
        { key: `network ${network}`, most: limits.aloneNetwork },
        ...(pauses > 0 ? [{ key: 'guilty', most: limits.aloneGuilty }] : []),
      ],
      signal,
    })
    try {
      // While this call waited, the caller may have had to pause because of another call, or the server may be
      // closing.
      refuseWhenOver(suspects.get(caller))
    } catch (error) {
      leave()
      throw error
    }
    const runner = idle() ?? start()
    cells.set(runner, leave)
    return runner.call(task)
  }

  const pauseLeft = (known: Suspect | undefined) => (known?.pausedUntil ?? 0) - performance.now()

  function refuseWhenOver(known: Suspect | undefined): void {
    if (isClosed) throw new RunnerEnded('closed', false, 'The server is stopping')
    if (pauseLeft(known) > 0) throw new CallerPaused(pauseLeft(known))
  }

  return {
    /**
     * Calls the function. `onDone` is called when all work of the call has stopped, which may be long after its
     * reply.
     */
    async call(task: Task, onDone: () => void): Promise<Response> {
      let done: Promise<void> = Promise.resolve()
      try {
        for (let runs = 1; ; runs++) {
          const running = await run(task)
          done = running.done
          keepSpare()
          try {
            return await running.answer
          } catch (error) {
            if (!(error instanceof RunnerEnded)) throw error
            error.retryAfterSeconds = Math.max(1, Math.ceil(pauseLeft(suspects.get(task.caller)) / 1000))
            const mayRunAgain = error.mayRunAgain && !isClosed && !task.signal.aborted
            if (!mayRunAgain || runs === mostRuns) throw error
          }
        }
      } finally {
        void done.then(onDone)
      }
    },
    /** Loads these files in a runner in advance, so that the first caller does not wait for the load. */
    warm(files: readonly string[]): void {
      wanted = files
      keepSpare()
    },
    async close(): Promise<void> {
      isClosed = true
      wanted = null
      for (const timer of idleTimers.values()) clearTimeout(timer)
      await Promise.all([...runners].map(runner => runner.end()))
    },
  }
}
