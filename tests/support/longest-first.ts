/** The longest test files start first, so that no thread is left alone with one at the end. */
import { BaseSequencer, type TestSpecification } from 'vitest/node'

const long = [
  'tests/faults/',
  'tests/readme.test.ts',
  'tests/rest/differential',
  'tests/storage/budgets',
  'tests/abuse/budgets',
  'tests/auth/enumeration',
]

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const isLong = ({ moduleId }: TestSpecification) => long.some(part => moduleId.includes(part))
    return [...sorted.filter(isLong), ...sorted.filter(file => !isLong(file))]
  }
}
