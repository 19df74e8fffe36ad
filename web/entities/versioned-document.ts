// A project's document with a history of versions: the deck, the business plan or the MVP plan. Version 0 is an
// unchanged document, which has no row.
import { queryOptions, useQueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import type { Json } from '../../contracts/database.generated.ts'
import { unwrap, unwrapMaybe } from '../lib/errors.ts'
import { supabase } from '../lib/supabase.ts'
import { useVersionedEditor, type Versioned } from './versioned-editor.ts'

type DocumentKind<Content> = {
  /** The table of the document, and the table of its earlier versions, which has the same columns. */
  table: 'decks' | 'business_plans' | 'mvp_plans'
  revisions: 'deck_revisions' | 'business_plan_revisions' | 'mvp_plan_revisions'
  schema: z.ZodType<Content>
  untouched: Content
  /** The name in error messages, such as "deck" in "Could not save the deck". */
  name: string
}
export type DocumentRevision<Content> = { version: number; saved_at: string; content: Content }
export type VersionedDocument<Content> = ReturnType<typeof versionedDocument<Content>>

export function versionedDocument<Content>(kind: DocumentKind<Content>) {
  const { schema, untouched, name } = kind
  // The three tables have the same columns, so the types of one table are used for all.
  const table = kind.table as 'decks'
  const revisions = kind.revisions as 'deck_revisions'

  const query = (projectId: string) =>
    queryOptions({
      queryKey: [kind.table, projectId],
      queryFn: async (): Promise<Versioned<Content>> => {
        const row = unwrapMaybe(
          await supabase.from(table).select('content, version').eq('project_id', projectId).maybeSingle(),
        )
        return row
          ? { content: schema.parse(row.content), version: row.version }
          : { content: untouched, version: 0 }
      },
      // The document is never refetched automatically, because the document on the screen may be newer than the saved
      // one. Saving detects changes from another tab.
      staleTime: Number.POSITIVE_INFINITY,
      refetchOnMount: 'always',
    })

  /**
   * Saves the document. Returns null if the `seen` version is outdated, because another tab or device has saved
   * since.
   */
  const save = async (
    projectId: string,
    seen: number,
    content: Content,
    restoredFrom: number | null,
  ): Promise<number | null> => {
    const rows = unwrap(
      seen === 0
        ? await supabase
            .from(table)
            .upsert(
              { project_id: projectId, content: content as Json },
              { onConflict: 'project_id', ignoreDuplicates: true },
            )
            .select('version')
        : await supabase
            .from(table)
            .update({ content: content as Json, version: seen + 1, restored_from: restoredFrom })
            .eq('project_id', projectId)
            .eq('version', seen)
            .select('version'),
    )
    return rows[0]?.version ?? null
  }

  const revisionsQuery = (projectId: string) =>
    queryOptions({
      queryKey: [kind.revisions, projectId],
      queryFn: async (): Promise<DocumentRevision<Content>[]> => {
        const rows = unwrap(
          await supabase
            .from(revisions)
            .select('version, saved_at, content')
            .eq('project_id', projectId)
            .order('version', { ascending: false })
            .limit(40),
        )
        return rows.map(row => ({ ...row, content: schema.parse(row.content) }))
      },
      staleTime: 0,
    })

  /** The editor of the document on this page. */
  const useEditor = (projectId: string, saved: Versioned<Content>) => {
    const cache = useQueryClient()
    return useVersionedEditor({
      saved,
      save: (seen, content, restoredFrom) => save(projectId, seen, content, restoredFrom),
      read: () => cache.fetchQuery({ ...query(projectId), staleTime: 0 }),
      onSaved: known => cache.setQueryData(query(projectId).queryKey, known),
      error: `Could not save the ${name}. Your changes are still here.`,
    })
  }
  return { query, revisionsQuery, useEditor }
}
