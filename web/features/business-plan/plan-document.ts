import { type PlanContent, planContent, untouchedPlan } from '../../../venture/plan/content.ts'
import { versionedDocument } from '../../entities/versioned-document.ts'

export type PlanChange = (make: (content: PlanContent) => PlanContent) => void

export const planDocument = versionedDocument<PlanContent>({
  table: 'business_plans',
  revisions: 'business_plan_revisions',
  schema: planContent,
  untouched: untouchedPlan,
  name: 'business plan',
})
