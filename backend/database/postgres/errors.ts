import { type DatabaseError, DatabaseUnavailable } from '../database.ts'
import { ErrorMessage } from '../wire/driver.ts'
import { databaseError } from '../wire/messages.ts'

/** Lost, shutting down, starting up, too many connections, out of memory or disk: all of these pass. */
const passing = /^(08|57P0|53[0-3]|25P03)/

const unreachable = (reason: string) => new DatabaseUnavailable(`The database cannot be reached: ${reason}`)

/** The error of a refused statement, or that the server cannot be used right now. */
export function refusal(error: DatabaseError): DatabaseError | DatabaseUnavailable {
  if (!passing.test(error.code)) return error
  return error.code === '53100'
    ? new DatabaseUnavailable('The database is out of disk space.', 507, 10)
    : unreachable(error.message)
}

/** Why there is no connection. Callers read this, so it names no host and no user. */
export function connectionFailure(error: unknown): DatabaseError | DatabaseUnavailable {
  if (error instanceof ErrorMessage) {
    const failure = refusal(databaseError(error))
    if (failure instanceof DatabaseUnavailable) return failure
    // Not the answer to a statement: only the operator can mend this.
    return unreachable(`it refuses us (${failure.code}); see DATABASE_URL`)
  }
  const { code } = error as { code?: string }
  return unreachable(code ?? 'no connection')
}
