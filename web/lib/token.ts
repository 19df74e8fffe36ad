// Reads claims of a session's token without checking it, because only the server can check it.

/** The id of the session. It stays the same when the token is refreshed. */
export const sessionIdIn = (token: string | null | undefined): string | null => claimIn(token, 'session_id')

/** `aal2` if the member has given a second factor in addition to the password. */
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
