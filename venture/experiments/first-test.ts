// Proposes the first test for the founder's stage. The threshold is our suggestion until the founder changes
// or seals it.
import { type AssumptionKind, assumptionTextMost, type ExperimentMethod } from '../../contracts/evidence.ts'
import { founderStages } from '../../contracts/founder.ts'
import tests from './first-tests.json' with { type: 'json' }

/** The stages that a founder can choose, and one more for the tests that come after the last of them. */
export const testedStages = [...founderStages, 'paying again'] as const
type Stage = (typeof testedStages)[number]

export type FirstTest = {
  assumption: { text: string; kind: AssumptionKind; importance: number }
  test: {
    believe: string
    verify: string
    measure: string
    right_if: string
    target: number
    method: ExperimentMethod
    due_on: string
  }
}

/**
 * Proposes a test for this customer and stage. A blank stage counts as the first stage. `today` is a calendar day.
 */
export function firstTest(said: { customer: string; stage: Stage | null }, today: string): FirstTest | null {
  const customer = said.customer.replace(/\s+/g, ' ').trim()
  if (customer === '' && said.stage === null) return null
  const { kind, belief, verify, measure, rightIf, target, method, days } = tests[said.stage ?? 'idea']
  const text = shortened(belief, customer)
  const due = new Date(`${today}T00:00:00Z`)
  due.setUTCDate(due.getUTCDate() + days)
  return {
    assumption: { text, kind: kind as AssumptionKind, importance: 5 },
    test: {
      believe: text,
      verify,
      measure,
      right_if: rightIf,
      target,
      method: method as ExperimentMethod,
      due_on: due.toISOString().slice(0, 10),
    },
  }
}

function shortened(belief: string, customer: string): string {
  if (customer === '')
    return belief.replace('{customer}: they ', 'Those it is for ').replace('{customer}: those ', 'Those ')
  const room = assumptionTextMost - belief.length
  return belief.replace('{customer}', () =>
    customer.length > room ? `${customer.slice(0, room - 1)}…` : customer,
  )
}
