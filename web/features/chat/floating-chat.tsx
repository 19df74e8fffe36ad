import type { ReactNode } from 'react'
import type { TalkMessage } from '../../../contracts/helper-session.ts'
import { late } from '../../ui/late.tsx'
import { ChatButton } from './chat-button.tsx'
import { openFloatingChat, useFloatingChat } from './floating-state.ts'
import type { Workshop } from './workshop.ts'

// The code of the chat panel is loaded when it is first opened, because most visits do not need it.
const FloatingPanel = late(
  async () => (await import('./floating-panel.tsx')).default,
  () => null,
)

type FloatingChatProps = {
  /** Returns the elements above the text box, after the project is loaded. */
  above: (projectId: string) => ReactNode
  /** Returns the elements below an answer. */
  below: (projectId: string, message: TalkMessage) => ReactNode
  /** The calculators and their buttons, which work without a model. */
  workshop: Workshop
}

/**
 * The mentor chat on every screen. On a wide screen, its button floats in a free margin. On other screens, the
 * button is in the header, because there is no free margin.
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
