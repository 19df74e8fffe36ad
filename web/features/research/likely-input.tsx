import { RotateCcw } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { formatRange, formatValue } from '../../../contracts/figures.ts'
import { type Assumption, isOutside } from '../../../contracts/sizing.ts'
import { figureText, parseFigure } from '../../entities/figure-input.ts'
import { founderLocale } from '../../lib/locale.ts'
import { Button } from '../../ui/button.tsx'
import { Input } from '../../ui/input.tsx'

type LikelyInputProps = {
  assumption: Assumption
  currency: string
  suggestion: Assumption
  onEdit: (likely: number) => void
  onReset: () => void
}

/** The likely value. Inside its range a change counts at once; outside it the founder is asked, and nothing widens by itself. */
export function LikelyInput({ assumption, currency, suggestion, onEdit, onReset }: LikelyInputProps) {
  const { label, format, likely } = assumption
  const locale = founderLocale()
  const [text, setText] = useState(() => figureText(likely, format, locale))
  const [asked, setAsked] = useState<number | null>(null)
  const parsed = parseFigure(text, format, locale, currency)
  const suffix = format === 'percent' ? '%' : format === 'money' ? currency : ''
  const shown = (value: number) => formatValue(value, format, currency)

  function take(value: number) {
    setAsked(null)
    setText(figureText(value, format, locale))
    if (value !== likely) onEdit(value)
  }

  /** One of two readings, which may still lie outside the range. */
  function choose(value: number) {
    if (!isOutside(assumption, value)) return take(value)
    setText(figureText(value, format, locale))
    setAsked(value)
  }

  function handleChange(next: string) {
    setText(next)
    const typed = parseFigure(next, format, locale, currency)
    // What can be read two ways counts only once the founder has said which.
    const value = typed && typed.other === null ? typed.value : null
    const isOut = value !== null && isOutside(assumption, value)
    setAsked(isOut ? value : null)
    if (value !== null && !isOut && value !== likely) onEdit(value)
  }

  return (
    <span className="grid justify-items-end gap-1">
      <span className="flex items-center gap-1.5">
        <Input
          inputMode="decimal"
          aria-label={`${label}, likely${suffix && ` in ${suffix}`}`}
          aria-invalid={parsed === null || undefined}
          value={text}
          onChange={event => handleChange(event.target.value)}
          onBlur={() =>
            asked === null && parsed?.other == null && setText(figureText(likely, format, locale))
          }
          className="h-9! w-20! shrink-0 px-2! text-right text-[0.9375rem]! tabular-nums sm:w-28! sm:px-3!"
        />
        {suffix && (
          <span className="shrink-0 text-left text-sm whitespace-nowrap text-ink-faint">{suffix}</span>
        )}
      </span>
      {assumption.low !== assumption.high && (
        <span className="text-[0.8125rem] text-ink-faint">{formatRange(assumption, format, currency)}</span>
      )}
      {parsed?.other != null && (
        <Question text={`${shown(parsed.value)}, or ${shown(parsed.other)}?`}>
          {[parsed.value, parsed.other].map(value => (
            <Button
              key={value}
              look="link"
              size="inline"
              className="text-[0.8125rem]"
              onClick={() => choose(value)}
            >
              {shown(value)}
            </Button>
          ))}
        </Question>
      )}
      {asked !== null && parsed?.other == null && (
        <Question text={`${shown(asked)} is outside the range.`}>
          <Button look="link" size="inline" className="text-[0.8125rem]" onClick={() => take(asked)}>
            Widen the range
          </Button>
          <Button look="link" size="inline" className="text-[0.8125rem]" onClick={() => take(likely)}>
            Keep {shown(likely)}
          </Button>
        </Question>
      )}
      {suggestion.likely !== likely && (
        <Button
          look="link"
          size="inline"
          className="text-[0.8125rem]"
          aria-label={`Reset to suggested: ${label}`}
          onClick={() => {
            setAsked(null)
            setText(figureText(suggestion.likely, format, locale))
            onReset()
          }}
        >
          <RotateCcw aria-hidden="true" />
          Reset to suggested
        </Button>
      )}
    </span>
  )
}

function Question({ text, children }: { text: string; children: ReactNode }) {
  return (
    <span className="grid max-w-48 justify-items-end gap-1 text-right text-[0.8125rem]">
      <span aria-live="polite" className="text-ink-soft">
        {text}
      </span>
      <span className="flex flex-wrap justify-end gap-x-3 gap-y-1">{children}</span>
    </span>
  )
}
