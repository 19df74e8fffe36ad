import { Search } from 'lucide-react'
import { useOutletContext } from 'react-router'
import { ThemeSwitch } from '../../features/theme/theme-switch.tsx'
import { Button } from '../../ui/button.tsx'
import { Kbd } from '../../ui/kbd.tsx'
import type { MemberContext } from './member-layout.tsx'

export function BarActions() {
  const { openPalette } = useOutletContext<MemberContext>()
  return (
    <>
      <Button look="quiet" className="px-2.5" aria-label="Search and commands" onClick={openPalette}>
        <Search aria-hidden="true" />
        <span className="max-lg:hidden">
          <Kbd keys="mod K" />
        </span>
      </Button>
      <ThemeSwitch />
    </>
  )
}
