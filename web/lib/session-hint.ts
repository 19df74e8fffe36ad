// Finds whether a member is probably signed in, without loading the Supabase client. The landing page and the route
// guard check this before they load the client.
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

/** The token that all tabs of this browser use now. Another tab may have refreshed it. */
export function storedToken(): string | null {
  try {
    const stored = JSON.parse(window.localStorage.getItem(sessionStorageKey) ?? 'null')
    return typeof stored?.access_token === 'string' ? stored.access_token : null
  } catch {
    return null
  }
}

/** Returns whether the URL's hash contains a session or an error. Links in mails lead back to such URLs. */
export function hasSessionInUrl(hash: string): boolean {
  return /[#&](access_token|error_description)=/.test(hash)
}
