import { figureText, parseFigure } from '../../entities/figure-input.ts'
import { founderLocale } from '../../lib/locale.ts'
import { Field } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'

type FigureFieldProps = { label: string; hint?: string; text: string; onText: (text: string) => void }

export const figureOf = (text: string): number | null =>
  parseFigure(text, 'ratio', founderLocale())?.value ?? null
export const textOfFigure = (value: number | null): string =>
  value === null ? '' : figureText(value, 'ratio', founderLocale())

/** A field for one number, in the founder's number format. */
export function FigureField({ label, hint, text, onText }: FigureFieldProps) {
  const isWrong = text.trim() !== '' && figureOf(text) === null
  return (
    <Field label={label} hint={hint} error={isWrong ? 'One number, please.' : undefined}>
      <Input inputMode="decimal" value={text} onChange={event => onText(event.target.value)} />
    </Field>
  )
}
