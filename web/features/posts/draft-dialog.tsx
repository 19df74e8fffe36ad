import { useQuery } from '@tanstack/react-query'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { type PostDraft, postDraftsQuery, useDeleteDraft } from '../../entities/post-drafts.ts'
import { TimeAgo } from '../../lib/time-ago.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'

type DraftDialogProps = { userId: string; onUse: (draft: PostDraft) => void }

/** A button that opens the list of drafts. Hidden if there are no drafts. */
export function DraftDialog({ userId, onUse }: DraftDialogProps) {
  const [isOpen, setIsOpen] = useState(false)
  const { data: drafts = [] } = useQuery(postDraftsQuery(userId))
  const remove = useDeleteDraft(userId)
  if (drafts.length === 0 && !isOpen) return null
  return (
    <Dialog
      open={isOpen}
      onOpenChange={setIsOpen}
      trigger={
        <Button look="quiet" size="small">
          Drafts ({drafts.length})
        </Button>
      }
      title="Drafts"
      description="Posts you put aside. They are here on all your devices, for you alone."
    >
      {drafts.length === 0 && <p className="text-ink-soft">No drafts left.</p>}
      <ul className="grid gap-3">
        {drafts.map(draft => (
          <li key={draft.id} className="grid gap-2 rounded-control border border-line p-3">
            <p className="line-clamp-3 whitespace-pre-wrap [overflow-wrap:anywhere]" dir="auto">
              {draft.content}
            </p>
            <div className="flex items-center gap-1">
              <TimeAgo at={draft.updated_at} className="mr-auto text-sm text-ink-faint" />
              <Button
                size="small"
                onClick={() => {
                  setIsOpen(false)
                  onUse(draft)
                }}
              >
                Use
              </Button>
              <Button
                look="quiet"
                size="small"
                aria-label="Delete draft"
                onClick={() => remove.mutate(draft)}
              >
                <Trash2 aria-hidden="true" />
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
