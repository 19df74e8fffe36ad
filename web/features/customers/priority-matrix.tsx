import type { CustomerSegment } from '../../../contracts/results/customer-segments.ts'
import type { Say, Voice } from '../../../venture/records/voice.ts'
import { EditableText } from '../../ui/editable-text.tsx'
import { segmentPlace } from './edited-segments.ts'

const nameMost = 200

const size = { width: 360, height: 260, left: 34, bottom: 30 }
const at = (reach: number, readiness: number) => ({
  x: size.left + ((reach - 0.5) / 5) * (size.width - size.left),
  y: (1 - (readiness - 0.5) / 5) * (size.height - size.bottom),
})
const colors = ['var(--chart-1)', 'var(--chart-2)', 'var(--chart-3)']

/** Segments with the same scores are drawn side by side. */
function placed(segments: readonly CustomerSegment[]) {
  return segments.map((segment, index) => {
    const before = segments
      .slice(0, index)
      .filter(other => other.reach === segment.reach && other.readiness === segment.readiness).length
    const { x, y } = at(segment.reach, segment.readiness)
    return { segment, x: Math.min(x + before * 22, size.width - 14), y, color: colors[index] ?? 'var(--ink)' }
  })
}

/**
 * A chart of how easily segments are reached and how ready they are to buy. The numbers show the order in which
 * to ask the segments.
 */
type PriorityMatrixProps = {
  segments: readonly CustomerSegment[]
  /** The same segments with the names that the helper gave them. */
  written: readonly CustomerSegment[]
  /** This function is undefined if the matrix is read-only. */
  onRename?: (place: string, written: string, name: string) => void
  voice: Voice
}

export function PriorityMatrix({ segments, written, onRename, voice: { say } }: PriorityMatrixProps) {
  const plot = { width: size.width - size.left, height: size.height - size.bottom }
  return (
    <figure aria-label={say('segments.head.matrix')} className="@container grid gap-3">
      <figcaption className="font-display text-lg">{say('segments.head.matrix')}</figcaption>
      <div className="grid items-center gap-x-8 gap-y-4 @2xl:grid-cols-[minmax(0,22.5rem)_minmax(0,1fr)]">
        <svg viewBox={`0 0 ${size.width} ${size.height}`} aria-hidden="true" className="w-full text-[11px]">
          <rect x={size.left} y={0} width={plot.width} height={plot.height} rx={8} fill="var(--sunken)" />
          <rect
            x={size.left + plot.width / 2}
            y={0}
            width={plot.width / 2}
            height={plot.height / 2}
            rx={8}
            fill="var(--ember-wash)"
          />
          <path
            d={`M${size.left + plot.width / 2} 0V${plot.height}M${size.left} ${plot.height / 2}H${size.width}`}
            stroke="var(--line-strong)"
            strokeDasharray="3 4"
          />
          <text
            x={size.width - 10}
            // The label is between two rows of dots, so that no dot covers it.
            y={(at(5, 5).y + at(5, 4).y) / 2 + 4}
            textAnchor="end"
            fill="var(--ember-deep)"
            fontWeight={600}
          >
            {say('segments.matrix.ready')}
          </text>
          <text
            x={size.left + plot.width / 2}
            y={size.height - 8}
            textAnchor="middle"
            fill="var(--ink-faint)"
          >
            {say('segments.matrix.reach')}
          </text>
          <text
            transform={`translate(14 ${plot.height / 2}) rotate(-90)`}
            textAnchor="middle"
            fill="var(--ink-faint)"
          >
            {say('segments.matrix.readiness')}
          </text>
          {placed(segments).map(
            ({ segment, x, y, color }, index) =>
              !segment.isOpen && (
                <g key={segment.priority}>
                  <circle cx={x} cy={y} r={13} fill={color} stroke="var(--surface)" strokeWidth={2} />
                  <text x={x} y={y + 4} textAnchor="middle" fill="var(--surface)" fontWeight={700}>
                    {index + 1}
                  </text>
                </g>
              ),
          )}
        </svg>
        <ol className="grid gap-3">
          {segments.map(({ name, priority, reach, readiness, scoreReason, isOpen }, index) => (
            <li key={priority} className="grid grid-cols-[auto_1fr] gap-x-3">
              <span
                aria-hidden="true"
                className="mt-0.5 grid size-6 place-items-center rounded-full text-xs font-bold text-surface"
                style={{ background: colors[index] }}
              >
                {index + 1}
              </span>
              <div>
                <SegmentName {...{ name, priority, written: written[index]?.name ?? name, onRename, say }} />
                <p className="text-sm text-ink-soft">
                  {!isOpen && `${say('segments.matrix.line', { reach, readiness })} `}
                  {scoreReason}
                </p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </figure>
  )
}

type SegmentNameProps = Pick<CustomerSegment, 'name' | 'priority'> &
  Pick<PriorityMatrixProps, 'onRename'> & { written: string; say: Say }

function SegmentName({ name, priority, written, onRename, say }: SegmentNameProps) {
  const words = (
    <p className="font-medium">
      {name} <span className="font-normal text-ink-faint">· {say(`segments.priority.${priority}`)}</span>
    </p>
  )
  if (!onRename) return words
  return (
    <EditableText
      label={`name of the ${priority} segment`}
      text={name}
      written={written}
      mostLetters={nameMost}
      onSave={next => onRename(segmentPlace({ priority }), written, next)}
    >
      {words}
    </EditableText>
  )
}
