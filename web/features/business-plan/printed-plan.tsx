import type { SharedPlan } from '../../../contracts/shared-document.ts'
import { Printed, usePrinting } from '../../ui/printed.tsx'
import { SharedPlanPage } from './shared-plan.tsx'

/** Prints only the document, without the editing tools. */
export function PrintedPlan({ plan }: { plan: () => SharedPlan }) {
  const isPrinting = usePrinting()
  if (!isPrinting) return null
  return (
    <Printed>
      <div className="printed-paper">
        <SharedPlanPage shared={plan()} />
      </div>
    </Printed>
  )
}
