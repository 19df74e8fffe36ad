import { randomUUID } from 'node:crypto'
import { toUserJson, type UserJson } from './user-record.ts'

/** What a new member would have been told. */
export function pretendedUser(applicant: {
  readonly email: string
  readonly data: Record<string, unknown>
}): UserJson {
  const id = randomUUID()
  const now = new Date().toISOString()
  const proof = {
    ...applicant.data,
    sub: id,
    email: applicant.email,
    email_verified: false,
    phone_verified: false,
  }
  const empty = { email_confirmed_at: null, phone_confirmed_at: null, confirmed_at: null, invited_at: null }
  const unused = {
    recovery_sent_at: null,
    email_change: null,
    email_change_sent_at: null,
    email_change_confirm_status: 0,
  }
  return toUserJson({
    user: {
      ...empty,
      ...unused,
      id,
      aud: 'authenticated',
      role: 'authenticated',
      email: applicant.email,
      phone: null,
      encrypted_password: null,
      confirmation_sent_at: now,
      reauthentication_sent_at: null,
      last_sign_in_at: null,
      raw_app_meta_data: { provider: 'email', providers: ['email'] },
      raw_user_meta_data: proof,
      created_at: now,
      updated_at: now,
      banned_until: null,
      deleted_at: null,
      is_anonymous: false,
    },
    identities: [
      {
        id: randomUUID(),
        provider_id: id,
        user_id: id,
        identity_data: proof,
        provider: 'email',
        last_sign_in_at: now,
        created_at: now,
        updated_at: now,
        email: applicant.email,
      },
    ],
    factors: [],
  })
}
