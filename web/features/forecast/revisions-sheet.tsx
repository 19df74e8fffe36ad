import { useQuery } from '@tanstack/react-query'
import { History } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { type Revision, revisionsQuery } from './queries.ts'

type RevisionsSheetProps = { projectId: string; locale: string; onRestore: (revision: Revision) => void }

/** What the forecast was before. Bringing one back is a change like any other: it can be undone. */
export function RevisionsSheet({ projectId, locale, onRestore }: RevisionsSheetProps) {
  const [isOpen, setIsOpen] = useState(false)
  const revisions = useQuery({ ...revisionsQuery(projectId), enabled: isOpen })
  const time = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' })
  return (
    <Sheet
      open={isOpen}
      onOpenChange={setIsOpen}
      title="Earlier versions"
      description="One is kept every five minutes while you work, and before one is brought back."
      trigger={
        <Button>
          <History aria-hidden="true" />
          Versions
        </Button>
      }
    >
      <Loaded
        query={revisions}
        skeleton={<Skeleton className="m-6 h-40 rounded-card" />}
        error="The earlier versions could not be loaded."
      >
        {rows =>
          rows.length === 0 ? (
            <EmptyState
              title="No earlier versions yet"
              text="Change a figure, and the version before is kept here."
            />
          ) : (
            <ul className="grid gap-px p-6">
              {rows.map(revision => (
                <li
                  key={revision.version}
                  className="flex flex-wrap items-center justify-between gap-2 border-b border-line py-3"
                >
                  <span>
                    {time.format(new Date(revision.saved_at))}
                    <span className="block text-sm text-ink-faint">
                      Version {revision.version}, {revision.model.items.length - 1} items
                    </span>
                  </span>
                  <Button
                    size="small"
                    onClick={() => {
                      onRestore(revision)
                      setIsOpen(false)
                    }}
                  >
                    Restore<span className="sr-only"> version {revision.version}</span>
                  </Button>
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </Sheet>
  )
}
