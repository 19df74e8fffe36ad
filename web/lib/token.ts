// What a session's token says of itself. The server alone decides if it holds.

/** The same for a session's whole life, however often its token is refreshed. */
export const sessionIdIn = (token: string | null | undefined): string | null => claimIn(token, 'session_id')

/** `aal2` once a code was given besides the password. */
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
