import { type DatabaseError, DatabaseUnavailable } from '../database.ts'
import { ErrorMessage } from '../wire/driver.ts'
import { databaseError } from '../wire/messages.ts'

/** Lost, shutting down, starting up, too many connections, out of memory or disk: all of these pass. */
const passing = /^(08|57P0|53[0-3]|25P03)/

const unreachable = (reason: string) => new DatabaseUnavailable(`The database cannot be reached: ${reason}`)

/** What the server refused, or that it cannot be asked right now. */
export function refusal(error: DatabaseError): DatabaseError | DatabaseUnavailable {
  if (!passing.test(error.code)) return error
  return error.code === '53100'
    ? new DatabaseUnavailable('The database is out of disk space.', 507, 10)
    : unreachable(error.message)
}

/** Why there is no connection (any more), without where the database is or who we are to it: callers read this. */
export function connectionFailure(error: unknown): DatabaseError | DatabaseUnavailable {
  if (error instanceof ErrorMessage) {
    const failure = refusal(databaseError(error))
    if (failure instanceof DatabaseUnavailable) return failure
    // Not an answer to a statement: nobody but the one who runs the server can do something about it.
    return unreachable(`it refuses us (${failure.code}); see DATABASE_URL`)
  }
  const { code } = error as { code?: string }
  return unreachable(code ?? 'no connection')
}
