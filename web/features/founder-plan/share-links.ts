import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { unwrap, unwrapMaybe } from '../../lib/errors.ts'
import { useOnce } from '../../lib/once.ts'
import { supabase } from '../../lib/supabase.ts'

export type ShareLink = { id: string; token: string; label: string | null; created_at: string }

/** Newest first. */
export const shareLinksQuery = (projectId: string) =>
  queryOptions({
    queryKey: ['share-links', projectId],
    queryFn: async (): Promise<ShareLink[]> =>
      unwrap(
        await supabase
          .from('share_links')
          .select('id, token, label, created_at')
          .eq('project_id', projectId)
          .order('created_at', { ascending: false }),
      ),
  })

export function useCreateShareLink(projectId: string) {
  const client = useQueryClient()
  return useOnce({
    mutationFn: async (label: string, id) =>
      unwrap(await supabase.rpc('create_share_link', { label: label.trim() || null, link_id: id })),
    onSuccess: () => client.invalidateQueries(shareLinksQuery(projectId)),
    meta: {
      // Short: on a small phone it stands right below the new link.
      success: 'Link created',
      error: error => ({ title: 'Could not create the link', text: error.message }),
    },
  })
}

export function useRevokeShareLink(projectId: string) {
  const client = useQueryClient()
  const { queryKey } = shareLinksQuery(projectId)
  return useOnce({
    mutationFn: async (id: string) => unwrapMaybe(await supabase.from('share_links').delete().eq('id', id)),
    onSuccess: (_done, id) => {
      client.setQueryData(queryKey, (links = []) => links.filter(link => link.id !== id))
      return client.invalidateQueries({ queryKey })
    },
    meta: {
      success: { title: 'Link revoked', text: 'It opens nothing any more.' },
      error: { title: 'Could not revoke the link', text: 'It still works. Please try again.' },
    },
  })
}
