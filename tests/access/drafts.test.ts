import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '../../backend/database/database.ts'
import { quickEngines } from '../support/databases.ts'
import { acting } from './acting.ts'
import { worldScript } from './world.ts'

describe.each(quickEngines)('drafts on $engine', ({ open }) => {
  let database: Database
  beforeAll(async () => {
    database = await open()
    await database.transaction({}, transaction => transaction.execute(worldScript))
  })
  afterAll(() => database.close())

  test('OF05 a new draft replaces the earlier text of that draft, and a member keeps the latest fifty drafts', async () => {
    const owner = acting(database, 'owner')
    const participant = acting(database, 'participant')
    const keep = `insert into public.drafts (name, content) values ($1, $2)
      on conflict (user_id, name) do update set content = excluded.content`
    await participant(keep, ['post', '"Mine"'])
    for (let number = 0; number < 60; number += 1) await owner(keep, [`comment:${number}`, '"Word"'])
    await owner(keep, ['comment:59', '"Other words"'])
    const kept = await owner<{ name: string; content: string }>('select name, content from public.drafts')
    expect(kept).toHaveLength(50)
    expect(kept).toContainEqual({ name: 'comment:59', content: 'Other words' })
    expect(kept.map(({ name }) => name)).not.toContain('comment:9')
    expect(await participant('select content from public.drafts')).toEqual([{ content: 'Mine' }])
  })
})
