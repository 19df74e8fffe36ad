import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { unwrapMaybe } from '../../lib/errors.ts'
import { useOnce } from '../../lib/once.ts'
import { supabase } from '../../lib/supabase.ts'
import { Button } from '../../ui/button.tsx'

const requestQuery = (commentId: string) =>
  queryOptions({
    queryKey: ['evidence-request', commentId],
    queryFn: async () =>
      unwrapMaybe(
        await supabase.from('evidence_requests').select('state').eq('comment_id', commentId).maybeSingle(),
      )?.state ?? null,
    meta: { silent: true },
  })

/**
 * Asks the author of a comment whether the founder may keep the comment as evidence. The author can answer once.
 */
export function EvidenceAnswer({ commentId, onAnswer }: { commentId: string; onAnswer: () => void }) {
  const cache = useQueryClient()
  const { data: state } = useQuery(requestQuery(commentId))
  const answer = useOnce({
    mutationFn: async (agrees: boolean) =>
      unwrapMaybe(await supabase.rpc('answer_evidence', { p_comment: commentId, p_agrees: agrees })) ?? null,
    onSuccess: (_done, agrees) => {
      cache.setQueryData(requestQuery(commentId).queryKey, agrees ? 'agreed' : 'declined')
      onAnswer()
    },
    meta: { error: 'Could not save your answer. Please try again.' },
  })
  if (state === 'agreed') return <p className="text-sm text-ink-faint">You agreed.</p>
  if (state === 'declined') return <p className="text-sm text-ink-faint">You declined.</p>
  if (state !== 'asked') return null
  return (
    <div className="grid gap-2">
      <p className="text-sm text-ink-soft">
        It is kept with your name, for the founder alone. If you delete the comment or your account, your name
        goes.
      </p>
      <div className="flex flex-wrap gap-2">
        <Button look="main" size="small" disabled={answer.isPending} onClick={() => answer.mutate(true)}>
          Agree
        </Button>
        <Button size="small" disabled={answer.isPending} onClick={() => answer.mutate(false)}>
          Decline
        </Button>
      </div>
    </div>
  )
}
