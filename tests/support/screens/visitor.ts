/** The person who uses the screen: a member with a session, in the form of the auth server. */
import type { Session, User } from '@supabase/supabase-js'

export type Visitor = { id: string; email: string; fullName: string; user: User }

export function someMember({
  fullName = 'Nora Founder',
  ...more
}: Partial<User> & { fullName?: string } = {}): Visitor {
  const id = crypto.randomUUID()
  const email = `${id.slice(0, 8)}@example.com`
  const user: User = {
    id,
    email,
    aud: 'authenticated',
    role: 'authenticated',
    app_metadata: { provider: 'email' },
    user_metadata: { full_name: fullName },
    created_at: '2026-03-04T10:00:00.000Z',
    ...more,
  }
  return { id, email, fullName, user }
}

/**
 * Returns the answer to a sign-in. The signature of its token is invalid, because the page only reads the claims of
 * the token.
 */
export function signInAnswer({ id, email, user }: Visitor, aal: 'aal1' | 'aal2' = 'aal1'): Session {
  const now = Math.floor(Date.now() / 1000)
  const claims = {
    sub: id,
    email,
    role: 'authenticated',
    aal,
    session_id: crypto.randomUUID(),
    exp: now + 3600,
  }
  return {
    access_token: [{ alg: 'none' }, claims, 'signature'].map(part => btoa(JSON.stringify(part))).join('.'),
    refresh_token: crypto.randomUUID(),
    token_type: 'bearer',
    expires_in: 3600,
    expires_at: now + 3600,
    user,
  }
}
