import { type Background, type BackgroundLog, runInBackground } from '../background.ts'
import type { Database } from '../database/database.ts'

/** Removes expired rows. Keeps used refresh tokens for a month, so that the server can recognise a stolen token. */
const leftovers = [
  `delete from auth.refresh_tokens where revoked and updated_at < now() - interval '30 days'`,
  // Keeps the newest 1000 used tokens of a session. An open page refreshes once an hour, so 1000 last for a month.
  `delete from auth.refresh_tokens token using (
     select session_id, (array_agg(id order by id desc))[1001] as last_to_go from auth.refresh_tokens
     where revoked group by session_id having count(*) > 1000) crowded
   where token.session_id = crowded.session_id and token.revoked and token.id <= crowded.last_to_go`,
  `delete from auth.flow_state where created_at < now() - interval '1 day'`,
  // A provider's reply is accepted for ten minutes. An older sign-in without a member can no longer be completed.
  `delete from auth.flow_state where user_id is null and created_at < now() - interval '15 minutes'`,
  `delete from auth.one_time_tokens where created_at < (now() at time zone 'utc') - interval '8 days'`,
  `delete from auth.mfa_challenges where created_at < now() - interval '1 day'`,
  `delete from auth.mfa_factors where status = 'unverified' and created_at < now() - interval '1 day'`,
]

export async function sweep(database: Database): Promise<void> {
  for (const text of leftovers) await database.run({ text })
}

/** Every process may run this, because deleting rows twice does no harm. */
export function startHousekeeping(database: Database, log: BackgroundLog): Background {
  return runInBackground(() => sweep(database), {
    failure: 'What sign-ins leave behind could not be removed',
    log,
    everyMs: 3600_000,
  })
}
