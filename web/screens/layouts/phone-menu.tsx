import { useEarlyAccess } from '../../entities/early-access.ts'
import { ThemeSwitch } from '../../features/theme/theme-switch.tsx'
import { useUser } from '../../lib/user.ts'
import { late } from '../../ui/late.tsx'

const Menu = late(
  async () => (await import('../../features/shell/phone-menu.tsx')).PhoneMenu,
  () => null,
)

type PhoneMenuProps = {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  onSearch: () => void
  signOut: { mutate: () => void; isPending: boolean }
}

/** The menu on a phone, for both layouts. Its code is loaded when the menu is first opened. */
export function PhoneMenu({ isOpen, onOpenChange, onSearch, signOut }: PhoneMenuProps) {
  const { email = '' } = useUser()
  const { isOn: hasEarlyAccess } = useEarlyAccess()
  return (
    <Menu
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      email={email}
      hasEarlyAccess={hasEarlyAccess}
      themeSwitch={<ThemeSwitch />}
      onSearch={onSearch}
      onSignOut={() => signOut.mutate()}
      isSigningOut={signOut.isPending}
    />
  )
}
