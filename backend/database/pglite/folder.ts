/**
 * Prepares the database folder before PGlite opens it. Locks the folder, and makes sure that it is complete or empty.
 */
import { existsSync } from 'node:fs'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { syncFolder, syncPath } from '../sync-folder.ts'
import { lockFolder } from './folder-lock.ts'

type Folder = { readonly isNew: boolean; markComplete(): Promise<void>; release(): void }

export async function takeFolder(folder: string): Promise<Folder> {
  await mkdir(folder, { recursive: true })
  const lock = lockFolder(folder)
  try {
    // Filling a new folder takes seconds. If the filling was interrupted, nothing is stored yet. So the folder is
    // emptied and filled again.
    const unfinished = `${folder}.unfinished`
    if (existsSync(unfinished)) await rm(folder, { recursive: true, force: true })
    const isNew = !existsSync(join(folder, 'PG_VERSION'))
    if (isNew) await writeFile(unfinished, '')
    await mkdir(folder, { recursive: true })
    async function markComplete(): Promise<void> {
      if (!isNew) return
      // Syncs the folder before its `.unfinished` mark is deleted. Otherwise the mark could return after a power
      // cut, and a folder with data would be emptied.
      await syncFolder(folder)
      await rm(unfinished, { force: true })
      await syncPath(dirname(folder))
    }
    return { isNew, markComplete, release: lock.release }
  } catch (error) {
    lock.release()
    throw error
  }
}
