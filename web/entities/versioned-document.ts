// A document of a project that keeps its versions: the deck, the business plan, the MVP plan. Version 0 is an
// unchanged document, which has no row.
import { queryOptions, useQueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import type { Json } from '../../contracts/database.generated.ts'
import { unwrap, unwrapMaybe } from '../lib/errors.ts'
import { supabase } from '../lib/supabase.ts'
import { useVersionedEditor, type Versioned } from './versioned-editor.ts'

type DocumentKind<Content> = {
  /** Two tables of the same shape: the document, and its earlier versions. */
  table: 'decks' | 'business_plans' | 'mvp_plans'
  revisions: 'deck_revisions' | 'business_plan_revisions' | 'mvp_plan_revisions'
  schema: z.ZodType<Content>
  untouched: Content
  /** "deck": Could not save the deck. */
  name: string
}
export type DocumentRevision<Content> = { version: number; saved_at: string; content: Content }
export type VersionedDocument<Content> = ReturnType<typeof versionedDocument<Content>>

export function versionedDocument<Content>(kind: DocumentKind<Content>) {
  const { schema, untouched, name } = kind
  // The tables have the same columns, so the types of one fit all.
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
      // The version on the screen may be newer than a refresh, so it is not replaced. Saving detects changes
      // from another tab.
      staleTime: Number.POSITIVE_INFINITY,
      refetchOnMount: 'always',
    })

  /** Returns null if the seen version is no longer the last one, because somebody else has written since. */
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

  /** The document being worked on. */
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
