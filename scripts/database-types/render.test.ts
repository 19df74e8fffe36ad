import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '../../backend/database/database.ts'
import { openTestPglite } from '../../tests/support/databases.ts'
import { readCatalogue } from './catalogue.ts'
import { renderTypes } from './render.ts'

let database: Database
beforeAll(async () => {
  database = await openTestPglite()
})
afterAll(() => database.close())

test('the checked-in types match the migrations; to update them: npm run db:types', async () => {
  const path = join(import.meta.dirname, '../../contracts/database.generated.ts')
  expect(renderTypes(await readCatalogue(database))).toBe(await readFile(path, 'utf8'))
})

test('the types have nullability, defaults, enums, arrays, keys and functions in the form of Supabase', async () => {
  await database.run({
    text: `create table public.samples (
      id bigint generated always as identity primary key,
      owner uuid unique references public.profiles (id),
      tags text[] not null,
      kind public.user_type default 'founder'
    )`,
  })
  await database.run({
    text: `create function public.sample_of(owner uuid, kind public.user_type default null)
           returns public.samples language sql as 'select null::public.samples'`,
  })
  await database.run({
    text: `create function public.initial(sample public.samples) returns text language sql as 'select left(sample.tags[1], 1)'`,
  })
  const text = renderTypes(await readCatalogue(database)).replaceAll(/\s+/g, ' ')
  expect(text).toContain(
    `samples: { Row: { id: number kind: Database['public']['Enums']['user_type'] | null owner: string | null tags: string[] initial: string | null }`,
  )
  expect(text).toContain(`owner?: string | null tags: string[] }`)
  expect(text).toContain(
    `foreignKeyName: 'samples_owner_fkey' columns: ['owner'] isOneToOne: true referencedRelation: 'profiles' referencedColumns: ['id']`,
  )
  expect(text).toContain(
    `sample_of: { Args: { kind?: Database['public']['Enums']['user_type'] | null; owner: string | null } ` +
      `Returns: Database['public']['Tables']['samples']['Row'] SetofOptions: { from: '*' to: 'samples' isOneToOne: true isSetofReturn: false } }`,
  )
})
