/** A PostgreSQL server behind the common database interface. */
import type { BackgroundLog } from '../background.ts'
import {
  type Database,
  DatabaseUnavailable,
  type Row,
  type RunOptions,
  type Statement,
  type TransactionOptions,
} from './database.ts'
import { listenOn } from './postgres/listening.ts'
import { openPool } from './postgres/pool.ts'
import { type Lane, runInOneTrip } from './wire/conversation.ts'
import { settingsOf } from './wire/settings.ts'
import { decided, inTransaction, type Work } from './wire/transaction.ts'

export type PostgresOptions = {
  readonly url: string
  readonly poolSize?: number
  /** The time limit of a statement without its own limit. */
  readonly statementLimitMs?: number
  /** How long a transaction may stay idle between two statements. */
  readonly idleLimitMs?: number
  /** How long a caller may wait for a free connection. */
  readonly waitLimitMs?: number
  readonly connectLimitMs?: number
  readonly log?: BackgroundLog | undefined
}

/**
 * PostgreSQL itself ends a late statement or an idle transaction. If this has not happened after this additional
 * time, the connection is closed.
 */
const graceMs = 3_000

export async function openPostgres({
  url,
  poolSize = 10,
  statementLimitMs = 10_000,
  idleLimitMs = 10_000,
  waitLimitMs = 5_000,
  connectLimitMs = 5_000,
  log,
}: PostgresOptions): Promise<Database> {
  const pool = openPool({ url, size: poolSize, waitLimitMs, connectLimitMs })
  const listening = listenOn(url, connectLimitMs, log)

  function settings(options: TransactionOptions): string {
    return JSON.stringify({
      idle_in_transaction_session_timeout: String(idleLimitMs + graceMs),
      TimeZone: 'UTC',
      ...settingsOf(options, options.timeoutMs ?? statementLimitMs),
    })
  }

  async function run<R = Row>(statement: Statement, options: RunOptions<R> = {}): Promise<R[]> {
    if (options.decide) return transaction(options, decided(statement, options.decide))
    const limitMs = (options.timeoutMs ?? statementLimitMs) + graceMs
    return pool.use(connection =>
      runInOneTrip<R>(timed(connection, options), settings(options), statement, limitMs),
    )
  }

  async function transaction<T>(options: TransactionOptions, work: Work<T>): Promise<T> {
    const statementMs = (options.timeoutMs ?? statementLimitMs) + graceMs
    const limits = { statementMs, totalMs: Number.POSITIVE_INFINITY, idleMs: idleLimitMs }
    return pool.use(connection =>
      connection.whileAlive(inTransaction(timed(connection, options), settings(options), limits, work)),
    )
  }

  return {
    engine: 'postgres',
    run,
    transaction,
    listen: (channel, onNotify, onReconnect) => listening.listen(channel, { onNotify, onReconnect }),
    async health() {
      try {
        await run({ text: 'select 1' }, { timeoutMs: 2_000 })
        return { ok: true }
      } catch (error) {
        const status = error instanceof DatabaseUnavailable ? error.status : 503
        return { ok: false, status, reason: error instanceof Error ? error.message : String(error) }
      }
    },
    async close() {
      await Promise.all([pool.close(), listening.close()])
    },
  }
}

function timed({ talk, send }: Lane, { onSpent }: TransactionOptions): Lane {
  if (onSpent === undefined) return { talk, send }
  return {
    talk,
    async send(batch, limitMs) {
      const started = performance.now()
      try {
        return await send(batch, limitMs)
      } finally {
        onSpent(performance.now() - started)
      }
    },
  }
}
