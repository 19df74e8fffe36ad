// A section of the business plan, drafted by a model. The request lists the lines that the model may use. Every
// sentence of the response names the lines that it uses.
import { z } from 'zod'
import { answeredBy } from './outputs.ts'

export const mostDraftLines = 80
const lineMost = 2000
/**
 * The maximum length of all lines together. Every sentence is compared with every line. So if the lines are too
 * long, all lines are cut to the same length.
 */
const lettersMost = 40_000

const draftLine = z.object({
  /** The name of a figure or sentence in the plan, such as "price-3f2a1c00" or "price-3f2a1c00:words". */
  name: z
    .string()
    .regex(/^[a-z][a-z0-9-]{0,80}(?::(?:words|said))?$/, 'Not the name of a figure or a sentence.'),
  text: z
    .string()
    .trim()
    .min(1)
    .transform(text => text.slice(0, lineMost)),
  /** The evidence mark of the line in one word, such as "told"; null if the line has no mark. */
  known: z.string().max(40).nullable(),
})
export type DraftLine = z.output<typeof draftLine>

export const draftSectionRequest = z.object({
  section: z.string().trim().min(1).max(120),
  /** The person or group that will read the plan, for example a bank. */
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
  /** The draft as Markdown. Names in braces are placeholders for figures. */
  draft: z.string(),
  /**
   * The number of sentences that were removed, because they had no source or contained a figure that is in no line.
   */
  leftOut: z.number().int(),
  /** The text that is shown instead of the draft if a safety check found something dangerous. */
  alarm: z.string().nullable(),
  answeredBy,
})
export type DraftedSection = z.output<typeof draftSectionResponse>
