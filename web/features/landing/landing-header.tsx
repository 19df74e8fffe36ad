import { Download, Ellipsis, RotateCcw, Users } from 'lucide-react'
import type { ReactNode } from 'react'
import { paths } from '../../paths.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Wordmark } from '../../ui/mark.tsx'

/**
 * For a visitor, these links lead to /auth. For a member, they lead to the journey, which opens the dialog named
 * in `open`.
 */
const tools = [
  { label: 'Reset Journey', icon: RotateCcw, open: 'reset' },
  { label: 'Export Plan', icon: Download, open: 'export' },
  { label: 'Collaboration', icon: Users, open: 'collaboration' },
]

type LandingHeaderProps = { isSignedIn: boolean; themeSwitch: ReactNode }

export function LandingHeader({ isSignedIn, themeSwitch }: LandingHeaderProps) {
  const toolLinks = tools.map(tool => ({
    ...tool,
    to: isSignedIn ? `${paths.journey}?open=${tool.open}` : paths.auth,
  }))
  return (
    <header className="relative z-20 flex h-18 items-center gap-1 px-3 xs:gap-2 xs:px-4 sm:px-8 lg:px-12">
      <a href={paths.home} className="mr-auto rounded-control text-xl" aria-label="Undaunted, home">
        <Wordmark className="max-xs:[&>span]:sr-only" />
      </a>
      <nav aria-label="Plan" className="hidden items-center lg:flex">
        {toolLinks.map(({ label, icon: Icon, to }) => (
          <a
            key={label}
            href={to}
            className={buttonClass({
              look: 'quiet',
              size: 'small',
              className: 'font-normal! text-ink-faint!',
            })}
          >
            <Icon aria-hidden="true" />
            {label}
          </a>
        ))}
      </nav>
      {themeSwitch}
      <Button look="quiet" size="icon" className="lg:hidden" popoverTarget="plan-menu" aria-label="Plan menu">
        <Ellipsis aria-hidden="true" />
      </Button>
      <nav
        id="plan-menu"
        popover="auto"
        aria-label="Plan menu"
        className="fixed top-16 right-4 left-auto m-0 w-60 rounded-card border border-line bg-surface p-1 text-ink shadow-float lg:hidden"
      >
        {toolLinks.map(({ label, icon: Icon, to }) => (
          <a
            key={label}
            href={to}
            className={buttonClass({ look: 'quiet', className: 'w-full justify-start' })}
          >
            <Icon aria-hidden="true" />
            {label}
          </a>
        ))}
      </nav>
      {isSignedIn ? (
        <a href={paths.feed} className={buttonClass({ look: 'ink' })}>
          Go to your feed
        </a>
      ) : (
        <a href={paths.auth} className={buttonClass({ look: 'plain' })}>
          Login
        </a>
      )}
    </header>
  )
}
