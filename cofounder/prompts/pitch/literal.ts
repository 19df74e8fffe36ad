import { sayMost } from '../../../contracts/pitch-record.ts'
import type { FieldPatch } from '../../../contracts/record-fields.ts'
import { lineOf } from '../../../venture/records/pitch/form.ts'
import { pitch } from '../../../venture/records/pitch/pitch.ts'

/** A line must be exactly what the founder wrote. Any other text is stored as a note. */
export function literal(patch: readonly FieldPatch[], message: string): FieldPatch[] {
  return patch.flatMap(one => {
    const question = pitch.questions.find(id => id === one.question)
    if (!question || !lineOf(question, one.field)) return [one]
    const text = String(one.value)
    if (message.includes(text)) return [one]
    return message.includes(one.quote) ? [{ ...one, field: 'words', value: one.quote.slice(0, sayMost) }] : []
  })
}
