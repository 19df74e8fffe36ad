/** A transaction of several statements on one connection. */
import { DatabaseError, DatabaseUnavailable, type Statement, type Transaction } from '../database.ts'
import { settingsStatement } from '../session.ts'
import type { Connection } from './connection.ts'

/** What the work is given beyond the interface: `run` with a decision rolls back without failing. */
export type Work<T> = (transaction: Transaction, rollback: () => void) => Promise<T>

/** A server that neither answers nor closes the connection must not hold the caller for ever. */
export async function answerWithin<T>(
  connection: Connection,
  limitMs: number,
  answer: Promise<T>,
): Promise<T> {
  const late = Promise.withResolvers<never>()
  const timer = setTimeout(() => {
    late.reject(new DatabaseUnavailable('The database does not answer.'))
    void connection.close()
  }, limitMs)
  try {
    return await Promise.race([answer, late.promise])
  } finally {
    clearTimeout(timer)
  }
}

export async function inTransaction<T>(
  connection: Connection,
  settings: string,
  limits: { readonly statementMs: number; readonly graceMs: number },
  work: Work<T>,
): Promise<T> {
  let end: 'commit' | 'rollback' = 'commit'
  let isOver = false
  let firstError: unknown = null

  // The first statement follows without waiting; what kept the transaction from beginning comes first then.
  const begun = Promise.all([connection.query('begin'), connection.query(settingsStatement, [settings])])
  begun.catch(() => {})

  async function ask<A>(send: () => Promise<A>): Promise<A> {
    if (isOver) throw new DatabaseError({ code: '25P01', message: 'The transaction is over.' })
    const answer = answerWithin(connection, limits.statementMs + limits.graceMs, send())
    try {
      const [, result] = await Promise.all([begun, answer])
      return result
    } catch (error) {
      firstError ??= error
      throw error
    }
  }

  const transaction: Transaction = {
    query: async <R>(text: string, values?: Statement['values']) =>
      (await ask(() => connection.query(text, values))) as R[],
    execute: async text => void (await ask(() => connection.script(text))),
  }
  const rollback = () => {
    end = 'rollback'
  }
  try {
    const result = await connection.whileAlive(work(transaction, rollback))
    const tag = await ask(() => connection.script(end))
    if (tag !== end.toUpperCase()) throw firstError
    return result
  } catch (error) {
    if (connection.isAlive()) await ask(() => connection.script('rollback')).catch(() => connection.close())
    throw error
  } finally {
    isOver = true
  }
}
