// Drafts of posts. The server stores them, so that a member can continue on any device.
import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { unwrap, unwrapMaybe } from '../lib/errors.ts'
import { useOnce } from '../lib/once.ts'
import { supabase } from '../lib/supabase.ts'

export type PostDraft = { id: string; content: string; updated_at: string }

export const postDraftsQuery = (userId: string) =>
  queryOptions({
    queryKey: ['post-drafts', userId],
    queryFn: async (): Promise<PostDraft[]> =>
      unwrap(
        await supabase
          .from('post_drafts')
          .select('id, content, updated_at')
          .eq('user_id', userId)
          .order('updated_at', { ascending: false })
          .order('id', { ascending: false }),
      ),
    meta: { silent: true },
  })

export function useKeepDraft(userId: string) {
  const client = useQueryClient()
  return useOnce({
    mutationFn: async (content: string, id): Promise<void> => {
      unwrapMaybe(
        await supabase
          .from('post_drafts')
          .upsert({ id, user_id: userId, content: content.trim() }, { ignoreDuplicates: true }),
      )
    },
    onSuccess: () => client.invalidateQueries(postDraftsQuery(userId)),
    meta: { success: 'Draft saved', error: 'Could not save the draft' },
  })
}

export function useDeleteDraft(userId: string) {
  const client = useQueryClient()
  return useOnce({
    mutationFn: async ({ id }: PostDraft): Promise<void> => {
      unwrapMaybe(await supabase.from('post_drafts').delete().eq('id', id))
    },
    onSuccess: () => client.invalidateQueries(postDraftsQuery(userId)),
    meta: { error: 'Could not delete the draft' },
  })
}
