import { Sheet } from '../../ui/sheet.tsx'
import { SidebarEntries } from './sidebar-entries.tsx'

type SidebarSheetProps = { isOpen: boolean; onOpenChange: (isOpen: boolean) => void }

/** The sidebar on a phone. */
export function SidebarSheet({ isOpen, onOpenChange }: SidebarSheetProps) {
  return (
    <Sheet open={isOpen} onOpenChange={onOpenChange} title="Menu" side="left" width="18rem">
      <nav aria-label="Main" data-sidebar="phone" className="h-full">
        <SidebarEntries isCollapsed={false} onNavigate={() => onOpenChange(false)} />
      </nav>
    </Sheet>
  )
}
