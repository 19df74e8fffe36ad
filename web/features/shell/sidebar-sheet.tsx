import { Sheet } from '../../ui/sheet.tsx'
import { SidebarEntries } from './sidebar-entries.tsx'

type SidebarSheetProps = {
  isOpen: boolean
  hasEarlyAccess: boolean
  onOpenChange: (isOpen: boolean) => void
}

/** The sidebar on a phone. */
export function SidebarSheet({ isOpen, hasEarlyAccess, onOpenChange }: SidebarSheetProps) {
  return (
    <Sheet open={isOpen} onOpenChange={onOpenChange} title="Menu" side="left" width="18rem">
      <nav aria-label="Main" data-sidebar="phone" className="h-full">
        <SidebarEntries
          isCollapsed={false}
          hasEarlyAccess={hasEarlyAccess}
          onNavigate={() => onOpenChange(false)}
        />
      </nav>
    </Sheet>
  )
}
