// Notes beside a result: the facts it rests on, and the founder's edits of its text.
import { z } from 'zod'
import { restsOn } from './facts.ts'

/** The founder's replacements for a helper's words, by their place in the result. */
export const edits = z.record(z.string(), z.object({ written: z.string(), text: z.string() }))
export type Edits = z.infer<typeof edits>

/** The notes of the page: the id of the result, the facts it rests on, and the founder's edits. */
export const resultNotes = z.object({
  of: z.string().nullable().catch(null),
  restsOn: restsOn.nullable().catch(null),
  edits: edits.catch({}),
  /** Edited before its row existed, so it still has to be saved. */
  isUnsaved: z.boolean().catch(false),
})
export type ResultNotes = Pick<z.infer<typeof resultNotes>, 'restsOn' | 'edits'>
export const noNotes: ResultNotes = { restsOn: null, edits: {} }

/** The notes in the form of a saved output. */
export const notesInOutput = ({ restsOn, edits }: ResultNotes) => ({ rests_on: restsOn, edits })

export const notesOfOutput = (id: string | null, metadata: Record<string, unknown>) =>
  resultNotes.parse({ of: id, restsOn: metadata.rests_on, edits: metadata.edits })

/** An edit applies as long as the helper's words are those it replaced. */
export function wordsAt(edits: Edits, place: string, written: string): string {
  const edit = edits[place]
  return edit && edit.written === written ? edit.text : written
}

/** Adds an edit at one place. An empty or equal text restores the helper's words. */
export function withEdit(edits: Edits, place: string, written: string, text: string): Edits {
  const { [place]: _before, ...others } = edits
  const words = text.trim()
  return words === '' || words === written ? others : { ...others, [place]: { written, text: words } }
}
