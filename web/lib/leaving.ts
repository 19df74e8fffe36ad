// Ends a session in all tabs at once. From its start no request leaves with that session's token, because the
// server would answer 401 to a late one: requests wait at this gate, and go on if the member stays after all.
import { hasStoredSession } from './session-hint.ts'
import { sessionIdIn } from './token.ts'

type Leaving = {
  sessionId: string
  stays: Promise<boolean>
  isDecided: boolean
  decide: (stays: boolean) => void
}
type Watcher = { onClose: () => void; onStay: () => void }

/** The tab that ends the session holds this lock until the result is known. */
const leavingLock = 'undaunted-leaving'
/** Every tab holds this lock (shared) while its gate is open or one of its writes is still running. */
const openLock = 'undaunted-open'
/** A frozen tab cannot release its lock, but it cannot send requests either. */
const patience = 3_000
/** By then a request that the last member's screens began has looked up its token, and found none. */
const aftermath = 1_000
/** Requests that end a session may pass. */
const endings = /\/auth\/v1\/logout|\/functions\/v1\/secure-account-deletion/
/** Sent without a token, in order to get one. */
const beginnings = /\/auth\/v1\//

const tabs = new BroadcastChannel('undaunted-leaving')
const onTheWay = new Set<Promise<Response>>()
let watcher: Watcher = { onClose: () => {}, onStay: () => {} }
let leaving: Leaving | null = null
let letGo: (() => void) | null = null

tabs.onmessage = ({ data: sessionId }: MessageEvent<string>) => {
  close(sessionId)
  // The other tab is done or was closed. If the session still exists a moment later, it goes on.
  void navigator.locks.request(leavingLock, () => {
    setTimeout(() => (hasStoredSession() ? stay(sessionId) : leaving?.decide(false)), patience)
  })
}
holdOpen()

/** `onClose` cancels running reads, `onStay` reads them again. */
export function watchGate(given: Watcher): void {
  watcher = given
}

/**
 * Wraps every request of the client. An AbortError means that the session ended before the request was sent.
 */
export function throughGate(ask: typeof fetch): typeof fetch {
  return async (input, init) => {
    const isEnding = endings.test(String(input))
    if (!isEnding) await passGate(new Headers(init?.headers).get('authorization'), String(input))
    const answer = ask(input, init)
    if (isEnding) return answer
    onTheWay.add(answer)
    return answer.finally(() => onTheWay.delete(answer))
  }
}

/** `token` may have the word `Bearer` in front. */
export async function passGate(token: string | null, address = ''): Promise<void> {
  if (!leaving) return
  const sessionId = sessionIdIn(token)
  // Another tab may have removed the session before this tab knows, so the gate also holds requests without a
  // session.
  const isMeantForIt = sessionId === null && !leaving.isDecided && !beginnings.test(address)
  if (sessionId !== leaving.sessionId && !isMeantForIt) return
  if (!(await leaving.stays)) throw new DOMException('The session was given up.', 'AbortError')
}

/**
 * Ends the session when no tab sends any more and no request is running. Only one tab at a time does this.
 */
export async function endTogether(sessionId: string | null, end: () => Promise<void>): Promise<void> {
  if (sessionId === null) return end()
  close(sessionId)
  try {
    // Locks exist only on secure origins. On others, the other tabs learn of the end when it is done.
    if (!navigator.locks) await end()
    else {
      await navigator.locks.request(leavingLock, async () => {
        tabs.postMessage(sessionId)
        await allClosed()
        await end()
      })
    }
  } catch (error) {
    stay(sessionId)
    throw error
  }
}

/** The session changed or is gone, so requests that waited for the last one are dropped. */
export function changeSession(sessionId: string | null): void {
  if (isLeavingSession(sessionId)) return
  leaving?.decide(false)
  if (sessionId !== null) holdOpen()
}

export function isLeavingSession(sessionId: string | null): boolean {
  return sessionId !== null && leaving?.sessionId === sessionId
}

function close(sessionId: string): void {
  if (!isLeavingSession(sessionId)) {
    leaving?.decide(false)
    const { promise, resolve } = Promise.withResolvers<boolean>()
    const next: Leaving = {
      sessionId,
      stays: promise,
      isDecided: false,
      decide: stays => {
        resolve(stays)
        setTimeout(() => {
          next.isDecided = true
        }, aftermath)
      },
    }
    leaving = next
  }
  watcher.onClose()
  const release = letGo
  letGo = null
  // Running writes get their answer before the token becomes invalid.
  void Promise.allSettled(onTheWay).then(release)
}

function stay(sessionId: string): void {
  if (!isLeavingSession(sessionId)) return
  leaving?.decide(true)
  leaving = null
  holdOpen()
  watcher.onStay()
}

function holdOpen(): void {
  if (letGo) return
  const { promise, resolve } = Promise.withResolvers<void>()
  letGo = resolve
  void navigator.locks?.request(openLock, { mode: 'shared' }, () => promise)
}

async function allClosed(): Promise<void> {
  try {
    await navigator.locks.request(openLock, { signal: AbortSignal.timeout(patience) }, () => {})
  } catch (error) {
    if (!(error instanceof DOMException)) throw error
  }
}
