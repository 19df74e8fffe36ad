// The fields of each card of the pitch: the sentence to say, and the figures in it.
import { countings, type PitchQuestion, pitchQuestions, sayMost } from '../../../contracts/pitch-record.ts'
import { anyUnit, type FormField, fieldsWith } from '../fields.ts'

/** The seconds for each line. Together they take the whole time of the pitch. */
export const lineSeconds = {
  hook: 10,
  customer: 4,
  solution: 10,
  face: 10,
  difference: 5,
  market: 6,
  traction: 7,
  you: 3,
  ask: 10,
  customerAsk: 10,
  partnerAsk: 10,
} as const
export type PitchLine = keyof typeof lineSeconds

/** Fields besides `say` that contain a spoken line. */
const otherLines = ['face', 'customerAsk', 'partnerAsk'] as const

/** The spoken line in a field. Null if the field contains a figure or a note. */
export function lineOf(question: PitchQuestion, field: string): PitchLine | null {
  if (field === 'say') return question
  return otherLines.find(line => line === field) ?? null
}

const spoken = (field: 'say' | (typeof otherLines)[number]): FormField => ({
  id: field,
  type: 'note',
  most: sayMost,
  rows: 2,
  label: `pitch.label.${field}`,
  hint: `pitch.hint.${field}`,
})

const { count, choice, label } = fieldsWith('pitch.')

const others: Partial<Record<PitchQuestion, readonly FormField[]>> = {
  solution: [spoken('face')],
  market: [...count('market', 'buyers'), choice('market', 'counted', countings)],
  traction: [
    ...count('traction', 'paid'),
    { id: 'each', type: 'amount', label: label('traction', 'each'), pers: anyUnit, isUnitOpen: true },
    { id: 'since', type: 'month', label: label('traction', 'since') },
  ],
  ask: [
    { id: 'amount', type: 'amount', label: label('ask', 'amount'), pers: ['once', 'month', 'year'] },
    spoken('customerAsk'),
    spoken('partnerAsk'),
  ],
}

const forms = Object.fromEntries(
  pitchQuestions.map(question => [question, [spoken('say'), ...(others[question] ?? [])]]),
) as unknown as Record<PitchQuestion, readonly FormField[]>

export const fieldsOf = (question: PitchQuestion): readonly FormField[] => forms[question]
