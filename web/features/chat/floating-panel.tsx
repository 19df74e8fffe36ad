import { useQuery } from '@tanstack/react-query'
import { SquarePen, X } from 'lucide-react'
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { TalkMessage } from '../../../contracts/helper-session.ts'
import type { Planned } from '../../../contracts/planned.ts'
import type { Bench } from '../../entities/bench.ts'
import { type Project, projectQuery } from '../../entities/project.ts'
import { weekdayDate } from '../../lib/dates.ts'
import { onSessionEvent } from '../../lib/session.ts'
import { useUser } from '../../lib/user.ts'
import { Button } from '../../ui/button.tsx'
import { Chat } from './chat.tsx'
import { forgetFloatingChat, takeQuestion, useWaitingQuestion } from './floating-state.ts'
import { useFirstName, useIsGuided, useMentor, usePlanned } from './mentor.ts'
import { shownFor } from './use-announcement.ts'
import type { OpenCard, Workshop } from './workshop.ts'

// After a sign-out, the chat is closed for the next member on this page.
onSessionEvent(event => event === 'SIGNED_OUT' && forgetFloatingChat())

type FloatingPanelProps = {
  above: (projectId: string) => ReactNode
  below: (projectId: string, message: TalkMessage) => ReactNode
  workshop: Workshop
  onClose: () => void
}

export default function FloatingPanel(props: FloatingPanelProps) {
  const project = useQuery(projectQuery(useUser().id))
  // Waits for the project, because a typed message belongs to one project's conversation and must not move to
  // another.
  return project.isLoading ? null : <Panel project={project.data ?? null} {...props} />
}

function planLine({ day, action }: Planned): string {
  const when = day ? ` for ${weekdayDate(`${day}T00:00`)}` : ''
  return `You planned${when}: ${action} What came of it?`
}

function Panel({
  project,
  above,
  below,
  workshop,
  onClose,
}: FloatingPanelProps & { project: Project | null }) {
  const talk = useMentor(project)
  const firstName = useFirstName()
  const planned = usePlanned(project?.id ?? null, talk.messages.length === 0)
  const isGuided = useIsGuided(project?.id ?? null, talk.messages)
  const [card, setCard] = useState<OpenCard | null>(null)
  const [told, setTold] = useState('')
  const input = useRef<HTMLTextAreaElement>(null)
  const goesOnWriting = useRef(true)
  // Focuses the text box when the chat opens, and after a card was closed by keyboard.
  useEffect(() => {
    if (!card && goesOnWriting.current) input.current?.focus()
    goesOnWriting.current = false
  }, [card])
  useEffect(() => {
    if (!told) return
    const timer = window.setTimeout(() => setTold(''), shownFor)
    return () => window.clearTimeout(timer)
  }, [told])
  const bench: Bench = {
    projectId: project?.id ?? null,
    path: talk.path,
    isPending: talk.isPending,
    open: (id, draft) => setCard({ id, draft }),
    close: isByKeyboard => {
      goesOnWriting.current = isByKeyboard
      setCard(null)
    },
    ask: talk.send,
    tell: lines => {
      talk.tell(lines)
      setTold(lines.at(-1)?.content.replaceAll('**', '') ?? '')
    },
  }
  const waiting = useWaitingQuestion()
  const ask = useEffectEvent(() => {
    const question = takeQuestion()
    if (question) talk.send(question)
  })
  useEffect(() => {
    if (waiting !== null && !talk.isPending) ask()
  }, [waiting, talk.isPending])
  return (
    <section
      role="dialog"
      aria-label="Chat with your co-founder"
      // Dialogs that the chat opens handle Escape themselves.
      onKeyDown={event =>
        event.key === 'Escape' && event.currentTarget.contains(event.target as Node) && onClose()
      }
      className="fixed right-4 bottom-[calc(var(--foot)+var(--toasts)+1rem)] z-30 flex h-[520px] max-md:h-full max-h-[calc(100svh-var(--foot)-var(--toasts)-6rem)] w-[380px] max-w-[calc(100vw-2rem)] flex-col overflow-hidden rounded-card border border-line bg-surface shadow-float animate-[appear_200ms_var(--ease-calm)] md:right-6 short:inset-0 short:size-full short:max-h-none short:max-w-none short:rounded-none print:hidden"
    >
      <div className="flex items-center justify-between gap-2 border-b border-line py-2 pr-2 pl-5 short:py-0">
        <h2 className="text-lg">Your co-founder</h2>
        <div className="flex">
          {talk.messages.length > 0 && (
            <Button
              look="quiet"
              size="icon"
              aria-label="New conversation"
              onClick={() => {
                // The clicked button disappears, so the text box takes the focus.
                input.current?.focus()
                setCard(null)
                talk.replace()
              }}
            >
              <SquarePen aria-hidden="true" />
            </Button>
          )}
          <Button look="quiet" size="icon" aria-label="Close the chat" onClick={onClose}>
            <X aria-hidden="true" />
          </Button>
        </div>
      </div>
      <Chat
        conversation={talk}
        label="Conversation with your co-founder"
        speaker="Co-founder"
        greeting={`Hi${firstName ? ` ${firstName}` : ''}, I'm your co-founder. What are you working on today?`}
        opening={planned && planLine(planned)}
        tiles={isGuided && workshop.tiles(bench)}
        composer={card ? workshop.card(bench, card) : undefined}
        placeholder="Ask anything…"
        inputRef={input}
        above={project && !card && above(project.id)}
        below={message => (
          <>
            {workshop.below(bench, message)}
            {project && below(project.id, message)}
          </>
        )}
        className="flex-1 p-4 short:p-2"
      />
      <p role="status" className="sr-only">
        {told}
      </p>
    </section>
  )
}
