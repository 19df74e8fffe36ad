import { useQueryClient } from '@tanstack/react-query'
import type { DeckContent } from '../../../venture/deck/content.ts'
import { useVersionedEditor, type Versioned } from '../../entities/versioned-editor.ts'
import { deckQuery, saveDeck } from './queries.ts'

export type DeckChange = (make: (content: DeckContent) => DeckContent) => void

/** The deck being worked on. */
export function useDeckEditor(projectId: string, saved: Versioned<DeckContent>) {
  const cache = useQueryClient()
  return useVersionedEditor({
    saved,
    save: (seen, content, restoredFrom) => saveDeck(projectId, seen, content, restoredFrom),
    read: () => cache.fetchQuery({ ...deckQuery(projectId), staleTime: 0 }),
    onSaved: known => cache.setQueryData(deckQuery(projectId).queryKey, known),
    error: 'Could not save the deck. Your changes are still here.',
  })
}
