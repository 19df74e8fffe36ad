// Reads the claims of a session's token. Only the server decides whether the token is valid.

/** Stays the same for the whole session, however often its token is refreshed. */
export const sessionIdIn = (token: string | null | undefined): string | null => claimIn(token, 'session_id')

/** `aal2` once the member has given a second factor besides the password. */
export const assuranceIn = (token: string | null | undefined): string | null => claimIn(token, 'aal')

function claimIn(token: string | null | undefined, name: string): string | null {
  const payload = token?.split('.')[1]
  if (!payload) return null
  try {
    const claim = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')))[name]
    return typeof claim === 'string' ? claim : null
  } catch {
    return null
  }
}
