/** The folder of the database before PGlite opens it: locked, and either complete or empty. */
import { existsSync } from 'node:fs'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { lockFolder } from './folder-lock.ts'

export type Folder = { readonly isNew: boolean; markComplete(): Promise<void>; release(): void }

export async function takeFolder(folder: string): Promise<Folder> {
  const parent = existsSync(folder)
  await mkdir(folder, { recursive: true })
  const lock = lockFolder(folder)
  try {
    // Filling a new folder takes seconds. If it is cut short, nothing has been stored yet: begin again.
    const unfinished = `${folder}.unfinished`
    if (existsSync(unfinished)) await rm(folder, { recursive: true, force: true })
    const isNew = !parent || !existsSync(`${folder}/PG_VERSION`)
    if (isNew) await writeFile(unfinished, '')
    await mkdir(folder, { recursive: true })
    return { isNew, markComplete: () => rm(unfinished, { force: true }), release: lock.release }
  } catch (error) {
    lock.release()
    throw error
  }
}
