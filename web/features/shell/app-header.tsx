import { Menu } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/button.tsx'
import { Mark } from '../../ui/mark.tsx'

type AppHeaderProps = {
  email: string
  /** On a phone: opens the sidebar. */
  onMenu?: () => void
  onSignOut: () => void
  isSigningOut: boolean
  actions: ReactNode
}

/** The dashboard's header: home, who is here, and the way out. */
export function AppHeader({ email, onMenu, onSignOut, isSigningOut, actions }: AppHeaderProps) {
  return (
    <header className="sticky top-0 z-30 flex h-16 items-center gap-2 border-b border-line bg-ground/92 px-3 backdrop-blur-sm sm:px-6">
      {onMenu && (
        <Button look="quiet" size="icon" aria-label="Open the menu" onClick={onMenu}>
          <Menu aria-hidden="true" />
        </Button>
      )}
      <Link
        to={paths.home}
        aria-label="Undaunted, home"
        className="grid size-10 place-items-center rounded-control"
      >
        <Mark className="w-6" />
      </Link>
      <p className="min-w-0 flex-1 truncate text-[0.9375rem] text-ink-soft">Welcome, {email}</p>
      {actions}
      <Button onClick={onSignOut} disabled={isSigningOut} className="max-xs:px-3">
        Sign Out
      </Button>
    </header>
  )
}
