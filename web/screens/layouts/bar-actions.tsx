import { Bell, Menu, Search } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { ThemeSwitch } from '../../features/theme/theme-switch.tsx'
import { paths } from '../../paths.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Kbd } from '../../ui/kbd.tsx'

type BarActionsProps = {
  onSearch: () => void
  onMenu: () => void
  isMenuOpen: boolean
  /** On a phone, this button takes the place of the search, which is in the menu there. */
  chatButton?: ReactNode
  /** The number of unread notifications. */
  bellBadge: ReactNode
}

/** The buttons in the bar. On a phone, at most three. */
export function BarActions({ onSearch, onMenu, isMenuOpen, chatButton, bellBadge }: BarActionsProps) {
  return (
    <>
      <Button
        look="quiet"
        className={`px-2.5 ${chatButton ? 'max-md:hidden' : ''}`}
        aria-label="Search and commands"
        onClick={onSearch}
      >
        <Search aria-hidden="true" />
        <span className="max-xl:hidden">
          <Kbd keys="mod K" />
        </span>
      </Button>
      <Link
        to={paths.notifications}
        title="Notifications"
        className={buttonClass({ look: 'quiet', size: 'icon', className: 'relative' })}
      >
        <Bell aria-hidden="true" />
        <span className="sr-only">Notifications</span>
        {bellBadge}
      </Link>
      <div className="max-md:hidden">
        <ThemeSwitch />
      </div>
      {chatButton}
      <Button
        look="quiet"
        size="icon"
        aria-label="Menu"
        aria-expanded={isMenuOpen}
        className="md:hidden"
        onClick={onMenu}
      >
        <Menu aria-hidden="true" />
      </Button>
    </>
  )
}
