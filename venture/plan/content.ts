// The part of a business plan that the database stores: its kind and the founder's own texts. The code builds
// everything else from the venture's data, so no section is outdated.
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

/** Answers to questions that only a lender asks. If a key is missing, the founder gave no answer. */
const planBasics = z
  .object({
    form: words,
    collateral: words,
    debts: words,
    /** The reserve in the month with the lowest cash. It covers the operating costs of this many months. */
    reserve: z.number().int().min(0).max(reserveMost),
    /** Why the founder asks for more than the forecast needs. */
    reason: words,
    /**
     * Where the missing money comes from, if the founder asks for less than needed. It is separate from `reason`,
     * because one text cannot answer both questions.
     */
    rest: words,
    /** What the founder will do if the results are worse: which costs to cut or to stop, and when. */
    worse: words,
    /** The number of customers that the founder wants to have in the month `goalBy`. */
    goal: z.number().int().min(1).max(goalMost),
    goalBy: z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/),
  })
  .partial()
/** The name under which a plan finds the founder's answer about worse results. */
export const worseName = 'plan-worse'
/** The name under which a plan finds the list of other debts. */
export const debtsName = 'plan-debts'
export const collateralName = 'plan-collateral'
export type PlanBasics = z.infer<typeof planBasics>

export const planContent = z.object({
  kind: z.enum(planKinds),
  /**
   * The founder's Markdown for a section. An empty text removes the section. The edits apply to all kinds of plan.
   */
  edits: z.partialRecord(z.enum(sectionIds), z.string().max(sectionMost)),
  /** Whether the file ends with the open questions. */
  hasQuestions: z.boolean(),
  basics: planBasics.default({}),
})
export type PlanContent = z.infer<typeof planContent>

export const untouchedPlan: PlanContent = { kind: 'traditional', edits: {}, hasQuestions: true, basics: {} }

/** Changes a section. Null restores the text that the code made. */
export function editSection(content: PlanContent, id: SectionId, words: string | null): PlanContent {
  const { [id]: _before, ...rest } = content.edits
  return {
    ...content,
    edits: words === null ? rest : { ...rest, [id]: words.trimEnd().slice(0, sectionMost) },
  }
}

/** Changes answers. Undefined removes an answer. */
export function editBasics(content: PlanContent, change: PlanBasics): PlanContent {
  const basics = Object.entries({ ...content.basics, ...change }).filter(
    ([, value]) => value !== undefined && value !== '',
  )
  return { ...content, basics: Object.fromEntries(basics) }
}

type Titles = Partial<Record<SectionId, string>>

/** The sections of each kind of plan, in order. The traditional plan has the nine parts that the SBA recommends. */
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
