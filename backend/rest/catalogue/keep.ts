import { type BackgroundLog, runInBackground } from '../../background.ts'
import type { Database } from '../../database/database.ts'

export type Kept<T> = {
  /** The last reading; waits for the first one. */
  readonly current: () => Promise<T>
  readonly reload: () => Promise<void>
  readonly close: () => Promise<void>
}

/**
 * The embedded database has no other connections, so while it restarts hardly anything can have changed. Reading takes long
 * there, and holds up everybody who has waited for the restart: it is done when there was none for a while.
 */
const afterRestartMs = { pglite: 10_000, postgres: 0 }

const announcements = ['', 'reload schema', 'reload config']

/** Reads what the API knows of the database, and reads it again whenever `NOTIFY pgrst` says that it changed. */
export async function keepFresh<T>(
  database: Database,
  read: () => Promise<T>,
  log?: BackgroundLog,
): Promise<Kept<T>> {
  let current: Promise<T> | null = null
  let reading: Promise<void> | null = null
  let isStale = false

  async function readUntilFresh(): Promise<void> {
    do {
      isStale = false
      const value = await read()
      current = Promise.resolve(value)
    } while (isStale)
  }

  /** Runs one reading at a time. A change announced during a reading starts another one right after it. */
  function reload(): Promise<void> {
    isStale = true
    reading ??= readUntilFresh().finally(() => {
      reading = null
    })
    return reading
  }

  /** If a reading failed, the next request tries again. */
  async function afterReading(): Promise<T> {
    await (reading ?? reload())
    return current ?? afterReading()
  }

  /** Retries a failed reading until it works; until then the last catalogue is used. */
  const reloading = runInBackground(reload, {
    failure: 'The table API could not read what the database holds',
    log,
  })
  let later: NodeJS.Timeout | undefined
  const unlisten = await database.listen(
    'pgrst',
    payload => {
      if (announcements.includes(payload)) reloading.run()
    },
    () => {
      clearTimeout(later)
      later = setTimeout(reloading.run, afterRestartMs[database.engine]).unref()
    },
  )
  reloading.run()
  async function close(): Promise<void> {
    await unlisten()
    clearTimeout(later)
    await reloading.close()
  }
  return { current: () => current ?? afterReading(), reload, close }
}
