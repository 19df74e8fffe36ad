import type { ReactNode } from 'react'
import type { TalkMessage } from '../../../contracts/helper-session.ts'
import { late } from '../../ui/late.tsx'
import { ChatButton } from './chat-button.tsx'
import { openFloatingChat, useFloatingChat } from './floating-state.ts'
import type { Workshop } from './workshop.ts'

// The conversation's code comes with the first opening: most visits to a screen need none of it.
const FloatingPanel = late(
  async () => (await import('./floating-panel.tsx')).default,
  () => null,
)

type FloatingChatProps = {
  /** What stands above the composer, once the project is known. */
  above: (projectId: string) => ReactNode
  /** What stands below an answer. */
  below: (projectId: string, message: TalkMessage) => ReactNode
  /** What works without a model. */
  workshop: Workshop
}

/**
 * The mentor, at hand on every screen of the workshop. On a wide screen its button floats in a margin kept free
 * for it; on others the header holds it, because there is no room over which it could float.
 */
export function FloatingChat({ above, below, workshop }: FloatingChatProps) {
  const isOpen = useFloatingChat()
  return (
    <>
      <ChatButton
        className={`fixed right-6 bottom-6 z-30 size-14 shadow-float print:hidden hover:-translate-y-0.5 max-xl:hidden ${isOpen ? 'invisible' : ''}`}
      />
      {isOpen && (
        <FloatingPanel
          above={above}
          below={below}
          workshop={workshop}
          onClose={() => openFloatingChat(false)}
        />
      )}
    </>
  )
}
