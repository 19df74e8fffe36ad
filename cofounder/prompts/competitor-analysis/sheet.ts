// Puts the values that a model read about rivals into the record. Each rival has one row.
import {
  type CompetitorQuestion,
  type CompetitorRecord,
  cellSchema,
  competitorQuestions,
  doingNothing,
  mostRivals,
  strengths,
} from '../../../contracts/competitor-record.ts'
import type { FieldPatch } from '../../../contracts/record-fields.ts'
import { patchOf, type ReadField } from '../../../venture/records/change.ts'
import { told } from '../../../venture/records/figures.ts'
import { rivals } from '../../../venture/records/rivals/kind.ts'
import { fieldRules } from '../fields.ts'

export const rivalFields = fieldRules('rivals')

type Row = { id: string } & Readonly<Record<string, unknown>>
const plain = (name: string) => name.trim().toLocaleLowerCase()

/** The values as a patch. Each value goes into the row of its rival, and a new name makes a new row. */
export function readPatch({ answers }: CompetitorRecord, read: readonly ReadField[]): FieldPatch[] {
  const named: Row[] = [...(told(answers.rivals?.rows) ?? [])]
  const held = new Map<CompetitorQuestion, Row[]>([['rivals', named]])
  const quotes = new Map<CompetitorQuestion, Record<string, string>>()
  const quoteRow = (question: CompetitorQuestion, id: string, quote: string) =>
    quotes.set(question, { [id]: quote, ...quotes.get(question) })
  const rowsOf = (question: CompetitorQuestion): Row[] => {
    if (question === 'rivals') return named
    const answer = answers[question]
    const known = held.get(question) ?? [...((answer && 'rows' in answer && told(answer.rows)) || [])]
    held.set(question, known)
    return known
  }
  const idOf = (name: string, quote: string): string | null => {
    if (plain(name) === doingNothing) return doingNothing
    const found = named.find(row => plain(String(row.name ?? '')) === plain(name))
    if (found) return found.id
    const row = { id: freeId(named), name: name.trim() }
    if (named.length >= mostRivals || cellSchema('rivals', 'name')?.safeParse(row.name).error) return null
    named.push(row)
    quoteRow('rivals', row.id, quote)
    return row.id
  }
  const fields: FieldPatch[] = []
  for (const field of read) {
    const question = competitorQuestions.find(id => id === field.question)
    if (!question) continue
    if (!cellSchema(question, field.field)) {
      const against = field.field === 'against' && field.text && idOf(field.text, field.quote)
      if (against) fields.push({ question, field: field.field, value: against, quote: field.quote })
      else if (field.field !== 'against')
        fields.push(...patchOf(rivals, [field]), ...severalOf(question, field))
      continue
    }
    const name = (field.field === 'name' ? field.text : field.row)?.trim()
    const id = name && idOf(name, field.quote)
    const [value] = patchOf({ fieldSchema: (_of, cell) => cellSchema(question, cell) }, [field])
    if (!id || !value || (question === 'rivals' && id === doingNothing) || field.field === 'name') continue
    const rows = rowsOf(question)
    const at = rows.findIndex(row => row.id === id)
    if (at < 0) rows.push({ id, [field.field]: value.value })
    else rows[at] = { ...rows[at], id, [field.field]: value.value }
    quoteRow(question, id, field.quote)
  }
  const rows = [...quotes].map(([question, own]) => ({
    ...{ question, field: 'rows', value: held.get(question) ?? [] },
    ...{ quote: Object.values(own)[0] ?? '', rows: own },
  }))
  return [...fields, ...rows]
}

function severalOf(question: CompetitorQuestion, { field, text, quote }: ReadField): FieldPatch[] {
  if (question !== 'better' || field !== 'what') return []
  const ids = (text ?? '').split(',').map(id => id.trim())
  const chosen = strengths.filter(id => ids.includes(id))
  return chosen.length > 0 ? [{ question, field, value: chosen, quote }] : []
}

function freeId(rows: readonly Row[]): string {
  const ids = rows.map(({ id }) => id)
  let count = rows.length + 1
  while (ids.includes(`r${count}`)) count += 1
  return `r${count}`
}
