create table public.drafts (
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  name text not null,
  content jsonb not null,
  updated_at timestamptz not null default now(),
  primary key (user_id, name),
  constraint name_is_1_to_200_characters check (name ~ '\S' and char_length(name) <= 200),
  constraint content_is_at_most_20000_characters check (char_length(content::text) <= 20000)
);

comment on table public.drafts is
  'What a member has begun to write and not sent yet, so that it is still there after a sign-out. Their own alone.';

grant select, delete on public.drafts to authenticated;
grant insert (user_id, name, content), update (user_id, name, content) on public.drafts to authenticated;
grant select, insert, update, delete on public.drafts to service_role;

alter table public.drafts enable row level security;

create policy "Members read their drafts" on public.drafts
  for select to authenticated
  using (user_id = (select auth.uid()));

create policy "Members keep drafts" on public.drafts
  for insert to authenticated
  with check (user_id = (select auth.uid()));

create policy "Members change their drafts" on public.drafts
  for update to authenticated
  using (user_id = (select auth.uid()));

create policy "Members delete their drafts" on public.drafts
  for delete to authenticated
  using (user_id = (select auth.uid()));

-- The fifty latest are kept: nobody comes back to more, and nobody can store without end.
create function private.keep_latest_drafts() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  delete from public.drafts draft
  where draft.user_id = new.user_id and draft.name in (
    select older.name from public.drafts older
    where older.user_id = new.user_id
    order by older.updated_at desc, older.name
    offset 50);
  return null;
end
$$;

revoke execute on function private.keep_latest_drafts() from public;

create trigger keep_latest_drafts after insert on public.drafts
  for each row execute function private.keep_latest_drafts();

create trigger touch_updated_at before update on public.drafts
  for each row execute function private.touch_updated_at();

create policy "Members with a second factor have given it" on public.drafts
  as restrictive for all to authenticated
  using ((select private.has_given_second_factor()));
