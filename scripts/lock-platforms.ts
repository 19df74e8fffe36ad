/**
 * Checks that package-lock.json contains every optional package that its packages name, which are the binaries of
 * all platforms. npm leaves out packages that the registry lacks, or that another machine did not install. Then
 * `npm ci` refuses the lock file.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

type Lock = {
  readonly packages: Readonly<
    Record<string, { version?: string; optionalDependencies?: Record<string, string> }>
  >
}

export function checkLock(root: string): string[] {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as Lock
  return Object.entries(packages).flatMap(([path, { version, optionalDependencies = {} }]) =>
    Object.entries(optionalDependencies)
      .filter(([name]) => !lookup(path, name).some(place => place in packages))
      .map(
        ([name, wanted]) =>
          `package-lock.json: ${nameOf(path)} ${version ?? ''} names ${name} ${wanted}, which is missing. Run \`npm run lock\`; if it stays missing, pin a version whose binaries the registry has for every platform`,
      ),
  )
}

/** Returns the folders in which Node searches for a package that is needed at `path`, the nearest one first. */
function lookup(path: string, name: string): string[] {
  const folders = path
    .split('/node_modules/')
    .map((_, index, all) => all.slice(0, index + 1).join('/node_modules/'))
  return [...folders, ''].map(folder => `${folder ? `${folder}/` : ''}node_modules/${name}`)
}

const nameOf = (path: string) => path.split('node_modules/').at(-1) || 'package.json'
