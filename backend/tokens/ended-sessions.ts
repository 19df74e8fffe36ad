/** The sessions that have ended although their access tokens have not expired yet. These tokens are refused. */
import { runInBackground } from '../background.ts'
import type { Database } from '../database/database.ts'
import type { Log } from '../log.ts'

type EndedSessions = {
  has(sessionId: string): boolean
  /** Calls the listener once per session in every process, whichever process ended the session. */
  onEnded(listener: (sessionId: string) => void): () => void
  markEnded(sessionIds: readonly string[]): void
  close(): Promise<void>
}

/** Starts to listen before it reads the table, so that it notices a session that ends in between. */
export async function watchEndedSessions(
  database: Database,
  options: { readonly keepSeconds: number; readonly log: Log },
): Promise<EndedSessions> {
  const ended = new Map<string, number>()
  const listeners = new Set<(sessionId: string) => void>()

  function mark(sessionId: string) {
    const isNews = !ended.has(sessionId)
    ended.set(sessionId, performance.now() + options.keepSeconds * 1000)
    if (isNews) for (const listener of listeners) listener(sessionId)
  }

  async function readRecent() {
    const rows = await database.run<{ session_id: string }>({
      text: `select session_id from auth.ended_sessions where ended_at > now() - $1::float8 * interval '1 second'`,
      values: [options.keepSeconds],
    })
    for (const row of rows) mark(row.session_id)
  }

  async function forgetOld() {
    // Uses a monotonic clock. A change of the system time must not make an ended session valid again.
    const now = performance.now()
    for (const [sessionId, until] of ended) if (until < now) ended.delete(sessionId)
    await database.run({
      text: `delete from auth.ended_sessions where ended_at < now() - $1::float8 * interval '1 second'`,
      values: [options.keepSeconds],
    })
  }

  const { log } = options
  const rereading = runInBackground(readRecent, {
    failure: 'The ended sessions could not be read',
    log,
    longestPauseMs: 5_000,
  })
  const sweeping = runInBackground(forgetOld, {
    failure: 'Old ended sessions could not be removed',
    log,
    everyMs: 10 * 60_000,
  })
  // While the connection is lost, notifications are lost too. So the table is read again afterwards.
  const stopListening = await database.listen('auth_session_ended', mark, rereading.run)
  await readRecent()

  return {
    has: sessionId => ended.has(sessionId),
    onEnded(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    markEnded(sessionIds) {
      for (const sessionId of sessionIds) mark(sessionId)
    },
    async close() {
      await Promise.all([stopListening(), rereading.close(), sweeping.close()])
    },
  }
}
