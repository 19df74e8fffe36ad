// What is kept of a business plan: its kind and the founder's own words. Everything else is built anew from what is known
// of the venture, so that no section can be older than its source.
import { z } from 'zod'

export const planKinds = ['lean', 'traditional', 'memo'] as const
export type PlanKind = (typeof planKinds)[number]

export const sectionIds = [
  'summary',
  'now',
  'company',
  'problem',
  'product',
  'market',
  'competition',
  'traction',
  'sales',
  'team',
  'funding',
  'projections',
  'risks',
  'appendix',
] as const
export type SectionId = (typeof sectionIds)[number]
export const sectionMost = 6000

export const basicMost = 300
const reserveMost = 24
export const goalMost = 10_000_000
const words = z.string().max(basicMost)

/** What a lender asks and no other page does; left out is "not said". */
const planBasics = z
  .object({
    form: words,
    collateral: words,
    debts: words,
    /** Months of operating costs that are to be left in the worst month. */
    reserve: z.number().int().min(0).max(reserveMost),
    /** Why more is asked for than the forecast needs. */
    reason: words,
    /** Where the rest comes from if less is asked for: words that answer the one question do not answer the other. */
    rest: words,
    /** What is cut or stopped if it comes worse, and when. */
    worse: words,
    /** So many customers are wanted, by the month that is named. */
    goal: z.number().int().min(1).max(goalMost),
    goalBy: z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/),
  })
  .partial()
/** The name under which a section shows what is done if it comes worse. */
export const worseName = 'plan-worse'
/** And what is owed besides. */
export const debtsName = 'plan-debts'
export type PlanBasics = z.infer<typeof planBasics>

export const planContent = z.object({
  kind: z.enum(planKinds),
  /** Markdown in the place of the built one; empty is "left out". A section is the same in every kind of plan. */
  edits: z.partialRecord(z.enum(sectionIds), z.string().max(sectionMost)),
  /** Whether the open questions are printed at the end. */
  hasQuestions: z.boolean(),
  basics: planBasics.default({}),
})
export type PlanContent = z.infer<typeof planContent>

export const untouchedPlan: PlanContent = { kind: 'traditional', edits: {}, hasQuestions: true, basics: {} }

/** Null brings back what was built. */
export function editSection(content: PlanContent, id: SectionId, words: string | null): PlanContent {
  const { [id]: _before, ...rest } = content.edits
  return {
    ...content,
    edits: words === null ? rest : { ...rest, [id]: words.trimEnd().slice(0, sectionMost) },
  }
}

/** Undefined takes it back. */
export function editBasics(content: PlanContent, change: PlanBasics): PlanContent {
  const basics = Object.entries({ ...content.basics, ...change }).filter(
    ([, value]) => value !== undefined && value !== '',
  )
  return { ...content, basics: Object.fromEntries(basics) }
}

type Titles = Partial<Record<SectionId, string>>

/** Which sections a kind has, in its order; the traditional one is the nine parts of the SBA. */
export const outlines: Readonly<Record<PlanKind, Titles>> = {
  lean: {
    summary: 'In short',
    problem: 'Problem and customer',
    product: 'Solution',
    market: 'Market and competition',
    sales: 'How we sell and earn',
    traction: 'Proof so far',
    team: 'Team',
    projections: 'Figures',
    funding: 'Funding',
  },
  traditional: {
    summary: 'Executive summary',
    company: 'Company description',
    market: 'Market analysis',
    team: 'Organization and management',
    product: 'Service or product line',
    sales: 'Marketing and sales',
    funding: 'Funding request',
    projections: 'Financial projections',
    appendix: 'Appendix',
  },
  memo: {
    summary: 'In short',
    now: 'Why now',
    problem: 'Problem',
    product: 'Solution',
    market: 'Market',
    competition: 'Competition',
    traction: 'Traction',
    sales: 'Business model',
    team: 'Team',
    projections: 'Figures',
    funding: 'The round',
    risks: 'What could go wrong',
    appendix: 'Appendix',
  },
}

export const kindNames: Readonly<Record<PlanKind, { name: string; hint: string }>> = {
  lean: { name: 'Lean', hint: 'A few pages, for yourself and your team' },
  traditional: { name: 'Traditional', hint: 'The nine parts a bank or an agency asks for' },
  memo: { name: 'Investor memo', hint: 'What an investor reads before a talk' },
}
