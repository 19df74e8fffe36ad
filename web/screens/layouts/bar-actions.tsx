import { Search } from 'lucide-react'
import { ThemeSwitch } from '../../features/theme/theme-switch.tsx'
import { Button } from '../../ui/button.tsx'
import { Kbd } from '../../ui/kbd.tsx'

export function BarActions({ onSearch }: { onSearch: () => void }) {
  return (
    <>
      <Button look="quiet" className="px-2.5" aria-label="Search and commands" onClick={onSearch}>
        <Search aria-hidden="true" />
        <span className="max-xl:hidden">
          <Kbd keys="mod K" />
        </span>
      </Button>
      <ThemeSwitch />
    </>
  )
}
