// The fields of each record, told to a model that reads an answer into them: `content/prompts/fields.json`.
import fields from '../../content/prompts/fields.json' with { type: 'json' }
import { agreeing, mostRivals, reasons, rivalKinds, strengths } from '../../contracts/competitor-record.ts'
import { countings } from '../../contracts/pitch-record.ts'
import { amountUnits, earnTypes, knownLevels, payers } from '../../contracts/record-fields.ts'
import { permits } from '../../contracts/validation-record.ts'

type Sheet = Readonly<Record<string, Readonly<Record<string, string>>>>
/** By helper and question: the fields, each with the parts that it takes. */
export const sheets: Readonly<Record<keyof typeof fields, Sheet>> = fields

/** What stands in braces there. */
const lists: Readonly<Record<string, readonly string[]>> = {
  ...{ agreeing, countings, earnTypes, knownLevels, payers, permits, reasons, rivalKinds, strengths },
  mostRivals: [String(mostRivals)],
}
const filled = (text: string) =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => lists[name]?.join(', ') ?? '')

/** `rules`: what is particular to this helper. */
export function fieldRules(helper: keyof typeof fields, rules: string): string {
  const lines = Object.entries(sheets[helper]).map(([question, parts]) => {
    const told = Object.entries(parts).map(([field, taken]) => `${field} (${filled(taken)})`)
    return `${question}: ${told.join('; ')}`
  })
  return `- fields: what this answer says that one of these fields can hold; parts that a field does not take are null. Every question also has words (text: what they say about it, letter by letter) and known (text, one of guess, told, saw, records: how they know it; only where this answer shows it; said afterwards of all of it, it is none).
${lines.join('\n')}
A number is low and high, one alone is low; "nobody" is 0, "I do not know" is text "unknown". money is a number with currency (three letters) and per: ${amountUnits.join(', ')}; piece is one of what is sold, whatever they call it. quote: the founder's exact words in this answer that say it. Never compute, convert or complete: what was not said stays out. ${rules}
- facts: then only what no field can hold.`
}
