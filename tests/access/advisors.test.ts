/** The rules of Supabase's database advisors, and our own about rights, as questions to the catalogue. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '../../backend/database/database.ts'
import { engines } from '../support/databases.ts'

describe.each(engines)('advisors on $engine', ({ open }) => {
  let database: Database
  beforeAll(async () => {
    database = await open()
  })
  afterAll(() => database.close())

  const names = async (text: string) =>
    (await database.run<{ name: string }>({ text })).map(row => row.name).sort()

  test('row-level security is on for every table of the API, and tables without a policy are the server’s', async () => {
    const tables = `select class.relname as name from pg_class class
      where class.relnamespace = 'public'::regnamespace and class.relkind in ('r', 'p')`
    expect(await names(`${tables} and not class.relrowsecurity`)).toEqual([])
    expect(
      await names(`${tables} and not exists (select from pg_policy where polrelid = class.oid)`),
    ).toEqual(['ai_usage', 'billing_events'])
  })

  test('no policy lies on a table whose row-level security is off', async () => {
    expect(
      await names(
        `select polname as name from pg_policy join pg_class on pg_class.oid = polrelid where not relrowsecurity`,
      ),
    ).toEqual([])
  })

  test('one policy per verb and role, named as a sentence, for members only', async () => {
    const policies = `from pg_policies where schemaname in ('public', 'storage')`
    expect(
      await names(
        `select tablename || ' ' || cmd as name ${policies} group by schemaname, tablename, cmd, roles having count(*) > 1`,
      ),
    ).toEqual([])
    expect(await names(`select policyname as name ${policies} and roles <> '{authenticated}'`)).toEqual([])
    expect(
      await names(`select policyname as name ${policies} and (cmd = 'ALL' or permissive <> 'PERMISSIVE')`),
    ).toEqual([])
    expect(
      await names(`select policyname as name ${policies} and policyname !~ '^[A-Z][a-z]+ [a-z0-9 -]+$'`),
    ).toEqual([])
  })

  test('auth.uid() is asked once per statement, not once per row', async () => {
    expect(
      await names(`select policyname as name from pg_policies
        where schemaname in ('public', 'storage')
          and regexp_replace(coalesce(qual, '') || coalesce(with_check, ''), 'SELECT auth\\.(uid|jwt|role)\\(\\)', '', 'g')
            ~ 'auth\\.(uid|jwt|role)\\(\\)|current_setting'`),
    ).toEqual([])
  })

  test('every view runs with the rights of its caller', async () => {
    expect(
      await names(`select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('v', 'm')
        and not coalesce(reloptions @> '{security_invoker=true}', false)`),
    ).toEqual([])
  })

  test('every foreign key has an index that begins with its columns', async () => {
    expect(
      await names(`select con.conname as name from pg_constraint con
        join pg_class class on class.oid = con.conrelid
        where con.contype = 'f' and class.relnamespace = 'public'::regnamespace and not exists (
          select from pg_index index
          where index.indrelid = con.conrelid and index.indpred is null
            and (index.indkey::int2[])[0:cardinality(con.conkey) - 1] = con.conkey
        )`),
    ).toEqual([])
  })

  test('every foreign key follows its owner when that is deleted', async () => {
    expect(
      await names(`select con.conname as name from pg_constraint con join pg_class class on class.oid = con.conrelid
        where con.contype = 'f' and class.relnamespace = 'public'::regnamespace and con.confdeltype <> 'c'`),
    ).toEqual([])
  })

  test('every table has a primary key, and no index is there twice', async () => {
    expect(
      await names(`select relname as name from pg_class class where relnamespace = 'public'::regnamespace and relkind = 'r'
        and not exists (select from pg_constraint where conrelid = class.oid and contype = 'p')`),
    ).toEqual([])
    expect(
      await names(`select min(indexrelid::regclass::text) as name from pg_index
        join pg_class on pg_class.oid = indrelid and relnamespace = 'public'::regnamespace
        group by indrelid, indkey::text, indclass::text, indoption::text, coalesce(indpred::text, '') having count(*) > 1`),
    ).toEqual([])
  })

  test('every function pins its search_path; more rights than the caller’s exist in schema private alone', async () => {
    const functions = `select proname as name from pg_proc proc where pronamespace in ('public'::regnamespace, 'private'::regnamespace)
      and not exists (select from pg_depend where objid = proc.oid and deptype = 'e')`
    expect(
      await names(`${functions} and not coalesce(proconfig @> '{"search_path=\\"\\""}', false)`),
    ).toEqual([])
    expect(await names(`${functions} and prosecdef and pronamespace = 'public'::regnamespace`)).toEqual([])
  })

  test('no extension lives in schema public', async () => {
    expect(
      await names(`select extname as name from pg_extension where extnamespace = 'public'::regnamespace`),
    ).toEqual([])
  })

  test.each([
    ['anon', ['create_or_get_direct_conversation', 'shared_plan']],
    [
      'authenticated',
      [
        'create_or_get_direct_conversation',
        'create_share_link',
        'feed_posts',
        'recommended_profiles',
        'shared_plan',
      ],
    ],
  ])('SEC04 %s may call these functions and no other', async (role, allowed) => {
    const callable = (schema: string) =>
      names(`select distinct proname as name from pg_proc where pronamespace = '${schema}'::regnamespace
        and has_function_privilege('${role}', oid, 'execute')`)
    expect(await callable('public')).toEqual(allowed)
    const entrances = ['create_or_get_direct_conversation', 'create_share_link', 'shared_plan']
    expect(await callable('private')).toEqual(entrances.filter(name => allowed.includes(name)))
  })

  test('SEC04 anon has no right to any table', async () => {
    expect(
      await names(`select table_name || ' ' || privilege_type as name from information_schema.role_table_grants
        where grantee in ('anon', 'PUBLIC') and table_schema in ('public', 'private')
        union all
        select table_name || '.' || column_name from information_schema.column_privileges
        where grantee in ('anon', 'PUBLIC') and table_schema in ('public', 'private')`),
    ).toEqual([])
  })

  test('SEC04 what the next migration makes is granted to nobody unless it says so', async () => {
    await database.transaction({}, async transaction => {
      await transaction.execute(
        `create table public.later (id int); create view public.later_view as select 1 as one`,
      )
      const rows = await transaction.query(
        `select grantee from information_schema.role_table_grants
         where table_name in ('later', 'later_view') and grantee in ('anon', 'authenticated', 'PUBLIC')`,
      )
      expect(rows).toEqual([])
      await transaction.execute('drop view public.later_view; drop table public.later')
    })
  })
})
