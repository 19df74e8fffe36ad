/**
 * Starts the slowest test files of a project first, so that no thread runs a long file at the end.
 * `npm test -- --note-durations` writes the time of each file into durations.json. The repository contains this
 * file, so that a fresh clone has an order too.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import type { Reporter, TestModule, TestSpecification } from 'vitest/node'
import { BaseSequencer } from 'vitest/node'
import { root } from './project.ts'

const path = `${import.meta.dirname}/durations.json`
const seconds: Readonly<Record<string, number>> = JSON.parse(readFileSync(path, 'utf8'))
const secondsOf = ({ moduleId }: { moduleId: string }) => seconds[relative(root, moduleId)] ?? 0

export class LongestFirst extends BaseSequencer {
  /**
   * Runs one project after another, because a thread keeps loaded modules only if the next file belongs to the same
   * project.
   */
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const turnOf = ({ project }: TestSpecification) => this.ctx.projects.indexOf(project)
    return files.toSorted((a, b) => turnOf(a) - turnOf(b) || secondsOf(b) - secondsOf(a))
  }
}

export default class NoteDurations implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const noted = modules
      .map(module => {
        const { collectDuration, duration } = module.diagnostic()
        return [relative(root, module.moduleId), Math.round((collectDuration + duration) / 1000)] as const
      })
      .filter(([, seconds]) => seconds > 0)
      .sort(([a], [b]) => (a < b ? -1 : 1))
    writeFileSync(path, `${JSON.stringify(Object.fromEntries(noted), null, 2)}\n`)
  }
}
