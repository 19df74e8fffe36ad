/**
 * The rules of Supabase's database advisors and our own rules, as queries on the catalogue. Each query returns the
 * objects that break its rule.
 */
export type Advisor = {
  readonly rule: string
  /** The query returns a column `name`. It returns no rows if nothing breaks the rule. */
  readonly question: string
  /** A mistake that the test adds to the schema, and that the query must find. */
  readonly planted: string
}

const tables = `select class.relname as name from pg_class class
  where class.relnamespace = 'public'::regnamespace and class.relkind in ('r', 'p')`
const policies = `from pg_policies where schemaname in ('public', 'storage')`
const functions = `select proname as name from pg_proc proc
  where pronamespace in ('public'::regnamespace, 'private'::regnamespace)
    and not exists (select from pg_depend where objid = proc.oid and deptype = 'e')`
const foreignKeys = `select con.conname as name from pg_constraint con join pg_class class on class.oid = con.conrelid
  where con.contype = 'f' and class.relnamespace = 'public'::regnamespace`

export const advisors: readonly Advisor[] = [
  {
    rule: 'row-level security is on for every table of the API',
    question: `${tables} and not class.relrowsecurity`,
    planted: 'alter table public.posts disable row level security',
  },
  {
    rule: 'a table without a policy is one of the server’s',
    question: `${tables} and class.relname not in ('ai_usage', 'billing_events', 'function_answers', 'mail_queue', 'member_keys', 'moderators')
      and not exists (select from pg_policy where polrelid = class.oid)`,
    planted: 'create table public.planted (id int primary key)',
  },
  {
    rule: 'no policy lies on a table whose row-level security is off',
    question: `select polname as name from pg_policy join pg_class on pg_class.oid = polrelid where not relrowsecurity`,
    planted: 'alter table public.posts disable row level security',
  },
  {
    rule: 'a verb and a role have one policy',
    question: `select tablename || ' ' || cmd as name ${policies} and permissive = 'PERMISSIVE'
      group by schemaname, tablename, cmd, roles having count(*) > 1`,
    planted: 'create policy "Also" on public.posts for select to authenticated using (true)',
  },
  {
    rule: 'policies are for members, each for one verb',
    question: `select policyname as name ${policies}
      and (roles <> '{authenticated}' or (cmd = 'ALL' and permissive = 'PERMISSIVE'))`,
    planted: 'create policy "All" on public.posts for all using (true)',
  },
  {
    rule: 'what not every member may do asks for the second factor',
    question: `select policyname as name ${policies} and permissive = 'PERMISSIVE'
      and coalesce(qual, with_check) !~ '^true$|FROM (public\\.)?conversations\\M|^. SELECT private.is_moderator.. AS is_moderator.$'
      and coalesce(qual, with_check) !~ '^.(project_)?id = ANY .ARRAY. SELECT private.usable_projects.. AS usable_projects...$'
      and not exists (
        select from pg_policies asking
        where (asking.schemaname, asking.tablename) = (pg_policies.schemaname, pg_policies.tablename)
          and asking.permissive = 'RESTRICTIVE' and asking.cmd in ('ALL', pg_policies.cmd)
          and coalesce(asking.qual, asking.with_check)
            = '( SELECT private.has_given_second_factor() AS has_given_second_factor)'
      )`,
    planted: 'drop policy "Members with a second factor have given it" on public.conversations',
  },
  {
    rule: 'what hangs on a project asks the one function that says who may use it',
    question: `select policyname as name ${policies} and permissive = 'PERMISSIVE'
      and coalesce(qual, with_check) !~ 'private.usable_projects..' and exists (
        select from pg_constraint
        where contype = 'f' and confrelid = 'public.startup_projects'::regclass
          and conrelid = format('%I.%I', schemaname, tablename)::regclass
      )`,
    planted: `alter policy "Founders read their outputs" on public.ai_outputs
      using (project_id in (select id from public.startup_projects where user_id = (select auth.uid())))`,
  },
  {
    rule: 'a policy that only takes away asks for the second factor, whom and what members meet, or what lies under it',
    question: `select policyname as name ${policies} and permissive = 'RESTRICTIVE'
      and coalesce(qual, '') || coalesce(with_check, '') !~ (
        '^\\( SELECT private\\.has_given_second_factor\\(\\) AS has_given_second_factor\\)$'
        || '|private\\.(hidden_members|muted_members|ignored_conversations)\\(\\)|\\(hidden_at IS NULL\\)|EXISTS \\( SELECT\\s+FROM (public\\.)?(posts|comments)\\M')`,
    planted: 'create policy "Never" on public.posts as restrictive for update to authenticated using (false)',
  },
  {
    rule: 'policies are named as sentences',
    question: `select policyname as name ${policies} and policyname !~ '^[A-Z][a-z]+ [a-z0-9 -]+$'`,
    planted: 'create policy posts_update on public.posts for update to authenticated using (false)',
  },
  {
    rule: 'auth.uid() is asked once per statement, not once per row',
    question: `select policyname as name ${policies} and regexp_replace(
      coalesce(qual, '') || coalesce(with_check, ''), 'SELECT auth\\.(uid|jwt|role)\\(\\)', '', 'g'
    ) ~ 'auth\\.(uid|jwt|role)\\(\\)|current_setting'`,
    planted: 'create policy "Bare" on public.posts for update to authenticated using (user_id = auth.uid())',
  },
  {
    rule: 'every column a policy asks leads an index',
    question: `select distinct class.relname || '.' || attribute.attname as name
      from pg_depend depend
      join pg_class class on class.oid = depend.refobjid and class.relnamespace = 'public'::regnamespace
      join pg_attribute attribute on attribute.attrelid = class.oid and attribute.attnum = depend.refobjsubid
      where depend.classid = 'pg_policy'::regclass and depend.refclassid = 'pg_class'::regclass
        and attribute.attname <> 'hidden_at' -- nearly always null: no index would leave anything out
        and not exists (
        select from pg_index index
        where index.indrelid = class.oid and index.indpred is null and index.indkey[0] = attribute.attnum
      )`,
    planted: `create policy "Slow" on public.posts for update to authenticated using (content = 'x')`,
  },
  {
    rule: 'every view runs with the rights of its caller',
    question: `select relname as name from pg_class
      where relnamespace = 'public'::regnamespace and relkind in ('v', 'm')
        and not coalesce(reloptions @> '{security_invoker=true}', false)`,
    planted: 'create view public.planted as select 1 as one',
  },
  {
    rule: 'no view of the API shows the accounts',
    question: `select distinct view.relname as name from pg_depend depend
      join pg_rewrite rule on rule.oid = depend.objid and depend.classid = 'pg_rewrite'::regclass
      join pg_class view on view.oid = rule.ev_class and view.relnamespace = 'public'::regnamespace
      join pg_class target on target.oid = depend.refobjid and depend.refclassid = 'pg_class'::regclass
      where target.relnamespace = 'auth'::regnamespace`,
    planted: 'create view public.planted with (security_invoker = true) as select email from auth.users',
  },
  {
    rule: 'every foreign key has an index that begins with its columns',
    question: `${foreignKeys} and not exists (
      select from pg_index index
      where index.indrelid = con.conrelid and index.indpred is null
        and (index.indkey::int2[])[0:cardinality(con.conkey) - 1] = con.conkey
    )`,
    planted: 'drop index public.messages_of_sender',
  },
  {
    rule: 'what belongs to somebody goes with them',
    question: `${foreignKeys} and con.confdeltype <> 'c'`,
    planted: 'create table public.planted (post_id uuid primary key references public.posts (id))',
  },
  {
    rule: 'every table has a primary key',
    question: `${tables} and not exists (select from pg_constraint where conrelid = class.oid and contype = 'p')`,
    planted: 'create table public.planted (id int)',
  },
  {
    rule: 'no index is there twice',
    question: `select min(indexrelid::regclass::text) as name from pg_index
      join pg_class on pg_class.oid = indrelid and relnamespace = 'public'::regnamespace
      group by indrelid, indkey::text, indclass::text, indoption::text, coalesce(indpred::text, '') having count(*) > 1`,
    planted: 'create index planted on public.messages (sender_id)',
  },
  {
    rule: 'no index leaves its sorting to a vacuum, which the embedded database has not',
    question: `select class.relname as name from pg_class class join pg_am am on am.oid = class.relam
      where am.amname = 'gin' and class.relnamespace = 'public'::regnamespace
        and not coalesce(class.reloptions @> '{fastupdate=off}', false)`,
    planted: 'create index planted on public.profiles using gin (bio extensions.gin_trgm_ops)',
  },
  {
    rule: 'every function pins its search_path',
    question: `${functions} and not coalesce(proconfig @> '{"search_path=\\"\\""}', false)`,
    planted: `create function public.planted() returns int language sql as 'select 1'`,
  },
  {
    rule: 'more rights than the caller’s exist in schema private alone',
    question: `${functions} and prosecdef and pronamespace = 'public'::regnamespace`,
    planted: `create function public.planted() returns int language sql security definer set search_path = '' as 'select 1'`,
  },
  {
    rule: 'no extension lives in schema public',
    question: `select extname as name from pg_extension where extnamespace = 'public'::regnamespace`,
    planted: 'alter extension pg_trgm set schema public',
  },
  {
    rule: 'a guest has no right to any table',
    question: `select table_name || ' ' || privilege_type as name from information_schema.role_table_grants
      where grantee in ('anon', 'PUBLIC') and table_schema in ('public', 'private')
      union all
      select table_name || '.' || column_name from information_schema.column_privileges
      where grantee in ('anon', 'PUBLIC') and table_schema in ('public', 'private')`,
    planted: 'grant select (id) on public.posts to anon',
  },
  {
    rule: 'a new table is granted to nobody unless its migration says so',
    question: `select grantee::regrole::text as name
      from pg_default_acl, aclexplode(defaclacl)
      where defaclrole = current_user::regrole and defaclnamespace = 'public'::regnamespace
        and grantee in ('anon'::regrole, 'authenticated'::regrole)`,
    planted: 'alter default privileges in schema public grant select on tables to anon',
  },
]
