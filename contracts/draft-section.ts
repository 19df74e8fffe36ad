// A section of the business plan, drafted by a model. The request has the lines it may use; the answer has
// sentences that name those lines.
import { z } from 'zod'
import { answeredBy } from './outputs.ts'

export const mostDraftLines = 80
const lineMost = 2000
/**
 * Every sentence is compared with all lines, so many long lines are shortened equally, and few stay whole.
 */
const lettersMost = 40_000

const draftLine = z.object({
  /** A name from the plan, such as "price-3f2a1c00" or "price-3f2a1c00:words". */
  name: z
    .string()
    .regex(/^[a-z][a-z0-9-]{0,80}(?::(?:words|said))?$/, 'Not the name of a figure or a sentence.'),
  text: z
    .string()
    .trim()
    .min(1)
    .transform(text => text.slice(0, lineMost)),
  /** How well the line is known, in one word. */
  known: z.string().max(40).nullable(),
})
export type DraftLine = z.output<typeof draftLine>

export const draftSectionRequest = z.object({
  section: z.string().trim().min(1).max(120),
  /** The reader of the plan. */
  reader: z.string().trim().max(200),
  lines: z
    .array(draftLine)
    .min(1, 'Nothing is known for this section yet.')
    .max(mostDraftLines, `At most ${mostDraftLines} lines.`)
    .transform(lines => {
      const share = Math.floor(lettersMost / lines.length)
      return lines.map(line => ({ ...line, text: line.text.slice(0, share).toWellFormed() }))
    }),
})
export type DraftSectionInput = z.output<typeof draftSectionRequest>

export const draftSectionResponse = z.object({
  /** Markdown in which names in braces stand for figures. */
  draft: z.string(),
  /** The number of removed sentences: they named no source, or a figure that no line contains. */
  leftOut: z.number().int(),
  /** The text shown instead of a draft when a safety alarm was triggered. */
  alarm: z.string().nullable(),
  answeredBy,
})
export type DraftedSection = z.output<typeof draftSectionResponse>
