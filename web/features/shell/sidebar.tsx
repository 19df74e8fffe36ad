import { PanelLeft } from 'lucide-react'
import { Link } from 'react-router'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/button.tsx'
import { Mark, Wordmark } from '../../ui/mark.tsx'
import { SidebarEntries } from './sidebar-entries.tsx'

type SidebarProps = { isCollapsed: boolean; onToggle: () => void }

export function Sidebar({ isCollapsed, onToggle }: SidebarProps) {
  return (
    <nav
      aria-label="Main"
      data-sidebar={isCollapsed ? 'collapsed' : 'expanded'}
      style={{ width: isCollapsed ? '3rem' : '16rem' }}
      className="sticky top-0 flex h-svh shrink-0 flex-col border-r border-line transition-[width] duration-200 ease-calm"
    >
      <div
        className={`flex h-16 shrink-0 items-center ${isCollapsed ? 'justify-center' : 'justify-between pr-3 pl-5'}`}
      >
        {!isCollapsed && (
          <Link to={paths.feed} className="rounded-control text-lg" aria-label="Undaunted, to the feed">
            <Wordmark />
          </Link>
        )}
        <Button
          look="quiet"
          size="icon"
          aria-expanded={!isCollapsed}
          aria-label={isCollapsed ? 'Expand the sidebar' : 'Collapse the sidebar'}
          title={isCollapsed ? 'Expand the sidebar' : 'Collapse the sidebar'}
          onClick={onToggle}
        >
          {isCollapsed ? <Mark className="w-5" /> : <PanelLeft aria-hidden="true" />}
        </Button>
      </div>
      <div className="min-h-0 flex-1 overflow-x-hidden overflow-y-auto">
        <SidebarEntries isCollapsed={isCollapsed} />
      </div>
    </nav>
  )
}
