// Imports people from a file. It guesses the columns, reads the rows and gives a reason for each row that it skips.
import {
  type Contact,
  type ContactEntry,
  type ContactStage,
  contactMost,
  contactStages,
  isAddress,
  stageLabels,
} from '../../contracts/contacts.ts'
import { withoutApostrophe, writeCsv } from '../documents/csv.ts'

export const contactFields = [
  'name',
  'email',
  'company',
  'segment',
  'stage',
  'next_step',
  'next_on',
  'note',
] as const
export type ContactField = (typeof contactFields)[number]

export const fieldLabels: Record<ContactField, string> = {
  name: 'Name',
  email: 'E-mail',
  company: 'Company',
  segment: 'Segment',
  stage: 'Stage',
  next_step: 'Next step',
  next_on: 'Day',
  note: 'Note',
}

/** Recognises the column headings that address books and founders use. */
const headings: Record<ContactField, RegExp> = {
  name: /^(full |display )?name$|^(contact|person|who|nombre|nom|nome|vollständiger name)$/,
  email: /^e-?mail|^mail|^(correo|courriel)/,
  company: /^(company|organi[sz]ation|firma|unternehmen|empresa|entreprise|société)/,
  segment: /^(segment|group|gruppe|type|grupo|groupe|categor)/,
  stage: /^(stage|status|phase|state|estado|statut)$/,
  next_step: /^(next step|next|todo|to do|nächster schritt|action)$/,
  next_on: /^(day|date|due|next on|when|datum|fecha|data)/,
  note: /^(notes?|comments?|notiz|bemerkung|nota)/,
}

/** The number of the column for each field. Null if the file has no such column. */
export type Mapping = Record<ContactField, number | null>

export function guessMapping(heads: readonly string[]): Mapping {
  const taken = new Set<number>()
  const found = (field: ContactField) => {
    const at = heads.findIndex(
      (head, index) => !taken.has(index) && headings[field].test(head.trim().toLowerCase()),
    )
    if (at >= 0) taken.add(at)
    return at < 0 ? null : at
  }
  return Object.fromEntries(contactFields.map(field => [field, found(field)])) as Mapping
}

export const importMost = 5000

export type Imported = {
  entries: { row: number; entry: ContactEntry }[]
  /** `row`: the number of the row in the file. The heading is row 1. */
  problems: { row: number; text: string }[]
}

/**
 * Reads the rows as people. It skips and reports an address that is already known, or that occurs twice in the file.
 */
export function readContacts(
  rows: readonly (readonly string[])[],
  mapping: Mapping,
  known: readonly Pick<Contact, 'email'>[],
): Imported {
  const addresses = new Set(known.flatMap(({ email }) => email?.toLowerCase() ?? []))
  const entries: Imported['entries'] = []
  const problems: Imported['problems'] = []
  for (const [index, cells] of rows.entries()) {
    const row = index + 2
    if (index >= importMost) {
      problems.push({ row, text: `Only the first ${importMost.toLocaleString('en')} people are read.` })
      break
    }
    const read = readRow(cells, mapping)
    const address = 'entry' in read ? read.entry.email?.toLowerCase() : undefined
    if ('problem' in read) problems.push({ row, text: read.problem })
    else if (address && addresses.has(address))
      problems.push({ row, text: `${read.entry.email} is already in your list, so it is left out.` })
    else {
      if (address) addresses.add(address)
      entries.push({ row, entry: read.entry })
    }
  }
  return { entries, problems }
}

function readRow(cells: readonly string[], mapping: Mapping): { entry: ContactEntry } | { problem: string } {
  const text = (field: ContactField): string | null => {
    const at = mapping[field]
    return (at === null ? '' : withoutApostrophe(cells[at] ?? '').trim()) || null
  }
  const name = text('name')
  const email = text('email')
  if (!name) return { problem: 'There is no name.' }
  if (email && !isAddress(email)) return { problem: `“${email.slice(0, 60)}” is no e-mail address.` }
  for (const field of ['name', 'company', 'segment', 'next_step', 'note'] as const) {
    if ((text(field)?.length ?? 0) > contactMost[field])
      return { problem: `${fieldLabels[field]} is longer than ${contactMost[field]} characters.` }
  }
  const stage = readStage(text('stage'))
  if (!stage) return { problem: `“${text('stage')?.slice(0, 60)}” is no stage.` }
  const written = text('next_on')
  const day = written === null ? null : readDay(written)
  if (day === undefined)
    return { problem: `“${written?.slice(0, 30)}” is no day. Write it as 2026-11-20 or 20.11.2026.` }
  return {
    entry: {
      name,
      email,
      company: text('company'),
      segment: text('segment'),
      stage,
      next_step: text('next_step'),
      next_on: day,
      note: text('note'),
    },
  }
}

function readStage(text: string | null): ContactStage | undefined {
  if (text === null) return 'to_ask'
  const plain = text.toLowerCase().replace(/[\s_-]+/g, '_')
  return contactStages.find(stage => stage === plain)
}

/**
 * Reads 2026-11-20, 20.11.2026, or 20/11/2026 if day and month cannot be confused. Undefined if the text is no date.
 */
function readDay(text: string): string | undefined {
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})/.exec(text)
  const dotted = /^(\d{1,2})\.\s*(\d{1,2})\.\s*(\d{4})$/.exec(text)
  const [year, month, day] = iso
    ? [iso[1], iso[2], iso[3]]
    : dotted
      ? [dotted[3], dotted[2], dotted[1]]
      : slashed(text)
  const written = `${year}-${month?.padStart(2, '0')}-${day?.padStart(2, '0')}`
  const date = new Date(`${written}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(written) ? written : undefined
}

function slashed(text: string): (string | undefined)[] {
  const parts = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text)
  if (!parts) return []
  const [, first = '', second = '', year] = parts
  if (Number(first) > 12) return [year, second, first]
  return Number(second) > 12 || first === second ? [year, first, second] : []
}

export function contactsCsv(contacts: readonly Contact[]): string {
  return writeCsv([
    contactFields.map(field => fieldLabels[field]),
    ...contacts.map(person =>
      contactFields.map(field => (field === 'stage' ? stageLabels[person.stage] : (person[field] ?? ''))),
    ),
  ])
}
