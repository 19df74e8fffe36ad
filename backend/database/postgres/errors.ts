import { type DatabaseError, DatabaseUnavailable } from '../database.ts'
import { ErrorMessage } from '../wire/driver.ts'
import { databaseError } from '../wire/messages.ts'

/**
 * Errors that do not last: connection lost, server shutting down or starting up, too many connections, out of
 * memory or disk.
 */
const passing = /^(08|57P0|53[0-3]|25P03)/

const unreachable = (reason: string) => new DatabaseUnavailable(`The database cannot be reached: ${reason}`)

/** Returns the error of a refused statement. An error that does not last becomes DatabaseUnavailable. */
export function refusal(error: DatabaseError): DatabaseError | DatabaseUnavailable {
  if (!passing.test(error.code)) return error
  return error.code === '53100'
    ? new DatabaseUnavailable('The database is out of disk space.', 507, 10)
    : unreachable(error.message)
}

/** The error for a failed connection. Callers read its message, so the message names no host and no user. */
export function connectionFailure(error: unknown): DatabaseError | DatabaseUnavailable {
  if (error instanceof ErrorMessage) {
    const failure = refusal(databaseError(error))
    if (failure instanceof DatabaseUnavailable) return failure
    // The server refuses the connection itself and not a statement, so only the operator can solve this.
    return unreachable(`it refuses us (${failure.code}); see DATABASE_URL`)
  }
  const { code } = error as { code?: string }
  return unreachable(code ?? 'no connection')
}
