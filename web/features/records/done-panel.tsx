import { type ValidationQuestion, validationQuestions } from '../../../contracts/validation-record.ts'
import type { Voice } from '../../../venture/records/voice.ts'
import { Button } from '../../ui/button.tsx'

type DonePanelProps = {
  voice: Voice
  isPending: boolean
  onEdit: (question: ValidationQuestion) => void
  /** Null where a verdict was given: it follows each change by itself. */
  onVerdict: (() => void) | null
}

/** After the last question: every line can be taken up again. */
export function DonePanel({ voice, isPending, onEdit, onVerdict }: DonePanelProps) {
  return (
    <div className="grid gap-2 rounded-card border border-line-strong bg-ground p-3">
      <p className="text-[0.9375rem] text-ink-soft">{voice.say('told.done')}</p>
      <div className="flex flex-wrap gap-1.5">
        {validationQuestions.map(question => (
          <Button key={question} size="small" disabled={isPending} onClick={() => onEdit(question)}>
            {voice.say(`name.${question}`)}
          </Button>
        ))}
      </div>
      {onVerdict && (
        <Button look="main" className="justify-self-end" disabled={isPending} onClick={onVerdict}>
          {voice.say('button.verdict')}
        </Button>
      )}
    </div>
  )
}
