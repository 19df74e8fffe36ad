import { useQueryClient } from '@tanstack/react-query'
import { BookmarkCheck } from 'lucide-react'
import { Link } from 'react-router'
import { unwrapMaybe } from '../../lib/errors.ts'
import { useOnce } from '../../lib/once.ts'
import { supabase } from '../../lib/supabase.ts'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/button.tsx'
import { patchComments } from './cache.ts'
import type { Comment } from './queries.ts'

/**
 * A button under another member's comment on the reader's own post. It asks the comment's author for permission
 * to keep the comment as evidence.
 */
export function KeepAsEvidence({ comment }: { comment: Comment }) {
  const client = useQueryClient()
  const ask = useOnce({
    mutationFn: async () =>
      unwrapMaybe(await supabase.rpc('ask_for_evidence', { p_comment: comment.id })) ?? null,
    onSuccess: () =>
      patchComments(client, comment.post_id, comments =>
        comments.map(one => (one.id === comment.id ? { ...one, evidence: 'asked' } : one)),
      ),
    meta: {
      success: { title: 'Asked', text: 'You are told when the author agrees.' },
      error: 'Could not ask for this comment. Please try again.',
    },
  })
  if (comment.evidence !== null)
    return (
      <p className="ml-11 text-sm text-ink-faint">
        {comment.evidence === 'asked' && 'Asked: the author has not answered yet'}
        {comment.evidence === 'declined' && 'The author does not want it kept as evidence'}
        {comment.evidence === 'agreed' && (
          <>
            Kept as evidence.{' '}
            <Link to={paths.validation} className="underline">
              Confirm it under “What I understood”
            </Link>
          </>
        )}
      </p>
    )
  return (
    <Button
      look="quiet"
      size="small"
      className="ml-8 justify-self-start"
      disabled={ask.isPending}
      onClick={() => ask.mutate()}
    >
      <BookmarkCheck aria-hidden="true" />
      Keep as evidence
    </Button>
  )
}
