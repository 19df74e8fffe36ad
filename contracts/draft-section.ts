// A section of the business plan, drafted by a model: the lines it may rest on go in, sentences with their names come back.
import { z } from 'zod'
import { answeredBy } from './outputs.ts'

export const mostDraftLines = 80
const lineMost = 2000
/** Every sentence is held against all of them: many long ones are shortened alike, few stay whole. */
const lettersMost = 40_000

const draftLine = z.object({
  /** As in the plan: "price-3f2a1c", "price-3f2a1c:words". */
  name: z
    .string()
    .regex(/^[a-z][a-z0-9-]{0,80}(?::(?:words|said))?$/, 'Not the name of a figure or a sentence.'),
  text: z
    .string()
    .trim()
    .min(1)
    .transform(text => text.slice(0, lineMost)),
  /** How well it is known, in a word. */
  known: z.string().max(40).nullable(),
})
export type DraftLine = z.output<typeof draftLine>

export const draftSectionRequest = z.object({
  section: z.string().trim().min(1).max(120),
  /** Whom the plan is for. */
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
  /** Markdown in which figures are names in braces. */
  draft: z.string(),
  /** Sentences that named no source, or a figure that none of the lines has. */
  leftOut: z.number().int(),
  /** What is said in the place of a draft where the trip-wire heard something. */
  alarm: z.string().nullable(),
  answeredBy,
})
export type DraftedSection = z.output<typeof draftSectionResponse>
