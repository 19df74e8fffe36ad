import { Link } from 'react-router'
import { paths } from '../paths.ts'
import { buttonClass } from '../ui/button.tsx'
import { Wordmark } from '../ui/mark.tsx'
import { Terrain } from '../ui/terrain.tsx'

export function Component() {
  return (
    <div className="relative isolate grid min-h-svh grid-rows-[auto_1fr] px-4 sm:px-8 lg:px-12">
      <div className="absolute inset-0 -z-10 overflow-hidden">
        <Terrain progress={0.35} drop={0.3} />
      </div>
      <header className="flex h-18 items-center">
        <Link to={paths.home} className="rounded-control text-xl" aria-label="Undaunted, home">
          <Wordmark />
        </Link>
      </header>
      <main id="main" tabIndex={-1} className="grid content-center justify-items-start gap-4 pb-[26svh]">
        <p className="font-display text-[clamp(5rem,16vw,11rem)] leading-none tracking-[-0.02em] text-ember">
          404
        </p>
        <h1 className="text-[clamp(2rem,5vw,3.25rem)]">Oops! Page not found</h1>
        <p className="reading text-lg text-ink-soft">This path leads nowhere. The way back is short.</p>
        <Link to={paths.home} className={buttonClass({ look: 'main', size: 'large', className: 'mt-2' })}>
          Return to Home
        </Link>
      </main>
    </div>
  )
}
