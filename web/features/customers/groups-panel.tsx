import { useState } from 'react'
import type { SegmentsFields, SegmentsReadBack } from '../../../contracts/results/segments-read-back.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'
import { NativeSelect } from '../../ui/native-select.tsx'
import { draftsOf, type GroupDraft, readBackOf } from './groups-draft.ts'

type GroupsPanelProps = {
  fields: SegmentsFields
  isPending: boolean
  onConfirm: (readBack: SegmentsReadBack) => void
}

/** Up to three groups in the founder's words, with their counts and marks; the order follows the marks. */
export function GroupsPanel({ fields, isPending, onConfirm }: GroupsPanelProps) {
  const [drafts, setDrafts] = useState<GroupDraft[]>(() => draftsOf(fields))
  const change = (at: number, part: Partial<GroupDraft>) =>
    setDrafts(now => now.map((draft, index) => (index === at ? { ...draft, ...part } : draft)))
  const readBack = readBackOf(drafts)
  return (
    <details open={!fields.isConfirmed} className="rounded-card bg-sunken p-4 sm:p-5">
      <summary className="cursor-pointer font-semibold">
        {fields.isConfirmed ? 'The groups you confirmed' : 'Your groups, as I read them'}
      </summary>
      <p className="mt-1 text-sm text-ink-soft">
        Mend them, say how you know, and the order follows your own marks. An empty place stays a cut to test.
      </p>
      <div className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-6">
        {drafts.map((draft, at) => (
          <GroupFields
            // biome-ignore lint/suspicious/noArrayIndexKey: three places that never move
            key={at}
            number={at + 1}
            draft={draft}
            rungs={fields.rungs}
            onChange={part => change(at, part)}
          />
        ))}
        <Button
          className="h-auto min-h-11 max-w-full justify-self-start py-2 whitespace-normal"
          disabled={isPending || readBack === null}
          onClick={() => readBack && onConfirm(readBack)}
        >
          Segments from these groups
        </Button>
      </div>
    </details>
  )
}

const ladders = { reach: 'How you reach them', money: 'What they did with money' } as const

type GroupFieldsProps = {
  number: number
  draft: GroupDraft
  rungs: SegmentsFields['rungs']
  onChange: (part: Partial<GroupDraft>) => void
}

function GroupFields({ number, draft, rungs, onChange }: GroupFieldsProps) {
  const text = (name: 'name' | 'pain' | 'find', label: string, maxLength: number) => (
    <Field label={label}>
      <Input
        maxLength={maxLength}
        value={draft[name]}
        onChange={event => onChange({ [name]: event.target.value })}
      />
    </Field>
  )
  return (
    <fieldset className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-3 border-l-2 border-line-strong pl-3">
      <legend className="sr-only">Group {number}</legend>
      {text('name', `Group ${number}`, 160)}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3 sm:grid-cols-2">
        {text('pain', 'What it costs them', 1000)}
        {text('find', 'Where they are', 1000)}
        {(['reach', 'money'] as const).map(name => (
          <Field key={name} label={ladders[name]}>
            <NativeSelect
              value={draft[name] ?? ''}
              onChange={event => onChange({ [name]: Number(event.target.value) || null })}
            >
              <option value="">Not marked</option>
              {rungs[name].map((rung, at) => (
                <option key={rung} value={at + 1}>{`${at + 1} · ${rung}`}</option>
              ))}
            </NativeSelect>
          </Field>
        ))}
        {(['paid', 'refused'] as const).map(name => (
          <Field key={name} label={name === 'paid' ? 'How many paid' : 'How many said no'}>
            <Input
              type="number"
              inputMode="numeric"
              min={0}
              value={draft[name]}
              onChange={event => onChange({ [name]: event.target.value })}
            />
          </Field>
        ))}
      </div>
    </fieldset>
  )
}
