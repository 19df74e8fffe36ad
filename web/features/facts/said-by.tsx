import { queryOptions, useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { unwrapMaybe } from '../../lib/errors.ts'
import { supabase } from '../../lib/supabase.ts'
import { paths } from '../../paths.ts'

const saidByQuery = (factId: string) =>
  queryOptions({
    queryKey: ['said-by', factId],
    queryFn: async () =>
      unwrapMaybe(
        await supabase
          .from('facts')
          .select(
            'source:sources(request:evidence_requests(author:profiles!evidence_requests_author_id_fkey(id, full_name)))',
          )
          .eq('id', factId)
          .maybeSingle(),
      )?.source?.request?.author ?? null,
    meta: { silent: true },
  })

/**
 * The author of the comment from which a fact was taken. Shows nothing after the comment or the account was
 * deleted.
 */
export function SaidBy({ factId }: { factId: string }) {
  const { data: author } = useQuery(saidByQuery(factId))
  if (!author) return null
  return (
    <p className="px-2 text-sm text-ink-soft [overflow-wrap:anywhere]">
      Said by{' '}
      <Link to={paths.member(author.id)} className="font-semibold hover:underline" dir="auto">
        {author.full_name ?? 'User'}
      </Link>{' '}
      in a comment
    </p>
  )
}
