import { type ReactNode, useState } from 'react'
import { figureText, parseFigure } from '../../entities/figure-input.ts'
import { founderLocale } from '../../lib/locale.ts'
import { Field } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'

type FigureBoxProps = {
  label: ReactNode
  hint?: string | undefined
  value: number | null
  onValue: (value: number | null) => void
  /** A value known from another page. It is used while this field is empty. */
  known?: number | null
  isWhole?: boolean
}

const figureOf = (text: string): number | null => parseFigure(text, 'ratio', founderLocale())?.value ?? null
const textOf = (value: number | null): string =>
  value === null ? '' : figureText(value, 'ratio', founderLocale())

/**
 * A field for one figure in the founder's number format. An empty field means "not said". If an undo changes the
 * value, the field shows the new value.
 */
export function FigureBox({ label, hint, value, onValue, known = null, isWhole }: FigureBoxProps) {
  const [typed, setTyped] = useState(textOf(value))
  const isSame = figureOf(typed) === value
  const text = isSame ? typed : textOf(value)
  const isWrong = isSame && text.trim() !== '' && value === null
  return (
    <Field label={label} hint={hint} error={isWrong ? 'One number, please.' : undefined}>
      <Input
        inputMode={isWhole ? 'numeric' : 'decimal'}
        data-figure=""
        value={text}
        placeholder={textOf(known)}
        onChange={event => {
          const read = figureOf(event.target.value)
          setTyped(event.target.value)
          onValue(read !== null && isWhole ? Math.round(read) : read)
        }}
      />
    </Field>
  )
}
