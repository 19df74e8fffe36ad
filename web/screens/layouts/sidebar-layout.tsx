import { MessageSquare, Newspaper } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Link } from 'react-router'
import { FloatingChat } from '../../features/chat/floating-chat.tsx'
import { UnreadBadge } from '../../features/messages/unread-badge.tsx'
import { useSignOut } from '../../features/session/mutations.ts'
import { AppHeader } from '../../features/shell/app-header.tsx'
import { Sidebar } from '../../features/shell/sidebar.tsx'
import { readSidebarCookie, sidebarCookie } from '../../features/shell/sidebar-cookie.ts'
import { BottomTabs } from '../../features/shell/top-bar.tsx'
import { phoneQuery, useMedia } from '../../features/shell/use-media.ts'
import { useShortcut } from '../../features/shell/use-shortcut.ts'
import { useUser } from '../../lib/session.ts'
import { paths } from '../../paths.ts'
import { buttonClass } from '../../ui/button.tsx'
import { BarActions } from './bar-actions.tsx'
import { OutletFrame } from './outlet-frame.tsx'
import { ScreenSkeleton } from './screen-skeleton.tsx'

const SidebarSheet = lazy(() =>
  import('../../features/shell/sidebar-sheet.tsx').then(module => ({ default: module.SidebarSheet })),
)

export function Component() {
  const { email = '' } = useUser()
  const signOut = useSignOut()
  const isPhone = useMedia(phoneQuery)
  const [isOpen, setIsOpen] = useState(() => readSidebarCookie(document.cookie))
  const [isSheetOpen, setIsSheetOpen] = useState(false)
  const toggle = () => {
    if (isPhone) return setIsSheetOpen(!isSheetOpen)
    document.cookie = sidebarCookie(!isOpen)
    setIsOpen(!isOpen)
  }
  useShortcut('b', toggle)
  return (
    <div className="min-h-svh" data-layout="sidebar">
      <AppHeader
        email={email}
        isPhone={isPhone}
        isSidebarOpen={isPhone ? isSheetOpen : isOpen}
        onToggleSidebar={toggle}
        onSignOut={() => signOut.mutate()}
        isSigningOut={signOut.isPending}
        actions={
          <>
            {!isPhone && <NetworkLinks />}
            <BarActions />
          </>
        }
      />
      <div className="flex">
        {!isPhone && <Sidebar isCollapsed={!isOpen} />}
        <main
          id="main"
          tabIndex={-1}
          className="mx-auto min-w-0 max-w-[76rem] flex-1 px-4 pt-8 pb-24 sm:px-8 lg:pt-10"
        >
          <OutletFrame skeleton={<ScreenSkeleton />} />
        </main>
      </div>
      <FloatingChat />
      {isPhone && <BottomTabs unreadBadge={<UnreadBadge />} />}
      {isPhone && isSheetOpen && (
        <Suspense>
          <SidebarSheet isOpen={isSheetOpen} onOpenChange={setIsSheetOpen} />
        </Suspense>
      )}
    </div>
  )
}

/** The way from the workshop to the people. */
function NetworkLinks() {
  return (
    <>
      <Link to={paths.feed} className={buttonClass({ look: 'quiet', className: 'px-2.5' })}>
        <Newspaper aria-hidden="true" />
        <span className="max-lg:sr-only">Feed</span>
      </Link>
      <Link to={paths.messaging} className={buttonClass({ look: 'quiet', className: 'px-2.5' })}>
        <MessageSquare aria-hidden="true" />
        <span className="max-lg:sr-only">Messages</span>
        <UnreadBadge />
      </Link>
    </>
  )
}
