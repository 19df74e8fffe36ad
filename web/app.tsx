import { createBrowserRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { routes } from './routes.tsx'

type Router = ReturnType<typeof createBrowserRouter>

/** `isReady` resolves when the first screen can be shown. */
export function openRouter(): { router: Router; isReady: Promise<void> } {
  const router = createBrowserRouter(routes)
  const isReady = new Promise<void>(resolve => {
    if (router.state.initialized) resolve()
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return
      stop()
      resolve()
    })
  })
  return { router, isReady }
}

export function App({ router }: { router: Router }) {
  return <RouterProvider router={router} />
}
