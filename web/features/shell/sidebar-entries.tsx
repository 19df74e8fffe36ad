import { Link, useMatch } from 'react-router'
import { earlyTools } from '../../entities/destinations.ts'
import { type Entry, type Group, sidebarFooter, sidebarGroups } from './navigation.ts'
import { SidebarTip } from './sidebar-tip.tsx'

type SidebarEntriesProps = {
  isCollapsed: boolean
  /** True if announced entries with a tool lead to that tool. */
  hasEarlyAccess: boolean
  /** A group of entries that is shown only here, above the account's group. */
  extra?: Group
  onNavigate?: (() => void) | undefined
}

const rowClass =
  'flex h-10 items-center gap-3 overflow-hidden rounded-control px-2.5 text-[0.9375rem] whitespace-nowrap transition-colors duration-150 [&_svg]:size-[1.15rem] [&_svg]:shrink-0'

export function SidebarEntries(props: SidebarEntriesProps) {
  const { isCollapsed, extra } = props
  const list = (entries: readonly Entry[]) => (
    <ul className="grid gap-0.5">
      {entries.map(entry => (
        <li key={entry.label}>
          <SidebarEntry entry={entry} {...props} />
        </li>
      ))}
    </ul>
  )
  return (
    <SidebarTip>
      <div className={`flex min-h-full flex-col gap-5 py-3 ${isCollapsed ? 'px-1' : 'px-3'}`}>
        {[...sidebarGroups, ...(extra ? [extra] : [])].map(group => (
          <section key={group.title ?? 'start'} aria-label={group.title ?? 'Start'}>
            {group.title && !isCollapsed && (
              <h2 className="mb-1.5 px-2.5 font-sans text-[0.8125rem] font-medium tracking-normal text-ink-faint">
                {group.title}
              </h2>
            )}
            {group.title && isCollapsed && <hr className="mx-2 mb-3 border-line" />}
            {list(group.entries)}
          </section>
        ))}
        <section aria-label="Account" className="mt-auto border-t border-line pt-3">
          {list(sidebarFooter)}
        </section>
      </div>
    </SidebarTip>
  )
}

function SidebarEntry({
  entry,
  isCollapsed,
  hasEarlyAccess,
  onNavigate,
}: SidebarEntriesProps & { entry: Entry }) {
  const { label, to, icon: Icon } = entry
  const isEarly = entry.isComing && hasEarlyAccess && earlyTools.has(to)
  const isComing = entry.isComing && !isEarly
  const content = (
    <>
      <Icon aria-hidden="true" />
      <span className={isCollapsed ? 'sr-only' : 'min-w-0 whitespace-normal leading-tight'}>{label}</span>
      {isEarly && !isCollapsed && (
        <span aria-hidden="true" className="ml-auto size-2 shrink-0 rounded-full bg-teal" />
      )}
    </>
  )
  const isActive = useMatch({ path: to, end: false }) !== null
  const look = isActive
    ? 'bg-ember-wash font-medium text-ember-deep'
    : isComing
      ? 'text-ink-faint hover:bg-sunken [&_svg]:opacity-70'
      : 'text-ink-soft hover:bg-sunken hover:text-ink'
  return (
    <Link
      to={to}
      onClick={onNavigate}
      aria-current={isActive ? 'page' : undefined}
      data-tip={isComing ? 'Coming Soon' : isEarly ? 'Early access' : isCollapsed ? label : undefined}
      className={`${rowClass} ${look}`}
    >
      {content}
      {isComing && <span className="sr-only"> (Coming Soon)</span>}
      {isEarly && <span className="sr-only"> (Early access)</span>}
    </Link>
  )
}
