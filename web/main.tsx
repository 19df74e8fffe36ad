// The landing page is a page of its own: it starts without the router and everything behind it.
import { type ReactNode, StrictMode, startTransition, useEffect, useLayoutEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { nextTask } from './lib/when-idle.ts'
import { paths } from './paths.ts'
import './styles.css'
// The pictures are shown before the screens' own files are there.
import './features/landing/landing.css'
import './ui/terrain.css'

const element = document.getElementById('root')
if (!element) throw new Error('index.html has no #root')
const root = createRoot(element)
const loadApp = () => import('./app.tsx')

// After an update the files an open tab asks for are gone: it reloads once to get the new ones. Without a
// server a reload would only lose what is on the screen.
window.addEventListener('vite:preloadError', () => {
  const reloadedAt = Number(window.sessionStorage.getItem('undaunted-reloaded-at') ?? 0)
  if (Date.now() - reloadedAt < 60_000) return
  void isServerThere().then(isThere => {
    if (!isThere) return
    window.sessionStorage.setItem('undaunted-reloaded-at', String(Date.now()))
    window.location.reload()
  })
})

async function isServerThere(): Promise<boolean> {
  if (!navigator.onLine) return false
  try {
    return (await fetch('/settings.json', { cache: 'no-store' })).ok
  } catch {
    return false
  }
}

/** Takes the place of first-paint.js's picture, and not a moment before it can. */
function Page({ children }: { children: ReactNode }) {
  useLayoutEffect(() => {
    delete element?.dataset.picture
  }, [])
  // After the effects of all children, so that all listeners are ready.
  useEffect(() => {
    element?.dispatchEvent(new Event('undaunted-shown'))
  }, [])
  return children
}

function show(page: ReactNode) {
  // A transition can be interrupted, so that scrolling and taps stay quick.
  startTransition(() =>
    root.render(
      <StrictMode>
        <Page>{page}</Page>
      </StrictMode>,
    ),
  )
}

if (window.location.pathname === paths.home) {
  void import('./screens/landing.tsx').then(({ Component }) => show(<Component />))
  // A visitor who reaches for a link will need the app in a moment.
  window.addEventListener('pointerdown', () => void loadApp(), { once: true, passive: true })
} else {
  // Not awaited here: the app's files import this one's, and would wait for it in turn.
  void loadApp().then(async ({ App, openRouter }) => {
    await nextTask()
    const { router, isReady } = openRouter()
    // The picture stays until the screen is there to take its place.
    if (element.dataset.picture !== undefined) await isReady
    show(<App router={router} />)
  })
}
