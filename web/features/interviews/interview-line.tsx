import { Trash2 } from 'lucide-react'
import type { Interview } from '../../../contracts/contacts.ts'
import { factTopics } from '../../../contracts/fact-topics.ts'
import { evidenceLabels, type Fact } from '../../../contracts/facts.ts'
import { dateTime } from '../../lib/dates.ts'
import { AlertDialog } from '../../ui/alert-dialog.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'

type InterviewLineProps = {
  talk: Interview
  /** The person's name; null if the founder named nobody, or if the person was deleted. */
  name: string | null
  quotes: readonly Fact[]
  onDelete: () => void
}

export function InterviewLine({ talk, name, quotes, onDelete }: InterviewLineProps) {
  return (
    <li>
      <Card className="grid gap-3">
        <div className="flex items-start justify-between gap-3">
          <div className="min-w-0">
            <h3 className="font-sans text-base font-semibold [overflow-wrap:anywhere]">
              {name ?? 'Somebody'}
            </h3>
            <p className="text-sm text-ink-faint">{dateTime(talk.held_at)}</p>
          </div>
          <AlertDialog
            trigger={
              <Button look="quiet" size="icon" aria-label={`Delete the interview with ${name ?? 'somebody'}`}>
                <Trash2 aria-hidden="true" />
              </Button>
            }
            title="Delete this interview?"
            description="Its quotes are deleted from your facts, too."
            action="Delete"
            isDestructive
            onAction={onDelete}
          />
        </div>
        {quotes.map(fact => (
          <blockquote key={fact.id} className="grid gap-1 border-l-2 border-line-strong pl-3">
            <p className="[overflow-wrap:anywhere]">{fact.text}</p>
            <p className="flex flex-wrap gap-2">
              <Badge>{factTopics[fact.topic].label}</Badge>
              {fact.evidence && <Badge tone="teal">{evidenceLabels[fact.evidence]}</Badge>}
              {fact.bears === 'against' && <Badge tone="amber">against</Badge>}
              {fact.state === 'withdrawn' && <Badge>withdrawn</Badge>}
            </p>
          </blockquote>
        ))}
        {talk.compliments.map(words => (
          <p key={words} className="text-sm text-ink-faint [overflow-wrap:anywhere]">
            Kind words, which support nothing: {words}
          </p>
        ))}
        {talk.next_step && (
          <p className="text-sm text-ink-soft [overflow-wrap:anywhere]">Next: {talk.next_step}</p>
        )}
      </Card>
    </li>
  )
}
