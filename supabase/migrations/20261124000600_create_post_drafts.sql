create table public.post_drafts (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references public.profiles (id) on delete cascade,
  content text not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint content_is_1_to_10000_characters check (content ~ '\S' and char_length(content) <= 10000)
);

comment on table public.post_drafts is
  'Posts that a member put aside to send later, from any device. Their own alone. It may be too long still to be sent.';

create index post_drafts_newest on public.post_drafts (user_id, updated_at desc, id desc);

grant select, delete on public.post_drafts to authenticated;
grant insert (id, user_id, content), update (id, user_id, content) on public.post_drafts to authenticated;
grant select, insert, update, delete on public.post_drafts to service_role;

alter table public.post_drafts enable row level security;

create policy "Members read their post drafts" on public.post_drafts
  for select to authenticated using (user_id = (select auth.uid()));

create policy "Members put posts aside" on public.post_drafts
  for insert to authenticated with check (user_id = (select auth.uid()));

create policy "Members change their post drafts" on public.post_drafts
  for update to authenticated using (user_id = (select auth.uid()));

create policy "Members delete their post drafts" on public.post_drafts
  for delete to authenticated using (user_id = (select auth.uid()));

create policy "Members with a second factor have given it" on public.post_drafts
  as restrictive for all to authenticated using ((select private.has_given_second_factor()));

create trigger touch_updated_at before update on public.post_drafts
  for each row execute function private.touch_updated_at();

-- Nobody comes back to more, and nobody can store without end.
create function private.keep_post_drafts_few() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if (select count(*) from public.post_drafts where user_id = new.user_id) >= 50 then
    raise sqlstate 'PT413' using message = 'There is no room for more drafts: delete some first.';
  end if;
  return new;
end
$$;

revoke execute on function private.keep_post_drafts_few() from public;

create trigger keep_post_drafts_few before insert on public.post_drafts
  for each row execute function private.keep_post_drafts_few();
