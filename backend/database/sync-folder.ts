/** Syncs a whole folder to the disk, including the names of its files. */
import { open, readdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'

const atOnce = 16

export async function syncFolder(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const paths = entries
    .filter(entry => entry.isFile() || entry.isDirectory())
    .map(entry => join(entry.parentPath, entry.name))
  const queue = [...paths, folder][Symbol.iterator]()
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (const path of queue) await syncPath(path)
    }),
  )
  await syncPath(dirname(folder))
}

/** Syncs a file, or the list of names in a folder. */
export async function syncPath(path: string): Promise<void> {
  const handle = await open(path, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
