// The entry file. The landing page starts without the router, so that less code is loaded.
import { type ReactNode, StrictMode, startTransition, useEffect, useLayoutEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { nextTask } from './lib/when-idle.ts'
import { paths } from './paths.ts'
import './styles.css'
// The prerendered pages need these styles before the code of the screens is loaded.
import './features/landing/landing.css'
import './ui/terrain.css'

const element = document.getElementById('root')
if (!element) throw new Error('index.html has no #root')
const root = createRoot(element)
const loadApp = () => import('./app.tsx')

// After an update, the old files are gone from the server, so an open page reloads once. While offline the page
// does not reload, because a reload would only lose the page.
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

/** Replaces the prerendered page when React has rendered the page. */
function Page({ children }: { children: ReactNode }) {
  useLayoutEffect(() => {
    delete element?.dataset.picture
  }, [])
  // Runs after the effects of all children, so that all listeners are ready.
  useEffect(() => {
    element?.dispatchEvent(new Event('undaunted-shown'))
  }, [])
  return children
}

function show(page: ReactNode) {
  // A transition can be interrupted, so that scrolling and taps stay fast.
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
  // A visitor who touches or clicks the page will soon need the app.
  window.addEventListener('pointerdown', () => void loadApp(), { once: true, passive: true })
} else {
  // Has no top-level `await`: the files of the app import this file, so both would wait for each other forever.
  void loadApp().then(async ({ App, openRouter }) => {
    await nextTask()
    const { router, isReady } = openRouter()
    // The prerendered page stays until the screen can replace it.
    if (element.dataset.picture !== undefined) await isReady
    show(<App router={router} />)
  })
}
