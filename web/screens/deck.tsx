import { deck } from '../features/coming-soon/coming-features.ts'
import { DeckTool } from '../features/deck/deck-tool.tsx'
import { deckDocument } from '../features/deck/queries.ts'
import { EarlyDocument } from './early-document.tsx'

export function Component() {
  return (
    <EarlyDocument
      feature={deck}
      document={deckDocument}
      name="deck"
      intro="Twelve slides from what you know, and how well you know it. Every figure stands at its source: change it there, and the slide follows."
      tool={DeckTool}
    />
  )
}
