import { createBrowserRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { routes } from './routes.tsx'

const router = createBrowserRouter(routes)

/** Settles when the first screen can be shown. */
export const isReady = new Promise<void>(resolve => {
  if (router.state.initialized) resolve()
  const stop = router.subscribe(({ initialized }) => {
    if (!initialized) return
    stop()
    resolve()
  })
})

export function App() {
  return <RouterProvider router={router} />
}
