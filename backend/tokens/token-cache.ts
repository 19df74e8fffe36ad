import { type Caller, CallerError } from '../http/caller.ts'

/** A cache of verified tokens, so that a signature is checked once. Expiry is checked every time. */
export function createTokenCache(capacity = 10_000, now: () => number = Date.now) {
  const callers = new Map<string, Caller>()
  return {
    get(token: string): Caller | undefined {
      const caller = callers.get(token)
      if (!caller) return undefined
      callers.delete(token)
      if (isExpired(caller, now())) throw new CallerError('expired', 'token is expired')
      return caller
    },
    /** Reading moves an entry to the end, so the first one has been unused the longest. */
    set(token: string, caller: Caller): void {
      callers.set(token, caller)
      if (callers.size <= capacity) return
      const oldest = callers.keys().next()
      if (!oldest.done) callers.delete(oldest.value)
    },
    clear: () => callers.clear(),
  }
}

function isExpired({ claims }: Caller, now: number): boolean {
  return claims.exp !== undefined && claims.exp * 1000 <= now
}
