import { useState } from 'react'
import { z } from 'zod'
import { ExpertCard } from '../features/experts/expert-card.tsx'
import { ExpertTalk } from '../features/experts/expert-talk.tsx'
import { type Expert, experts, type Session, session, sessionTopic } from '../features/experts/experts.ts'
import { SessionList } from '../features/experts/session-list.tsx'
import { calendarDay } from '../lib/dates.ts'
import { useKeptState } from '../lib/use-kept-state.ts'
import { useUser } from '../lib/user.ts'

/**
 * The expert network is a simulation: a booked session is stored for the member, but no expert is contacted.
 */
export function Component() {
  const [booked, setBooked] = useKeptState([useUser().id, 'expert-sessions'], z.array(session))
  const sessions = booked ?? []
  const [isOpen, setIsOpen] = useState(sessions.length > 0)
  function book(expert: Expert, time: string) {
    const date = calendarDay(new Date(), 1)
    const added: Session = {
      id: crypto.randomUUID(),
      expertName: expert.name,
      date,
      time,
      status: 'scheduled',
      topic: sessionTopic,
    }
    setBooked(current => [...(current ?? []), added])
  }
  return (
    <div className="grid gap-8">
      <header className="grid gap-2">
        <h1 className="text-[clamp(2rem,4.5vw,2.75rem)]">Expert Network</h1>
        <p className="reading text-lg text-ink-soft">
          Half an hour with somebody who has done it. This is a simulation: the experts are characters, and a
          booking stays on this page.
        </p>
      </header>
      {isOpen ? (
        <>
          {sessions.length > 0 && <SessionList sessions={sessions} />}
          <ul className="grid gap-4 md:grid-cols-2 xl:grid-cols-3">
            {experts.map(expert => (
              <li key={expert.id}>
                <ExpertCard expert={expert} onBook={time => book(expert, time)} />
              </li>
            ))}
          </ul>
        </>
      ) : (
        <ExpertTalk onEnter={() => setIsOpen(true)} />
      )}
    </div>
  )
}
