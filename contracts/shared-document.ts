// The content of a share link to a deck or a business plan: the document without its sources, as readers see it.
import { z } from 'zod'
import { evidenceLadder } from './facts.ts'

const short = z.string().max(2000)
const mark = z.enum(['estimate', 'forecast', ...evidenceLadder])
/** The currency and locale are checked, because `Intl` throws an error for invalid values. */
const currency = z.string().regex(/^[A-Z]{3}$/)
const locale = z
  .string()
  .max(35)
  .regex(/^[a-z]{2,3}(-[a-z0-9]{2,8})*$/i)
const money = z.array(z.number()).max(20)

const chart = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('market'),
    currency,
    sizes: z.array(z.object({ label: short, value: z.number() })).max(3),
  }),
  z.object({
    kind: z.literal('forecast'),
    currency,
    years: z.array(short).max(20),
    revenue: money,
    cash: money,
  }),
  z.object({
    kind: z.literal('evidence'),
    counts: z.array(z.object({ mark: z.enum([...evidenceLadder, 'unmarked']), count: z.number() })).max(20),
  }),
])

export const sharedDeck = z.object({
  title: short,
  locale,
  slides: z
    .array(
      z.object({
        id: short,
        name: short,
        slots: z
          .array(
            z.object({
              role: z.enum(['headline', 'line', 'figure']),
              label: short.nullable(),
              text: short,
              mark: mark.nullable(),
            }),
          )
          .max(40),
        chart: chart.nullable(),
      }),
    )
    .max(40),
})
export type SharedDeck = z.infer<typeof sharedDeck>

export const sharedPlan = z.object({
  title: short,
  /** The lines under the title. */
  cover: z.array(short).max(20),
  /** Each text is Markdown. */
  sections: z.array(z.object({ title: short, text: z.string() })).max(100),
})
export type SharedPlan = z.infer<typeof sharedPlan>

export const sharedDocument = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('deck'), document: sharedDeck, shared_at: z.string() }),
  z.object({ kind: z.literal('business_plan'), document: sharedPlan, shared_at: z.string() }),
])
export type SharedDocument = z.infer<typeof sharedDocument>
/**
 * The kinds of document behind a share link. A founder's plan is not one of them, because the plan is read again
 * each time that a reader opens the link.
 */
export type DocumentKind = SharedDocument['kind']
