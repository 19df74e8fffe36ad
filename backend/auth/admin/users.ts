import type { Context } from 'hono'
import { z } from 'zod'
import { emailSchema, metadataSchema, optionalEmail, readBody } from '../body.ts'
import { type AuthDeps, type QueryRunner, runnerOf } from '../deps.ts'
import { AuthError } from '../errors.ts'
import { hashPassword, isKnownHash } from '../password-hash.ts'
import { longestPassword } from '../password-strength.ts'
import { requireAdmin } from '../request.ts'
import { deleteSessions } from '../sessions.ts'
import { toUserJson, type UserRecord } from '../user-record.ts'
import {
  confirmEmail,
  findUser,
  insertUser,
  isDuplicate,
  mergeMetadata,
  setEmail,
  setPassword,
} from '../users.ts'
import { readBanDuration } from './ban-duration.ts'

export async function getUserById(deps: AuthDeps, context: Context) {
  await requireAdmin(deps, context)
  return toUserJson(await requireUser(runnerOf(deps.database), context))
}

const role = z.enum(['authenticated', 'service_role', 'anon', '']).nullish()
const fields = {
  password: z.string().max(longestPassword).nullish(),
  password_hash: z.string().refine(isKnownHash, 'only argon2 and bcrypt hashes are known').nullish(),
  email_confirm: z.boolean().nullish(),
  phone: z.string().nullish(),
  user_metadata: metadataSchema,
  app_metadata: metadataSchema,
  ban_duration: z.string().nullish(),
  role,
}
const createBody = z.object({ email: emailSchema, id: z.uuid().optional(), ...fields })
const updateBody = z.object({ email: optionalEmail, ...fields })

export async function createUser(deps: AuthDeps, context: Context) {
  await requireAdmin(deps, context)
  const body = await readBody(context, createBody)
  const bannedUntil = body.ban_duration ? readBanDuration(body.ban_duration) : null
  const passwordHash = await chosenHash(deps, body)
  const record = await deps.database
    .transaction({}, async transaction => {
      const { user } = await insertUser(transaction, {
        id: body.id,
        email: body.email,
        passwordHash,
        isConfirmed: body.email_confirm ?? false,
        data: body.user_metadata,
        appMetadata: body.app_metadata,
        role: body.role || 'authenticated',
        asGiven: true,
      })
      if (bannedUntil) await setBan(transaction, user.id, bannedUntil.until)
      return findUser(transaction, user.id)
    })
    .catch((error: unknown) => {
      throw isDuplicate(error) ? new AuthError('email_exists') : error
    })
  if (!record) throw new AuthError('unexpected_failure')
  return toUserJson(record)
}

export async function updateUserById(deps: AuthDeps, context: Context) {
  await requireAdmin(deps, context)
  const body = await readBody(context, updateBody)
  const ban = body.ban_duration ? readBanDuration(body.ban_duration) : null
  const passwordHash = await chosenHash(deps, body)
  const { record, ended } = await deps.database
    .transaction({}, async transaction => {
      const { user } = await requireUser(transaction, context)
      const ended: string[] = []
      if (body.email && body.email !== user.email) {
        await setEmail(transaction, user.id, body.email)
        ended.push(...(await deleteSessions(transaction, { userId: user.id, scope: 'global' })))
      }
      if (body.email_confirm) await confirmEmail(transaction, user.id, { dropPassword: false })
      if (passwordHash) {
        await setPassword(transaction, user.id, passwordHash)
        ended.push(...(await deleteSessions(transaction, { userId: user.id, scope: 'global' })))
      }
      if (ban) await setBan(transaction, user.id, ban.until)
      if (ban?.until) ended.push(...(await deleteSessions(transaction, { userId: user.id, scope: 'global' })))
      if (body.role)
        await transaction.query('update auth.users set role = $2 where id = $1', [user.id, body.role])
      await mergeIfAny(transaction, user.id, 'raw_user_meta_data', body.user_metadata)
      await mergeIfAny(transaction, user.id, 'raw_app_meta_data', body.app_metadata)
      return { record: await findUser(transaction, user.id), ended }
    })
    .catch((error: unknown) => {
      throw isDuplicate(error) ? new AuthError('email_exists') : error
    })
  deps.tokens.markEnded(ended)
  if (!record) throw new AuthError('user_not_found')
  return toUserJson(record)
}

async function chosenHash(
  { config }: AuthDeps,
  body: { password?: string | null; password_hash?: string | null },
): Promise<string | null> {
  if (body.password && body.password_hash) {
    throw new AuthError('validation_failed', 'Only a password or a password hash should be provided')
  }
  return body.password ? hashPassword(body.password, config.passwordCost) : (body.password_hash ?? null)
}

function setBan(runner: QueryRunner, userId: string, until: string | null) {
  return runner.query(
    'update auth.users set banned_until = $2::timestamptz, updated_at = now() where id = $1',
    [userId, until],
  )
}

async function mergeIfAny(
  runner: QueryRunner,
  userId: string,
  column: 'raw_user_meta_data' | 'raw_app_meta_data',
  data: Record<string, unknown>,
): Promise<void> {
  if (Object.keys(data).length > 0) await mergeMetadata(runner, userId, column, data)
}

export async function requireUser(runner: QueryRunner, context: Context): Promise<UserRecord> {
  const id = z.uuid().safeParse(context.req.param('userId'))
  if (!id.success) throw new AuthError('validation_failed', 'user_id must be an UUID', { status: 404 })
  const record = await findUser(runner, id.data)
  if (!record) throw new AuthError('user_not_found')
  return record
}
