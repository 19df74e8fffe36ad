// Payments that a model read in the founder's text. They count only after the founder confirms them.
import type { AnyRecord, RecordKind } from '../../../venture/records/kind.ts'
import { proposedIn } from '../../../venture/records/proposed.ts'
import type { Voice } from '../../../venture/records/voice.ts'
import { Button } from '../../ui/button.tsx'
import type { Answer } from './answer-card.tsx'

type ClaimsProps = {
  kind: RecordKind
  record: AnyRecord
  voice: Voice
  isPending: boolean
  onDecide: (question: string, answer: Answer) => void
}

export function Claims({ kind, record, voice, isPending, onDecide }: ClaimsProps) {
  const { say } = voice
  const waiting = proposedIn(kind, record, voice)
  if (waiting.length === 0) return null
  return (
    <section
      aria-label={say('claim.read')}
      className="grid w-full gap-2 rounded-card border border-amber bg-amber-wash p-3"
    >
      <p className="text-sm text-ink-soft">{say('claim.read')}</p>
      {waiting.map(({ question, text, quotes, yes, no }) => (
        <div key={question} className="grid gap-1.5 text-[0.9375rem] [overflow-wrap:anywhere]">
          <p className="font-semibold tabular-nums">{text}</p>
          {quotes.map(quote => (
            <p key={quote} className="line-clamp-2 text-[0.8125rem] text-ink-soft">
              {say('told.read', { quote })}
            </p>
          ))}
          <p className="flex flex-wrap gap-2">
            <Button size="small" disabled={isPending} onClick={() => onDecide(question, yes)}>
              {say('claim.yes')}
            </Button>
            <Button size="small" look="quiet" disabled={isPending} onClick={() => onDecide(question, no)}>
              {say('claim.no')}
            </Button>
          </p>
        </div>
      ))}
    </section>
  )
}
