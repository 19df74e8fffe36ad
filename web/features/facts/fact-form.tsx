import { type FormEvent, type ReactNode, useState } from 'react'
import { type FactTopic, factTopics } from '../../../contracts/fact-topics.ts'
import type { FactValue } from '../../../contracts/fact-values.ts'
import {
  type Evidence,
  evidenceLabels,
  evidenceLadder,
  factTextMost,
  subjectMost,
} from '../../../contracts/facts.ts'
import { lackingWords } from '../../../venture/facts/evidence.ts'
import { printValue } from '../../../venture/facts/print-value.ts'
import { readValue } from '../../../venture/facts/read-value.ts'
import { founderLocale } from '../../lib/locale.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'
import { Select } from '../../ui/select.tsx'
import { Textarea } from '../../ui/textarea.tsx'
import type { FactEntry } from './mutations.ts'
import { useCountry } from './use-country.ts'

type FactFormProps = {
  projectId: string
  entry: FactEntry
  topics: readonly FactTopic[]
  submit: string
  isSaving: boolean
  onSubmit: (entry: FactEntry) => void
  onCancel: () => void
  /** More buttons for this fact. */
  actions?: ReactNode
}

const marks = [
  { value: 'none', label: 'Not said' },
  ...evidenceLadder.map(value => ({ value, label: evidenceLabels[value] })),
]

/**
 * The form for one fact. The figure in the text is recognised while the founder types. If it was misread, a tap
 * corrects it.
 */
export function FactForm(props: FactFormProps) {
  const { projectId, entry, topics, submit, isSaving, onSubmit, onCancel, actions } = props
  const country = useCountry(projectId)
  const locale = founderLocale()
  const [topic, setTopic] = useState(entry.topic)
  const [text, setText] = useState(entry.text)
  const [subject, setSubject] = useState(entry.subject ?? '')
  const [mark, setMark] = useState<string>(entry.evidence ?? 'none')
  const [tapped, setTapped] = useState<FactValue | null>(null)
  const isUnchanged = text === entry.text && topic === entry.topic
  const read = readValue(topic, text, locale)
  const value = tapped ?? (isUnchanged ? entry.value : read.value)
  const { count, isTooLong } = { count: text.trim().length, isTooLong: text.trim().length > factTextMost }
  const canSave = count > 0 && !isTooLong && subject.trim().length <= subjectMost && !isSaving

  const evidence = evidenceLadder.find(rung => rung === mark) ?? (null as Evidence | null)
  const typed = { evidence, text, quote: null, value }
  const lacking = text.trim() === '' ? null : lackingWords(typed, locale, country)

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    if (!canSave) return
    onSubmit({ topic, text: text.trim(), subject: subject.trim() || null, value, evidence })
  }

  return (
    <form onSubmit={handleSubmit} className="grid gap-3 rounded-card bg-sunken p-3">
      <Field label="What it is about">
        <Select
          options={topics.map(name => ({ value: name, label: factTopics[name].label }))}
          value={topic}
          onValueChange={next => {
            setTopic(next)
            setTapped(null)
          }}
        />
      </Field>
      <Field label="In your words" limit={{ count, maximum: factTextMost }}>
        <Textarea
          rows={2}
          autoFocus
          placeholder={factTopics[topic].example}
          value={text}
          onChange={event => {
            setText(event.target.value)
            setTapped(null)
          }}
        />
      </Field>
      <div aria-live="polite" className="grid gap-1.5 text-sm text-ink-soft empty:hidden">
        {value && (
          <p>
            Read as <strong className="text-ink">{printValue(value, locale)}</strong>
          </p>
        )}
        {!value && read.offered.length > 0 && (
          <div className="flex flex-wrap items-center gap-2">
            <span>Which figure?</span>
            {read.offered.map(offered => (
              <Button key={JSON.stringify(offered)} size="small" onClick={() => setTapped(offered)}>
                {printValue(offered, locale)}
              </Button>
            ))}
          </div>
        )}
      </div>
      <div className="grid items-end gap-3 min-[26rem]:grid-cols-2">
        <Field label="About whom (optional)">
          <Input value={subject} maxLength={subjectMost} onChange={event => setSubject(event.target.value)} />
        </Field>
        <Field label="How you know">
          <Select options={marks} value={mark} onValueChange={setMark} />
        </Field>
      </div>
      <p aria-live="polite" className="text-sm text-ink-soft empty:hidden">
        {lacking && `Counts as told until the line says ${lacking}.`}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" look="ink" size="small" disabled={!canSave}>
          {isSaving ? 'Saving...' : submit}
        </Button>
        {actions}
        <Button look="quiet" size="small" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
