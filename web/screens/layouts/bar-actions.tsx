import { Bell, Search } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { ThemeSwitch } from '../../features/theme/theme-switch.tsx'
import { paths } from '../../paths.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Kbd } from '../../ui/kbd.tsx'

type BarActionsProps = {
  onSearch: () => void
  /** How many notifications are unread. */
  bellBadge: ReactNode
}

export function BarActions({ onSearch, bellBadge }: BarActionsProps) {
  return (
    <>
      <Button look="quiet" className="px-2.5" aria-label="Search and commands" onClick={onSearch}>
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
      <ThemeSwitch />
    </>
  )
}
