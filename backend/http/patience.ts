/** For what a person waits for: rather an answer that says when to try again than none for long. */
import type { Database } from '../database/database.ts'

/** While the database restarts, a request waits no longer than this. */
export const patienceMs = 1_900

export const forRequests = (database: Database): Database => ({
  ...database,
  run: (statement, options) => database.run(statement, { patienceMs, ...options }),
  transaction: (options, work) => database.transaction({ patienceMs, ...options }, work),
})
