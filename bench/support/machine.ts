/** Describes the machine: everything that influences a figure, and nothing that identifies the owner. */
import { execFileSync } from 'node:child_process'
import { availableParallelism, cpus, totalmem } from 'node:os'
import { join } from 'node:path'
import { findPostgres } from '../../scripts/machine.ts'

export async function describeMachine(): Promise<string> {
  const memory = `${Math.round(totalmem() / 1024 ** 3)} GB`
  const processor = cpus()[0]?.model.trim() ?? process.arch
  return `${availableParallelism()} cores (${processor}), ${memory} of memory, Node ${process.versions.node}, ${describePostgres()}`
}

function describePostgres(): string {
  const programs = findPostgres()
  if (!programs) return 'no PostgreSQL'
  const said = execFileSync(join(programs, 'postgres'), ['--version'], { encoding: 'utf8' })
  return `PostgreSQL ${/\d+(\.\d+)*/.exec(said)?.[0] ?? ''}`
}
