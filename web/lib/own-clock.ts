const givesSession = /\/auth\/v1\/(token\?|factors\/[^/]+\/verify$)/

/**
 * A session lives for as long as the server says, from now on by this machine's clock. The server's own time of its end
 * would make a browser that is an hour ahead refresh before every request, and one that is behind refresh too late.
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
