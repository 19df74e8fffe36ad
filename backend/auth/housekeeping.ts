import { type Background, type BackgroundLog, runInBackground } from '../background.ts'
import type { Database } from '../database/database.ts'

/** Expired rows, by table. Used refresh tokens are kept for a month, so that the server can recognise a stolen token. */
const expired = [
  ['refresh_tokens', `revoked and updated_at < now() - interval '30 days'`],
  ['flow_state', `created_at < now() - interval '1 day'`],
  // A provider's reply is accepted for ten minutes. An older sign-in without a member can no longer be completed.
  ['flow_state', `user_id is null and created_at < now() - interval '15 minutes'`],
  ['one_time_tokens', `created_at < (now() at time zone 'utc') - interval '8 days'`],
  ['mfa_challenges', `created_at < now() - interval '1 day'`],
  ['mfa_factors', `status = 'unverified' and created_at < now() - interval '1 day'`],
] as const

/**
 * Keeps the newest 1000 used tokens of a session. An open page refreshes its token once an hour, so 1000 tokens
 * cover more than a month.
 */
const crowded = `delete from auth.refresh_tokens token using (
     select session_id, (array_agg(id order by id desc))[1001] as last_to_go from auth.refresh_tokens
     where revoked group by session_id having count(*) > 1000) crowded
   where token.session_id = crowded.session_id and token.revoked and token.id <= crowded.last_to_go`

/** The number of rows that one statement removes, so that no statement takes long. */
const atOnce = 1_000

export async function sweep(database: Database): Promise<void> {
  for (const [table, isExpired] of expired) {
    const part = `select ctid from auth.${table} where ${isExpired} limit ${atOnce}`
    const text = `delete from auth.${table} where ctid = any (array(${part})) returning 1`
    for (let removed: number = atOnce; removed === atOnce; ) removed = (await database.run({ text })).length
  }
  await database.run({ text: crowded })
}

/** Every process may run this, because deleting rows twice does no harm. */
export function startHousekeeping(database: Database, log: BackgroundLog): Background {
  return runInBackground(() => sweep(database), {
    failure: 'What sign-ins leave behind could not be removed',
    log,
    everyMs: 3600_000,
  })
}
