// Whether someone is probably signed in, without loading the supabase client. The landing page and the route
// guard ask this before they load the client.
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

/** The token that the tabs of this browser use now. Another tab may have refreshed it. */
export function storedToken(): string | null {
  try {
    const stored = JSON.parse(window.localStorage.getItem(sessionStorageKey) ?? 'null')
    return typeof stored?.access_token === 'string' ? stored.access_token : null
  } catch {
    return null
  }
}

/** Links in mails return with the session, or with an error, after the hash. */
export function hasSessionInUrl(hash: string): boolean {
  return /[#&](access_token|error_description)=/.test(hash)
}
