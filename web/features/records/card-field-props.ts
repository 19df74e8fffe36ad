import type { Draft, FieldError } from '../../../venture/records/draft.ts'
import type { FormField } from '../../../venture/records/fields.ts'
import type { Beside } from '../../../venture/records/kind.ts'
import type { Voice } from '../../../venture/records/voice.ts'

export type CardFieldProps = {
  field: FormField
  draft: Draft
  voice: Voice
  /** By field; those of rows stand under the names of their cells. */
  errors: Readonly<Record<string, FieldError>>
  currency: string
  /** YYYY-MM-DD of the founder. */
  today: string
  /** Beside the field in grey, never in it. */
  aside?: string | null
  /** Of a text box: a line under it, and texts to write into it. */
  beside?: Beside | null
  /** The list of numbers that stand in the founder's words. */
  suggestions: string | undefined
  /** Without the room for a label beside several controls. */
  isNarrow?: boolean
  onChange: (change: Draft) => void
  onNumberFocus: (id: string) => void
}

/** One field with the ids of its parts. */
export type Named = CardFieldProps & {
  error: FieldError | undefined
  names: { id: string; label: string; noteId: string; labelId: string }
}

export const errorText = (error: FieldError, text: string, most: number, { say }: Voice): string =>
  error === 'long'
    ? say('error.long', { count: text.length, most, over: text.length - most })
    : say(`error.${error}`)
