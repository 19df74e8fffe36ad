import { type DatabaseError, DatabaseUnavailable } from '../database.ts'
import { ErrorMessage } from '../wire/driver.ts'
import { databaseError } from '../wire/messages.ts'

/**
 * Errors that pass: connection lost, server shutting down or starting up, too many connections, out of memory
 * or disk.
 */
const passing = /^(08|57P0|53[0-3]|25P03)/

const unreachable = (reason: string) => new DatabaseUnavailable(`The database cannot be reached: ${reason}`)

/** Returns the error of a refused statement, or an error that the server is unavailable. */
export function refusal(error: DatabaseError): DatabaseError | DatabaseUnavailable {
  if (!passing.test(error.code)) return error
  return error.code === '53100'
    ? new DatabaseUnavailable('The database is out of disk space.', 507, 10)
    : unreachable(error.message)
}

/** Explains why there is no connection. Callers read this, so it names no host and no user. */
export function connectionFailure(error: unknown): DatabaseError | DatabaseUnavailable {
  if (error instanceof ErrorMessage) {
    const failure = refusal(databaseError(error))
    if (failure instanceof DatabaseUnavailable) return failure
    // The server refuses our connection, not a statement. Only the operator can fix this.
    return unreachable(`it refuses us (${failure.code}); see DATABASE_URL`)
  }
  const { code } = error as { code?: string }
  return unreachable(code ?? 'no connection')
}
