// Lists the earlier versions of a sealed test as plain lines. Every page that shows the result shows these lines too.
import type { Experiment, ExperimentChange } from '../../contracts/evidence.ts'

export type HistoryLine = {
  at: string
  text: string
  /** Whether the change came after the result. Readers should notice such a change. */
  isAfterResult: boolean
}

type Card = Pick<Experiment, 'believe' | 'verify' | 'measure' | 'right_if' | 'target' | 'measured'>

const figure = (value: number | null) => (value === null ? 'nothing' : value.toLocaleString('en-US'))

const labels = {
  believe: 'we believe',
  verify: 'to verify',
  measure: 'we measure',
  right_if: 'right if',
} as const

function differences(before: Card, after: Card): string[] {
  const words = (Object.keys(labels) as (keyof typeof labels)[])
    .filter(name => before[name] !== after[name])
    .map(name => `“${labels[name]}” was “${before[name]}”`)
  return [
    ...(before.target === after.target
      ? []
      : [`the threshold went from at least ${figure(before.target)} to at least ${figure(after.target)}`]),
    ...(before.measured === null || before.measured === after.measured
      ? []
      : [`the result went from ${figure(before.measured)} to ${figure(after.measured)}`]),
    ...words,
  ]
}

/** The history of a test, oldest change first. Each row stores the test before that change. */
export function historyOf(test: Experiment, changes: readonly ExperimentChange[]): HistoryLine[] {
  const own = changes
    .filter(({ experiment_id }) => experiment_id === test.id)
    .toSorted((one, other) => Date.parse(one.changed_at) - Date.parse(other.changed_at))
  return own.map((before, index) => ({
    at: before.changed_at,
    text: differences(before, own[index + 1] ?? test).join('; '),
    isAfterResult: before.had_result,
  }))
}
