/** Limits how long a request waits for the database, because people prefer a quick "try again in …" to a long wait. */
import type { Database } from '../database/database.ts'

/** The longest time that a request waits for a restart of the database. */
export const patienceMs = 1_900

export const forRequests = (database: Database): Database => ({
  ...database,
  run: (statement, options) => database.run(statement, { patienceMs, ...options }),
  transaction: (options, work) => database.transaction({ patienceMs, ...options }, work),
})
