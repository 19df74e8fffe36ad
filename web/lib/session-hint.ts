// Whether someone is probably signed in, without loading the supabase client: the landing page and the
// route guard ask before they decide whether that client is worth its bytes.
export const sessionStorageKey = 'undaunted-session'

export function mayHaveSession(): boolean {
  return hasStoredSession() || hasSessionInUrl(window.location.hash)
}

export function hasStoredSession(): boolean {
  try {
    return window.localStorage.getItem(sessionStorageKey) !== null
  } catch {
    return false
  }
}

/** The token that this browser's tabs use now: another tab may have exchanged it. */
export function storedToken(): string | null {
  try {
    const stored = JSON.parse(window.localStorage.getItem(sessionStorageKey) ?? 'null')
    return typeof stored?.access_token === 'string' ? stored.access_token : null
  } catch {
    return null
  }
}

/** Links in mails come back with the session, or with what went wrong, behind the hash. */
export function hasSessionInUrl(hash: string): boolean {
  return /[#&](access_token|error_description)=/.test(hash)
}
