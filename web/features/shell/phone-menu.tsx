import { LogOut, Search } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { menuTabs } from './navigation.ts'
import { SidebarEntries } from './sidebar-entries.tsx'

type PhoneMenuProps = {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  email: string
  hasEarlyAccess: boolean
  themeSwitch: ReactNode
  onSearch: () => void
  onSignOut: () => void
  isSigningOut: boolean
}

/** The menu on a phone: the sidebar, and everything else that has no space in the header and the bottom bar. */
export function PhoneMenu(props: PhoneMenuProps) {
  const { isOpen, onOpenChange, email, hasEarlyAccess, themeSwitch, onSearch, onSignOut, isSigningOut } =
    props
  return (
    <Sheet open={isOpen} onOpenChange={onOpenChange} title="Menu" side="left" width="18rem">
      <div className="flex min-h-full flex-col">
        <div className="border-b border-line px-3 py-2">
          <Button
            look="quiet"
            className="w-full justify-start px-2.5"
            onClick={() => {
              onOpenChange(false)
              onSearch()
            }}
          >
            <Search aria-hidden="true" />
            Search and commands
          </Button>
        </div>
        <nav aria-label="Main" data-sidebar="phone" className="flex-1">
          <SidebarEntries
            isCollapsed={false}
            hasEarlyAccess={hasEarlyAccess}
            extra={{ title: 'Learn', entries: menuTabs }}
            onNavigate={() => onOpenChange(false)}
          />
        </nav>
        <div className="grid gap-2 border-t border-line px-5 py-4">
          <div className="flex items-center gap-2">
            <p className="min-w-0 flex-1 text-[0.9375rem] text-ink-soft">Welcome, {email}</p>
            {themeSwitch}
          </div>
          <Button
            disabled={isSigningOut}
            // Closes the menu first, because the page shows whether signing out worked.
            onClick={() => {
              onOpenChange(false)
              onSignOut()
            }}
          >
            <LogOut aria-hidden="true" />
            Sign Out
          </Button>
        </div>
      </div>
    </Sheet>
  )
}
