import type { CustomerSegment, SegmentFigure } from '../../../contracts/results/customer-segments.ts'
import { figureIds } from '../../../contracts/results/customer-segments.ts'
import type { Voice } from '../../../venture/records/voice.ts'
import { Table } from '../../ui/table.tsx'

type Metric = { id: SegmentFigure['id']; label: string }

/**
 * A table of the cost and revenue of one customer in each group, with the calculation of each figure. A proposed
 * segment has no figures.
 */
export function EconomicsTable({ segments, voice }: { segments: readonly CustomerSegment[]; voice: Voice }) {
  const { say } = voice
  const figureOf = ({ figures }: CustomerSegment, id: Metric['id']) =>
    figures.find(figure => figure.id === id)
  const counted = segments.filter(({ figures }) => figures.length > 0)
  const metrics = figureIds.flatMap((id): Metric[] => {
    const label = counted.map(segment => figureOf(segment, id)?.label).find(Boolean)
    return label ? [{ id, label }] : []
  })
  if (metrics.length === 0) return null
  return (
    <div className="grid gap-2">
      <h3 className="text-lg">{say('segments.economics')}</h3>
      <Table
        caption={say('segments.economics')}
        rows={metrics}
        rowKey={({ id }) => id}
        columns={[
          {
            key: 'metric',
            head: say('segments.columns.figures').split(' | ')[0] ?? '',
            cell: ({ label }) => label,
          },
          ...counted.map(segment => ({
            key: segment.priority,
            head: `${segments.indexOf(segment) + 1}. ${segment.name}`,
            isNumber: true,
            cell: ({ id }: Metric) => {
              const figure = figureOf(segment, id)
              return figure ? (
                <>
                  {figure.text}
                  {figure.sum && <span className="block text-sm text-ink-faint">{figure.sum}</span>}
                </>
              ) : (
                <span className="text-sm text-ink-faint">{say('segments.insufficient')}</span>
              )
            },
          })),
        ]}
      />
    </div>
  )
}
