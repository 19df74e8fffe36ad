import type { SupabaseClient } from '@supabase/supabase-js'

type Files = ReturnType<SupabaseClient['storage']['from']>

const pageSize = 100

/**
 * Removes a folder with all its contents and returns the number of removed files. Stops if nothing could be removed
 * although files are still listed. Throws if the signal aborts.
 */
export async function removeFolder(files: Files, folder: string, signal: AbortSignal): Promise<number> {
  let total = 0
  for (;;) {
    signal.throwIfAborted()
    const { data, error } = await files.list(folder, { limit: pageSize }, { signal })
    if (error) throw error
    let removed = 0
    // A folder is listed like a file, but has no id.
    const names = data.flatMap(({ id, name }) => (id === null ? [] : `${folder}/${name}`))
    if (names.length > 0) {
      const answer = await files.remove(names)
      if (answer.error) throw answer.error
      removed += answer.data.length
    }
    for (const { id, name } of data) {
      if (id === null) removed += await removeFolder(files, `${folder}/${name}`, signal)
    }
    total += removed
    if (removed === 0) return total
  }
}
