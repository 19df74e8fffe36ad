/**
 * `npm run lock`: writes package-lock.json for the current package.json. It runs npm in an empty folder. Otherwise
 * npm would leave out platforms that are not installed here. Versions change only if necessary.
 */
import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { checkLock } from './lock-platforms.ts'

const folder = mkdtempSync(join(tmpdir(), 'lock-'))
for (const file of ['package.json', 'package-lock.json', '.npmrc']) copyFileSync(file, join(folder, file))
const flags = ['install', '--package-lock-only', '--ignore-scripts', '--loglevel=error']
const { status } = spawnSync('npm', flags, {
  cwd: folder,
  stdio: 'inherit',
  shell: process.platform === 'win32',
})
if (status === 0) {
  copyFileSync(join(folder, 'package-lock.json'), 'package-lock.json')
  console.log('Wrote package-lock.json')
}
rmSync(folder, { recursive: true })
const problems = checkLock(process.cwd())
for (const problem of problems) console.error(problem)
process.exit(status === 0 && problems.length === 0 ? 0 : 1)
