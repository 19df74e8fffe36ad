// What a founder marks before a verdict: each line in their words with how well it is known, whether a permission is
// needed, and what they are after.
import { z } from 'zod'
import { founderAims } from '../founder.ts'
import { validationDimension } from './validation-dimensions.ts'

export const permissions = ['none needed', 'have it', 'not yet', 'forbidden', 'unknown'] as const
export type Permission = (typeof permissions)[number]
export const aims = founderAims
export type Aim = (typeof aims)[number]

/** How well a line is known, 1 (a guess, an idea, nothing yet) to 5; what each step means depends on the line. */
export const rung = z.number().int().min(1).max(5)

export const people = z.number().int().min(0).max(1e9).nullable()

/** What the page sends along: the marks so far, and once the founder has read them back, the lines as they stand. */
export const readBack = z.object({
  marks: z.partialRecord(validationDimension, rung).default({}),
  /** Null until they were read back: then no verdict yet. */
  confirmed: z
    .object({
      /** A line that was struck is not there. */
      lines: z.partialRecord(validationDimension, z.string().trim().min(1).max(4000)),
      permission: z.enum(permissions).nullable(),
      aim: z.enum(aims).nullable(),
      paid: people,
      refused: people,
      wantsPivot: z.boolean(),
    })
    .nullable()
    .default(null),
})
export type ReadBack = z.infer<typeof readBack>
export type ConfirmedLines = NonNullable<ReadBack['confirmed']>

/** What a turn asks to be read back, with the words the page shows it in. */
export const linesToRead = z.object({
  lines: z.array(
    z.object({
      dimension: validationDimension,
      label: z.string(),
      text: z.string().nullable(),
      rung: rung.nullable(),
      /** What 1 to 5 mean for this line. */
      rungs: z.array(z.string()).length(5),
    }),
  ),
  paid: people,
  refused: people,
  permissions: z.record(z.enum(permissions), z.string()),
  aims: z.record(z.enum(aims), z.string()),
  /** How the founder asks for the verdict, in their language. */
  verdict: z.string(),
})
export type LinesToRead = z.infer<typeof linesToRead>
