/** Runs one measurement in its own process, so that it cannot affect the others. */
import { join } from 'node:path'
import type { Result } from './result.ts'

const [name] = process.argv.slice(2)
const { run } = (await import(join(import.meta.dirname, '..', `${name}.ts`))) as {
  run: () => Promise<Result>
}
const result = await run()
// Exits although a socket or pool may still be open, so that the others need not wait.
process.send?.(result, () => process.exit(0))
