import { useState } from 'react'
import { useOutletContext } from 'react-router'
import { UnreadBadge } from '../../features/messages/unread-badge.tsx'
import { BellBadge } from '../../features/notifications/bell-badge.tsx'
import { useSignOut } from '../../features/session/mutations.ts'
import { BottomTabs, TopBar } from '../../features/shell/top-bar.tsx'
import { phoneQuery, useMedia } from '../../features/shell/use-media.ts'
import { BarActions } from './bar-actions.tsx'
import type { MemberContext } from './member-layout.tsx'
import { OutletFrame } from './outlet-frame.tsx'
import { PhoneMenu } from './phone-menu.tsx'
import { ScreenSkeleton } from './screen-skeleton.tsx'

export function Component() {
  const { openPalette } = useOutletContext<MemberContext>()
  const signOut = useSignOut()
  const isPhone = useMedia(phoneQuery)
  const [isMenuOpen, setIsMenuOpen] = useState(false)
  return (
    <div className="min-h-svh" data-layout="top-bar">
      <TopBar
        unreadBadge={!isPhone && <UnreadBadge />}
        actions={
          <BarActions
            onSearch={openPalette}
            onMenu={() => setIsMenuOpen(!isMenuOpen)}
            isMenuOpen={isMenuOpen}
            bellBadge={<BellBadge />}
          />
        }
        onSignOut={() => signOut.mutate()}
        isSigningOut={signOut.isPending}
      />
      <main
        id="main"
        tabIndex={-1}
        className="mx-auto max-w-[84rem] px-4 pt-8 pb-[calc(2rem+var(--toasts))] max-md:pb-[calc(6rem+var(--toasts))] sm:px-6"
      >
        <OutletFrame skeleton={<ScreenSkeleton />} />
      </main>
      {isPhone && <BottomTabs unreadBadge={<UnreadBadge />} />}
      {isPhone && isMenuOpen && (
        <PhoneMenu
          isOpen={isMenuOpen}
          onOpenChange={setIsMenuOpen}
          onSearch={openPalette}
          signOut={signOut}
        />
      )}
    </div>
  )
}
