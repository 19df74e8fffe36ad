/** One measurement in a process of its own, so that it cannot affect the others. */
import { join } from 'node:path'
import type { Result } from './result.ts'

const [name] = process.argv.slice(2)
const { run } = (await import(join(import.meta.dirname, '..', `${name}.ts`))) as {
  run: () => Promise<Result>
}
const result = await run()
// What is left running, a socket or a pool, must not keep the others waiting.
process.send?.(result, () => process.exit(0))
