// The groups of a request. These are the groups that were sent, else the groups in the fields of saved work.
import type { SegmentSource } from '../../../contracts/results/customer-segments.ts'
import type { SegmentsRecord } from '../../../contracts/segments-record.ts'
import { readSource, type Source, type SourceData } from '../../../contracts/sources.ts'
import type { ValidationAnswers } from '../../../contracts/validation-record.ts'
import { type Language, languageOf as pageLanguage } from '../../../venture/numbers/locale.ts'
import { groupsIn } from '../../../venture/records/segments/known.ts'
import { knownRows } from '../../../venture/records/segments/prefill.ts'
import type { Dated } from '../../helper.ts'
import { languageOf } from '../../language/recognise.ts'

export type CustomerSegmentsInput = Dated & {
  problemValidationData?: SourceData
  ideaRefinementData?: SourceData
  marketResearchData?: SourceData
  /** The groups in fields. If they are missing, the code takes no figure from any text. */
  record?: SegmentsRecord | null
}

export type SavedWork = { name: SegmentSource; source: Source | null }[]

/** The name of the first source. The data can come from one of two helpers. */
function simulationIn(data: SourceData): SegmentSource {
  const isRow = data && typeof data === 'object' && !Array.isArray(data)
  return isRow && data.output_type === 'competitor_analysis' ? 'competitor analysis' : 'problem validation'
}

export const readSaved = (input: CustomerSegmentsInput): SavedWork => [
  { name: simulationIn(input.problemValidationData), source: readSource(input.problemValidationData) },
  { name: 'idea refinement', source: readSource(input.ideaRefinementData) },
  { name: 'market research', source: readSource(input.marketResearchData) },
]

const groupsOf = (input: CustomerSegmentsInput) =>
  groupsIn(
    {
      validation: input.problemValidationData,
      idea: input.ideaRefinementData,
      market: input.marketResearchData,
    },
    input.memory?.records ?? [],
    input.memory?.facts ?? [],
  )

export const validationIn = (input: CustomerSegmentsInput): ValidationAnswers | null =>
  groupsOf(input).rounds.at(-1)?.answers ?? null

/** `isReading`: the code that calls this function reads the saved work itself and needs only its rounds. */
export function recordOf(input: CustomerSegmentsInput, { isReading = false } = {}): SegmentsRecord {
  if (input.record) return input.record
  const known = groupsOf(input)
  return { version: 1, rows: knownRows(isReading ? { ...known, market: null, idea: null } : known) }
}

export const writtenIn = (input: CustomerSegmentsInput): string[] => [
  ...readSaved(input).flatMap(({ source }) => source?.founder ?? []),
  ...recordOf(input).rows.flatMap(({ group, words, carried }) =>
    [group, words, carried?.pain, carried?.find].filter(text => text !== undefined),
  ),
]

export const languageIn = (input: CustomerSegmentsInput): Language =>
  input.language ?? (input.locale ? pageLanguage(input.locale) : languageOf(writtenIn(input)))
