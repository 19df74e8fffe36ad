/**
 * Founders whom other people wrote in files. Their values are read like text that is typed on the page, and refused
 * if the page would refuse them.
 */
import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { language } from '../../contracts/language.ts'
import { knownLevels } from '../../contracts/record-fields.ts'
import { mostGroups } from '../../contracts/segments-record.ts'
import {
  type Draft,
  type DraftContext,
  type DraftReading,
  readDraft,
  textsOf,
} from '../../venture/records/draft.ts'
import type { FormField } from '../../venture/records/fields.ts'
import type { RivalRow } from '../../venture/records/rivals/table.ts'

function does(something: () => unknown): boolean {
  try {
    something()
    return true
  } catch {
    return false
  }
}

const card = z.record(z.string(), z.unknown())
export type Card = z.infer<typeof card>
const talk = z.strictObject({ answers: z.record(z.string(), card) })
const text = z.string().trim().min(1)

const founder = z.strictObject({
  name: text.regex(/^[\p{L}\p{N} .'-]+$/u, 'letters, figures, spaces, points and hyphens only'),
  language,
  /** The locale of the founder's browser. */
  locale: text.refine(locale => does(() => Intl.getCanonicalLocales(locale)), 'no locale, such as en-IE'),
  country: z.string().regex(/^[A-Z]{2}$/),
  timeZone: text
    .refine(
      timeZone => does(() => new Intl.DateTimeFormat('en', { timeZone })),
      'no time zone, such as Europe/Dublin',
    )
    .default('UTC'),
  venture: z.strictObject({ name: text, description: text, industry: text }),
  /** Notes about the fair verdict, for the person who judges. They do not influence the conversation. */
  notes: z.unknown().optional(),
  'problem-validation': talk.optional(),
  'competitor-analysis': talk.optional(),
  'market-research': z
    .strictObject({
      market: text.max(200),
      industry: text.max(200),
      targetCustomer: z.string().max(500).default(''),
      answers: z.record(z.string(), card).default({}),
    })
    .optional(),
  'idea-refinement': talk.extend({ idea: text }).optional(),
  'customer-segments': z
    .strictObject({
      groups: z.array(z.looseObject({ row: z.string().optional() })).max(mostGroups),
      /** The names of rows that the founder removed. */
      left: z.array(z.string()).default([]),
    })
    .optional(),
  pitch: talk.optional(),
})
export type Founder = z.infer<typeof founder>

export function founderOf(given: unknown): Founder {
  const { data, error } = founder.safeParse(given)
  if (data) return data
  throw new Error(z.prettifyError(error))
}

/** Reads a file with one founder or a list of founders. */
export function readFounders(path: string): Founder[] {
  const given: unknown = JSON.parse(readFileSync(path, 'utf8'))
  return (Array.isArray(given) ? given : [given]).map(founderOf)
}

export const refuse = (place: string, why: string): never => {
  throw new Error(`${place}: ${why}`)
}

/** Turns a single number into a range with equal ends. `null` empties a prefilled field. */
function whole(field: FormField, value: unknown): unknown {
  const isRange = field.type === 'count' || field.type === 'measure' || field.type === 'times'
  return isRange && typeof value === 'number' ? { low: value, high: value } : value
}

function textsFor(field: FormField, value: unknown, locale: string, place: string): Draft {
  if (value === null)
    return {
      [field.id]: '',
      [`${field.id}.country`]: '',
      [`${field.id}.year`]: '',
      [`${field.id}.month`]: '',
    }
  if (value === 'unknown')
    refuse(place, '"unknown" is said of a whole card: {"unknown": true} beside what is known')
  try {
    return textsOf(field, whole(field, value), locale)
  } catch {
    return refuse(place, `${JSON.stringify(value)} is not what a field of type ${field.type} takes`)
  }
}

/** Types each value into its field. Typing an answer may add fields, so this is repeated until no field is added. */
export function typeInto(
  given: Card,
  {
    locale,
    place,
    fieldsOf,
  }: { locale: string; place: string; fieldsOf: (draft: Draft) => readonly FormField[] },
): Draft {
  let draft: Draft = {}
  for (;;) {
    const fields = fieldsOf(draft)
    const texts = fields
      .filter(({ id }) => id in given)
      .map(field => textsFor(field, given[field.id], locale, `${place}.${field.id}`))
    const next: Draft = Object.assign({}, ...texts)
    if (JSON.stringify(next) !== JSON.stringify(draft)) {
      draft = next
      continue
    }
    const shown = fields.map(({ id }) => id)
    const stray = Object.keys(given).find(id => !shown.includes(id))
    return stray === undefined
      ? draft
      : refuse(`${place}.${stray}`, `no such field here; shown: ${shown.join(', ') || 'words alone'}`)
  }
}

/** Throws if the page understands the typed text differently from what the file says. */
export function compare(
  given: Card,
  read: Card,
  { fields, errors, place }: Pick<DraftReading, 'fields' | 'errors'> & { place: string },
): void {
  const [wrong] = Object.entries(errors)
  if (wrong)
    refuse(
      `${place}.${wrong[0]}`,
      `the page says "${wrong[1]}" to ${JSON.stringify(given[wrong[0]] ?? given)}`,
    )
  for (const field of fields) {
    const value = given[field.id]
    if (value === undefined || value === null) continue
    if (!isHeld(whole(field, value), read[field.id]))
      refuse(`${place}.${field.id}`, `${JSON.stringify(value)} was read as ${JSON.stringify(read[field.id])}`)
  }
}

/**
 * Returns whether the value on the page contains everything in the file's value. The page may add more, such as a
 * currency or a unit.
 */
function isHeld(meant: unknown, read: unknown): boolean {
  if (typeof meant === 'number' && read instanceof Object) return isHeld({ low: meant, high: meant }, read)
  if (meant instanceof Object && typeof read === 'number') return isHeld(meant, { low: read, high: read })
  if (!(meant instanceof Object) || !(read instanceof Object)) return meant === read
  // The page may contain more rows, so rows are compared by id.
  const rowOf = (part: unknown) =>
    Array.isArray(read) && read.find(({ id }: Card) => id !== undefined && id === (part as Card).id)
  return Object.entries(meant).every(([name, part]) => isHeld(part, rowOf(part) || (read as Card)[name]))
}

/**
 * Adds ids to rows, because rows have ids on the page. In a file, a row may name a rival instead, and then gets the
 * rival's id.
 */
const withIds = (rows: unknown, rivals: readonly RivalRow[]): unknown =>
  Array.isArray(rows)
    ? rows.map(({ name, ...row }: Card, at) => {
        if (rivals.length === 0) return { id: `r${at + 1}`, name, ...row }
        return { id: rivals.find(rival => rival.name === name)?.id ?? name, ...row }
      })
    : rows

export type ReadCard = { skipped: true } | { isUnknown: boolean; reading: DraftReading }

/** Reads one card in the state in which the founder sends it. */
export function readCard(
  given: Card | undefined,
  context: DraftContext,
  rivals: readonly RivalRow[],
  place: string,
): ReadCard {
  const { words, known, skipped, unknown, ...typed } = given ?? {}
  if (skipped) return { skipped: true }
  if (
    known !== undefined &&
    !(context.kind.hasKnown(context.question) && knownLevels.some(level => level === known))
  )
    refuse(`${place}.known`, `it is ${knownLevels.join(', ')}, and not on every card`)
  if (typed.rows) typed.rows = withIds(typed.rows, context.question === 'rivals' ? [] : rivals)
  const beside = {
    ...(words !== undefined && { words: String(words) }),
    ...(known !== undefined && { known: String(known) }),
  }
  const draft = typeInto(typed, { ...context, place, fieldsOf: texts => readDraft(texts, context).fields })
  const reading = readDraft({ ...draft, ...beside }, context)
  compare(typed, reading.answer, { ...reading, place })
  for (const [id, value] of Object.entries(reading.answer)) {
    const { error } = context.kind.fieldSchema(context.question, id)?.safeParse(value) ?? {}
    if (error) refuse(`${place}.${id}`, `${JSON.stringify(value)}: ${z.prettifyError(error)}`)
  }
  // The founder did not change prefilled values, so they are sent as they are.
  if (reading.isBlank && !unknown)
    return given ? refuse(place, 'nothing is filled in; leave the card out to skip it') : { skipped: true }
  return { isUnknown: Boolean(unknown), reading }
}
