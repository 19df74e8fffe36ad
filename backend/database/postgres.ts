/** A PostgreSQL server behind the interface all rooms use. */
import postgres from 'postgres'
import {
  type Database,
  DatabaseError,
  DatabaseUnavailable,
  type Row,
  type RunOptions,
  type Statement,
  type TransactionOptions,
} from './database.ts'
import { asDatabaseError, type Connection } from './postgres/connection.ts'
import { openPool } from './postgres/pool.ts'
import { answerWithin, inTransaction, type Work } from './postgres/transaction.ts'
import { settingsOf, settingsStatement } from './session.ts'

export type PostgresOptions = {
  readonly url: string
  readonly poolSize?: number
  /** The limit of a statement that names none. */
  readonly statementLimitMs?: number
  /** How long a transaction may stay idle between two statements. */
  readonly idleLimitMs?: number
  /** How long a caller may wait for a free connection. */
  readonly waitLimitMs?: number
  readonly connectLimitMs?: number
}

/** How much later than the server we give up on an answer ourselves. */
const graceMs = 3_000

export async function openPostgres({
  url,
  poolSize = 10,
  statementLimitMs = 10_000,
  idleLimitMs = 10_000,
  waitLimitMs = 5_000,
  connectLimitMs = 5_000,
}: PostgresOptions): Promise<Database> {
  const pool = openPool({ url, size: poolSize, waitLimitMs, connectLimitMs })
  const listening = postgres(url, { max: 1, fetch_types: false, onnotice: () => {}, backoff: () => 0.5 })

  function settings(options: TransactionOptions): string {
    return JSON.stringify({
      idle_in_transaction_session_timeout: String(idleLimitMs),
      TimeZone: 'UTC',
      ...settingsOf(options, options.timeoutMs ?? statementLimitMs),
    })
  }

  async function runOnce<R>(connection: Connection, { text, values }: Statement, options: RunOptions<R>) {
    const sent = [
      connection.query('begin'),
      connection.query(settingsStatement, [settings(options)]),
      connection.query(text, values),
      connection.query('commit'),
    ] as const
    const limitMs = (options.timeoutMs ?? statementLimitMs) + graceMs
    const [begun, set, answered, committed] = await answerWithin(
      connection,
      limitMs,
      Promise.allSettled(sent),
    )
    const failed = [begun, set, answered, committed].find(one => one.status === 'rejected')
    if (failed !== undefined) throw failed.reason
    return (answered.status === 'fulfilled' ? answered.value : []) as R[]
  }

  async function run<R = Row>(statement: Statement, options: RunOptions<R> = {}): Promise<R[]> {
    const { decide } = options
    if (decide !== undefined) {
      return transaction(options, async ({ query }, rollback) => {
        const rows = await query<R>(statement.text, statement.values)
        if (decide(rows) === 'rollback') rollback()
        return rows
      })
    }
    for (;;) {
      try {
        return await pool.use(connection => runOnce(connection, statement, options))
      } catch (error) {
        // A table changed under a prepared statement; that connection is gone, and nothing has happened yet.
        if (!(error instanceof DatabaseError && isStalePlan(error))) throw error
      }
    }
  }

  async function transaction<T>(options: TransactionOptions, work: Work<T>): Promise<T> {
    const limits = { statementMs: options.timeoutMs ?? statementLimitMs, graceMs }
    return pool.use(connection => inTransaction(connection, settings(options), limits, work))
  }

  return {
    engine: 'postgres',
    run,
    transaction,
    async listen(channel, onNotify, onReconnect) {
      let isFirst = true
      const { unlisten } = await listening
        .listen(channel, onNotify, () => {
          if (!isFirst) onReconnect?.()
          isFirst = false
        })
        .catch(error => {
          throw asDatabaseError(error)
        })
      return async () => void (await unlisten())
    },
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
      await Promise.all([pool.close(), listening.end({ timeout: 0 })])
    },
  }
}

const isStalePlan = (error: DatabaseError) =>
  error.code === '0A000' && error.message.startsWith('cached plan')
