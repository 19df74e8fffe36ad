// What is remembered of a result beside the result: the facts it rests on, and the founder's words in the place of the helper's.
import { z } from 'zod'
import { restsOn } from './facts.ts'

/** What the founder wrote in the place of a helper's words, by where these stand. */
export const edits = z.record(z.string(), z.object({ written: z.string(), text: z.string() }))
export type Edits = z.infer<typeof edits>

/** What the page remembers of a result: which one it is, the facts it rests on, what the founder put differently. */
export const resultNotes = z.object({
  of: z.string().nullable().catch(null),
  restsOn: restsOn.nullable().catch(null),
  edits: edits.catch({}),
  /** Edited before its row was there: it is still to be saved. */
  isUnsaved: z.boolean().catch(false),
})
export type ResultNotes = Pick<z.infer<typeof resultNotes>, 'restsOn' | 'edits'>
export const noNotes: ResultNotes = { restsOn: null, edits: {} }

/** The same as a saved output carries it. */
export const notesInOutput = ({ restsOn, edits }: ResultNotes) => ({ rests_on: restsOn, edits })

export const notesOfOutput = (id: string | null, metadata: Record<string, unknown>) =>
  resultNotes.parse({ of: id, restsOn: metadata.rests_on, edits: metadata.edits })

/** An edit holds while the helper's words are those it was made of. */
export function wordsAt(edits: Edits, place: string, written: string): string {
  const edit = edits[place]
  return edit && edit.written === written ? edit.text : written
}

/** With the new words at one place; those of the helper again where they are the same or none. */
export function withEdit(edits: Edits, place: string, written: string, text: string): Edits {
  const { [place]: _before, ...others } = edits
  const words = text.trim()
  return words === '' || words === written ? others : { ...others, [place]: { written, text: words } }
}
