// Says in the founder's words when a test passes. If these words do not contain the target number, it is added.
import type { Experiment } from '../../contracts/evidence.ts'

export function rightIf({ right_if, target }: Pick<Experiment, 'right_if' | 'target'>): string {
  const numbers: string[] = right_if.match(/\d+(?:[.,]\d+)*/g) ?? []
  const said = target?.toLocaleString('en-US')
  return said === undefined || numbers.includes(said) || numbers.includes(String(target))
    ? right_if
    : `${right_if} (at least ${said})`
}
