/** Finds the tests that have a long form, and the tests that a change affects. */
import { spawnSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { buildWebIfChanged } from './build-web.ts'
import { demand, type NeedName } from './machine.ts'

/** The programs that the long form needs, besides the packages from npm. */
export const needsOfLongForm: readonly NeedName[] = ['postgres', 'postgrest', 'office']

/** Runs these tests in their long form and returns the exit code. */
export async function runLongTests(paths: readonly string[]): Promise<number> {
  const [browser, others] = [paths.filter(isBrowser), paths.filter(path => !isBrowser(path))]
  process.env.LONG_FORM = 'true'
  await buildWebIfChanged()
  if (others.length > 0) for (const need of needsOfLongForm) demand(need)
  if (browser.length > 0) demand('chromium')
  const parts = [
    ...(others.length > 0 ? [['node_modules/vitest/vitest.mjs', 'run', ...others]] : []),
    ...(browser.length > 0 ? [['node_modules/@playwright/test/cli.js', 'test', ...browser]] : []),
  ]
  const failed = parts.filter(part => spawnSync(process.execPath, part, { stdio: 'inherit' }).status !== 0)
  return failed.length > 0 ? 1 : 0
}

const isBrowser = (path: string) => path.startsWith('tests/browser/')

/**
 * Returns whether a test imports the long form, or the list of database engines, which is complete only in the long
 * form.
 */
const hasLongForm = (source: string) =>
  /import \{[^}]*\} from '\S*\/support\/long-form\.ts'|import \{[^}]*\b(engines|quickEngines)\b[^}]*\} from '\S*\/support\/databases\.ts'/.test(
    source,
  )

export function findLongTests(): string[] {
  const folders = '{backend,cofounder,contracts,letters,scripts,supabase,tests,venture,web}'
  return globSync(`${folders}/**/*.{test,spec}.{ts,tsx}`)
    .filter(path => hasLongForm(readFileSync(path, 'utf8')))
    .sort()
}

/**
 * For each folder, the tests that a change in the folder affects. Tests in the folder itself, and tests with the
 * same path under `tests/`, are always affected and are not listed.
 */
const concerned: Readonly<Record<string, readonly string[]>> = {
  backend: ['tests/faults', 'tests/abuse'],
  cofounder: ['tests/cofounder', 'tests/founders'],
  contracts: ['tests/cofounder', 'tests/functions', 'tests/browser', 'venture'],
  letters: ['tests/mail'],
  'package-lock.json': ['tests'],
  scripts: ['tests/faults', 'tests/readme'],
  supabase: ['tests/access', 'tests/database', 'tests/functions', 'tests/faults/upgrade', 'tests/abuse'],
  'tests/support': ['tests', 'venture'],
  venture: ['tests/founders', 'tests/browser'],
  web: ['tests/browser'],
}

export function longTestsFor(changed: readonly string[], longTests: readonly string[]): string[] {
  const places = new Set(changed.flatMap(placesFor))
  return longTests.filter(test => [...places].some(place => test.startsWith(place)))
}

function placesFor(path: string): string[] {
  const [room = '', part = '', ...rest] = path.split('/')
  return [
    ...(rest.length > 0 ? [`${room}/${part}/`] : []),
    ...(room === 'backend' ? [`tests/${part}`] : []),
    ...(concerned[room] ?? []),
    ...(concerned[`${room}/${part}`] ?? []),
  ]
}
