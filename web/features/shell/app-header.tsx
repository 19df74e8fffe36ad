import { PanelLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/button.tsx'
import { Wordmark } from '../../ui/mark.tsx'

type AppHeaderProps = {
  email: string
  isSidebarOpen: boolean
  onToggleSidebar: () => void
  onSignOut: () => void
  isSigningOut: boolean
  actions: ReactNode
}

/**
 * The header of the dashboard with links to the landing page and the account, and the sign-out button. On a
 * phone, account and sign-out are in the menu.
 */
export function AppHeader(props: AppHeaderProps) {
  const { email, isSidebarOpen, onToggleSidebar, onSignOut, isSigningOut, actions } = props
  return (
    <header className="sticky top-0 short:static print:hidden z-30 flex h-16 items-center gap-x-1 border-b border-line bg-ground px-3 sm:gap-x-2 md:px-1">
      <Button
        look="quiet"
        size="icon"
        aria-label="Toggle the sidebar"
        aria-expanded={isSidebarOpen}
        title="Toggle the sidebar"
        className="max-md:hidden"
        onClick={onToggleSidebar}
      >
        <PanelLeft aria-hidden="true" />
      </Button>
      <Link
        to={paths.home}
        aria-label="Undaunted, home"
        className="rounded-control px-1.5 py-1 text-lg max-md:mr-auto max-md:px-0"
      >
        <Wordmark />
      </Link>
      <p className="min-w-0 flex-1 truncate pl-4 text-[0.9375rem] text-ink-soft max-md:hidden">
        Welcome, {email}
      </p>
      <div className="flex items-center gap-1">{actions}</div>
      <Button onClick={onSignOut} disabled={isSigningOut} className="mr-4 max-md:hidden">
        Sign Out
      </Button>
    </header>
  )
}
