import { useQuery } from '@tanstack/react-query'
import { Sparkles, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { type OutputType, outputLabels, outputTypes } from '../../../contracts/output-types.ts'
import { outputsQuery, type SavedOutput } from '../../entities/outputs.ts'
import { dateTime } from '../../lib/dates.ts'
import { undo, useUndoable } from '../../lib/undoable.ts'
import { AlertDialog } from '../../ui/alert-dialog.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { Select } from '../../ui/select.tsx'
import { LoadingFrame, Skeleton } from '../../ui/skeleton.tsx'
import { useClearOutputs, useDeleteOutput } from './mutations.ts'
import { previewOf } from './preview.ts'

type HistoryListProps = {
  projectId: string
  types: readonly OutputType[] | null
  onSelect: (output: SavedOutput) => void
}

export function HistoryList({ projectId, types, onSelect }: HistoryListProps) {
  const [filter, setFilter] = useState<OutputType | 'all'>('all')
  const shown = filter === 'all' ? types : [filter]
  const query = useQuery(outputsQuery(projectId, shown))
  const clear = useClearOutputs(projectId)
  const options = [
    { value: 'all' as const, label: 'All types' },
    ...(types ?? outputTypes).map(type => ({ value: type, label: outputLabels[type] })),
  ]
  return (
    <div className="grid gap-5 p-6">
      <div className="flex items-center justify-between gap-3">
        <Select
          aria-label="Filter by type"
          className="max-w-56"
          options={options}
          value={filter}
          onValueChange={setFilter}
        />
        <AlertDialog
          trigger={
            <Button look="quiet" disabled={!query.data?.length || clear.isPending}>
              <Trash2 aria-hidden="true" />
              Clear All
            </Button>
          }
          title="Clear this history?"
          description={
            filter === 'all' && !types
              ? 'Everything your co-founder made for this project is deleted. This cannot be undone.'
              : `Every saved ${(shown ?? []).map(type => outputLabels[type]).join(', ')} is deleted. This cannot be undone.`
          }
          action="Clear All"
          isDestructive
          onAction={() => clear.mutate(shown)}
        />
      </div>
      <Loaded query={query} skeleton={<HistorySkeleton />} error="Failed to load AI history.">
        {outputs =>
          outputs.length === 0 ? (
            <EmptyState
              icon={<Sparkles />}
              title="Nothing saved yet"
              text="What your co-founder makes for you is kept here."
            />
          ) : (
            <ul className="grid gap-3">
              {outputs.map(output => (
                <HistoryItem key={output.id} output={output} onSelect={onSelect} />
              ))}
            </ul>
          )
        }
      </Loaded>
    </div>
  )
}

type HistoryItemProps = { output: SavedOutput; onSelect: (output: SavedOutput) => void }

function HistoryItem({ output, onSelect }: HistoryItemProps) {
  const remove = useDeleteOutput()
  const isDeleted = useUndoable().has(output.id)
  const label = outputLabels[output.output_type]
  const time = dateTime(output.created_at)
  if (isDeleted) {
    return (
      <li className="flex flex-wrap items-center justify-between gap-2 rounded-card border border-dashed border-line-strong py-2 pr-2 pl-4 text-ink-soft">
        <span role="status">{label} deleted.</span>
        <Button
          size="small"
          autoFocus
          aria-label={`Undo deleting ${label}, ${time}`}
          onClick={() => undo(output.id)}
        >
          Undo
        </Button>
      </li>
    )
  }
  return (
    <li className="grid gap-2 rounded-card border border-line bg-surface p-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <Badge>{label}</Badge>
        <time dateTime={output.created_at} className="text-sm text-ink-faint tabular-nums">
          {time}
        </time>
      </div>
      <p className="text-[0.9375rem] text-ink-soft">{previewOf(output.output_content)}</p>
      <div className="flex gap-2">
        <Button size="small" aria-label={`Open ${label}, ${time}`} onClick={() => onSelect(output)}>
          Open
        </Button>
        <Button
          look="quiet"
          size="small"
          aria-label={`Delete ${label}, ${time}`}
          onClick={() => remove(output.id)}
        >
          <Trash2 aria-hidden="true" />
          Delete
        </Button>
      </div>
    </li>
  )
}

function HistorySkeleton() {
  return (
    <LoadingFrame label="Loading your history" className="grid gap-3">
      <Skeleton className="h-32 rounded-card" />
      <Skeleton className="h-32 rounded-card" />
    </LoadingFrame>
  )
}
