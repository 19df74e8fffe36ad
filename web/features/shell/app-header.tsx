import { Menu, PanelLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/button.tsx'
import { Wordmark } from '../../ui/mark.tsx'

type AppHeaderProps = {
  email: string
  isPhone: boolean
  isSidebarOpen: boolean
  onToggleSidebar: () => void
  onSignOut: () => void
  isSigningOut: boolean
  actions: ReactNode
}

/** The dashboard's header: home, who is here, and the way out. */
export function AppHeader(props: AppHeaderProps) {
  const { email, isPhone, isSidebarOpen, onToggleSidebar, onSignOut, isSigningOut, actions } = props
  return (
    <header className="sticky top-0 z-30 flex min-h-16 flex-wrap items-center gap-x-1 max-md:pt-2 border-b border-line bg-ground px-1 sm:gap-x-2">
      <Button
        look="quiet"
        size="icon"
        aria-label="Toggle the sidebar"
        aria-expanded={isSidebarOpen}
        title="Toggle the sidebar"
        onClick={onToggleSidebar}
      >
        {isPhone ? <Menu aria-hidden="true" /> : <PanelLeft aria-hidden="true" />}
      </Button>
      <Link
        to={paths.home}
        aria-label="Undaunted, home"
        className="rounded-control px-1.5 py-1 text-lg max-xs:px-0.5"
      >
        <Wordmark className="max-xs:[&>span]:sr-only" />
      </Link>
      <p className="min-w-0 flex-1 truncate text-[0.9375rem] text-ink-soft max-md:order-last max-md:basis-full max-md:px-3 max-md:pb-2 max-md:text-sm md:pl-4">
        Welcome, {email}
      </p>
      <div className="flex items-center max-md:ml-auto max-xs:[&>*]:size-8 max-xs:[&>*]:px-0 sm:gap-1">
        {actions}
      </div>
      <Button onClick={onSignOut} disabled={isSigningOut} className="mr-2 max-xs:mr-1 max-xs:px-2 sm:mr-4">
        Sign Out
      </Button>
    </header>
  )
}
