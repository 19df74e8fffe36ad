import { planDocument } from '../features/business-plan/plan-document.ts'
import { PlanTool } from '../features/business-plan/plan-tool.tsx'
import { businessPlan } from '../features/coming-soon/coming-features.ts'
import { EarlyDocument } from './early-document.tsx'

export function Component() {
  return (
    <EarlyDocument
      feature={businessPlan}
      document={planDocument}
      name="business plan"
      intro="A plan from what you know, with every figure at its source: change it there, and the plan follows. What is missing says so, and where to get it."
      tool={PlanTool}
    />
  )
}
