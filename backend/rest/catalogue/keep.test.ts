import { expect, onTestFinished, test, vi } from 'vitest'
import { type Database, DatabaseUnavailable } from '../../database/database.ts'
import { keepFresh } from './keep.ts'
import { loadCatalogue } from './load.ts'

/** A database with an empty catalogue. A test can make its queries fail. */
function emptyDatabase(engine: Database['engine'] = 'postgres') {
  const state = { readings: 0, fails: false, notify: (_: string) => {}, reconnect: () => {} }
  const database: Database = {
    engine,
    run: async () => [],
    async transaction(_, work) {
      state.readings += 1
      if (state.fails) throw new DatabaseUnavailable('away')
      return work({ query: async () => [], execute: async () => {} })
    },
    async listen(_, onNotify, onReconnect) {
      state.notify = onNotify
      state.reconnect = () => onReconnect?.()
      return async () => {}
    },
    health: async () => ({ ok: true }),
    close: async () => {},
  }
  return { database, state }
}

const scope = { schemas: ['public'], extraSearchPath: [] }

test('the catalogue is read once, and again when a change is announced', async () => {
  const { database, state } = emptyDatabase()
  const kept = await keepFresh(database, () => loadCatalogue(database, scope))
  await kept.current()
  await kept.current()
  expect(state.readings).toBe(1)
  state.notify('something else')
  expect(state.readings).toBe(1)
  for (const announcement of ['reload schema', 'reload config']) {
    const before = state.readings
    state.notify(announcement)
    await vi.waitFor(() => expect(state.readings).toBeGreaterThan(before), 10_000)
    await kept.reload()
  }
  await kept.close()
})

test('while the database is away, the last catalogue is used and reading is retried', async () => {
  const { database, state } = emptyDatabase()
  const kept = await keepFresh(database, () => loadCatalogue(database, scope))
  const before = await kept.current()
  state.fails = true
  state.notify('')
  await vi.waitFor(() => expect(state.readings).toBe(2), 10_000)
  expect(await kept.current()).toBe(before)
  state.fails = false
  await vi.waitFor(async () => expect(await kept.current()).not.toBe(before), { timeout: 10_000 })
  await kept.close()
})

test('if the database is away before the catalogue was ever read, a request fails and its error says so', async () => {
  const { database, state } = emptyDatabase()
  state.fails = true
  const kept = await keepFresh(database, () => loadCatalogue(database, scope))
  await expect(kept.current()).rejects.toThrow('away')
  state.fails = false
  expect(await kept.current()).toBeDefined()
  await kept.close()
})

test('CK34 after a restart of the embedded database, the catalogue is read again once some time has passed without another restart', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const { database, state } = emptyDatabase('pglite')
  const kept = await keepFresh(database, () => loadCatalogue(database, scope))
  await kept.current()
  for (let restarts = 0; restarts < 3; restarts++) {
    state.reconnect()
    await vi.advanceTimersByTimeAsync(9_000)
  }
  expect(state.readings).toBe(1)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(state.readings).toBe(2)
  await kept.close()
})
