import { type DeckContent, deckContent, untouched } from '../../../venture/deck/content.ts'
import { versionedDocument } from '../../entities/versioned-document.ts'

export type DeckChange = (make: (content: DeckContent) => DeckContent) => void

export const deckDocument = versionedDocument<DeckContent>({
  table: 'decks',
  revisions: 'deck_revisions',
  schema: deckContent,
  untouched,
  name: 'deck',
})
