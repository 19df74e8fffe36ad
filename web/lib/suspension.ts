// The reason why a session ended, if the account was suspended. The page learns the reason from the server's
// response to the sign-out, which follows the first refused request. The sign-in page shows the reason in every
// tab.
import { useSyncExternalStore } from 'react'

let words: string | null = null
const listeners = new Set<() => void>()

export function setSuspension(next: string | null): void {
  words = next
  for (const listener of listeners) listener()
}

export function useSuspension(): string | null {
  return useSyncExternalStore(
    listener => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => words,
    () => null,
  )
}

/** Wraps every request of the client, to find the reason of a suspension in its response. */
export function hearSuspension(ask: typeof fetch): typeof fetch {
  const tabs = new BroadcastChannel('undaunted-suspended')
  tabs.onmessage = ({ data }: MessageEvent<string>) => setSuspension(data)
  return async (input, init) => {
    const response = await ask(input, init)
    if (response.status !== 403 || !String(input).includes('/auth/v1/')) return response
    // A proxy's error response is not JSON.
    const refusal = await response
      .clone()
      .json()
      .catch(() => null)
    if (refusal?.code === 'user_banned') {
      setSuspension(refusal.message)
      tabs.postMessage(refusal.message)
    }
    return response
  }
}
