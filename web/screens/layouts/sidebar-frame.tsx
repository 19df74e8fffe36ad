import { MessageSquare, Newspaper } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { ChatButton } from '../../features/chat/chat-button.tsx'
import { FloatingChat } from '../../features/chat/floating-chat.tsx'
import { AppHeader } from '../../features/shell/app-header.tsx'
import { Sidebar } from '../../features/shell/sidebar.tsx'
import { BottomTabs } from '../../features/shell/top-bar.tsx'
import { paths } from '../../paths.ts'
import { buttonClass } from '../../ui/button.tsx'
import { late } from '../../ui/late.tsx'
import { BarActions } from './bar-actions.tsx'

// Loads the list of facts late, because most visits do not need it.
const MentorPill = late(
  async () => (await import('../../features/facts/mentor-pill.tsx')).MentorPill,
  () => null,
)

const MentorKeep = late(
  async () => (await import('./mentor-answer.tsx')).MentorKeep,
  () => null,
)

const MentorProposals = late(
  async () => (await import('./mentor-answer.tsx')).MentorProposals,
  () => null,
)

const MentorTiles = late(
  async () => (await import('../../features/records/calculators/mentor-tiles.tsx')).MentorTiles,
  () => null,
)

const CalculatorCard = late(
  async () => (await import('../../features/records/calculators/calculator-card.tsx')).CalculatorCard,
  () => null,
)

const BelowAnswer = late(
  async () => (await import('./mentor-answer.tsx')).BelowAnswer,
  () => null,
)

type SidebarFrameProps = {
  email: string
  isPhone: boolean
  /** True if the menu (on a phone) or the sidebar (on wide screens) is open. */
  isOpen: boolean
  onToggle: () => void
  onSearch: () => void
  onSignOut: () => void
  isSigningOut: boolean
  unreadBadge: ReactNode
  bellBadge: ReactNode
  hasEarlyAccess?: boolean
  children: ReactNode
}

/** The layout with the sidebar, without data. The caller passes data and actions. */
export function SidebarFrame(props: SidebarFrameProps) {
  const { email, isPhone, isOpen, onToggle, onSearch, onSignOut, isSigningOut, unreadBadge, children } = props
  const { bellBadge, hasEarlyAccess = false } = props
  return (
    <div className="min-h-svh" data-layout="sidebar">
      <AppHeader
        email={email}
        isSidebarOpen={isOpen}
        onToggleSidebar={onToggle}
        onSignOut={onSignOut}
        isSigningOut={isSigningOut}
        actions={
          <>
            {!isPhone && <NetworkLinks unreadBadge={unreadBadge} />}
            <BarActions
              onSearch={onSearch}
              onMenu={onToggle}
              isMenuOpen={isOpen}
              chatButton={<ChatButton className="mx-1 size-9 xl:hidden" />}
              bellBadge={bellBadge}
            />
          </>
        }
      />
      <div className="flex">
        {!isPhone && <Sidebar isCollapsed={!isOpen} hasEarlyAccess={hasEarlyAccess} />}
        <main
          id="main"
          tabIndex={-1}
          className="mx-auto min-w-0 max-w-[76rem] flex-1 px-4 pt-8 pb-[calc(6rem+var(--toasts))] sm:px-8 lg:pt-10 xl:max-w-[80rem] xl:pr-24 print:max-w-none print:p-0"
        >
          {children}
        </main>
      </div>
      <FloatingChat
        above={projectId => <MentorPill projectId={projectId} />}
        below={(projectId, message) => (
          <>
            <MentorProposals projectId={projectId} result={message.result} />
            <MentorKeep projectId={projectId} message={message} />
          </>
        )}
        workshop={{
          tiles: bench => <MentorTiles bench={bench} />,
          card: (bench, { id, draft }) => <CalculatorCard bench={bench} id={id} draft={draft} />,
          below: (bench, message) => <BelowAnswer bench={bench} message={message} />,
        }}
      />
      {isPhone && <BottomTabs unreadBadge={unreadBadge} />}
    </div>
  )
}

/** The links to the feed and the messages. */
function NetworkLinks({ unreadBadge }: { unreadBadge: ReactNode }) {
  return (
    <>
      <Link to={paths.feed} className={buttonClass({ look: 'quiet', className: 'px-2.5' })}>
        <Newspaper aria-hidden="true" />
        <span className="max-lg:sr-only">Feed</span>
      </Link>
      <Link to={paths.messaging} className={buttonClass({ look: 'quiet', className: 'px-2.5' })}>
        <MessageSquare aria-hidden="true" />
        <span className="max-lg:sr-only">Messages</span>
        {unreadBadge}
      </Link>
    </>
  )
}
