import { DatabaseError as ErrorMessage } from 'pg-protocol'
import { type DatabaseError, DatabaseUnavailable } from '../database.ts'
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

/** Why there is no connection (any more). */
export function connectionFailure(error: unknown): DatabaseError | DatabaseUnavailable {
  if (error instanceof ErrorMessage) return refusal(databaseError(error))
  const { message, code } = error as { message?: string; code?: string }
  return unreachable(message || code || 'for no known reason')
}
