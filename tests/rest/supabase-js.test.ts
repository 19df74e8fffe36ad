/** The official client, used with our API, returns what its documentation promises. */
import { createClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Database } from '../../backend/database/database.ts'
import type { Rest } from '../../backend/rest/rest.ts'
import { quickEngines } from '../support/databases.ts'
import { createSchema, patient, serve } from './serve.ts'

function connect(rest: Rest) {
  return createClient('http://local', 'publishable', {
    db: { schema: 'api' },
    auth: { persistSession: false, autoRefreshToken: false },
    global: {
      fetch: async (input, init) => {
        const request = new Request(input, init)
        // Removes the key, because `identify` of this test accepts only signed tokens.
        request.headers.delete('authorization')
        return rest.app.request(request)
      },
    },
  })
}

describe.each(quickEngines)('supabase-js on $engine', ({ open }) => {
  let database: Database
  let rest: Rest
  let client: ReturnType<typeof connect>

  beforeAll(async () => {
    database = await open(patient)
    await createSchema(database)
    rest = await serve(database, { allowPlan: true })
    client = connect(rest)
  })

  afterAll(async () => {
    await rest?.close()
    await database?.close()
  })

  beforeEach(async () => {
    await client.from('counters').delete().gt('id', 2).throwOnError()
    await client.from('counters').update({ hits: 0 }).eq('id', 1).throwOnError()
  })

  describe('reading rows with the client', () => {
    test('the client selects columns, aliases, casts and JSON paths', async () => {
      const { data, error, status } = await client
        .from('books')
        .select('id, name:title, price::text, meta->lang')
        .eq('id', 1)
      expect({ data, error, status }).toEqual({
        data: [{ id: 1, name: 'Notes on the Engine', price: '9.99', lang: 'en' }],
        error: null,
        status: 200,
      })
    })

    test('single and maybeSingle return one row; otherwise they return an error or null', async () => {
      const one = await client.from('authors').select('name').eq('id', 1).single()
      expect(one.data).toEqual({ name: 'Ada Lovelace' })
      const none = await client.from('authors').select().eq('id', 99).single()
      expect(none).toMatchObject({
        data: null,
        status: 406,
        error: { code: 'PGRST116', details: 'The result contains 0 rows' },
      })
      const maybe = await client.from('authors').select().eq('id', 99).maybeSingle()
      expect(maybe).toMatchObject({ data: null, error: null })
      const several = await client.from('authors').select().maybeSingle()
      expect(several.error).toMatchObject({ code: 'PGRST116' })
    })

    test('the client counts rows: exact, planned, estimated, head', async () => {
      const exact = await client.from('books').select('id', { count: 'exact' }).limit(2)
      expect(exact).toMatchObject({ count: 6, status: 206 })
      expect(exact.data).toHaveLength(2)
      const head = await client.from('books').select('*', { count: 'exact', head: true })
      expect(head).toMatchObject({ count: 6, data: null, error: null })
      expect((await client.from('books').select('id', { count: 'planned' })).count).toBeGreaterThan(0)
      expect((await client.from('books').select('id', { count: 'estimated' })).count).toBe(6)
    })

    test('the client limits rows by ranges, orders and limits', async () => {
      const { data } = await client.from('books').select('id').order('id', { ascending: false }).range(1, 3)
      expect(data).toEqual([{ id: 5 }, { id: 4 }, { id: 3 }])
      const nulls = await client
        .from('authors')
        .select('id')
        .order('born', { ascending: false, nullsFirst: true })
        .limit(1)
      expect(nulls.data).toEqual([{ id: 4 }])
    })

    test('the client filters rows with every kind of filter', async () => {
      const ids = async (
        build: (query: ReturnType<typeof books>) => PromiseLike<{ data: unknown; error: unknown }>,
      ) => {
        const { data, error } = await build(books())
        expect(error).toBeNull()
        return (data as { id: number }[]).map(row => row.id)
      }
      const books = () => client.from('books').select('id').order('id')
      expect(await ids(q => q.eq('id', 2))).toEqual([2])
      expect(await ids(q => q.neq('id', 2))).toEqual([1, 3, 4, 5, 6])
      expect(await ids(q => q.gt('pages', 200).lte('pages', 300))).toEqual([5])
      expect(await ids(q => q.like('title', '%Hand%'))).toEqual([5])
      expect(await ids(q => q.ilike('title', 'the%'))).toEqual([4, 5])
      expect(await ids(q => q.likeAllOf('title', ['%The%', '%Dark%']))).toEqual([5])
      expect(await ids(q => q.ilikeAnyOf('title', ['fic%', 'el%']))).toEqual([2, 3])
      expect(await ids(q => q.is('author_id', null))).toEqual([6])
      expect(await ids(q => q.in('title', ['Ficciones', 'a,b', 'El Aleph']))).toEqual([2, 3])
      expect(await ids(q => q.contains('tags', ['two words']))).toEqual([2])
      expect(await ids(q => q.contains('meta', { lang: 'es' }))).toEqual([2, 3])
      expect(await ids(q => q.containedBy('tags', ['fiction', 'politics']))).toEqual([3, 4, 6])
      expect(await ids(q => q.overlaps('tags', ['math', 'politics']))).toEqual([1, 4])
      expect(await ids(q => q.overlaps('available', '[2024-01-20,2024-01-21)'))).toEqual([1, 2])
      expect(await ids(q => q.rangeGt('available', '[2020-01-01,2020-02-01)'))).toEqual([1, 2, 4])
      expect(await ids(q => q.rangeAdjacent('available', '[2024-02-01,2024-02-02)'))).toEqual([1])
      expect(await ids(q => q.textSearch('search', 'left & hand'))).toEqual([5])
      expect(
        await ids(q => q.textSearch('title', "'left' 'hand'", { type: 'phrase', config: 'english' })),
      ).toEqual([5])
      expect(await ids(q => q.textSearch('search', 'engine or aleph', { type: 'websearch' }))).toEqual([1, 3])
      expect(await ids(q => q.match({ author_id: 2, publisher_id: 1 }))).toEqual([2, 3])
      expect(await ids(q => q.not('id', 'in', '(1,2,3)'))).toEqual([4, 5, 6])
      expect(await ids(q => q.or('id.eq.1,and(pages.gt.300,is_signed.is.true)'))).toEqual([1, 4])
      expect(await ids(q => q.filter('meta->size->>w', 'eq', '11'))).toEqual([3])
    })

    test('the client embeds rows, to any depth and through every kind of relationship', async () => {
      const { data } = await client
        .from('books')
        .select(
          'id, author:authors!author_id(name), publishers(name), genres(name), book_details(isbn), copies(id, shelves(label))',
        )
        .in('id', [1, 2])
        .order('id')
        .order('id', { referencedTable: 'copies' })
      expect(data).toEqual([
        {
          id: 1,
          author: { name: 'Ada Lovelace' },
          publishers: null,
          genres: [{ name: 'Mathematics' }],
          book_details: { isbn: '111' },
          copies: [
            { id: 1, shelves: { label: 'A' } },
            { id: 2, shelves: { label: 'B' } },
          ],
        },
        {
          id: 2,
          author: { name: 'Jorge Luis Borges' },
          publishers: { name: 'Sur' },
          genres: [{ name: 'Fiction' }],
          book_details: { isbn: '222' },
          copies: [{ id: 3, shelves: { label: 'C' } }],
        },
      ])
    })

    test('the client embeds rows by inner joins, and filters, orders and limits embedded rows', async () => {
      const inner = await client.from('publishers').select('name, books!inner(id)').eq('books.id', 4)
      expect(inner.data).toEqual([{ name: 'Ace', books: [{ id: 4 }] }])
      const limited = await client
        .from('publishers')
        .select('name, books(id)')
        .eq('name', 'Ace')
        .order('pages', { referencedTable: 'books', ascending: false })
        .limit(1, { referencedTable: 'books' })
      expect(limited.data).toEqual([{ name: 'Ace', books: [{ id: 4 }] }])
      const either = await client
        .from('publishers')
        .select('name, books(id)')
        .eq('id', 1)
        .or('id.eq.3,pages.gt.900', { referencedTable: 'books' })
      expect(either.data).toEqual([{ name: 'Sur', books: [{ id: 3 }] }])
      const without = await client.from('publishers').select('name, books()').is('books', null)
      expect(without.data).toEqual([{ name: 'Empty' }])
      const byAuthor = await client
        .from('books')
        .select('id, authors!author_id(name)')
        .order('authors(name)', { ascending: false })
        .limit(1)
      expect(byAuthor.data).toEqual([{ id: 6, authors: null }])
    })

    test('the client spreads embedded rows, to one and to many, and reads aggregates and computed columns', async () => {
      const one = await client
        .from('books')
        .select('title, ...publishers(publisher:name)')
        .eq('id', 2)
        .single()
      expect(one.data).toEqual({ title: 'Ficciones', publisher: 'Sur' })
      const many = await client.from('publishers').select('name, ...books(titles:title, pages)').order('id')
      expect(many.data).toEqual([
        { name: 'Sur', titles: ['Ficciones', 'El Aleph'], pages: [174, 160] },
        { name: 'Ace', titles: ['The Dispossessed', 'The Left Hand of Darkness'], pages: [341, 286] },
        { name: 'Empty', titles: [], pages: [] },
      ])
      const spreadGenres = await client.from('books').select('id, ...genres(genre_names:name)').eq('id', 4)
      expect(spreadGenres.data).toEqual([{ id: 4, genre_names: ['Science Fiction', 'Utopia'] }])
      const sums = await client
        .from('books')
        .select('author_id, pages.sum(), count()')
        .order('author_id')
        .limit(2)
      expect(sums.data).toEqual([
        { author_id: 1, sum: 66, count: 1 },
        { author_id: 2, sum: 334, count: 2 },
      ])
      const embedded = await client
        .from('authors')
        .select('name, books!author_id(count())')
        .eq('id', 3)
        .single()
      expect(embedded.data).toEqual({ name: 'Ursula K. Le Guin', books: [{ count: 2 }] })
      const grouped = await client.from('copies').select('state, ...books(total:pages.sum())').order('state')
      expect(grouped.data).toEqual([
        { state: 'sad', total: 66 },
        { state: 'ok', total: 407 },
        { state: 'happy', total: 174 },
      ])
      const computed = await client
        .from('authors')
        .select('shout, newest_book(title), long_books(id)')
        .eq('id', 3)
        .single()
      expect(computed.data).toEqual({
        shout: 'URSULA K. LE GUIN',
        newest_book: { title: 'The Left Hand of Darkness' },
        long_books: [{ id: 4 }, { id: 5 }],
      })
    })

    test('the client reads CSV, leaves out nulls, and reads other schemas', async () => {
      const csv = await client.from('authors').select('id, name').lt('id', 3).order('id').csv()
      expect(csv.data).toBe('id,name\n1,"Ada Lovelace"\n2,"Jorge Luis Borges"')
      const stripped = await client.from('authors').select('id, meta').eq('id', 3).single().stripNulls()
      expect(stripped.data).toEqual({ id: 3 })
      const second = await client.schema('second').from('things').select('name').order('id')
      expect(second.data).toEqual([{ name: 'second one' }, { name: 'second two' }])
      const third = await client.schema('third').from('things').select()
      expect(third).toMatchObject({ status: 406, error: { code: 'PGRST106' } })
    })

    test('the client explains a query if the server allows it', async () => {
      const text = await client.from('authors').select().explain()
      expect(text.data).toContain('Aggregate')
      const json = await client
        .from('authors')
        .select()
        .eq('id', 1)
        .explain({ format: 'json', analyze: true })
      expect(json.data).toMatchObject([{ Plan: { 'Node Type': 'Aggregate' } }])
    })
  })

  describe('writing rows with the client', () => {
    test('the client inserts one row or many rows, and gets the rows on request', async () => {
      const silent = await client.from('counters').insert({ id: 10, note: 'ten' })
      expect(silent).toMatchObject({ data: null, error: null, status: 201 })
      const many = await client
        .from('counters')
        .insert(
          [
            { id: 11, hits: 4, note: 'a' },
            { id: 12, hits: 5, note: 'b' },
          ],
          { count: 'exact' },
        )
        .select('id, hits')
      expect(many).toMatchObject({
        status: 201,
        count: 2,
        data: [
          { id: 11, hits: 4 },
          { id: 12, hits: 5 },
        ],
      })
    })

    test('an insert stores null for a missing value, or the default on request', async () => {
      const nulls = await client.from('counters').insert([
        { id: 11, note: 'a' },
        { id: 12, hits: 5, note: 'b' },
      ])
      expect(nulls).toMatchObject({ status: 400, error: { code: '23502' } })
      const defaults = await client
        .from('counters')
        .insert(
          [
            { id: 11, note: 'a' },
            { id: 12, hits: 5, note: 'b' },
          ],
          { defaultToNull: false },
        )
        .select('id, hits')
      expect(defaults.data).toEqual([
        { id: 11, hits: 7 },
        { id: 12, hits: 5 },
      ])
    })

    test('the client upserts rows by key or by another unique column', async () => {
      const merged = await client
        .from('counters')
        .upsert([
          { id: 1, hits: 9, note: 'one' },
          { id: 10, hits: 1, note: 'x' },
        ])
        .select('id, hits')
      expect(merged).toMatchObject({
        status: 201,
        data: [
          { id: 1, hits: 9 },
          { id: 10, hits: 1 },
        ],
      })
      const byNote = await client
        .from('counters')
        .upsert({ id: 10, hits: 3, note: 'x' }, { onConflict: 'note' })
        .select()
        .single()
      expect(byNote).toMatchObject({ status: 200, data: { id: 10, hits: 3 } })
      const ignored = await client
        .from('counters')
        .upsert(
          [
            { id: 10, hits: 99, note: 'x' },
            { id: 11, hits: 4, note: 'y' },
          ],
          { onConflict: 'id', ignoreDuplicates: true },
        )
        .select('id')
      expect(ignored.data).toEqual([{ id: 11 }])
      const kept = await client.from('counters').select('hits').eq('id', 10).single()
      expect(kept.data).toEqual({ hits: 3 })
    })

    test('the client updates and deletes filtered rows, with embedded rows in the answer', async () => {
      const updated = await client
        .from('counters')
        .update({ hits: 42 }, { count: 'exact' })
        .eq('id', 1)
        .select()
      expect(updated).toMatchObject({ count: 1, status: 200, data: [{ id: 1, hits: 42 }] })
      const silent = await client.from('counters').update({ hits: 43 }).eq('id', 1)
      expect(silent).toMatchObject({ status: 204, data: null, error: null })
      await client.from('counters').insert({ id: 10, hits: 1, note: 'gone soon' }).throwOnError()
      const removed = await client
        .from('counters')
        .delete({ count: 'exact' })
        .eq('id', 10)
        .select('note')
        .single()
      expect(removed).toMatchObject({ count: 1, data: { note: 'gone soon' } })
      const embedded = await client
        .from('books')
        .update({ pages: 66 })
        .eq('id', 1)
        .select('id, authors!author_id(name)')
        .single()
      expect(embedded.data).toEqual({ id: 1, authors: { name: 'Ada Lovelace' } })
    })

    test('a write that must return a single row but changes several is rolled back', async () => {
      const { error } = await client.from('counters').update({ hits: 77 }).lte('id', 2).select().single()
      expect(error).toMatchObject({ code: 'PGRST116' })
      const { data } = await client.from('counters').select('hits').eq('hits', 77)
      expect(data).toEqual([])
    })

    test('a write that changes too many rows, or is only a trial, is rolled back', async () => {
      const over = await client.from('counters').update({ hits: 5 }).lte('id', 2).maxAffected(1)
      expect(over).toMatchObject({
        status: 400,
        error: { code: 'PGRST124', details: 'The query affects 2 rows' },
      })
      const tried = await client.from('counters').update({ hits: 66 }).eq('id', 1).select('hits').rollback()
      expect(tried.data).toEqual([{ hits: 66 }])
      const { data } = await client.from('counters').select('hits').eq('id', 1).single()
      expect(data).toEqual({ hits: 0 })
    })

    test('the client returns errors with their code, and throws them on request', async () => {
      const duplicate = await client.from('counters').insert({ id: 1, hits: 0, note: 'dup' })
      expect(duplicate).toMatchObject({
        status: 409,
        error: { code: '23505', details: 'Key (id)=(1) already exists.' },
      })
      await expect(client.from('nope').select().throwOnError()).rejects.toMatchObject({ code: 'PGRST205' })
      const unknown = await client.from('counters').insert({ id: 10, hist: 1 })
      expect(unknown.error).toMatchObject({
        code: 'PGRST204',
        message: "Could not find the 'hist' column of 'counters' in the schema cache",
      })
      const policy = await client.from('guarded').insert({ id: 7, owner: 'other' })
      expect(policy).toMatchObject({ status: 401, error: { code: '42501' } })
    })
  })

  describe('calling functions with the client', () => {
    test('the client calls a function by POST, GET and HEAD', async () => {
      expect((await client.rpc('add', { a: 1, b: 2 })).data).toBe(3)
      expect((await client.rpc('add', { a: 1, b: 2, c: 3 })).data).toBe(6)
      expect((await client.rpc('add', { a: 1, b: 2 }, { get: true })).data).toBe(3)
      expect(await client.rpc('all_authors', undefined, { head: true, count: 'exact' })).toMatchObject({
        count: 5,
        data: null,
      })
      expect(await client.rpc('nothing')).toMatchObject({ data: null, error: null, status: 204 })
    })

    test('the client passes defaults, arrays, enums, variadic arguments and whole bodies to a function', async () => {
      expect((await client.rpc('greet')).data).toBe('Hi, you')
      expect((await client.rpc('list', { ids: [1, 2, 3] })).data).toBe(3)
      expect((await client.rpc('list', { ids: [1, 2, 3] }, { get: true })).data).toBe(3)
      expect((await client.rpc('mood_of', { m: 'sad' })).data).toBe('sad')
      expect((await client.rpc('joined', { parts: ['a', 'b'] })).data).toBe('a-b')
      expect((await client.rpc('whole', { any: { thing: [1] } })).data).toEqual({ any: { thing: [1] } })
    })

    test('the client reads composites and sets from a function, with filters, order, limits and embedded rows', async () => {
      expect((await client.rpc('one_author', { id: 2 }).select('name')).data).toEqual({
        name: 'Jorge Luis Borges',
      })
      const { data } = await client
        .rpc('all_authors')
        .select('name, books!author_id(title)')
        .gt('id', 1)
        .order('id')
        .limit(1)
      expect(data).toEqual([
        { name: 'Jorge Luis Borges', books: [{ title: 'Ficciones' }, { title: 'El Aleph' }] },
      ])
      expect((await client.rpc('all_authors').eq('id', 3).single()).data).toMatchObject({
        name: 'Ursula K. Le Guin',
      })
      expect((await client.rpc('numbers', { n: 3 })).data).toEqual([1, 2, 3])
      expect((await client.rpc('pairs', { n: 2 }).select('v')).data).toEqual([{ v: 'v1' }, { v: 'v2' }])
    })

    test('the client gets errors that a function raises', async () => {
      expect(await client.rpc('fail', { code: 'PT402', message: 'Pay first' })).toMatchObject({
        status: 402,
        error: { code: 'PT402', message: 'Pay first', details: 'the detail', hint: 'the hint' },
      })
      expect(await client.rpc('teapot')).toMatchObject({
        status: 418,
        error: { code: 'TEA', message: 'short and stout' },
      })
      expect(await client.rpc('ad', { a: 1 })).toMatchObject({ status: 404, error: { code: 'PGRST202' } })
      expect(await client.rpc('overlap', { a: 1 })).toMatchObject({
        status: 300,
        error: { code: 'PGRST203' },
      })
    })
  })

  test('after a notification the API uses a changed schema', async () => {
    expect((await client.from('late').select()).error).toMatchObject({ code: 'PGRST205' })
    await database.transaction({}, async transaction => {
      await transaction.execute(
        "create table api.late (id int); grant select on api.late to anon; notify pgrst, 'reload schema'",
      )
    })
    await expect.poll(async () => (await client.from('late').select()).data).toEqual([])
  })
})
