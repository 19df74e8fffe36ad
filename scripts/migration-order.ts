/**
 * Checks that a new migration sorts after all migrations that have landed on main, so that every database runs them
 * in the same order. Git shows which migrations have landed. These are the files of main (local or at the origin),
 * or otherwise the files of the last commit. A version looks like a time but is only a number, and many versions
 * are days ahead of the calendar.
 */
import { spawnSync } from 'node:child_process'
import { globSync } from 'node:fs'
import { basename } from 'node:path'

const folder = 'supabase/migrations/'
/**
 * The distance between the last version and the suggested version. It leaves room for another migration after a
 * merge.
 */
const step = 10n

export function checkMigrationOrder(root: string): string[] {
  const here = globSync(`${folder}*.sql`, { cwd: root }).map(path => basename(path))
  if (here.length === 0) return []
  const landed = landedIn(root)
  if (!landed) {
    console.log('Without git, the order of new migrations is not checked.')
    return []
  }
  return problemsOf(landed, here)
}

export function problemsOf(landed: readonly string[], here: readonly string[]): string[] {
  const last = landed.toSorted().at(-1)
  let highest = last ? versionOf(last) : 0n
  return here
    .filter(name => !landed.includes(name))
    .toSorted()
    .flatMap(name => {
      if (/^\d{14}_/.test(name) && versionOf(name) > highest) {
        highest = versionOf(name)
        return []
      }
      highest += step
      const better = name.replace(/^\d*_?/, `${highest}_`)
      return [
        `${folder}${name}: a new migration sorts after the others (${last ?? 'none'} landed last): name it ${better}`,
      ]
    })
}

const versionOf = (name: string) => BigInt(/^\d+/.exec(name)?.[0] ?? 0)

/** Returns the names of the landed migrations, or undefined if git is missing or does not know this folder. */
function landedIn(root: string): string[] | undefined {
  const main = ['origin/main', 'main'].flatMap(branch => filesOf(root, branch) ?? [])
  return main.length > 0 ? main : filesOf(root, 'HEAD')
}

function filesOf(root: string, commit: string): string[] | undefined {
  const list = ['ls-tree', '--name-only', commit, folder]
  const { status, stdout } = spawnSync('git', list, { cwd: root, encoding: 'utf8' })
  return status === 0
    ? stdout
        .split('\n')
        .filter(Boolean)
        .map(path => basename(path))
    : undefined
}
