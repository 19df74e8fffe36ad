/**
 * Finds the member for the profile of a provider, first by identity, then by verified address. Creates a member if
 * there is none.
 */

import { emailSchema } from '../body.ts'
import type { AuthDeps, QueryRunner } from '../deps.ts'
import { AuthError } from '../errors.ts'
import { isBanned } from '../user-record.ts'
import { confirmEmail, findUser, findUserByEmail, insertIdentity, insertUser } from '../users.ts'
import type { Profile, ProviderName } from './providers.ts'

export async function memberOf(
  deps: AuthDeps,
  runner: QueryRunner,
  given: { readonly provider: ProviderName; readonly profile: Profile; readonly linkTo: string | null },
): Promise<string> {
  const { provider, profile, linkTo } = given
  const [identity] = await runner.query<{ user_id: string }>(
    `update auth.identities set last_sign_in_at = now(), updated_at = now(), identity_data = identity_data || $3::jsonb
     where provider = $1 and provider_id = $2 returning user_id`,
    [provider, profile.providerId, JSON.stringify(identityData(profile))],
  )
  if (linkTo && identity && identity.user_id !== linkTo) throw new AuthError('identity_already_exists')
  const userId = identity?.user_id ?? linkTo ?? (await memberByEmail(deps, runner, profile))
  const record = await findUser(runner, userId)
  if (!record) throw new AuthError('user_not_found')
  if (isBanned(record.user)) throw new AuthError('user_banned')
  if (!identity) await addIdentity(runner, userId, provider, profile)
  return userId
}

/** Accepts only an address that the provider has verified, for an existing and for a new account. */
async function memberByEmail(deps: AuthDeps, runner: QueryRunner, profile: Profile): Promise<string> {
  const email = emailSchema.safeParse(profile.email)
  if (!email.success || !profile.isEmailVerified) throw new AuthError('provider_email_needs_verification')
  const known = await findUserByEmail(runner, email.data)
  if (known) {
    // A stranger may have created this unconfirmed account, so its password is removed.
    if (!known.user.email_confirmed_at) await confirmEmail(runner, known.user.id, { dropPassword: true })
    return known.user.id
  }
  if (!deps.config.enableSignup) throw new AuthError('signup_disabled')
  const created = await insertUser(runner, {
    email: email.data,
    passwordHash: null,
    isConfirmed: true,
    data: profile.data,
  })
  await runner.query(`delete from auth.identities where user_id = $1 and provider = 'email'`, [
    created.user.id,
  ])
  return created.user.id
}

async function addIdentity(
  runner: QueryRunner,
  userId: string,
  provider: ProviderName,
  profile: Profile,
): Promise<void> {
  await insertIdentity(runner, {
    userId,
    provider,
    providerId: profile.providerId,
    data: identityData(profile),
  })
  await runner.query(
    `update auth.users u set updated_at = now(),
       raw_user_meta_data = $2::jsonb || coalesce(raw_user_meta_data, '{}'),
       raw_app_meta_data = coalesce(raw_app_meta_data, '{}') || (
         select jsonb_build_object('providers', jsonb_agg(provider order by first), 'provider', (array_agg(provider order by first))[1])
         from (select provider, min(created_at) as first from auth.identities where user_id = u.id group by provider) p)
     where id = $1`,
    [userId, JSON.stringify(profile.data)],
  )
}

function identityData(profile: Profile) {
  return {
    ...profile.data,
    email: profile.email,
    email_verified: profile.isEmailVerified,
    sub: profile.providerId,
    provider_id: profile.providerId,
  }
}
