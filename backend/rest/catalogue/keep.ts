import type { Database } from '../../database/database.ts'
import type { Catalogue } from './catalogue.ts'
import { type CatalogueScope, loadCatalogue } from './load.ts'

export type KeptCatalogue = {
  /** The catalogue as last read; waits for the first reading. */
  readonly current: () => Promise<Catalogue>
  readonly reload: () => Promise<void>
  readonly close: () => Promise<void>
}

const retryMs = 1_000

/** Reads the catalogue, and reads it anew whenever `NOTIFY pgrst, 'reload schema'` says it changed. */
export async function keepCatalogue(database: Database, scope: CatalogueScope): Promise<KeptCatalogue> {
  let current: Promise<Catalogue> | null = null
  let reading: Promise<void> | null = null
  let isStale = false
  let isClosed = false

  async function readUntilFresh(): Promise<void> {
    do {
      isStale = false
      const catalogue = await loadCatalogue(database, scope)
      current = Promise.resolve(catalogue)
    } while (isStale)
  }

  /** One reading at a time; a change announced meanwhile is read right after. */
  function reload(): Promise<void> {
    isStale = true
    reading ??= readUntilFresh().finally(() => {
      reading = null
    })
    return reading
  }

  /** A reading that failed is tried again by the next request. */
  async function afterReading(): Promise<Catalogue> {
    await (reading ?? reload())
    return current ?? afterReading()
  }

  /** What could not be read is tried again until it can; meanwhile the last catalogue serves. */
  let retry: NodeJS.Timeout | undefined
  function announce(): void {
    clearTimeout(retry)
    reload().catch(() => {
      if (!isClosed) retry = setTimeout(announce, retryMs).unref()
    })
  }
  const unlisten = await database.listen(
    'pgrst',
    payload => {
      if (payload === '' || payload === 'reload schema') announce()
    },
    announce,
  )
  announce()
  async function close(): Promise<void> {
    isClosed = true
    clearTimeout(retry)
    await unlisten()
  }
  return { current: () => current ?? afterReading(), reload, close }
}
