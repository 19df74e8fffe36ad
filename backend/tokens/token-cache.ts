import { type Caller, CallerError } from '../http/caller.ts'

/**
 * The limits of the cache. The characters are limited too, because a token contains metadata that the member chooses,
 * up to some thousand characters.
 */
const limits = { tokens: 10_000, letters: 16_000_000 }

/**
 * A cache of verified tokens, so that each signature is checked once. Whether a token has expired is checked every
 * time.
 */
export function createTokenCache(most = limits, now: () => number = Date.now) {
  const callers = new Map<string, Caller>()
  let letters = 0

  function drop(token: string): void {
    if (callers.delete(token)) letters -= token.length
  }

  return {
    get(token: string): Caller | undefined {
      const caller = callers.get(token)
      if (!caller) return undefined
      drop(token)
      if (isExpired(caller, now())) throw new CallerError('expired', 'token is expired')
      return caller
    },
    /**
     * Adds a token. A full cache drops its first entries. Reading moves an entry to the end, so the first entry has
     * been unused the longest.
     */
    set(token: string, caller: Caller): void {
      drop(token)
      callers.set(token, caller)
      letters += token.length
      for (const oldest of callers.keys()) {
        if (callers.size <= most.tokens && letters <= most.letters) break
        drop(oldest)
      }
    },
    clear(): void {
      callers.clear()
      letters = 0
    },
  }
}

function isExpired({ claims }: Caller, now: number): boolean {
  return claims.exp !== undefined && claims.exp * 1000 <= now
}
