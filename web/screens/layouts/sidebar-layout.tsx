import { useState } from 'react'
import { useOutletContext } from 'react-router'
import { useEarlyAccess } from '../../entities/early-access.ts'
import { UnreadBadge } from '../../features/messages/unread-badge.tsx'
import { BellBadge } from '../../features/notifications/bell-badge.tsx'
import { useSignOut } from '../../features/session/mutations.ts'
import { readSidebarCookie, sidebarCookie } from '../../features/shell/sidebar-cookie.ts'
import { phoneQuery, useMedia } from '../../features/shell/use-media.ts'
import { useShortcut } from '../../features/shell/use-shortcut.ts'
import { useUser } from '../../lib/user.ts'
import type { MemberContext } from './member-layout.tsx'
import { OutletFrame } from './outlet-frame.tsx'
import { PhoneMenu } from './phone-menu.tsx'
import { ScreenSkeleton } from './screen-skeleton.tsx'
import { SidebarFrame } from './sidebar-frame.tsx'

export function Component() {
  const { email = '' } = useUser()
  const { openPalette } = useOutletContext<MemberContext>()
  const signOut = useSignOut()
  const isPhone = useMedia(phoneQuery)
  const { isOn: hasEarlyAccess } = useEarlyAccess()
  const [isOpen, setIsOpen] = useState(() => readSidebarCookie(document.cookie))
  const [isMenuOpen, setIsMenuOpen] = useState(false)
  const toggle = () => {
    if (isPhone) return setIsMenuOpen(!isMenuOpen)
    document.cookie = sidebarCookie(!isOpen)
    setIsOpen(!isOpen)
  }
  useShortcut('b', toggle)
  return (
    <>
      <SidebarFrame
        email={email}
        isPhone={isPhone}
        isOpen={isPhone ? isMenuOpen : isOpen}
        onToggle={toggle}
        onSearch={openPalette}
        onSignOut={() => signOut.mutate()}
        isSigningOut={signOut.isPending}
        unreadBadge={<UnreadBadge />}
        bellBadge={<BellBadge />}
        hasEarlyAccess={hasEarlyAccess}
      >
        <OutletFrame skeleton={<ScreenSkeleton />} />
      </SidebarFrame>
      {isPhone && isMenuOpen && (
        <PhoneMenu
          isOpen={isMenuOpen}
          onOpenChange={setIsMenuOpen}
          onSearch={openPalette}
          signOut={signOut}
        />
      )}
    </>
  )
}
