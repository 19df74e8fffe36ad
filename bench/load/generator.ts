/** Runs all simulated members in this process, which is separate from the server under load. */
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setTimeout as pause } from 'node:timers/promises'
import { type CallFigures, createCalls } from './calls.ts'
import { createDeliveries } from './deliveries.ts'
import { browse, join } from './member.ts'

export type Order = { readonly members: number; readonly warmUpSeconds: number; readonly seconds: number }

export type Measured = {
  readonly members: number
  readonly seconds: number
  readonly calls: readonly CallFigures[]
  /** The figures of all requests together. */
  readonly all: CallFigures
  readonly errorCount: number
  /** The first few errors. */
  readonly errors: readonly string[]
  readonly lost: number
  /**
   * The delay of this process with its own work, as p99 in milliseconds. If this process is late, answers seem
   * slower than they were.
   */
  readonly late: number
}

export type Opening = { readonly url: string; readonly tokens: readonly string[] }

const joiningAtOnce = 50
const lostAfterMs = 10_000

process.once('message', (opening: Opening) => {
  const { url, tokens } = opening
  const calls = createCalls(url)
  const deliveries = createDeliveries()
  const stopped = new AbortController().signal
  let present = 0

  async function grow(members: number): Promise<void> {
    while (present < members) {
      const numbers = Array.from(
        { length: Math.min(joiningAtOnce, members - present) },
        (_, at) => present + at + 1,
      )
      const joined = numbers.map(number => ({
        visitor: { number, members: tokens.length, deliveries, newestPost: null, isLooking: false },
        life: { url, token: tokens[number - 1] ?? '', calls, stopped },
      }))
      await Promise.all(joined.map(({ visitor, life }) => join(visitor, life)))
      for (const { visitor, life } of joined) void browse(visitor, life)
      present += numbers.length
    }
  }

  async function measure({ members, warmUpSeconds, seconds }: Order): Promise<Measured> {
    await grow(members)
    await pause(warmUpSeconds * 1000)
    calls.take()
    const delay = monitorEventLoopDelay({ resolution: 10 })
    delay.enable()
    process.send?.('measuring')
    await pause(seconds * 1000)
    delay.disable()
    const late = delay.percentile(99) / 1e6 - 10
    return { members, seconds, ...calls.take(), lost: deliveries.takeLost(lostAfterMs), late }
  }

  process.on('message', (order: Order) => {
    measure(order).then(
      measured => process.send?.(measured),
      error => process.send?.({ failed: String(error) }),
    )
  })
  process.send?.('ready')
})
