// The code that writes PowerPoint files is loaded when the founder requests a file.
import type { Deck } from '../../../venture/deck/build.ts'
import type { Look } from '../../../venture/documents/slide-look.ts'
import { loaded } from '../../lib/errors.ts'
import { fileNameOf, saveFile } from '../../lib/save-file.ts'

const type = 'application/vnd.openxmlformats-officedocument.presentationml.presentation'

export async function downloadSlides(deck: Deck, author: string | null, look: Look): Promise<void> {
  const { deckSlides } = await loaded(import('../../../venture/documents/deck-slides.ts'))
  const bytes = await deckSlides(deck, author, look)
  saveFile(new Blob([new Uint8Array(bytes)], { type }), `${fileNameOf(deck.title, 'deck')}.pptx`)
}
