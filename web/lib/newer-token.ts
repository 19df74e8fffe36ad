import { sessionIdIn } from './token.ts'

/**
 * After a second factor was given, the server refuses the session's earlier token. A request that was refused for
 * this reason is sent again with the newer token, and the session does not end.
 */
export function withNewerToken(ask: typeof fetch, storedToken: () => string | null): typeof fetch {
  return async (input, init) => {
    const response = await ask(input, init)
    if (response.status !== 401) return response
    const headers = new Headers(init?.headers)
    const sent = headers.get('authorization')?.replace(/^bearer +/i, '') ?? null
    const now = storedToken()
    const isOfSameSession = sessionIdIn(sent) !== null && sessionIdIn(sent) === sessionIdIn(now)
    if (!isOfSameSession || sent === now) return response
    headers.set('authorization', `Bearer ${now}`)
    return ask(input, { ...init, headers })
  }
}
