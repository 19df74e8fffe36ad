// Decides whether a test passed. It compares the result with every threshold since the test was sealed, not only
// with the last one.
import type { Experiment, ExperimentChange } from '../../contracts/evidence.ts'

export type Outcome = 'right' | 'wrong' | 'unclear'

type Measured = Pick<Experiment, 'target' | 'measured' | 'sealed_at'>

/**
 * Whether the test passed. Null until there is a result. "unclear" if the test passes by one of its thresholds and
 * fails by another.
 */
export function outcomeOf(
  { target, measured, sealed_at }: Measured,
  changes: readonly Pick<ExperimentChange, 'target'>[],
): Outcome | null {
  if (measured === null || sealed_at === null) return null
  const thresholds = [target, ...changes.map(change => change.target)].filter(one => one !== null)
  if (thresholds.length === 0) return 'unclear'
  const met = thresholds.filter(threshold => measured >= threshold).length
  return met === thresholds.length ? 'right' : met === 0 ? 'wrong' : 'unclear'
}
