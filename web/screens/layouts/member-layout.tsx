import { useState } from 'react'
import { Outlet } from 'react-router'
import { InterviewDelivery } from '../../features/interviews/interview-delivery.tsx'
import { MessageDelivery } from '../../features/messages/message-delivery.tsx'
import { LiveProfiles } from '../../features/people/live-profiles.tsx'
import { Restored } from '../../features/session/restored.tsx'
import { SecondFactorGate } from '../../features/session/second-factor-gate.tsx'
import { SessionGuard } from '../../features/session/session-guard.tsx'
import { useShortcut } from '../../features/shell/use-shortcut.ts'
import { SubscriptionCheck } from '../../features/subscription/subscription-check.tsx'
import { Quietly } from '../../lib/quietly.tsx'
import { late } from '../../ui/late.tsx'
import { TitleCount } from './title-count.tsx'

const Palette = late(
  async () => (await import('./palette.tsx')).default,
  () => null,
)

/** Lets a button in a layout open the command palette. */
export type MemberContext = { openPalette: () => void }

/** The parent of both member layouts: it adds the session guard and the command palette. */
export function Component() {
  const [isOpen, setIsOpen] = useState(false)
  const [wasOpened, setWasOpened] = useState(false)
  const setOpen = (open: boolean) => {
    if (open) setWasOpened(true)
    setIsOpen(open)
  }
  useShortcut('k', () => setOpen(!isOpen))
  const context: MemberContext = { openPalette: () => setOpen(true) }
  return (
    <SessionGuard>
      <SecondFactorGate>
        <Quietly of="layout">
          <SubscriptionCheck />
          <LiveProfiles />
          <MessageDelivery />
          <InterviewDelivery />
          <TitleCount />
        </Quietly>
        <Restored>
          <Outlet context={context} />
        </Restored>
      </SecondFactorGate>
      {wasOpened && <Palette isOpen={isOpen} onOpenChange={setOpen} />}
    </SessionGuard>
  )
}
