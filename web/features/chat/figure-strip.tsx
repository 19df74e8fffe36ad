import { printValue } from '../../../venture/facts/print-value.ts'
import { type Figure, findFigures } from '../../../venture/numbers/find-figures.ts'
import { founderLocale } from '../../lib/locale.ts'

type FigureStripProps = {
  text: string
  /** Selects the misread part of the text, so that the founder can correct it. */
  onMend: (start: number, end: number) => void
}

const isFigure = ({ value }: Figure) => value.kind !== 'date'
/** More than six figures would look like a table. */
const most = 6

/**
 * Shows the figures that were recognised while the founder types. Sending the message accepts them. A tap on a
 * figure selects it for correction.
 */
export function FigureStrip({ text, onMend }: FigureStripProps) {
  const locale = founderLocale()
  const figures = findFigures(text, locale).filter(isFigure).slice(0, most)
  if (!figures.length) return null
  return (
    <div className="flex flex-wrap items-center gap-1.5 text-[0.8125rem]" data-figures>
      <span className="text-ink-faint">I read</span>
      {figures.map(({ value, other, start, end }) => (
        <button
          key={start}
          type="button"
          aria-label={`${printValue(value, locale)}: mend it`}
          onClick={() => onMend(start, end)}
          className={`min-h-8 rounded-full border px-2.5 tabular-nums hover:border-ink-faint ${other ? 'border-amber bg-amber-wash' : 'border-line-control bg-surface'}`}
        >
          {printValue(value, locale)}
          {other && ` or ${printValue(other, locale)}`}
        </button>
      ))}
      <span className="text-ink-faint">Tap to mend.</span>
    </div>
  )
}
