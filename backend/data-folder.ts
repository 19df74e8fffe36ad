/**
 * The data folder holds keys, password hashes and messages, so only the user who runs the server may read it.
 */
import { chmod, mkdir, readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { hasCode, ifThere } from './file-errors.ts'

/**
 * Makes every new file private (0600) and every new folder private (0700), even the files of PostgreSQL and under any
 * umask.
 */
export function keepNewFilesPrivate(): void {
  process.umask(0o077)
}

/** Makes an existing data folder private, unless the folder itself is already private. */
export async function closeToOthers(dataDir: string, onProblem: (message: string) => void): Promise<void> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  if (process.platform === 'win32' || !(await isOpen(dataDir))) return
  try {
    for (const { path, isFolder } of await entriesOf(dataDir, true))
      await ifThere(chmod(path, isFolder ? 0o700 : 0o600))
    // Changes the folder itself last. If the change is interrupted, the next start repeats it.
    await chmod(dataDir, 0o700)
  } catch (error) {
    if (!hasCode(error, 'EPERM')) throw error
    onProblem(`DATA_DIR is open to other users of this machine, and not ours to close: ${dataDir}`)
  }
}

async function isOpen(dataDir: string): Promise<boolean> {
  const paths = [dataDir, ...(await entriesOf(dataDir, false)).map(({ path }) => path)]
  const stats = await Promise.all(paths.map(path => ifThere(stat(path))))
  return stats.some(found => found && (found.mode & 0o077) !== 0)
}

async function entriesOf(dataDir: string, recursive: boolean) {
  const entries = await readdir(dataDir, { recursive, withFileTypes: true })
  return entries
    .filter(entry => !entry.isSymbolicLink())
    .map(entry => ({ path: join(entry.parentPath, entry.name), isFolder: entry.isDirectory() }))
}
