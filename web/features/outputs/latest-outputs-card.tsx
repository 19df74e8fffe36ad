import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { outputLabels } from '../../../contracts/output-types.ts'
import { readingAddress } from '../../entities/output-address.ts'
import { dateTime } from '../../lib/dates.ts'
import { Card, CardHeader } from '../../ui/card.tsx'
import { late } from '../../ui/late.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { LoadingFrame, Skeleton } from '../../ui/skeleton.tsx'
import { previewOf } from './preview.ts'
import { latestOutputsQuery } from './queries.ts'

const HistorySheet = late(
  async () => (await import('./history-sheet.tsx')).HistorySheet,
  () => null,
)

const shown = 5

export function LatestOutputsCard({ projectId }: { projectId: string }) {
  const query = useQuery(latestOutputsQuery(projectId, shown))
  const navigate = useNavigate()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <Card aria-label="Latest from your co-founder">
      <CardHeader title="Latest from your co-founder" />
      <Loaded query={query} skeleton={<OutputsSkeleton />} error="Failed to load AI history.">
        {outputs =>
          outputs.length === 0 ? (
            // Another card shows the next step, so this card has no button if it is empty.
            <p className="text-[0.9375rem] text-ink-soft">
              Nothing yet. What the helpers write for you is kept here.
            </p>
          ) : (
            <ul className="-my-2 divide-y divide-line">
              {outputs.map(output => (
                <li key={output.id}>
                  <button
                    type="button"
                    aria-haspopup="dialog"
                    onClick={() => setIsOpen(true)}
                    className="grid w-full gap-0.5 rounded-control py-3 text-left hover:text-ember-deep"
                  >
                    <span className="flex flex-wrap items-baseline justify-between gap-x-4">
                      <span className="font-medium">{outputLabels[output.output_type]}</span>
                      <time dateTime={output.created_at} className="text-sm text-ink-faint tabular-nums">
                        {dateTime(output.created_at)}
                      </time>
                    </span>
                    <span className="line-clamp-1 text-[0.9375rem] text-ink-soft">
                      {previewOf(output.output_content)}
                    </span>
                  </button>
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
      {isOpen && (
        <HistorySheet
          projectId={projectId}
          types={null}
          isOpen={isOpen}
          onOpenChange={setIsOpen}
          onSelect={output => navigate(readingAddress(output.output_type, output.id))}
        />
      )}
    </Card>
  )
}

function OutputsSkeleton() {
  return (
    <LoadingFrame label="Loading what your co-founder made" className="grid gap-5">
      {['a', 'b', 'c'].map(key => (
        <div key={key} className="grid gap-2">
          <Skeleton className="h-5 w-40" />
          <Skeleton className="h-5" />
        </div>
      ))}
    </LoadingFrame>
  )
}
