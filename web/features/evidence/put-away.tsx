import { useChangeEvidence } from '../../entities/evidence.ts'
import { Button } from '../../ui/button.tsx'

type PutAwayProps = {
  projectId: string
  table: 'assumptions' | 'experiments'
  label: string
  lines: readonly { id: string; text: string; state: string }[]
}

/** Dropped or archived rows. The founder can restore them. */
export function PutAway({ projectId, table, label, lines }: PutAwayProps) {
  const change = useChangeEvidence(table, projectId)
  if (lines.length === 0) return null
  return (
    <details>
      <summary className="cursor-pointer py-1 text-sm font-semibold text-ink-soft hover:text-ink">
        {lines.length} dropped or archived
      </summary>
      <ul aria-label={label} className="grid">
        {lines.map(({ id, text, state }) => (
          <li key={id} className="flex items-center justify-between gap-3 py-1.5 text-sm text-ink-faint">
            <span className="min-w-0 [overflow-wrap:anywhere]">
              {text} ({state})
            </span>
            <Button
              look="quiet"
              size="small"
              disabled={change.isPending}
              onClick={() => change.mutate({ id, change: { state: 'open' } })}
            >
              Bring back
            </Button>
          </li>
        ))}
      </ul>
    </details>
  )
}
