import { Star } from 'lucide-react'
import { useState } from 'react'
import { Avatar } from '../../ui/avatar.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import type { Expert } from './experts.ts'

export function ExpertCard({ expert, onBook }: { expert: Expert; onBook: (time: string) => void }) {
  const [time, setTime] = useState<string | null>(null)
  return (
    <article className="flex h-full flex-col gap-5 rounded-card border border-line bg-surface p-6">
      <header className="flex gap-4">
        <Avatar name={expert.name} size="large" />
        <div className="grid content-start">
          <h2 className="text-xl">{expert.name}</h2>
          <p className="text-sm text-ink-soft">
            {expert.title}, {expert.company}
          </p>
          <p className="mt-1 flex items-center gap-1 text-sm font-semibold tabular-nums">
            <Star aria-hidden="true" className="size-3.5 fill-amber text-amber" />
            <span className="sr-only">Rated </span>
            {expert.rating.toFixed(1)}
            <span className="font-normal text-ink-faint">· {expert.sessions} sessions</span>
          </p>
        </div>
      </header>
      <ul className="flex flex-wrap gap-1.5" aria-label="Expertise">
        {expert.expertise.map(subject => (
          <li key={subject}>
            <Badge>{subject}</Badge>
          </li>
        ))}
      </ul>
      <fieldset className="grid gap-2">
        <legend className="mb-2 text-sm font-semibold">Tomorrow at</legend>
        <div className="flex flex-wrap gap-2">
          {expert.availability.map(slot => (
            <Button
              key={slot}
              size="small"
              look={slot === time ? 'ink' : 'plain'}
              aria-pressed={slot === time}
              onClick={() => setTime(slot)}
            >
              {slot}
            </Button>
          ))}
        </div>
      </fieldset>
      <Button
        className="mt-auto self-start"
        disabled={time === null}
        onClick={() => {
          if (time !== null) onBook(time)
          setTime(null)
        }}
      >
        Book Session
      </Button>
    </article>
  )
}
