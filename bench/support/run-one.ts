/** Runs one measurement in a separate process, so that it cannot affect the others. */
import { join } from 'node:path'
import type { Result } from './result.ts'

const [name] = process.argv.slice(2)
const { run } = (await import(join(import.meta.dirname, '..', `${name}.ts`))) as {
  run: () => Promise<Result>
}
const result = await run()
// Exits even if a socket or pool is still open, so that the other measurements do not have to wait.
process.send?.(result, () => process.exit(0))
