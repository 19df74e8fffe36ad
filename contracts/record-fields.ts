// The fields of which every helper's record is made: figures are asked for, words are kept as words.
import { z } from 'zod'

/** How the founder knows an answer; without a mark it counts as a guess. */
export const knownLevels = ['guess', 'told', 'saw', 'records'] as const
export type Known = (typeof knownLevels)[number]

export const amountUnits = [
  'piece',
  'time',
  'hour',
  'day',
  'week',
  'month',
  'year',
  'person',
  'once',
] as const
export const frequencyUnits = ['day', 'week', 'month', 'year', 'once-ever'] as const

const inOrder = ({ low, high }: { low: number; high: number }) => low <= high
const largest = 1e15
const figure = z.number().min(0).max(largest)

export const count = z
  .object({ low: figure.int(), high: figure.int() })
  .refine(inOrder, 'the low end is above the high one')
export type Count = z.infer<typeof count>

export const amount = z
  .object({
    low: figure,
    high: figure,
    currency: z.string().regex(/^[A-Z]{3}$/),
    per: z.enum(amountUnits),
  })
  .refine(inOrder, 'the low end is above the high one')
export type Amount = z.infer<typeof amount>

export const times = z
  .object({ low: figure, high: figure, per: z.enum(frequencyUnits) })
  .refine(inOrder, 'the low end is above the high one')
export type Times = z.infer<typeof times>

/** One number, or a range. */
export const measure = z.union([figure, z.object({ low: figure, high: figure }).refine(inOrder)])
export type Measure = z.infer<typeof measure>

export const month = z.string().regex(/^\d{4}-(?:0[1-9]|1[0-2])$/)
export const place = z.object({ country: z.string().regex(/^[A-Z]{2}$/), text: z.string().max(200) })

/** "I do not know" is an answer of its own: a thing to find out. A field that is not there was left blank. */
const unknown = z.literal('unknown')
export const field = <Value extends z.ZodType>(value: Value) => z.union([value, unknown]).optional()
export const choice = <const Ids extends readonly [string, ...string[]]>(...ids: Ids) => field(z.enum(ids))
/** Several of a few. */
export const choices = <const Ids extends readonly [string, ...string[]]>(...ids: Ids) =>
  field(z.array(z.enum(ids)).min(1).max(ids.length))
/** A list of the same few fields; a row keeps its id, so that another question can be asked of each. */
export const rows = <Fields extends z.ZodRawShape>(fields: Fields, most = 6) =>
  field(
    z
      .array(z.object({ id: z.string().min(1).max(40), ...fields }))
      .min(1)
      .max(most),
  )
export const note = (most: number) => z.string().max(most).optional()
export const quoteMost = 2000

export const question = <Fields extends z.ZodRawShape>(fields: Fields) =>
  z.object({
    words: note(2000),
    known: z.enum(knownLevels).optional(),
    /** Stays open, and is not asked again by itself. */
    skipped: z.boolean().optional(),
    /** By field: the words a model read its value from. What the founder typed has none. */
    quotes: z.record(z.string().max(20), note(quoteMost)).optional(),
    /** Fields that were sent as they were known already, each with how well: sending them again makes it no surer. */
    prefilled: z.record(z.string().max(20), z.enum(knownLevels)).optional(),
    ...fields,
  })

/** Beside what was told: what is kept about it. */
const aside: readonly string[] = ['skipped', 'quotes', 'prefilled']

type Questions = Readonly<Record<string, z.ZodObject>>
export const idsOf = <Asked extends Questions>(questions: Asked) =>
  Object.keys(questions) as [keyof Asked & string, ...(keyof Asked & string)[]]

/** What one field may hold; null where the question has no such field. */
export const fieldIn =
  (questions: Questions) =>
  (question: string, field: string): z.ZodType | null => {
    const shape: Readonly<Record<string, unknown>> | undefined = questions[question]?.shape
    return aside.includes(field) ? null : ((shape?.[field] as z.ZodType | undefined) ?? null)
  }

/** A helper's record: its questions in the order in which they are asked. Strict: one is not read as another. */
export const recordOf = <const Asked extends Questions>(questions: Asked) =>
  z.object({
    version: z.literal(1),
    /** Another customer group is another round. */
    round: z.number().int().min(1).max(100),
    group: note(200),
    /** The founder closed the round for another group. */
    isLeft: z.boolean().optional(),
    /** The founder's own words that show the problem is not there, as a model read them. */
    refuted: note(quoteMost),
    answers: z.strictObject(questions).partial(),
    /** What an answer was before it was changed, the latest last. */
    history: z
      .array(z.object({ at: z.string().max(40), question: z.string().max(20), before: z.unknown() }))
      .max(100)
      .optional(),
  })

/** One field as a model read it, with the founder's words that say it. */
export const fieldPatch = z.object({
  question: z.string().max(20),
  field: z.string().max(20),
  value: z.unknown(),
  quote: z.string().min(1).max(quoteMost),
})
export type FieldPatch = z.infer<typeof fieldPatch>

export const earnTypes = ['sale', 'subscription', 'hours', 'commission', 'ads', 'giving', 'unsure'] as const
export const payers = ['self', 'family', 'firm', 'state', 'advertiser', 'donor', 'unsure'] as const
/** How the venture earns: the type decides which of the others are asked for. */
export const earn = question({
  type: choice(...earnTypes),
  price: field(amount),
  /** How much one buyer takes. */
  takes: field(times),
  /** Months a year in which it is sold. */
  runs: field(measure),
  /** Months one of them stays. */
  stays: field(measure),
  /** One deal, of which `share` per cent is kept. */
  deal: field(amount),
  share: field(z.number().min(0).max(100)),
  free: field(measure),
  users: field(count),
  needs: field(count),
  people: field(count),
  cost: field(amount),
})
export type Earn = z.infer<typeof earn>
