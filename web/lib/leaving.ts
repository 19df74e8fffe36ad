// Ends a session in all tabs at once. As soon as this begins, no request is sent with the session's token, because
// the server would refuse a late request with 401. Requests wait at this gate. If the member stays signed in after
// all, they are sent.
import { hasStoredSession } from './session-hint.ts'
import { sessionIdIn } from './token.ts'

type Leaving = {
  sessionId: string
  stays: Promise<boolean>
  isDecided: boolean
  decide: (stays: boolean) => void
}
type Watcher = { onClose: () => void; onStay: () => void }

/** The tab that ends the session holds this lock until it knows whether the session has ended. */
const leavingLock = 'undaunted-leaving'
/** Every tab holds this shared lock while its gate is open or one of its writes is running. */
const openLock = 'undaunted-open'
/**
 * The milliseconds to wait for the locks of other tabs. A frozen tab cannot release its lock, but it cannot send
 * requests either.
 */
const patience = 3_000
/**
 * After this many milliseconds, every request from the screens of the last member has looked for a token and found
 * none.
 */
const aftermath = 1_000
/** Requests that end a session pass the gate. */
const endings = /\/auth\/v1\/logout|\/functions\/v1\/secure-account-deletion/
/** Requests without a token that start a session pass the gate. */
const beginnings = /\/auth\/v1\//

const tabs = new BroadcastChannel('undaunted-leaving')
const onTheWay = new Set<Promise<Response>>()
let watcher: Watcher = { onClose: () => {}, onStay: () => {} }
let leaving: Leaving | null = null
let letGo: (() => void) | null = null

tabs.onmessage = ({ data: sessionId }: MessageEvent<string>) => {
  close(sessionId)
  // The other tab has finished or was closed. If the session still exists after `patience`, the member stays
  // signed in.
  void navigator.locks.request(leavingLock, () => {
    setTimeout(() => (hasStoredSession() ? stay(sessionId) : leaving?.decide(false)), patience)
  })
}
holdOpen()

/** `onClose` cancels running reads. `onStay` starts them again. */
export function watchGate(given: Watcher): void {
  watcher = given
}

/**
 * Wraps every request of the client. If the session ended before a request was sent, the request fails with an
 * AbortError.
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

/** `token` may start with the word `Bearer`. */
export async function passGate(token: string | null, address = ''): Promise<void> {
  if (!leaving) return
  const sessionId = sessionIdIn(token)
  // Requests without a session wait at the gate too, because another tab may have removed the session before this
  // tab knows.
  const isMeantForIt = sessionId === null && !leaving.isDecided && !beginnings.test(address)
  if (sessionId !== leaving.sessionId && !isMeantForIt) return
  if (!(await leaving.stays)) throw new DOMException('The session was given up.', 'AbortError')
}

/** Ends the session when no tab is sending and no request is running. Only one tab at a time can do this. */
export async function endTogether(sessionId: string | null, end: () => Promise<void>): Promise<void> {
  if (sessionId === null) return end()
  close(sessionId)
  try {
    // Browsers offer locks only on secure origins. On other origins, the other tabs notice only after the session
    // has ended.
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

/** The session changed or ended, so requests that waited for the last session are dropped. */
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
  // Running writes get their responses before the token becomes invalid.
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
