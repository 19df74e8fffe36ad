/** Makes folders that are removed when the test file has ended. */
import { mkdtempSync, rmSync } from 'node:fs'
import { mkdir, readdir, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll } from 'vitest'

export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'test-'))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** Writes a Supabase project with these migrations. */
export async function writeProject(
  folder: string,
  migrations: Readonly<Record<string, string>>,
  seed?: string,
): Promise<string> {
  await mkdir(join(folder, 'migrations'), { recursive: true })
  for (const [name, text] of Object.entries(migrations))
    await writeFile(join(folder, 'migrations', name), text)
  if (seed !== undefined) await writeFile(join(folder, 'seed.sql'), seed)
  return folder
}

/** Returns the files of a folder that other users of the machine could read or write. */
export async function openToOthers(place: string): Promise<string[]> {
  const names = ['.', ...(await readdir(place, { recursive: true }))]
  const modes = await Promise.all(
    names.map(async name => {
      const found = await stat(join(place, name)).catch(() => null)
      return found === null || (found.mode & 0o777) === (found.isDirectory() ? 0o700 : 0o600) ? [] : [name]
    }),
  )
  return modes.flat()
}
