// Data stored with a result: the facts that the result is based on, and the founder's edits of its text.
import { z } from 'zod'
import { restsOn } from './facts.ts'

/** The founder's replacements for a helper's text. The key is the place of the text in the result. */
export const edits = z.record(z.string(), z.object({ written: z.string(), text: z.string() }))
export type Edits = z.infer<typeof edits>

/**
 * The notes that a page stores: the id of the result, the facts that the result is based on, and the founder's
 * edits.
 */
export const resultNotes = z.object({
  of: z.string().nullable().catch(null),
  restsOn: restsOn.nullable().catch(null),
  edits: edits.catch({}),
  /**
   * Whether the founder edited the result before it had a row in the database. Then the page must still save the
   * edit.
   */
  isUnsaved: z.boolean().catch(false),
})
export type ResultNotes = Pick<z.infer<typeof resultNotes>, 'restsOn' | 'edits'>
export const noNotes: ResultNotes = { restsOn: null, edits: {} }

/** The notes in the form in which a saved output stores them. */
export const notesInOutput = ({ restsOn, edits }: ResultNotes) => ({ rests_on: restsOn, edits })

export const notesOfOutput = (id: string | null, metadata: Record<string, unknown>) =>
  resultNotes.parse({ of: id, restsOn: metadata.rests_on, edits: metadata.edits })

/** Returns the founder's text if the helper's text is still the text that the founder replaced. */
export function wordsAt(edits: Edits, place: string, written: string): string {
  const edit = edits[place]
  return edit && edit.written === written ? edit.text : written
}

/** Adds an edit at one place. An empty text, or the helper's own text, removes the edit. */
export function withEdit(edits: Edits, place: string, written: string, text: string): Edits {
  const { [place]: _before, ...others } = edits
  const words = text.trim()
  return words === '' || words === written ? others : { ...others, [place]: { written, text: words } }
}
