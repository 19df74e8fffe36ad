import { type ComponentProps, useRef } from 'react'
import { wordsMost } from '../../../venture/records/draft.ts'
import type { Voice } from '../../../venture/records/voice.ts'
import { NewLineButton } from '../../ui/new-line-button.tsx'
import { Textarea } from '../../ui/textarea.tsx'
import { errorText } from './card-field-props.ts'
import { BesideLine, Offers } from './note-field.tsx'

type WordsBoxProps = {
  id: string
  label: string
  text: string
  error: Parameters<typeof errorText>[0] | undefined
  beside: ComponentProps<typeof Offers>['beside']
  voice: Voice
  onChange: (text: string) => void
}

/** The text box for the founder's own words, beside the fields of an answer. */
export function WordsBox({ id, label, text, error, beside, voice, onChange }: WordsBoxProps) {
  const box = useRef<HTMLTextAreaElement>(null)
  return (
    <div className="grid gap-1">
      <label htmlFor={id} className="text-sm font-semibold">
        {label}
      </label>
      <p className="text-sm text-ink-soft empty:hidden">{beside?.hint}</p>
      <div data-writing className="flex items-end gap-2">
        <Textarea
          ref={box}
          id={id}
          data-stop
          data-field="words"
          rows={2}
          autoComplete="off"
          enterKeyHint="send"
          aria-describedby={`${id}-note`}
          aria-invalid={error !== undefined || undefined}
          className="max-h-40"
          value={text}
          onChange={event => onChange(event.target.value)}
        />
        <NewLineButton />
      </div>
      <p
        id={`${id}-note`}
        className={`text-[0.8125rem] tabular-nums empty:hidden ${error ? 'text-danger' : 'text-ink-soft'}`}
      >
        {error ? errorText(error, text.trim(), wordsMost, voice) : <BesideLine beside={beside} />}
      </p>
      <Offers beside={beside} box={box} text={text} onWrite={onChange} />
    </div>
  )
}
