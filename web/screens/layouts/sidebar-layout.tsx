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
import { late } from '../../ui/late.tsx'
import type { MemberContext } from './member-layout.tsx'
import { OutletFrame } from './outlet-frame.tsx'
import { ScreenSkeleton } from './screen-skeleton.tsx'
import { SidebarFrame } from './sidebar-frame.tsx'

const SidebarSheet = late(
  async () => (await import('../../features/shell/sidebar-sheet.tsx')).SidebarSheet,
  () => null,
)

export function Component() {
  const { email = '' } = useUser()
  const { openPalette } = useOutletContext<MemberContext>()
  const signOut = useSignOut()
  const isPhone = useMedia(phoneQuery)
  const { isOn: hasEarlyAccess } = useEarlyAccess()
  const [isOpen, setIsOpen] = useState(() => readSidebarCookie(document.cookie))
  const [isSheetOpen, setIsSheetOpen] = useState(false)
  const toggle = () => {
    if (isPhone) return setIsSheetOpen(!isSheetOpen)
    document.cookie = sidebarCookie(!isOpen)
    setIsOpen(!isOpen)
  }
  useShortcut('b', toggle)
  return (
    <>
      <SidebarFrame
        email={email}
        isPhone={isPhone}
        isOpen={isPhone ? isSheetOpen : isOpen}
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
      {isPhone && isSheetOpen && (
        <SidebarSheet isOpen={isSheetOpen} hasEarlyAccess={hasEarlyAccess} onOpenChange={setIsSheetOpen} />
      )}
    </>
  )
}
