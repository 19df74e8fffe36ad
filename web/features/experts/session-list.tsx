import { CalendarPlus, Video } from 'lucide-react'
import { clockTime, shortDate, weekdayDate } from '../../lib/dates.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Card, CardHeader } from '../../ui/card.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { calendarFile, sessionStart } from './calendar.ts'
import { linkOpensMinutesBefore, type Session, sessionMinutes } from './experts.ts'

export function SessionList({ sessions }: { sessions: readonly Session[] }) {
  return (
    <Card>
      <CardHeader title="Your sessions" aside={`${sessions.length} scheduled`} />
      <ul className="grid divide-y divide-line">
        {sessions.map(session => (
          <li key={session.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
            <div className="mr-auto grid">
              <span className="font-semibold">{session.topic}</span>
              <span className="text-sm text-ink-soft">
                {session.expertName}, {shortDate(sessionStart(session))} at {clockTime(sessionStart(session))}
              </span>
            </div>
            <Badge tone="teal">{session.status}</Badge>
            <JoinCall session={session} />
          </li>
        ))}
      </ul>
    </Card>
  )
}

function JoinCall({ session }: { session: Session }) {
  return (
    <Dialog
      trigger={
        <Button size="small">
          <Video aria-hidden="true" />
          Join Call
        </Button>
      }
      title={session.topic}
      description={`With ${session.expertName}, ${weekdayDate(sessionStart(session))} at ${clockTime(sessionStart(session))}, ${sessionMinutes} minutes`}
    >
      <p className="rounded-control bg-sunken p-4">
        The video link opens {linkOpensMinutesBefore} minutes before the session
      </p>
      <a
        className={buttonClass({ className: 'justify-self-start' })}
        href={`data:text/calendar;charset=utf-8,${encodeURIComponent(calendarFile(session))}`}
        download="expert-session.ics"
      >
        <CalendarPlus aria-hidden="true" />
        Add to calendar
      </a>
    </Dialog>
  )
}
