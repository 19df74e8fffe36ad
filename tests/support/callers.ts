/** The budgets of callers on a fake database, in which the test decides when a statement ends. */
import { expect } from 'vitest'
import {
  type Database,
  DatabaseError,
  type Row,
  type RunOptions,
  type Statement,
} from '../../backend/database/database.ts'
import type { Caller } from '../../backend/http/caller.ts'
import { type callerLimits, createCallerBudgets } from '../../backend/http/caller-budgets.ts'

const member = (userId: string): Caller => ({
  role: 'authenticated',
  claims: { role: 'authenticated' },
  userId,
})
export const stopped = () =>
  new DatabaseError({ code: '57014', message: 'canceling statement due to statement timeout' })

/**
 * Handles the rejection of work that nobody awaits: when a test ends, waiting work is refused ten seconds later.
 */
export function listened<Value>(work: Promise<Value>): Promise<Value> {
  work.catch(() => null)
  return work
}

/** Returns budgets on a database whose statements end when the test ends them. */
export function budgetsOfCallers(engine: Database['engine'], limits: Partial<typeof callerLimits> = {}) {
  const at: { network: string; around?: string[] } = { network: 'home' }
  /** Resolves when the statement that checks the database finds it available again. */
  const back = { isThere: Promise.resolve() }
  const begun: { readonly text: string; readonly options: RunOptions<Row>; end(ms: number | Error): void }[] =
    []
  const database = {
    engine,
    run: ({ text }: Statement, options: RunOptions<Row> = {}) => {
      if (text === 'select 1') return back.isThere.then(() => [])
      const { promise, resolve, reject } = Promise.withResolvers<Row[]>()
      const end = (ms: number | Error) => {
        if (ms instanceof Error) return reject(ms)
        options.onSpent?.(ms)
        resolve([])
      }
      begun.push({ text, options, end })
      return promise
    },
  } as unknown as Database
  const budgets = createCallerBudgets({
    database,
    networks: () => [at.network, ...(at.around ?? [])],
    limits,
  })
  const run = (who: string, text = who) => listened(budgets.forCaller(member(who)).run({ text }))
  const settled = () => new Promise(resolve => setTimeout(resolve))
  async function endless(who: string): Promise<void> {
    const lost = run(who)
    await settled()
    begun.at(-1)?.end(stopped())
    await expect(lost).rejects.toMatchObject({ code: '57014' })
  }
  /** Runs a statement of `ms` milliseconds. */
  async function use(who: string, text: string, ms: number): Promise<void> {
    const [before, done] = [begun.length, run(who, text)]
    // Waits by microtasks, because they also run when a test has stopped the clock.
    while (begun.length === before) await Promise.resolve()
    begun.at(-1)?.end(ms)
    await done
  }
  /**
   * Runs these statements for earlier visitors. Then the budgets treat the statements as quick, as they treat the
   * statements of our pages.
   */
  async function know(texts: readonly string[]): Promise<void> {
    const { network } = at
    at.network = 'of earlier visitors'
    for (const text of texts) for (const who of ['first visitor', 'second visitor']) await use(who, text, 1)
    at.network = network
    begun.length = 0
  }
  return { at, back, begun, run, use, know, endless, settled, budgets }
}
