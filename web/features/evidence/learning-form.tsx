import { type FormEvent, useState } from 'react'
import { type Experiment, learningMost } from '../../../contracts/evidence.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Textarea } from '../../ui/textarea.tsx'
import { FigureField, figureOf, textOfFigure } from './figure-field.tsx'

export type Learning = Pick<Experiment, 'measured' | 'observed' | 'learned' | 'decided'>

type LearningFormProps = {
  entry: Learning
  isSaving: boolean
  onSubmit: (learning: Learning) => void
  onCancel: () => void
}

const lines = [
  ['observed', 'We observed', 'Two of ten paid; three wanted to ask their partner'],
  ['learned', 'We learned', 'The manager cannot decide alone'],
  ['decided', 'So we will', 'Ask the owners of the practices next'],
] as const

/**
 * The form for a test's result: the measured figure, which is compared with the threshold, and what the founder
 * learned.
 */
export function LearningForm({ entry, isSaving, onSubmit, onCancel }: LearningFormProps) {
  const [measured, setMeasured] = useState(textOfFigure(entry.measured))
  const [words, setWords] = useState({
    observed: entry.observed ?? '',
    learned: entry.learned ?? '',
    decided: entry.decided ?? '',
  })
  const figure = figureOf(measured)
  const isShort = Object.values(words).every(text => text.trim().length <= learningMost)
  const canSave = figure !== null && isShort && !isSaving

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    if (!canSave) return
    const { observed, learned, decided } = words
    onSubmit({
      measured: figure,
      observed: observed.trim() || null,
      learned: learned.trim() || null,
      decided: decided.trim() || null,
    })
  }

  return (
    <form
      aria-label="Learning card"
      onSubmit={handleSubmit}
      className="grid gap-3 rounded-card bg-sunken p-4"
    >
      <FigureField
        label="The result in figures"
        hint="The number that is held against the threshold. Zero is a result."
        text={measured}
        onText={setMeasured}
      />
      {lines.map(([name, label, example]) => (
        <Field key={name} label={label} limit={{ count: words[name].trim().length, maximum: learningMost }}>
          <Textarea
            rows={2}
            placeholder={example}
            value={words[name]}
            onChange={event => setWords(before => ({ ...before, [name]: event.target.value }))}
          />
        </Field>
      ))}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" look="ink" size="small" disabled={!canSave}>
          {isSaving ? 'Saving...' : 'Save the result'}
        </Button>
        <Button look="quiet" size="small" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
