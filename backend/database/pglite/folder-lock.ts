/**
 * If two processes opened one PGlite folder, each would overwrite rows of the other. A lock of SQLite on an empty file
 * beside the folder refuses the second process. The kernel releases the lock even if the first process is killed.
 */
import { DatabaseSync } from 'node:sqlite'
import { DatabaseUnavailable } from '../database.ts'

export function lockFolder(folder: string): { release(): void } {
  const file = new DatabaseSync(`${folder}.lock`, { timeout: 0 })
  try {
    file.exec('begin exclusive')
  } catch (error) {
    file.close()
    if (isBusy(error))
      throw new DatabaseUnavailable(`Another process already works in ${folder}; stop it first.`)
    throw error
  }
  return {
    release() {
      if (file.isOpen) file.close()
    },
  }
}

const isBusy = (error: unknown): boolean =>
  error instanceof Error && 'errcode' in error && error.errcode === 5
