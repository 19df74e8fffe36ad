import type { Database } from '../../database/database.ts'
import type { Catalogue } from './catalogue.ts'
import { type CatalogueScope, loadCatalogue } from './load.ts'

export type KeptCatalogue = {
  /** The catalogue as last read; waits for the first reading. */
  readonly current: () => Promise<Catalogue>
  readonly reload: () => Promise<void>
  readonly close: () => Promise<void>
}

/** Reads the catalogue, and reads it anew whenever `NOTIFY pgrst, 'reload schema'` says it changed. */
export async function keepCatalogue(database: Database, scope: CatalogueScope): Promise<KeptCatalogue> {
  let current: Promise<Catalogue> | null = null
  let reading: Promise<void> | null = null
  let isStale = false

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

  const announce = () => void reload().catch(() => {})
  const unlisten = await database.listen(
    'pgrst',
    payload => {
      if (payload === '' || payload === 'reload schema') announce()
    },
    announce,
  )
  announce()
  return { current: () => current ?? afterReading(), reload, close: unlisten }
}
