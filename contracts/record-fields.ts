// The types of fields in the records of all helpers. Figures get fields of their own; texts stay texts.
import { z } from 'zod'

/** How the founder knows an answer. An answer without a level counts as a guess. */
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

/** One number or a range. */
export const measure = z.union([figure, z.object({ low: figure, high: figure }).refine(inOrder)])
export type Measure = z.infer<typeof measure>

export const month = z.string().regex(/^\d{4}-(?:0[1-9]|1[0-2])$/)
export const place = z.object({ country: z.string().regex(/^[A-Z]{2}$/), text: z.string().max(200) })

/** "I do not know" is an answer, which shows what to find out. An undefined field was left blank. */
const unknown = z.literal('unknown')
export const field = <Value extends z.ZodType>(value: Value) => z.union([value, unknown]).optional()
export const choice = <const Ids extends readonly [string, ...string[]]>(...ids: Ids) => field(z.enum(ids))
/** One or more of the given options. */
export const choices = <const Ids extends readonly [string, ...string[]]>(...ids: Ids) =>
  field(z.array(z.enum(ids)).min(1).max(ids.length))
/**
 * A list of rows with the same fields. Each row has a permanent id, so that another question can ask about each
 * row.
 */
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
    /** The founder skipped the question. The question stays open, but is not asked again automatically. */
    skipped: z.boolean().optional(),
    /** For each field that a model read: the founder's words with the value. Typed values have no quote. */
    /** By field, or by field and row: "rows.r2". */
    quotes: z.record(z.string().max(80), note(quoteMost)).optional(),
    /**
     * The prefilled fields that the founder sent unchanged, each with the evidence level of its value. Sending a
     * value again does not make it more certain.
     */
    prefilled: z.record(z.string().max(20), z.enum(knownLevels)).optional(),
    /**
     * For each field about paid money: the value that a model read. The value counts only after the founder
     * confirms it.
     */
    proposed: z
      .record(z.string().max(20), z.object({ value: z.unknown(), quote: z.string().max(quoteMost) }))
      .optional(),
    ...fields,
  })

/** The keys that describe an answer, but are not fields of the answer. */
const aside: readonly string[] = ['skipped', 'quotes', 'prefilled', 'proposed']

type Questions = Readonly<Record<string, z.ZodObject>>
export const idsOf = <Asked extends Questions>(questions: Asked) =>
  Object.keys(questions) as [keyof Asked & string, ...(keyof Asked & string)[]]

/** The schema of one field; null if the question has no such field. */
export const fieldIn =
  (questions: Questions) =>
  (question: string, field: string): z.ZodType | null => {
    const shape: Readonly<Record<string, unknown>> | undefined = questions[question]?.shape
    return aside.includes(field) ? null : ((shape?.[field] as z.ZodType | undefined) ?? null)
  }

/**
 * The schema of a helper's record. It lists the questions in the order in which they are asked. It is strict, so
 * that one helper's record is never read as another helper's.
 */
export const recordOf = <const Asked extends Questions>(questions: Asked) =>
  z.object({
    version: z.literal(1),
    /** The number of the round. Each customer group has its own round. */
    round: z.number().int().min(1).max(100),
    group: note(200),
    /** The founder closed this round to continue with another group. */
    isLeft: z.boolean().optional(),
    /** The founder's words that show that the problem does not exist, as a model read them. */
    refuted: note(quoteMost),
    answers: z.strictObject(questions).partial(),
    /** Earlier versions of changed answers, latest last. */
    history: z
      .array(z.object({ at: z.string().max(40), question: z.string().max(20), before: z.unknown() }))
      .max(100)
      .optional(),
  })

/** The value of one field as a model read it, with the founder's words for it. */
export const fieldPatch = z.object({
  question: z.string().max(20),
  field: z.string().max(20),
  value: z.unknown(),
  /**
   * The evidence level of a value that comes from another helper's record. Sending the value again here does not
   * raise the level.
   */
  known: z.enum(knownLevels).optional(),
  quote: z.string().min(1).max(quoteMost),
  /** For a list: the quote of each row that was read. */
  rows: z.record(z.string().max(60), z.string().min(1).max(quoteMost)).optional(),
})
export type FieldPatch = z.infer<typeof fieldPatch>

export const earnTypes = ['sale', 'subscription', 'hours', 'commission', 'ads', 'giving', 'unsure'] as const
export const payers = ['self', 'family', 'firm', 'state', 'advertiser', 'donor', 'unsure'] as const
/** How the venture earns money. The type decides which other fields are asked. */
export const earn = question({
  type: choice(...earnTypes),
  price: field(amount),
  /** How many units one buyer buys in a period. */
  takes: field(times),
  /** The number of months per year in which the product is sold. */
  runs: field(measure),
  /** The number of months that one buyer stays. */
  stays: field(measure),
  /** `deal`: the amount of one deal. `share`: the percentage of the deal that the founder keeps. */
  deal: field(amount),
  share: field(z.number().min(0).max(100)),
  free: field(measure),
  users: field(count),
  needs: field(count),
  people: field(count),
  cost: field(amount),
})
export type Earn = z.infer<typeof earn>
