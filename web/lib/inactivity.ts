// Ten minutes without activity end a session. All tabs share one clock in localStorage, so activity in one
// keeps all alive.
const inactivityLimit = 10 * 60_000
/** How long before the end the warning shows. */
const warningTime = 60_000
const storageKey = 'undaunted-last-activity'
const activityEvents = ['mousemove', 'mousedown', 'keydown', 'scroll', 'touchstart', 'click'] as const
/** Writes the shared clock at most once a second, not at every mouse move. */
const noteEvery = 1_000

type Watcher = {
  /** No tab was active for the whole limit. */
  onInactive: () => void
  /** True when the last minute begins, false when there is activity again. */
  onWarning: (isWarned: boolean) => void
}

/** Watches until the returned function is called. */
export function watchInactivity({ onInactive, onWarning }: Watcher): () => void {
  let lastHere = Date.now()
  let timer: number | undefined
  writeShared(lastHere)

  function noteActivity() {
    const now = Date.now()
    // A click in a tab that slept past the limit must not keep the session alive.
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
  // Another tab was active.
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

/** Whether inactivity ended the session. Another tab may have noticed it first. */
export function wasQuietTooLong(): boolean {
  return Date.now() - readShared() >= inactivityLimit
}

function readShared(): number {
  return Number(window.localStorage.getItem(storageKey) ?? 0)
}

function writeShared(time: number): void {
  window.localStorage.setItem(storageKey, String(time))
}
