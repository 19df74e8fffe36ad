// Read-only share links to a founder's plan, deck or business plan, and the documents that readers see.
import { queryOptions, useQueryClient } from '@tanstack/react-query'
import {
  type DocumentKind,
  type SharedDeck,
  type SharedDocument,
  type SharedPlan,
  sharedDocument,
} from '../../contracts/shared-document.ts'
import { unwrap, unwrapMaybe } from '../lib/errors.ts'
import { useOnce } from '../lib/once.ts'
import { supabase } from '../lib/supabase.ts'

export type ShareKind = DocumentKind | 'founder_plan'
export type ShareLink = {
  id: string
  token: string
  label: string | null
  created_at: string
  document_at: string
  expires_at: string | null
  has_password: boolean
}

/** The project's share links of one kind, newest first. */
export const shareLinksQuery = (projectId: string, kind: ShareKind) =>
  queryOptions({
    queryKey: ['share-links', projectId, kind],
    queryFn: async (): Promise<ShareLink[]> =>
      unwrap(
        await supabase
          .from('share_links')
          .select('id, token, label, created_at, document_at, expires_at, has_password')
          .eq('project_id', projectId)
          .eq('kind', kind)
          .order('created_at', { ascending: false }),
      ),
  })

export type NewLink = {
  label: string
  /**
   * The next three fields are only for a deck or business plan: the shared document, the number of days that the
   * link is valid, and the password.
   */
  document?: SharedDeck | SharedPlan
  validDays?: number | null
  password?: string
}

export function useCreateShareLink(projectId: string, kind: ShareKind) {
  const client = useQueryClient()
  return useOnce({
    mutationFn: async ({ label, document, validDays = null, password }: NewLink, id) =>
      unwrap(
        await supabase.rpc('create_share_link', {
          label: label.trim() || null,
          link_id: id,
          ...(document && { kind, document, valid_days: validDays, password: password || null }),
        }),
      ),
    onSuccess: () => client.invalidateQueries(shareLinksQuery(projectId, kind)),
    meta: {
      // The text is short, because on a small phone the toast covers the area below the new link.
      success: 'Link created',
      error: error => ({ title: 'Could not create the link', text: error.message }),
    },
  })
}

export function useRevokeShareLink(projectId: string, kind: ShareKind) {
  const client = useQueryClient()
  const { queryKey } = shareLinksQuery(projectId, kind)
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

/** Replaces the document behind a link with the document's current state. */
export function useRenewShareLink(projectId: string, kind: DocumentKind) {
  const client = useQueryClient()
  return useOnce({
    mutationFn: async ({ id, document }: { id: string; document: SharedDeck | SharedPlan }) =>
      unwrapMaybe(await supabase.from('share_links').update({ document }).eq('id', id)),
    onSuccess: () => client.invalidateQueries(shareLinksQuery(projectId, kind)),
    meta: {
      success: 'Link updated',
      error: { title: 'Could not update the link', text: 'It shows what it showed before.' },
    },
  })
}

/** Returns null if nothing is shared under this link, or if the password is missing or wrong. */
async function readShared(token: string, password: string | null): Promise<SharedDocument | null> {
  const shown = unwrapMaybe(await supabase.rpc('shared_document', { token, password }))
  return shown === null ? null : sharedDocument.parse(shown)
}

export const sharedDocumentQuery = (token: string) =>
  queryOptions({ queryKey: ['shared-document', token], queryFn: () => readShared(token, null) })

export const useOpenWithPassword = (token: string) =>
  useOnce({ mutationFn: (password: string) => readShared(token, password) })
