// The landing page is a page of its own: it starts without the router and everything behind it.
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { paths } from './paths.ts'
import { Landing } from './screens/landing.tsx'
import './styles.css'

const element = document.getElementById('root')
if (!element) throw new Error('index.html has no #root')
const root = createRoot(element)
const loadApp = () => import('./app.tsx')

if (window.location.pathname === paths.home) {
  root.render(
    <StrictMode>
      <Landing />
    </StrictMode>,
  )
  // Whoever reaches for a link will need the app in a moment.
  window.addEventListener('pointerdown', () => void loadApp(), { once: true, passive: true })
} else {
  const { App } = await loadApp()
  root.render(
    <StrictMode>
      <App />
    </StrictMode>,
  )
}
