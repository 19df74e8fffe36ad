import type { Draft, FieldError } from '../../../venture/records/draft.ts'
import type { FormField } from '../../../venture/records/fields.ts'
import type { Beside } from '../../../venture/records/kind.ts'
import type { Voice } from '../../../venture/records/voice.ts'

export type CardFieldProps = {
  field: FormField
  draft: Draft
  voice: Voice
  /** Errors by field; those in rows are named by their cells. */
  errors: Readonly<Record<string, FieldError>>
  currency: string
  /** The founder's date as YYYY-MM-DD. */
  today: string
  /** Shown beside the field in grey. */
  aside?: string | null
  /** For a text box: a line below it, and texts that can be inserted. */
  beside?: Beside | null
  /** The id of the list with the numbers from the founder's words. */
  suggestions: string | undefined
  /** Leaves out the label's space beside several controls. */
  isNarrow?: boolean
  onChange: (change: Draft) => void
  onNumberFocus: (id: string) => void
}

/** A field with the ids of its parts. */
export type Named = CardFieldProps & {
  error: FieldError | undefined
  names: { id: string; label: string; noteId: string; labelId: string }
}

export const errorText = (error: FieldError, text: string, most: number, { say }: Voice): string =>
  error === 'long'
    ? say('error.long', { count: text.length, most, over: text.length - most })
    : say(`error.${error}`)
