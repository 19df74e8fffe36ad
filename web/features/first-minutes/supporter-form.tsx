import { type FormEvent, type ReactNode, useState } from 'react'
import { type Industry, industries } from '../../../contracts/industries.ts'
import { aboutMaximum } from '../../../contracts/limits.ts'
import type { UserType } from '../../../contracts/user-types.ts'
import type { Profile } from '../../entities/profile.ts'
import { sentenceCase } from '../../lib/sentence-case.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { NativeSelect } from '../../ui/native-select.tsx'
import { Textarea } from '../../ui/textarea.tsx'

export type SupporterAnswers = Pick<Profile, 'looking_for' | 'open_to_talk'> & { industry: Industry | null }

const examples: Record<Exclude<UserType, 'founder'>, string> = {
  investor: 'Seed rounds in health care, from €50,000',
  mentor: 'An hour a week for first-time founders; I know pricing',
  advisor: 'Company law for first rounds',
  entrepreneur: 'A partner for my second company; I know logistics',
}

type SupporterFormProps = {
  type: Exclude<UserType, 'founder'>
  known: SupporterAnswers
  isSaving: boolean
  onSubmit: (answers: SupporterAnswers) => void
  /** The button "Skip for now" or "Cancel". */
  leave: ReactNode
}

/** Asks a member without a venture why they joined. Founders find the member by this answer. */
export function SupporterForm({ type, known, isSaving, onSubmit, leave }: SupporterFormProps) {
  const [answers, setAnswers] = useState(known)
  const words = answers.looking_for ?? ''
  const count = words.trim().length

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    if (count > aboutMaximum || isSaving) return
    onSubmit({ ...answers, looking_for: words.trim() || null })
  }

  return (
    <form onSubmit={handleSubmit} className="grid gap-5">
      <Field
        label="What do you look for, or offer?"
        hint="Other members see it, and can search for it."
        limit={{ count, maximum: aboutMaximum }}
      >
        <Textarea
          rows={2}
          placeholder={examples[type]}
          value={words}
          onChange={event => setAnswers({ ...answers, looking_for: event.target.value })}
        />
      </Field>
      <Field label="Industry" className="sm:w-72">
        <NativeSelect
          value={answers.industry ?? ''}
          onChange={event =>
            setAnswers({ ...answers, industry: industries.find(name => name === event.target.value) ?? null })
          }
        >
          <option value="">Any</option>
          {industries.map(name => (
            <option key={name} value={name}>
              {sentenceCase(name)}
            </option>
          ))}
        </NativeSelect>
      </Field>
      <label className="flex items-start gap-2.5">
        <input
          type="checkbox"
          className="mt-1 size-4 shrink-0 accent-ember-strong"
          checked={answers.open_to_talk}
          onChange={event => setAnswers({ ...answers, open_to_talk: event.target.checked })}
        />
        Open to talk: others may write to me about this
      </label>
      <div className="flex flex-wrap items-center gap-2">
        <Button type="submit" look="main" disabled={count > aboutMaximum || isSaving}>
          {isSaving ? 'Saving...' : 'Done'}
        </Button>
        {leave}
      </div>
    </form>
  )
}
