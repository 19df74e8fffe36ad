import { queryOptions, useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { unwrapMaybe } from '../../lib/errors.ts'
import { supabase } from '../../lib/supabase.ts'
import { paths } from '../../paths.ts'

const saidByQuery = (sourceId: string) =>
  queryOptions({
    queryKey: ['said-by', sourceId],
    queryFn: async () =>
      unwrapMaybe(
        await supabase
          .from('evidence_requests')
          .select('author:profiles!evidence_requests_author_id_fkey(id, full_name)')
          .eq('source_id', sourceId)
          .maybeSingle(),
      )?.author ?? null,
    meta: { silent: true },
  })

/** The member whose comment a fact rests on, as long as the comment and the account are there. */
export function SaidBy({ sourceId }: { sourceId: string }) {
  const { data: author } = useQuery(saidByQuery(sourceId))
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
