import { type FormEvent, useState } from 'react'
import {
  type Assumption,
  type AssumptionKind,
  assumptionKinds,
  assumptionTextMost,
  importanceLabels,
  importances,
  kindLabels,
  kindQuestions,
} from '../../../contracts/evidence.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Select } from '../../ui/select.tsx'
import { Textarea } from '../../ui/textarea.tsx'

export type AssumptionEntry = Pick<Assumption, 'text' | 'kind' | 'importance'>

type AssumptionFormProps = {
  entry: AssumptionEntry
  submit: string
  isSaving: boolean
  onSubmit: (entry: AssumptionEntry) => void
  onCancel: () => void
}

const kinds = assumptionKinds.map(value => ({
  value,
  label: `${kindLabels[value]} · ${kindQuestions[value]}`,
}))
const levels = importances
  .map(value => ({ value: String(value), label: `${value} · ${importanceLabels[value]}` }))
  .toReversed()

export function AssumptionForm({ entry, submit, isSaving, onSubmit, onCancel }: AssumptionFormProps) {
  const [text, setText] = useState(entry.text)
  const [kind, setKind] = useState<AssumptionKind>(entry.kind)
  const [importance, setImportance] = useState(String(entry.importance))
  const count = text.trim().length
  const canSave = count > 0 && count <= assumptionTextMost && !isSaving

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    if (canSave) onSubmit({ text: text.trim(), kind, importance: Number(importance) })
  }

  return (
    <form onSubmit={handleSubmit} className="grid gap-3 rounded-card bg-sunken p-4">
      <Field label="What must be true" limit={{ count, maximum: assumptionTextMost }}>
        <Textarea
          rows={2}
          autoFocus
          placeholder="Practice managers will pay €49 a month to fill empty chairs"
          value={text}
          onChange={event => setText(event.target.value)}
        />
      </Field>
      <div className="grid gap-3 sm:grid-cols-2">
        <Field label="Kind">
          <Select options={kinds} value={kind} onValueChange={setKind} />
        </Field>
        <Field label="How much hangs on it">
          <Select options={levels} value={importance} onValueChange={setImportance} />
        </Field>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" look="ink" size="small" disabled={!canSave}>
          {isSaving ? 'Saving...' : submit}
        </Button>
        <Button look="quiet" size="small" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
