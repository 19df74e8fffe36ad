// The writer is loaded when a file is asked for.
import type { Deck } from '../../../venture/deck/build.ts'
import { loaded } from '../../lib/errors.ts'
import { saveFile } from '../../lib/save-file.ts'

const type = 'application/vnd.openxmlformats-officedocument.presentationml.presentation'

export async function downloadSlides(deck: Deck, author: string | null): Promise<void> {
  const { deckSlides } = await loaded(import('../../../venture/documents/deck-slides.ts'))
  const bytes = await deckSlides(deck, author)
  saveFile(new Blob([new Uint8Array(bytes)], { type }), `${fileName(deck.title)}-deck.pptx`)
}

const fileName = (name: string) =>
  name
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 60) || 'venture'
