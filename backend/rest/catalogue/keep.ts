import { type BackgroundLog, runInBackground } from '../../background.ts'
import type { Database } from '../../database/database.ts'

export type Kept<T> = {
  /** Returns the newest catalogue. If none has been read yet, waits for the first one. */
  readonly current: () => Promise<T>
  readonly reload: () => Promise<void>
  readonly close: () => Promise<void>
}

/**
 * How long after a restart the catalogue is read again. Reading takes long and delays all callers who waited for
 * the restart. The catalogue rarely changes during a restart, because the embedded database has no other
 * connections. So the catalogue is read when no other restart has followed for this long.
 */
const afterRestartMs = { pglite: 10_000, postgres: 0 }

const announcements = ['', 'reload schema', 'reload config']

/** Reads the catalogue, and reads it again when `NOTIFY pgrst` announces a change. */
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

  /**
   * Reads the catalogue once at a time. If a change is announced meanwhile, the catalogue is read again directly
   * afterwards.
   */
  function reload(): Promise<void> {
    isStale = true
    reading ??= readUntilFresh().finally(() => {
      reading = null
    })
    return reading
  }

  /** Waits until the catalogue has been read, and starts reading it if necessary. Tries again after a failure. */
  async function afterReading(): Promise<T> {
    await (reading ?? reload())
    return current ?? afterReading()
  }

  /** If reading fails, tries again until it succeeds. Until then the last catalogue is used. */
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
