import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { ThemeSwitch } from '../../features/theme/theme-switch.tsx'
import { paths } from '../../paths.ts'
import { Wordmark } from '../../ui/mark.tsx'

/** The layout of pages that everybody with the link can read. Search engines are asked not to list them. */
export function PublicPage({ isWide = false, children }: { isWide?: boolean; children: ReactNode }) {
  return (
    <div className={`mx-auto min-h-svh px-4 pb-16 ${isWide ? 'max-w-5xl' : 'max-w-3xl'}`}>
      <meta name="robots" content="noindex" />
      <header className="flex h-18 items-center justify-between print:hidden">
        <Link to={paths.home} className="rounded-control text-xl" aria-label="Undaunted, home">
          <Wordmark />
        </Link>
        <ThemeSwitch />
      </header>
      <main id="main" tabIndex={-1} className="pt-6">
        {children}
      </main>
    </div>
  )
}
