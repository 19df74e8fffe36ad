import { Eraser } from 'lucide-react'
import { useState } from 'react'
import { aims, type LinesToRead, permissions, type ReadBack } from '../../../contracts/results/read-back.ts'
import type { ValidationDimension } from '../../../contracts/results/validation-dimensions.ts'
import { Button } from '../../ui/button.tsx'
import { ChoiceGroup } from '../../ui/choice-group.tsx'
import { Field } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'
import { NativeSelect } from '../../ui/native-select.tsx'
import { Textarea } from '../../ui/textarea.tsx'
import { draftOf, moveLine, type ReadBackDraft, toConfirmed } from './read-back-draft.ts'

type ReadBackPanelProps = {
  asked: LinesToRead
  /** What was confirmed before, where the founder changes it. */
  kept: ReadBack | null
  isPending: boolean
  onConfirm: (readBack: ReadBack) => void
}

/** Eight lines in the founder's words, each with its mark; then two taps, and the verdict. */
export function ReadBackPanel({ asked, kept, isPending, onConfirm }: ReadBackPanelProps) {
  const [draft, setDraft] = useState<ReadBackDraft>(() => draftOf(asked, kept))
  const change = (part: Partial<ReadBackDraft>) => setDraft(now => ({ ...now, ...part }))
  return (
    <section aria-label="Read back" className="mt-5 grid gap-5 border-t border-line pt-5">
      <header className="grid gap-1">
        <h3 className="text-lg">Read back</h3>
        <p className="text-sm text-ink-soft">
          Your words. Edit, move or strike a line, and say how you know it. The verdict follows your marks.
        </p>
      </header>
      <ol className="grid gap-4">
        {asked.lines.map(line => (
          <ReadBackLine key={line.dimension} line={line} asked={asked} draft={draft} onChange={setDraft} />
        ))}
      </ol>
      <ChoiceGroup
        label="Does it need a permission?"
        options={permissions.map(value => ({ value, label: asked.permissions[value] }))}
        value={draft.permission}
        onChange={permission => change({ permission })}
      />
      <ChoiceGroup
        label="What are you after?"
        options={aims.map(value => ({ value, label: asked.aims[value] }))}
        value={draft.aim}
        onChange={aim => change({ aim })}
      />
      <label className="flex min-h-10 items-center gap-2 text-[0.9375rem]">
        <input
          type="checkbox"
          className="size-4 accent-ember"
          checked={draft.wantsPivot}
          onChange={event => change({ wantsPivot: event.target.checked })}
        />
        I want to turn to something else
      </label>
      <Button
        look="main"
        className="justify-self-start"
        disabled={isPending}
        onClick={() => onConfirm(toConfirmed(draft))}
      >
        {kept?.confirmed ? 'Verdict by these marks' : 'Give me the verdict'}
      </Button>
    </section>
  )
}

type ReadBackLineProps = {
  line: LinesToRead['lines'][number]
  asked: LinesToRead
  draft: ReadBackDraft
  onChange: (change: (now: ReadBackDraft) => ReadBackDraft) => void
}

function ReadBackLine({ line, asked, draft, onChange }: ReadBackLineProps) {
  const { dimension, label, rungs } = line
  const text = draft.lines[dimension] ?? ''
  const write = (next: string) => onChange(now => ({ ...now, lines: { ...now.lines, [dimension]: next } }))
  return (
    <li className="grid gap-2 border-l-2 border-line-strong pl-3">
      <Field label={label}>
        <Textarea
          rows={1}
          value={text}
          maxLength={4000}
          placeholder="Open"
          onChange={event => write(event.target.value)}
        />
      </Field>
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-2 sm:grid-cols-[minmax(0,1fr)_10rem_auto]">
        <NativeSelect
          aria-label={`How you know: ${label}`}
          className="max-sm:col-span-2"
          value={draft.marks[dimension] ?? ''}
          onChange={event => {
            const rung = Number(event.target.value) || undefined
            onChange(now => ({ ...now, marks: { ...now.marks, [dimension]: rung } }))
          }}
        >
          <option value="">Not marked</option>
          {rungs.map((name, at) => (
            <option key={name} value={at + 1}>
              {`${at + 1} · ${name}`}
            </option>
          ))}
        </NativeSelect>
        <NativeSelect
          aria-label={`Move: ${label}`}
          value=""
          disabled={text.trim() === ''}
          onChange={event => {
            const to = event.target.value as ValidationDimension
            onChange(now => moveLine(now, dimension, to))
          }}
        >
          <option value="">Move to…</option>
          {asked.lines
            .filter(other => other.dimension !== dimension)
            .map(other => (
              <option key={other.dimension} value={other.dimension}>
                {other.label}
              </option>
            ))}
        </NativeSelect>
        <Button look="quiet" size="small" disabled={text.trim() === ''} onClick={() => write('')}>
          <Eraser aria-hidden="true" />
          Strike
        </Button>
      </div>
      {dimension === 'money' && (
        <div className="flex flex-wrap gap-3">
          {(['paid', 'refused'] as const).map(name => (
            <Field key={name} label={name === 'paid' ? 'How many paid' : 'How many said no'}>
              <Input
                type="number"
                inputMode="numeric"
                min={0}
                className="w-32"
                value={draft[name]}
                onChange={event => onChange(now => ({ ...now, [name]: event.target.value }))}
              />
            </Field>
          ))}
        </div>
      )}
    </li>
  )
}
