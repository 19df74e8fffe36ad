// Ends requests and sockets that nobody waits for, without an error in the console.

/**
 * A socket that is closed while it connects waits until it is open, because browsers log a warning otherwise.
 */
export class PatientSocket extends WebSocket {
  override close(code?: number, reason?: string): void {
    if (this.readyState !== WebSocket.CONNECTING) super.close(code, reason)
    else this.addEventListener('open', () => super.close(code, reason), { once: true })
  }
}

let reads = new AbortController()

/** Aborts all running reads. Writes go on to their end. */
export function abandonReads(): void {
  reads.abort()
  reads = new AbortController()
}

/** The fetch of every request of the client. */
export const fetchUntilAbandoned: typeof fetch = (input, init) => {
  if (init?.method !== undefined && init.method !== 'GET' && init.method !== 'HEAD') return fetch(input, init)
  return fetch(input, {
    ...init,
    signal: AbortSignal.any(init?.signal ? [reads.signal, init.signal] : [reads.signal]),
  })
}
