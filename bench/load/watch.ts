/** The cost of a load: the processor time of each process, and the memory of the server every second. */
import { memoryOf, processCpu, startedProcessesCpu, threadsCpu } from '../support/usage.ts'

export type Busy = {
  /** The processor time, as a share of one core. */
  readonly server: number
  readonly mainThread: number
  /** The busiest other thread of the server. With PGlite, this is the database. */
  readonly busiestWorker: number
  readonly generator: number
  /** All other processes that the measurement has started, which means PostgreSQL. */
  readonly others: number
}

export type Watched = { readonly busy: Busy; readonly megabytes: readonly number[] }

export function watch(server: number, generator: number): { stop(): Watched } {
  const started = performance.now()
  const before = { all: startedProcessesCpu(), ...usage(server, generator) }
  const megabytes: number[] = []
  const sampling = setInterval(() => megabytes.push(memoryOf(server)), 1000)
  return {
    stop() {
      clearInterval(sampling)
      const seconds = (performance.now() - started) / 1000
      const after = { all: startedProcessesCpu(), ...usage(server, generator) }
      const threads = [...after.threads].map(([id, cpu]) => ({
        id,
        share: (cpu - (before.threads.get(id) ?? 0)) / seconds,
      }))
      const [serverShare, generatorShare, all] = [
        (after.server - before.server) / seconds,
        (after.generator - before.generator) / seconds,
        (after.all - before.all) / seconds,
      ]
      return {
        megabytes,
        busy: {
          server: serverShare,
          mainThread: threads.find(({ id }) => id === server)?.share ?? Number.NaN,
          busiestWorker: Math.max(0, ...threads.filter(({ id }) => id !== server).map(({ share }) => share)),
          generator: generatorShare,
          others: Math.max(0, all - serverShare - generatorShare),
        },
      }
    },
  }
}

function usage(server: number, generator: number) {
  return { server: processCpu(server), generator: processCpu(generator), threads: threadsCpu(server) }
}

export function describeBusy({ mainThread, busiestWorker, generator, others }: Busy): string {
  const percent = (share: number) => `${Math.round(share * 100)} %`
  const database =
    others > 0.02 ? `PostgreSQL ${percent(others)}` : `database thread ${percent(busiestWorker)}`
  return `of a core: main thread ${percent(mainThread)}, ${database}, generator ${percent(generator)}`
}
