import { type UseQueryOptions, useQuery } from '@tanstack/react-query'
import { History } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { Loaded } from '../ui/loaded.tsx'
import { Sheet } from '../ui/sheet.tsx'
import { Skeleton } from '../ui/skeleton.tsx'

type VersionsSheetProps<Row> = {
  query: UseQueryOptions<Row[], Error, Row[], string[]>
  locale: string
  /** A text that explains how the first version is made. */
  hint: string
  /** Describes a version in a few words, such as the number of changed slides. */
  describe: (revision: Row) => string
  onRestore: (revision: Row) => void
}

/** The earlier versions of a document. Restoring a version is a normal change, so the founder can undo it. */
export function VersionsSheet<Row extends { version: number; saved_at: string }>(
  props: VersionsSheetProps<Row>,
) {
  const { query, locale, hint, describe, onRestore } = props
  const [isOpen, setIsOpen] = useState(false)
  const revisions = useQuery({ ...query, enabled: isOpen })
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
            <EmptyState title="No earlier versions yet" text={hint} />
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
                      Version {revision.version}, {describe(revision)}
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
