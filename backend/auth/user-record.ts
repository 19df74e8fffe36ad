/** A member in the form of the database, and in the form for clients. */
import type { Claims } from '../http/caller.ts'

type Metadata = Record<string, unknown>

export type UserRow = {
  readonly id: string
  readonly aud: string | null
  readonly role: string | null
  readonly email: string | null
  readonly phone: string | null
  readonly encrypted_password: string | null
  readonly email_confirmed_at: string | null
  readonly phone_confirmed_at: string | null
  readonly confirmed_at: string | null
  readonly invited_at: string | null
  readonly confirmation_sent_at: string | null
  readonly recovery_sent_at: string | null
  readonly email_change: string | null
  readonly email_change_sent_at: string | null
  readonly email_change_confirm_status: number | null
  readonly reauthentication_sent_at: string | null
  readonly last_sign_in_at: string | null
  readonly raw_app_meta_data: Metadata | null
  readonly raw_user_meta_data: Metadata | null
  readonly created_at: string | null
  readonly updated_at: string | null
  readonly banned_until: string | null
  readonly deleted_at: string | null
  readonly is_anonymous: boolean
}

type IdentityRow = {
  readonly id: string
  readonly provider_id: string
  readonly user_id: string
  readonly identity_data: Metadata
  readonly provider: string
  readonly last_sign_in_at: string | null
  readonly created_at: string | null
  readonly updated_at: string | null
  readonly email: string | null
}

export type FactorRow = {
  readonly id: string
  readonly friendly_name: string | null
  readonly factor_type: string
  readonly status: 'unverified' | 'verified'
  readonly created_at: string
  readonly updated_at: string
}

export type UserRecord = {
  readonly user: UserRow
  readonly identities: readonly IdentityRow[]
  readonly factors: readonly FactorRow[]
}

/** The columns of a UserRecord, for a row of auth.users named u. */
export const userRecord = `to_jsonb(u) as "user",
  (select coalesce(jsonb_agg(to_jsonb(i) order by i.created_at, i.id), '[]'::jsonb)
   from auth.identities i where i.user_id = u.id) as identities,
  (select coalesce(jsonb_agg(to_jsonb(f) - 'secret' order by f.created_at, f.id), '[]'::jsonb)
   from auth.mfa_factors f where f.user_id = u.id) as factors`

export function toUserJson({ user, identities, factors }: UserRecord) {
  const optional = {
    invited_at: user.invited_at,
    email_confirmed_at: user.email_confirmed_at,
    phone_confirmed_at: user.phone_confirmed_at,
    confirmation_sent_at: user.confirmation_sent_at,
    confirmed_at: user.confirmed_at,
    recovery_sent_at: user.recovery_sent_at,
    new_email: user.email_change || null,
    email_change_sent_at: user.email_change_sent_at,
    reauthentication_sent_at: user.reauthentication_sent_at,
    last_sign_in_at: user.last_sign_in_at,
    banned_until: user.banned_until,
    deleted_at: user.deleted_at,
  }
  return {
    id: user.id,
    aud: user.aud ?? 'authenticated',
    role: user.role ?? 'authenticated',
    email: user.email ?? '',
    phone: user.phone ?? '',
    ...withoutNulls(optional),
    app_metadata: user.raw_app_meta_data ?? {},
    user_metadata: user.raw_user_meta_data ?? {},
    identities: identities.map(toIdentityJson),
    ...(factors.length > 0 ? { factors: factors.map(toFactorJson) } : {}),
    created_at: utc(user.created_at),
    updated_at: utc(user.updated_at),
    is_anonymous: user.is_anonymous ?? false,
  }
}

export type UserJson = ReturnType<typeof toUserJson>

function toIdentityJson(identity: IdentityRow) {
  return {
    identity_id: identity.id,
    id: identity.provider_id,
    user_id: identity.user_id,
    identity_data: identity.identity_data,
    provider: identity.provider,
    last_sign_in_at: utc(identity.last_sign_in_at),
    created_at: utc(identity.created_at),
    updated_at: utc(identity.updated_at),
    ...(identity.email ? { email: identity.email } : {}),
  }
}

export function toFactorJson(factor: FactorRow) {
  return {
    id: factor.id,
    created_at: utc(factor.created_at),
    updated_at: utc(factor.updated_at),
    status: factor.status,
    friendly_name: factor.friendly_name ?? '',
    factor_type: factor.factor_type,
  }
}

export type Amr = { readonly method: string; readonly timestamp: number }

/** The claims that Supabase puts into an access token. */
export function toClaims(
  { user }: Pick<UserRecord, 'user'>,
  session: { readonly id: string; readonly aal: string; readonly amr: readonly Amr[] },
  token: { readonly issuer: string; readonly issuedAt: number; readonly expiresAt: number },
): Claims {
  return {
    iss: token.issuer,
    sub: user.id,
    aud: 'authenticated',
    exp: token.expiresAt,
    iat: token.issuedAt,
    email: user.email ?? '',
    phone: user.phone ?? '',
    app_metadata: user.raw_app_meta_data ?? {},
    user_metadata: user.raw_user_meta_data ?? {},
    role: user.role || 'authenticated',
    aal: session.aal,
    amr: session.amr,
    session_id: session.id,
    is_anonymous: user.is_anonymous ?? false,
  }
}

export function isBanned({ banned_until }: Pick<UserRow, 'banned_until'>, now = Date.now()): boolean {
  return banned_until !== null && (banned_until === 'infinity' || Date.parse(banned_until) > now)
}

/** Writes the offset as Z, as GoTrue does, because PostgreSQL writes +00:00. */
function utc(timestamp: string | null): string | null {
  return timestamp?.replace(/[+-]00:00$/, 'Z') ?? null
}

function withoutNulls(fields: Record<string, string | null>): Record<string, string> {
  const present = Object.entries(fields).flatMap(([name, value]) => {
    const text = name === 'new_email' ? value : utc(value)
    return text === null ? [] : [[name, text]]
  })
  return Object.fromEntries(present)
}
