import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '../../backend/database/database.ts'
import { openTestPglite } from '../../tests/support/databases.ts'
import { readSchema } from './catalogue.ts'
import { renderSchema } from './render.ts'

let database: Database
beforeAll(async () => {
  database = await openTestPglite()
})
afterAll(() => database.close())

const path = join(import.meta.dirname, '../../supabase/schema.sql')
const render = async () => renderSchema(await readSchema(database))

test('DX01 the checked-in schema matches the migrations; to update it: npm run db:types', async () => {
  expect(await render()).toBe(await readFile(path, 'utf8'))
})

test('DX01 the schema shows a table with its comments, constraints, indexes, grants, policies and triggers', async () => {
  await database.transaction({}, transaction =>
    transaction.execute(`
      create type public.sample_kind as enum ('one', 'it''s two');
      create table public.samples (
        id bigint generated always as identity primary key,
        "Owner" uuid not null references public.profiles (id) on delete cascade,
        kind public.sample_kind not null default 'one',
        note text,
        size int generated always as (length(note)) stored,
        check (size < 100)
      );
      comment on table public.samples is 'Samples of things.';
      comment on column public.samples.kind is 'What it is.';
      create index samples_by_kind on public.samples (kind) where kind <> 'one';
      alter table public.samples enable row level security;
      revoke all on public.samples from service_role;
      grant select, delete on public.samples to authenticated;
      grant update (kind) on public.samples to authenticated;
      create policy "Members read their own" on public.samples for select to authenticated using ("Owner" = (select auth.uid()));
      create policy "Nobody adds more" on public.samples as restrictive for insert to authenticated with check ((false) or (false));
      create function private.look_at_sample() returns trigger language plpgsql as 'begin return new; end';
      revoke execute on function private.look_at_sample() from public;
      create trigger look before insert on public.samples for each row execute function private.look_at_sample();
      create trigger look_at_users before insert on auth.users for each row execute function private.look_at_sample();`),
  )
  const text = await render()
  expect(text).toContain(`create type public.sample_kind as enum ('one', 'it''s two');`)
  expect(text).toContain(`public.samples

-- Samples of things.
create table public.samples (
  id bigint not null generated always as identity,
  "Owner" uuid not null,
  -- What it is.
  kind public.sample_kind not null default 'one'::public.sample_kind,
  note text,
  size integer generated always as (length(note)) stored,
  constraint samples_pkey PRIMARY KEY (id),
  constraint "samples_Owner_fkey" FOREIGN KEY ("Owner") REFERENCES public.profiles(id) ON DELETE CASCADE,
  constraint samples_size_check CHECK ((size < 100))
);

alter table public.samples enable row level security;
grant delete, select on public.samples to authenticated;
grant update (kind) on public.samples to authenticated;

CREATE INDEX samples_by_kind ON public.samples USING btree (kind) WHERE (kind <> 'one'::public.sample_kind);

create policy "Members read their own" on public.samples
  for select to authenticated
  using ("Owner" = ( SELECT auth.uid() AS uid));

create policy "Nobody adds more" on public.samples
  as restrictive for insert to authenticated
  with check (false OR false);

CREATE TRIGGER look BEFORE INSERT ON public.samples FOR EACH ROW EXECUTE FUNCTION private.look_at_sample();
`)
  expect(text.split('On tables of the platform')[1]).toContain('CREATE TRIGGER look_at_users')
  expect(text).toMatch(
    /FUNCTION private\.look_at_sample\(\)[^;]+; end\$function\$;\n-- Only the owner may run it\./,
  )
})

test('if an object has a kind that cannot be shown, an error names the object', async () => {
  await database.run({ text: 'create sequence public.odd_numbers' })
  await expect(render()).rejects.toThrow('public.odd_numbers (relation of kind S)')
})
