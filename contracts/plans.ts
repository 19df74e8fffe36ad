import { z } from 'zod'

export const planIds = ['free', 'early_venture', 'venture'] as const
export const planId = z.enum(planIds)
export type PlanId = z.infer<typeof planId>

export const paidPlanId = z.enum(['early_venture', 'venture'])
export type PaidPlanId = z.infer<typeof paidPlanId>

export const features = [
  'problem_validation',
  'idea_refinement',
  'market_research',
  'customer_analysis',
  'pitch',
  'ai_tools',
  'mvp',
  'financial',
  'deck',
  'business_plan',
  'expert_network',
] as const
export type Feature = (typeof features)[number]

export type Plan = {
  id: PlanId
  name: string
  /** US dollars per month. */
  price: number
  badge: string | null
  description: string
  has: readonly Feature[]
  highlights: readonly string[]
  /** The maximum number of AI answers that a member may request. */
  quota: { perMinute: number; perDay: number }
}

const forEveryone: readonly Feature[] = ['problem_validation', 'idea_refinement']
const allButExperts = features.filter(feature => feature !== 'expert_network')

export const plans: Record<PlanId, Plan> = {
  free: {
    id: 'free',
    name: 'Free',
    price: 0,
    badge: null,
    description: 'Find out whether the problem is real.',
    has: forEveryone,
    highlights: [
      'Problem validation and competitor interviews',
      'Idea refinement with a lean canvas',
      'The founders’ network: feed, profiles, messages',
      '150 AI answers a day',
    ],
    quota: { perMinute: 20, perDay: 150 },
  },
  early_venture: {
    id: 'early_venture',
    name: 'Early Venture',
    price: 149,
    badge: 'Most Popular',
    description: 'From a validated problem to a pitch that holds.',
    has: allButExperts,
    highlights: [
      'Everything in Free',
      'Market research with TAM, SAM and SOM',
      'Customer segments with CAC, LTV and payback',
      'Elevator pitch coach',
      '500 AI answers a day',
    ],
    quota: { perMinute: 30, perDay: 500 },
  },
  venture: {
    id: 'venture',
    name: 'Venture',
    price: 295,
    badge: 'Enterprise',
    description: 'Everything, with people who have done it before.',
    has: features,
    highlights: ['Everything in Early Venture', 'Expert network sessions', '2,000 AI answers a day'],
    quota: { perMinute: 60, perDay: 2000 },
  },
}

export const planList: readonly Plan[] = planIds.map(id => plans[id])

export function planHas(plan: PlanId, feature: Feature): boolean {
  return plans[plan].has.includes(feature)
}

/** Returns `free` for an unknown plan. */
export function toPlanId(value: unknown): PlanId {
  const parsed = planId.safeParse(value)
  return parsed.success ? parsed.data : 'free'
}
