import { queryOptions } from '@tanstack/react-query'
import type { Json } from '../../../contracts/database.generated.ts'
import { type DeckContent, deckContent, untouched } from '../../../venture/deck/content.ts'
import type { Versioned } from '../../entities/versioned-editor.ts'
import { unwrap, unwrapMaybe } from '../../lib/errors.ts'
import { supabase } from '../../lib/supabase.ts'

/** Version 0 is a deck in which nothing was changed yet: it has no row. */
export const deckQuery = (projectId: string) =>
  queryOptions({
    queryKey: ['deck', projectId],
    queryFn: async (): Promise<Versioned<DeckContent>> => {
      const row = unwrapMaybe(
        await supabase.from('decks').select('content, version').eq('project_id', projectId).maybeSingle(),
      )
      return row
        ? { content: deckContent.parse(row.content), version: row.version }
        : { content: untouched, version: 0 }
    },
    // What is being worked on is newer than what a refresh would bring: two tabs are told apart when saving.
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnMount: 'always',
  })

/** Null where the version seen is no longer the last one: somebody else has written since. */
export async function saveDeck(
  projectId: string,
  seen: number,
  content: DeckContent,
  restoredFrom: number | null,
): Promise<number | null> {
  const table = supabase.from('decks')
  const rows = unwrap(
    seen === 0
      ? await table
          .upsert(
            { project_id: projectId, content: content as Json },
            { onConflict: 'project_id', ignoreDuplicates: true },
          )
          .select('version')
      : await table
          .update({ content: content as Json, version: seen + 1, restored_from: restoredFrom })
          .eq('project_id', projectId)
          .eq('version', seen)
          .select('version'),
  )
  return rows[0]?.version ?? null
}

export type DeckRevision = { version: number; saved_at: string; content: DeckContent }

export const deckRevisionsQuery = (projectId: string) =>
  queryOptions({
    queryKey: ['deck-revisions', projectId],
    queryFn: async (): Promise<DeckRevision[]> => {
      const rows = unwrap(
        await supabase
          .from('deck_revisions')
          .select('version, saved_at, content')
          .eq('project_id', projectId)
          .order('version', { ascending: false })
          .limit(40),
      )
      return rows.map(row => ({ ...row, content: deckContent.parse(row.content) }))
    },
    staleTime: 0,
  })
