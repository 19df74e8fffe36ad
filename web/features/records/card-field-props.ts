import type { Draft, FieldError } from '../../../venture/records/draft.ts'
import type { FormField } from '../../../venture/records/fields.ts'
import type { Beside } from '../../../venture/records/kind.ts'
import type { Voice } from '../../../venture/records/voice.ts'

export type CardFieldProps = {
  field: FormField
  draft: Draft
  voice: Voice
  /** The errors of the card, by the id of the field. In a list of rows, each cell has an id of its own. */
  errors: Readonly<Record<string, FieldError>>
  currency: string
  /** Today's date in the founder's time zone, as YYYY-MM-DD. */
  today: string
  /** A grey text beside the field. */
  aside?: string | null
  /** For a text box: a line of text below the box, and texts that a tap inserts. */
  beside?: Beside | null
  /** The id of the `datalist` with the numbers from the founder's text. */
  suggestions: string | undefined
  /** If true, the label takes no extra width, because several controls share the row. */
  isNarrow?: boolean
  onChange: (change: Draft) => void
  onNumberFocus: (id: string) => void
}

/** The props of a field, its error, and the ids of its elements. */
export type Named = CardFieldProps & {
  error: FieldError | undefined
  names: { id: string; label: string; noteId: string; labelId: string }
}

export const errorText = (error: FieldError, text: string, most: number, { say }: Voice): string =>
  error === 'long'
    ? say('error.long', { count: text.length, most, over: text.length - most })
    : say(`error.${error}`)
