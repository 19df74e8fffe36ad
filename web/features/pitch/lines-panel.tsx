import { type PitchLines, pitchLabels, pitchTopics } from '../../../contracts/results/pitch.ts'
import { Field } from '../../ui/field.tsx'
import { Textarea } from '../../ui/textarea.tsx'
import type { MendedLines } from './lines.ts'

type LinesPanelProps = {
  filed: PitchLines
  mended: MendedLines
  /** Everything was asked. */
  isOpen: boolean
  onChange: (mended: MendedLines) => void
}

/** Each answer under its question, to edit or strike; what is empty is a blank in the pitch. */
export function LinesPanel({ filed, mended, isOpen, onChange }: LinesPanelProps) {
  return (
    <details open={isOpen} className="border-t border-line pt-4">
      <summary className="cursor-pointer font-semibold">Read back your answers</summary>
      <p className="mt-1 text-sm text-ink-soft">
        The pitches are made from these sentences. Edit or strike them; what is empty stays a blank in
        brackets.
      </p>
      <div className="mt-4 grid gap-4">
        {pitchTopics.map(topic => (
          <Field key={topic} label={pitchLabels[topic].replace(/^the /, 'The ')}>
            <Textarea
              rows={1}
              maxLength={4000}
              placeholder="A blank"
              // Kept when the field is left, not at every letter; a new answer stands in it at once.
              key={filed[topic] ?? ''}
              defaultValue={mended[topic] ?? filed[topic] ?? ''}
              onBlur={event => {
                const { value } = event.target
                if (value !== (mended[topic] ?? filed[topic] ?? '')) onChange({ ...mended, [topic]: value })
              }}
            />
          </Field>
        ))}
      </div>
    </details>
  )
}
