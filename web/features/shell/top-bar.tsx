import type { ReactNode } from 'react'
import { Link, NavLink } from 'react-router'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/button.tsx'
import { Wordmark } from '../../ui/mark.tsx'
import { footTabs, tabs } from './navigation.ts'

type TopBarProps = {
  unreadBadge: ReactNode
  actions: ReactNode
  onSignOut: () => void
  isSigningOut: boolean
}

export function TopBar({ unreadBadge, actions, onSignOut, isSigningOut }: TopBarProps) {
  return (
    <header className="sticky top-0 short:static print:hidden z-30 border-b border-line bg-ground">
      <div className="mx-auto flex h-16 max-w-[84rem] items-center gap-2 px-3 sm:px-6">
        <Link
          to={paths.feed}
          aria-label="Undaunted, to the feed"
          className="mr-auto rounded-control text-lg xl:mr-6"
        >
          <Wordmark className="max-xs:[&>span]:sr-only md:max-lg:[&>span]:sr-only" />
        </Link>
        <nav aria-label="Main" className="mr-auto hidden self-stretch md:flex">
          <ul className="flex">
            {tabs.map(({ label, to, icon: Icon }) => (
              <li key={label} className="flex">
                <NavLink
                  to={to}
                  end
                  className={({ isActive }) =>
                    `relative flex items-center gap-2 border-b-2 px-1.5 pt-0.5 max-lg:text-sm lg:px-2.5 xl:px-3 text-[0.9375rem] whitespace-nowrap transition-colors duration-150 focus-visible:-outline-offset-2 ${isActive ? 'border-ember font-medium text-ink' : 'border-transparent text-ink-soft hover:text-ink'}`
                  }
                >
                  <Icon className="size-[1.1rem] max-xl:hidden" aria-hidden="true" />
                  {label}
                  {to === paths.messaging && unreadBadge}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
        {actions}
        <Button onClick={onSignOut} disabled={isSigningOut} className="max-md:hidden">
          Sign Out
        </Button>
      </div>
    </header>
  )
}

/**
 * The five main pages as tabs on a phone. A tab with a long word takes space from the other tabs, so that the
 * word is not cut.
 */
export function BottomTabs({ unreadBadge }: { unreadBadge: ReactNode }) {
  return (
    <nav
      aria-label="Main"
      data-foot
      className="fixed inset-x-0 bottom-0 z-30 short:static print:hidden border-t border-line bg-ground pb-[env(safe-area-inset-bottom)] md:hidden"
    >
      <ul className="grid grid-cols-[repeat(5,minmax(min-content,1fr))]">
        {footTabs.map(({ label, to, icon: Icon }) => (
          <li key={label} className="min-w-12">
            <NavLink
              to={to}
              end
              className={({ isActive }) =>
                `relative flex h-14 flex-col items-center gap-0.5 px-1 pt-1.5 text-[0.6875rem] leading-[1.1] font-medium focus-visible:-outline-offset-2 ${isActive ? 'text-ember-strong' : 'text-ink-soft'}`
              }
            >
              <Icon className="size-5" aria-hidden="true" />
              <span className="text-center whitespace-nowrap">{label}</span>
              {to === paths.messaging && <span className="absolute top-1 left-[55%]">{unreadBadge}</span>}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
