// Ends a session after ten minutes without activity. All tabs share one time in localStorage, so activity in one
// tab keeps the session in all tabs.
const inactivityLimit = 10 * 60_000
/** How long before the end the warning is shown, in milliseconds. */
const warningTime = 60_000
const storageKey = 'undaunted-last-activity'
const activityEvents = ['mousemove', 'mousedown', 'keydown', 'scroll', 'touchstart', 'click'] as const
/** The shared time is written at most once per second, because the mouse moves more often. */
const noteEvery = 1_000

type Watcher = {
  /** Called when no tab was active for ten minutes. */
  onInactive: () => void
  /** Called with true when the last minute begins, and with false after new activity. */
  onWarning: (isWarned: boolean) => void
}

/** Watches for inactivity until the returned function is called. */
export function watchInactivity({ onInactive, onWarning }: Watcher): () => void {
  let lastHere = Date.now()
  let timer: number | undefined
  writeShared(lastHere)

  function noteActivity() {
    const now = Date.now()
    // If the tab was asleep longer than the limit, a click must not continue the session.
    if (quietFor(now) >= inactivityLimit) return check()
    if (now - lastHere < noteEvery) return
    lastHere = now
    writeShared(now)
    check()
  }
  const quietFor = (now: number) => now - Math.max(lastHere, readShared())
  function check() {
    window.clearTimeout(timer)
    const left = inactivityLimit - quietFor(Date.now())
    if (left <= 0) return onInactive()
    onWarning(left <= warningTime)
    timer = window.setTimeout(check, left > warningTime ? left - warningTime : left)
  }
  // Another tab wrote the shared time, so this tab checks again.
  const checkWhenNoted = ({ key }: StorageEvent) => {
    if (key === storageKey) check()
  }
  const checkWhenSeen = () => {
    if (document.visibilityState === 'visible') check()
  }

  for (const event of activityEvents) {
    window.addEventListener(event, noteActivity, { passive: true, capture: true })
  }
  document.addEventListener('visibilitychange', checkWhenSeen)
  window.addEventListener('storage', checkWhenNoted)
  check()
  return () => {
    window.clearTimeout(timer)
    for (const event of activityEvents) window.removeEventListener(event, noteActivity, { capture: true })
    document.removeEventListener('visibilitychange', checkWhenSeen)
    window.removeEventListener('storage', checkWhenNoted)
  }
}

/** Returns whether the session has ended by inactivity, even if another tab noticed it first. */
export function wasQuietTooLong(): boolean {
  return Date.now() - readShared() >= inactivityLimit
}

function readShared(): number {
  return Number(window.localStorage.getItem(storageKey) ?? 0)
}

function writeShared(time: number): void {
  window.localStorage.setItem(storageKey, String(time))
}
