import { SidebarEntries } from './sidebar-entries.tsx'

export function Sidebar({ isCollapsed, hasEarlyAccess }: { isCollapsed: boolean; hasEarlyAccess: boolean }) {
  return (
    <nav
      aria-label="Main"
      data-sidebar={isCollapsed ? 'collapsed' : 'expanded'}
      style={{ width: isCollapsed ? '3rem' : '16rem' }}
      className="sticky top-16 print:hidden h-[calc(100svh-4rem)] shrink-0 overflow-x-hidden overflow-y-auto border-r border-line transition-[width] duration-200 ease-calm"
    >
      <SidebarEntries isCollapsed={isCollapsed} hasEarlyAccess={hasEarlyAccess} />
    </nav>
  )
}
