import { type FormEvent, useState } from 'react'
import {
  type Assumption,
  cardLineMost,
  type Experiment,
  type ExperimentMethod,
  experimentMethods,
  methods,
} from '../../../contracts/evidence.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'
import { NativeSelect } from '../../ui/native-select.tsx'
import { Select } from '../../ui/select.tsx'
import { Textarea } from '../../ui/textarea.tsx'
import { FigureField, figureOf, textOfFigure } from './figure-field.tsx'

export type TestEntry = Pick<
  Experiment,
  'assumption_id' | 'believe' | 'verify' | 'measure' | 'right_if' | 'target' | 'method' | 'due_on'
>

export const emptyTest: TestEntry = {
  assumption_id: null,
  believe: '',
  verify: '',
  measure: '',
  right_if: '',
  target: null,
  method: 'interview',
  due_on: null,
}

const cardOf = ({
  assumption_id,
  believe,
  verify,
  measure,
  right_if,
  target,
  method,
  due_on,
}: TestEntry) => ({
  assumption_id,
  believe,
  verify,
  measure,
  right_if,
  target,
  method,
  due_on,
})

type TestFormProps = {
  entry: TestEntry
  assumptions: readonly Assumption[]
  submit: string
  isSaving: boolean
  onSubmit: (entry: TestEntry) => void
  onCancel: () => void
}

const lines = [
  ['believe', 'We believe', 'Practice managers will pay before they see the software'],
  ['verify', 'To verify, we', 'Offer ten of them a refundable deposit of €49'],
  ['measure', 'We measure', 'How many pay the deposit within a week'],
  ['right_if', 'We are right if', 'At least three of ten pay'],
] as const

const choices = experimentMethods.map(value => {
  const { label, cost, time } = methods[value]
  return { value, label: `${label} · ${cost} · ${time}` }
})

export function TestForm({ entry, assumptions, submit, isSaving, onSubmit, onCancel }: TestFormProps) {
  // Copies only the fields of the test card, because the form does not change the other fields.
  const [card, setCard] = useState(() => cardOf(entry))
  const [target, setTarget] = useState(textOfFigure(entry.target))
  const set = (change: Partial<TestEntry>) => setCard(before => ({ ...before, ...change }))
  const isFilled = lines.every(([name]) => {
    const { length } = card[name].trim()
    return length > 0 && length <= cardLineMost
  })
  const isTarget = target.trim() === '' || figureOf(target) !== null
  const canSave = isFilled && isTarget && !isSaving

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    if (!canSave) return
    const trimmed = Object.fromEntries(lines.map(([name]) => [name, card[name].trim()]))
    onSubmit({ ...card, ...trimmed, target: figureOf(target) })
  }

  return (
    <form onSubmit={handleSubmit} className="grid gap-3 rounded-card bg-sunken p-4">
      {assumptions.length > 0 && (
        <Field label="Which assumption it tests">
          <NativeSelect
            value={card.assumption_id ?? ''}
            onChange={({ target: { value } }) => {
              const chosen = assumptions.find(({ id }) => id === value)
              set({
                assumption_id: chosen?.id ?? null,
                ...(chosen && card.believe.trim() === '' && { believe: chosen.text }),
              })
            }}
          >
            <option value="">None of them</option>
            {assumptions.map(({ id, text }) => (
              <option key={id} value={id}>
                {text.slice(0, 90)}
              </option>
            ))}
          </NativeSelect>
        </Field>
      )}
      {lines.map(([name, label, example]) => (
        <Field key={name} label={label} limit={{ count: card[name].trim().length, maximum: cardLineMost }}>
          <Textarea
            rows={2}
            placeholder={example}
            value={card[name]}
            onChange={event => set({ [name]: event.target.value })}
          />
        </Field>
      ))}
      <div className="grid items-start gap-3 sm:grid-cols-2">
        <FigureField
          label="Threshold: at least"
          hint="The number that decides. It is sealed before the first result."
          text={target}
          onText={setTarget}
        />
        <Field label="Due">
          <Input
            type="date"
            value={card.due_on ?? ''}
            onChange={event => set({ due_on: event.target.value || null })}
          />
        </Field>
      </div>
      <Field label="Method" hint={methods[card.method].how}>
        <Select<ExperimentMethod>
          options={choices}
          value={card.method}
          onValueChange={method => set({ method })}
        />
      </Field>
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
