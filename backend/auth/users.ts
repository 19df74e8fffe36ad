/** Finds, creates and changes members in the database. */
import { randomUUID } from 'node:crypto'
import type { QueryRunner } from './deps.ts'
import { AuthError } from './errors.ts'
import { type UserRecord, userRecord } from './user-record.ts'

type Metadata = Record<string, unknown>

export async function findUserByEmail(runner: QueryRunner, email: string): Promise<UserRecord | undefined> {
  const [record] = await runner.query<UserRecord>(
    `select ${userRecord} from auth.users u
     where u.email = $1 and not u.is_sso_user and u.deleted_at is null limit 1`,
    [email],
  )
  return record
}

export async function findUser(runner: QueryRunner, id: string): Promise<UserRecord | undefined> {
  const [record] = await runner.query<UserRecord>(`select ${userRecord} from auth.users u where u.id = $1`, [
    id,
  ])
  return record
}

type NewUser = {
  readonly id?: string
  readonly email: string
  readonly passwordHash: string | null
  readonly isConfirmed: boolean
  readonly data: Metadata
  readonly appMetadata?: Metadata
  readonly role?: string
  readonly invited?: boolean
  /** True if an administrator creates the member. Then nothing is added to the given data. */
  readonly asGiven?: boolean
}

/**
 * Creates the user and the e-mail identity in one transaction. Triggers add the profile and the first project in
 * the same transaction.
 */
export async function insertUser(runner: QueryRunner, user: NewUser): Promise<UserRecord> {
  const id = user.id ?? randomUUID()
  const verification = { sub: id, email: user.email, email_verified: user.isConfirmed, phone_verified: false }
  await runner.query(
    `insert into auth.users (instance_id, id, aud, role, email, encrypted_password, email_confirmed_at, invited_at,
       raw_app_meta_data, raw_user_meta_data, created_at, updated_at)
     values ('00000000-0000-0000-0000-000000000000', $1, 'authenticated', $2, $3, $4,
       case when $5::boolean then now() end, case when $6::boolean then now() end, $7::jsonb, $8::jsonb, now(), now())`,
    [
      id,
      user.role ?? 'authenticated',
      user.email,
      user.passwordHash,
      user.isConfirmed,
      user.invited ?? false,
      JSON.stringify({ provider: 'email', providers: ['email'], ...user.appMetadata }),
      JSON.stringify(user.asGiven ? confirmedData(user) : { ...user.data, ...verification }),
    ],
  )
  await insertIdentity(runner, {
    userId: id,
    provider: 'email',
    providerId: id,
    data: { ...user.data, ...verification },
  })
  const record = await findUser(runner, id)
  if (!record) throw new Error('a user vanished within the transaction that made it')
  return record
}

function confirmedData({ data, isConfirmed }: NewUser): Metadata {
  return isConfirmed ? { ...data, email_verified: true } : data
}

export async function insertIdentity(
  runner: QueryRunner,
  given: {
    readonly userId: string
    readonly provider: string
    readonly providerId: string
    readonly data: Metadata
  },
): Promise<void> {
  await runner.query(
    `insert into auth.identities (id, user_id, provider, provider_id, identity_data, last_sign_in_at, created_at, updated_at)
     values (gen_random_uuid(), $1, $2, $3, $4::jsonb, now(), now(), now())`,
    [given.userId, given.provider, given.providerId, JSON.stringify(given.data)],
  )
}

/**
 * Marks the address as confirmed. With `dropPassword` it also removes the password, which a stranger may have set.
 */
export async function confirmEmail(
  runner: QueryRunner,
  userId: string,
  options: { dropPassword: boolean },
): Promise<void> {
  await runner.query(
    `update auth.users set email_confirmed_at = now(), updated_at = now(),
       encrypted_password = case when $2::boolean then null else encrypted_password end,
       raw_user_meta_data = coalesce(raw_user_meta_data, '{}') || '{"email_verified": true}'
     where id = $1 and email_confirmed_at is null`,
    [userId, options.dropPassword],
  )
  await runner.query(
    `update auth.identities set identity_data = identity_data || '{"email_verified": true}', updated_at = now()
     where user_id = $1 and provider = 'email'`,
    [userId],
  )
}

/**
 * The maximum size in bytes of the merged metadata. Each access token contains the metadata and must fit into a header.
 */
const largestMetadata = 9000

/** Merges metadata as GoTrue does: a given key replaces the stored one, and null removes it. */
export async function mergeMetadata(
  runner: QueryRunner,
  userId: string,
  column: 'raw_user_meta_data' | 'raw_app_meta_data',
  data: Metadata,
): Promise<void> {
  const removed = Object.keys(data).filter(key => data[key] === null)
  const merged = `(coalesce(${column}, '{}') || $2::jsonb) - $3::text[]`
  const changed = await runner.query(
    `update auth.users set ${column} = ${merged}, updated_at = now()
     where id = $1 and octet_length((${merged})::text) <= ${largestMetadata} returning id`,
    [userId, JSON.stringify(data), removed],
  )
  if (changed.length === 0) throw new AuthError('validation_failed', 'metadata is too large')
}

export async function setPassword(runner: QueryRunner, userId: string, passwordHash: string): Promise<void> {
  await runner.query('update auth.users set encrypted_password = $2, updated_at = now() where id = $1', [
    userId,
    passwordHash,
  ])
}

/** Sets the new address at once, in the account and in its e-mail identity. */
export async function setEmail(runner: QueryRunner, userId: string, email: string): Promise<void> {
  const proven = JSON.stringify({ email, email_verified: true })
  await runner.query(
    `update auth.users set email = $2, email_confirmed_at = now(), email_change = '', email_change_confirm_status = 0,
       raw_user_meta_data = coalesce(raw_user_meta_data, '{}') || $3::jsonb, updated_at = now()
     where id = $1`,
    [userId, email, proven],
  )
  await runner.query(
    `update auth.identities set identity_data = identity_data || $2::jsonb, updated_at = now()
     where user_id = $1 and provider = 'email'`,
    [userId, proven],
  )
}

export async function deleteUser(runner: QueryRunner, userId: string): Promise<string[]> {
  const sessions = await runner.query<{ id: string }>(
    'delete from auth.sessions where user_id = $1 returning id',
    [userId],
  )
  const [gone] = await runner.query<{ email: string | null }>(
    'delete from auth.users where id = $1 returning email',
    [userId],
  )
  if (gone?.email) await runner.query('delete from mail.messages where recipient = $1', [gone.email])
  return sessions.map(({ id }) => id)
}

export function isDuplicate(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '23505'
}
