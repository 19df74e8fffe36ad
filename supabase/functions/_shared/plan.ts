import { type Feature, type PlanId, planHas, plans, toPlanId } from '../../../contracts/plans.ts'
import { serviceClient } from './clients.ts'
import { readEnv } from './env.ts'
import { databaseFailure, FunctionError } from './function-error.ts'

/** Returns the plan for which the member pays, unless it has ended. */
export async function planOf(userId: string): Promise<PlanId> {
  const { data, error } = await serviceClient()
    .from('subscribers')
    .select('subscribed, subscription_plan, subscription_end')
    .eq('user_id', userId)
    .maybeSingle()
  if (error) throw databaseFailure('reading the plan', error)
  if (!data?.subscribed) return 'free'
  const hasEnded = data.subscription_end && new Date(data.subscription_end).getTime() < Date.now()
  return hasEnded ? 'free' : toPlanId(data.subscription_plan)
}

/** Throws if the plan lacks the feature. If no plans are on sale, every feature is free for all members. */
export function assertPlanHas(plan: PlanId, feature: Feature | null): void {
  if (!feature || !readEnv('STRIPE_SECRET_KEY') || planHas(plan, feature)) return
  const cheapest = planHas('early_venture', feature) ? plans.early_venture : plans.venture
  throw new FunctionError('plan_required', `This is part of the ${cheapest.name} plan.`)
}
