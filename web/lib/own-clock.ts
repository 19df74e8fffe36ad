const givesSession = /\/auth\/v1\/(token\?|factors\/[^/]+\/verify$)/

/**
 * Measures the life of a session with this computer's clock instead of the server's end time. With the server's
 * time, a browser whose clock is an hour ahead would refresh the session before every request. A browser whose
 * clock is behind would refresh the session too late.
 */
export function byOwnClock(ask: typeof fetch): typeof fetch {
  return async (input, init) => {
    const response = await ask(input, init)
    const url = input instanceof Request ? input.url : String(input)
    if (!response.ok || !givesSession.test(url)) return response
    const { expires_at: _byItsClock, ...session } = await response.json()
    return Response.json(session, { status: response.status })
  }
}
