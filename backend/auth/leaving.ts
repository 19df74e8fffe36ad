/**
 * Deletes an account. An account may own tens of thousands of rows, so most rows are deleted in parts, and other
 * requests are served between the parts. Before that, the account is closed and marked as being deleted. From then
 * on other members no longer see this member, and the server can finish the deletion after a crash.
 */
import { type Background, type BackgroundLog, runInBackground } from '../background.ts'
import type { Database } from '../database/database.ts'
import type { AuthDeps } from './deps.ts'
import { deleteSessions } from './sessions.ts'
import { deleteUser } from './users.ts'

export type LeavingDeps = {
  readonly database: Database
  readonly tokens: Pick<AuthDeps['tokens'], 'markEnded'>
  readonly forgetFiles?: AuthDeps['forgetFiles']
}

/** The number of rows that are deleted at once. Even on PGlite this takes only a moment. */
const rowsInPart = 500

/**
 * An account that is being deleted is banned until this time. No other ban ends at this time. Accounts that are
 * deleted softly, so that their row stays, have no such ban.
 */
const forever = '9999-12-31T00:00:00Z'

export async function deleteAccount(deps: LeavingDeps, userId: string): Promise<void> {
  const { database, tokens } = deps
  const closed = await database.transaction({}, async transaction => {
    await transaction.query(
      'update auth.users set deleted_at = now(), banned_until = $2, updated_at = now() where id = $1',
      [userId, forever],
    )
    return deleteSessions(transaction, { userId, scope: 'global' })
  })
  tokens.markEnded(closed)
  await deleteParts(database, userId)
  const { ended, removeBytes } = await database.transaction({}, async transaction => {
    await transaction.query(`select set_config('realtime.leaving', $1, true)`, [userId])
    // Deletes the account before the files. An upload that is still running waits for the transaction and is then
    // refused. The files of a finished upload are deleted with the account.
    const ended = await deleteUser(transaction, userId)
    return { ended, removeBytes: await deps.forgetFiles?.(transaction, userId) }
  })
  tokens.markEnded(ended)
  await removeBytes?.()
}

async function deleteParts(database: Database, userId: string): Promise<void> {
  const found = await database.run<{ statement: string }>({
    text: 'select statement from auth.dependents() as statement',
  })
  const statements = found.map(({ statement }) => statement)
  let place: number | null = 1
  while (place !== null) {
    const [part]: { next: number | null }[] = await database.run<{ next: number | null }>({
      text: 'select auth.delete_dependents($1, $2::text[], $3, $4) as next',
      values: [userId, statements, place, rowsInPart],
    })
    place = part?.next ?? null
  }
}

/**
 * Finishes interrupted deletions. Two processes may run this at the same time, because deleting twice does no harm.
 */
export async function finishDeletions(deps: LeavingDeps): Promise<void> {
  const leaving = await deps.database.run<{ id: string }>({
    text: 'select id from auth.users where deleted_at is not null and banned_until = $1',
    values: [forever],
  })
  for (const { id } of leaving) await deleteAccount(deps, id)
}

export function startFinishingDeletions(deps: LeavingDeps, log: BackgroundLog): Background {
  const finishing = runInBackground(() => finishDeletions(deps), {
    failure: 'Accounts that are being deleted could not be deleted to the end',
    log,
    everyMs: 600_000,
  })
  finishing.run()
  return finishing
}
