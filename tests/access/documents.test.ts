import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '../../backend/database/database.ts'
import { quickEngines } from '../support/databases.ts'
import { type Acting, acting } from './acting.ts'
import { worldScript } from './world.ts'

/**
 * Each document with the table of its earlier versions. `ids` lists the promises that the tests of the document
 * prove.
 */
const documents = [
  { table: 'forecasts', kept: 'forecast_revisions', column: 'model', ids: 'FC20 FC21' },
  { table: 'decks', kept: 'deck_revisions', column: 'content', ids: 'DK20 DK21' },
  { table: 'business_plans', kept: 'business_plan_revisions', column: 'content', ids: 'BP20 BP21' },
  { table: 'mvp_plans', kept: 'mvp_plan_revisions', column: 'content', ids: 'MV20 MV21' },
] as const

describe.each(quickEngines)('documents on $engine', ({ open }) => {
  let database: Database
  let owner: Acting
  let service: Acting
  beforeAll(async () => {
    database = await open()
    await database.transaction({}, transaction => transaction.execute(worldScript))
    owner = acting(database, 'owner')
    service = acting(database, 'service')
  })
  afterAll(() => database.close())

  describe.each(documents)('$ids $table', ({ table, kept, column }) => {
    const save = (seen: number, name: string, restoredFrom: number | null = null) =>
      owner<{ version: number }>(
        `update public.${table} set ${column} = jsonb_build_object('name', $2::text), version = $1::integer + 1, restored_from = $3
       where version = $1 returning version`,
        [seen, name, restoredFrom],
      )
    const revisions = () =>
      owner<{ version: number; name: string | null }>(
        `select version, ${column} ->> 'name' as name from public.${kept} order by version`,
      )
    const lastVersion = async () =>
      (await owner<{ version: number }>(`select version from public.${table}`))[0]?.version ?? 0

    test('if two tabs edit the same version, the save of the second tab writes nothing, and the tab learns that it failed', async () => {
      const seen = await lastVersion()
      const both = await Promise.all([save(seen, 'first'), save(seen, 'second')])
      expect(both.map(rows => rows.length).sort()).toEqual([0, 1])
    })

    test('a save whose version is not the next version is refused', async () => {
      const seen = await lastVersion()
      for (const version of [seen, seen + 2, 1]) {
        await expect(owner(`update public.${table} set version = $1`, [version])).rejects.toMatchObject({
          code: '22023',
        })
      }
      expect(await lastVersion()).toBe(seen)
    })

    test('the database stores a revision every five minutes and before a restore, and keeps the last forty revisions', async () => {
      const before = await revisions()
      const seen = await lastVersion()
      await save(seen, 'soon after')
      expect(await revisions()).toEqual(before)
      await service(`update public.${kept} set kept_at = now() - interval '6 minutes'`)
      await save(seen + 1, 'later')
      expect((await revisions()).at(-1)).toEqual({ version: seen + 1, name: 'soon after' })
      await save(seen + 2, 'brought back', 1)
      expect((await revisions()).at(-1)).toEqual({ version: seen + 2, name: 'later' })
      for (let version = seen + 3; version < seen + 48; version += 1) await save(version, `n${version}`, 1)
      const left = await revisions()
      expect(left).toHaveLength(40)
      expect(left.at(-1)?.version).toBe(seen + 47)
    })
  })
})
