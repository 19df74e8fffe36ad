import { useState } from 'react'
import { characterCount } from '../../../contracts/network.ts'
import { Button } from '../../ui/button.tsx'
import { ChoiceGroup } from '../../ui/choice-group.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { Textarea } from '../../ui/textarea.tsx'
import { type Reason, type Reported, reasonLabels, useReport } from './mutations.ts'

const reasons = Object.entries(reasonLabels).map(([value, label]) => ({ value: value as Reason, label }))
const maximum = 1000

/** A dialog in which a member reports a post, comment, message or profile to the moderators. */
export function ReportDialog({ thing, onClose }: { thing: Reported; onClose: () => void }) {
  const [reason, setReason] = useState<Reason | null>(null)
  const [text, setText] = useState('')
  const report = useReport()
  const count = characterCount(text.trim())
  return (
    <Dialog
      open
      onOpenChange={isOpen => !isOpen && onClose()}
      title={`Report this ${thing.kind}`}
      description="Only moderators read it. The member does not learn who reported them."
    >
      <ChoiceGroup label="What is wrong?" options={reasons} value={reason} onChange={setReason} />
      <Field label="Anything that helps (optional)" limit={{ count, maximum }}>
        <Textarea rows={3} value={text} onChange={event => setText(event.target.value)} />
      </Field>
      <footer className="flex flex-wrap justify-end gap-2">
        <Button onClick={onClose}>Cancel</Button>
        <Button
          look="main"
          disabled={reason === null || count > maximum || report.isPending}
          onClick={() => reason && report.mutate({ thing, reason, text }, { onSuccess: onClose })}
        >
          Send report
        </Button>
      </footer>
    </Dialog>
  )
}
