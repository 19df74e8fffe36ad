// The fields from which every helper's record is made. Figures get fields of their own; words are kept as
// words.
import { z } from 'zod'

/** How the founder knows an answer. Without a mark it counts as a guess. */
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

/** "I do not know" is an answer: something to find out. A missing field was left blank. */
const unknown = z.literal('unknown')
export const field = <Value extends z.ZodType>(value: Value) => z.union([value, unknown]).optional()
export const choice = <const Ids extends readonly [string, ...string[]]>(...ids: Ids) => field(z.enum(ids))
/** Several of a few options. */
export const choices = <const Ids extends readonly [string, ...string[]]>(...ids: Ids) =>
  field(z.array(z.enum(ids)).min(1).max(ids.length))
/**
 * A list of rows with the same fields. A row keeps its id, so that another question can ask about each row.
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
    /** The question stays open and is not asked again automatically. */
    skipped: z.boolean().optional(),
    /** By field: the words from which a model read the value. Typed values have none. */
    quotes: z.record(z.string().max(20), note(quoteMost)).optional(),
    /**
     * Fields sent with their prefilled values, each with how well it is known. Sending them again makes them
     * no more certain.
     */
    prefilled: z.record(z.string().max(20), z.enum(knownLevels)).optional(),
    /** By field: what a model read of money that moved. It counts once the founder confirms it. */
    proposed: z
      .record(z.string().max(20), z.object({ value: z.unknown(), quote: z.string().max(quoteMost) }))
      .optional(),
    ...fields,
  })

/** Data kept beside the answers. */
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
 * A helper's record: its questions in the order in which they are asked. Strict, so that one helper's record
 * is not read as another's.
 */
export const recordOf = <const Asked extends Questions>(questions: Asked) =>
  z.object({
    version: z.literal(1),
    /** Each customer group has its own round. */
    round: z.number().int().min(1).max(100),
    group: note(200),
    /** The founder closed this round for another group. */
    isLeft: z.boolean().optional(),
    /** The founder's own words that show the problem does not exist, as read by a model. */
    refuted: note(quoteMost),
    answers: z.strictObject(questions).partial(),
    /** Answers before they were changed, the latest last. */
    history: z
      .array(z.object({ at: z.string().max(40), question: z.string().max(20), before: z.unknown() }))
      .max(100)
      .optional(),
  })

/** One field as a model read it, with the founder's words for it. */
export const fieldPatch = z.object({
  question: z.string().max(20),
  field: z.string().max(20),
  value: z.unknown(),
  quote: z.string().min(1).max(quoteMost),
})
export type FieldPatch = z.infer<typeof fieldPatch>

export const earnTypes = ['sale', 'subscription', 'hours', 'commission', 'ads', 'giving', 'unsure'] as const
export const payers = ['self', 'family', 'firm', 'state', 'advertiser', 'donor', 'unsure'] as const
/** How the venture earns. The type decides which other fields are asked. */
export const earn = question({
  type: choice(...earnTypes),
  price: field(amount),
  /** How much one buyer takes. */
  takes: field(times),
  /** The months of a year in which it is sold. */
  runs: field(measure),
  /** The months one buyer stays. */
  stays: field(measure),
  /** The amount of one deal; `share` is the percentage the founder keeps. */
  deal: field(amount),
  share: field(z.number().min(0).max(100)),
  free: field(measure),
  users: field(count),
  needs: field(count),
  people: field(count),
  cost: field(amount),
})
export type Earn = z.infer<typeof earn>
