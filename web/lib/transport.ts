// Ends requests and sockets that are no longer needed, without an error in the console.

/**
 * A socket that may be closed while it is connecting. Closing then waits until the socket is open, because browsers
 * otherwise log a warning.
 */
export class PatientSocket extends WebSocket {
  override close(code?: number, reason?: string): void {
    if (this.readyState !== WebSocket.CONNECTING) super.close(code, reason)
    else this.addEventListener('open', () => super.close(code, reason), { once: true })
  }
}

let reads = new AbortController()

/** Aborts all running reads. Writes continue. */
export function abandonReads(): void {
  reads.abort()
  reads = new AbortController()
}

/** The fetch function of the Supabase client. */
export const fetchUntilAbandoned: typeof fetch = (input, init) => {
  if (init?.method !== undefined && init.method !== 'GET' && init.method !== 'HEAD') return fetch(input, init)
  return fetch(input, {
    ...init,
    signal: AbortSignal.any(init?.signal ? [reads.signal, init.signal] : [reads.signal]),
  })
}
