// Describes the fields of each record for a model. The texts are in `content/prompts/fields.json`.
import fields from '../../content/prompts/fields.json' with { type: 'json' }
import {
  agreeing,
  doingNothing,
  extras,
  mostRivals,
  reasons,
  rivalKinds,
  strengths,
} from '../../contracts/competitor-record.ts'
import { ableOf, metricCounts, risks } from '../../contracts/idea-record.ts'
import { countings } from '../../contracts/pitch-record.ts'
import { amountUnits, earnTypes, knownLevels, payers } from '../../contracts/record-fields.ts'
import { permits } from '../../contracts/validation-record.ts'
import { type AnyRecord, keyOf, type RecordKind } from '../../venture/records/kind.ts'
import { voiceIn } from '../language/voice.ts'
import { callText, filled } from './parts.ts'

export const tellQuestions = <Told extends AnyRecord>(kind: RecordKind<Told>): string =>
  kind.questions.map(id => `${id} (${voiceIn('en').say(keyOf(kind, 'ask', id))})`).join(' ')

type Sheet = Readonly<Record<string, Readonly<Record<string, string>>>>
export const sheets: Readonly<Record<keyof typeof fields, Sheet>> = fields

const lists = {
  ...{ ableOf, agreeing, countings, earnTypes, extras, knownLevels, metricCounts },
  ...{ payers, permits, reasons, risks, rivalKinds, strengths },
}
const values = {
  ...Object.fromEntries(Object.entries(lists).map(([name, ids]) => [name, ids.join(', ')])),
  mostRivals,
}

export function fieldRules(helper: keyof typeof fields): string {
  const lines = Object.entries(sheets[helper]).map(([question, parts]) => {
    const told = Object.entries(parts).map(([field, taken]) => `${field} (${filled(taken, values)})`)
    return `${question}: ${told.join('; ')}`
  })
  const rules = callText(`${helper}Fields`, [], { doingNothing })
  return callText('fields', [], { fields: lines.join('\n'), amountUnits: amountUnits.join(', '), rules })
}
