// How requests and sockets end when nobody waits for them any more: without an error in anyone's console.

/** A socket that is given up while it still connects closes once it is open; browsers warn about anything sooner. */
export class PatientSocket extends WebSocket {
  override close(code?: number, reason?: string): void {
    if (this.readyState !== WebSocket.CONNECTING) super.close(code, reason)
    else this.addEventListener('open', () => super.close(code, reason), { once: true })
  }
}

let reads = new AbortController()

/** What is being read is of no use any more; writes go on to their end. */
export function abandonReads(): void {
  reads.abort()
  reads = new AbortController()
}

/** For everything the client asks for. */
export const fetchUntilAbandoned: typeof fetch = (input, init) => {
  if (init?.method !== undefined && init.method !== 'GET' && init.method !== 'HEAD') return fetch(input, init)
  return fetch(input, {
    ...init,
    signal: AbortSignal.any(init?.signal ? [reads.signal, init.signal] : [reads.signal]),
  })
}
