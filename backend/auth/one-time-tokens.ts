/** The links and codes in mails. Each works once and for a limited time. */
import type { AuthDeps, QueryRunner } from './deps.ts'
import { codeDigest, newCode } from './digests.ts'

export type TokenType =
  | 'confirmation_token'
  | 'recovery_token'
  | 'email_change_token_new'
  | 'email_change_token_current'
  | 'reauthentication_token'

export type IssuedToken = { readonly code: string; readonly hash: string }

/** This prefix marks a link that only the browser that requested it may use. */
export const pkceMark = 'pkce_'

const sentColumns: Record<TokenType, string> = {
  confirmation_token: 'confirmation_sent_at',
  recovery_token: 'recovery_sent_at',
  email_change_token_new: 'email_change_sent_at',
  email_change_token_current: 'email_change_sent_at',
  reauthentication_token: 'reauthentication_sent_at',
}

/** Issues a token, which replaces the older token of the same type. */
export async function issueToken(
  { config }: Pick<AuthDeps, 'config'>,
  runner: QueryRunner,
  given: {
    readonly userId: string
    readonly type: TokenType
    readonly email: string
    readonly isPkce?: boolean
    readonly askedBy?: string | null
  },
): Promise<IssuedToken> {
  const code = newCode(config.otpLength)
  const hash = `${given.isPkce ? pkceMark : ''}${codeDigest(config.digestSecret, given.email, code)}`
  await runner.query(
    `with sent as (update auth.users set ${sentColumns[given.type]} = now() where id = $1 returning id)
     insert into auth.one_time_tokens (id, user_id, token_type, token_hash, relates_to, asked_by, created_at, updated_at)
     select gen_random_uuid(), id, $2::auth.one_time_token_type, $3, $4, $5::uuid, now() at time zone 'utc', now() at time zone 'utc'
     from sent
     on conflict (user_id, token_type) do update
       set token_hash = excluded.token_hash, relates_to = excluded.relates_to,
           asked_by = coalesce(excluded.asked_by, one_time_tokens.asked_by),
           created_at = excluded.created_at, updated_at = excluded.updated_at`,
    [given.userId, given.type, hash, given.email, given.askedBy ?? null],
  )
  return { code, hash }
}

export type SpentToken = {
  readonly user_id: string
  readonly token_type: TokenType
  readonly relates_to: string
  readonly asked_by: string | null
}

/** Deletes the token and returns it. If two requests send the same token, the second request fails. */
export async function spendToken(
  { config }: Pick<AuthDeps, 'config'>,
  runner: QueryRunner,
  given: {
    readonly hashes: readonly string[]
    readonly types: readonly TokenType[]
    readonly userId?: string
  },
): Promise<SpentToken | undefined> {
  const [spent] = await runner.query<SpentToken & { is_fresh: boolean }>(
    `delete from auth.one_time_tokens
     where token_hash = any($1::text[]) and token_type::text = any($2::text[]) and ($4::uuid is null or user_id = $4::uuid)
     returning user_id, token_type::text as token_type, relates_to, asked_by,
       created_at > (now() at time zone 'utc') - $3::float8 * interval '1 second' as is_fresh`,
    [given.hashes, given.types, config.otpExpirySeconds, given.userId ?? null],
  )
  return spent?.is_fresh ? spent : undefined
}

/** The digests under which a typed code may be stored: without the prefix of the PKCE flow, and with it. */
export function hashesOfCode({ config }: Pick<AuthDeps, 'config'>, email: string, code: string): string[] {
  const digest = codeDigest(config.digestSecret, email, code)
  return [digest, `${pkceMark}${digest}`]
}
