/** Finds the seed files that `db.seed.sql_paths` of config.toml names, as the Supabase CLI does. */
import { readdirSync, statSync } from 'node:fs'
import { isAbsolute, join, relative } from 'node:path'

type SeedPaths = { readonly found: readonly string[]; readonly missing: readonly string[] }

/**
 * Keeps the order of the patterns and sorts the matches of each pattern by name. A file that matches twice is
 * returned once.
 */
export function findSeedFiles(supabaseDir: string, patterns: readonly string[]): SeedPaths {
  const found = new Set<string>()
  const missing: string[] = []
  for (const pattern of patterns) {
    const steps = (isAbsolute(pattern) ? relative(supabaseDir, pattern) : pattern)
      .split(/[\\/]/)
      .filter(step => step !== '' && step !== '.')
    const matches = steps.reduce<string[]>(
      (paths, step) => paths.flatMap(path => below(supabaseDir, path, step)),
      [''],
    )
    const files = matches.filter(path => isFile(join(supabaseDir, path))).sort()
    if (files.length === 0) missing.push(pattern)
    for (const file of files) found.add(file)
  }
  return { found: [...found], missing }
}

function below(root: string, path: string, step: string): string[] {
  if (!/[*?[]/.test(step)) return [path === '' ? step : `${path}/${step}`]
  const matches = wildcard(step)
  const names = isFolder(join(root, path)) ? readdirSync(join(root, path)) : []
  return names.filter(name => matches.test(name)).map(name => (path === '' ? name : `${path}/${name}`))
}

/**
 * Turns one part of a path into a regular expression. Supports `*` and `?` within a name, and `[a-c]` or
 * `[^a-c]`.
 */
function wildcard(step: string): RegExp {
  const source = step.replace(
    /\[(\^?)([^\]]+)\]|[*?]|[^\w]/g,
    (sign, not: string | undefined, set: string) => {
      if (set !== undefined) return `[${not}${set.replace(/[\\[\]^]/g, '\\$&')}]`
      return sign === '*' ? '.*' : sign === '?' ? '.' : `\\${sign}`
    },
  )
  return new RegExp(`^${source}$`, 's')
}

const isFile = (path: string) => statSync(path, { throwIfNoEntry: false })?.isFile() ?? false
const isFolder = (path: string) => statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false
