create table public.post_likes (
  id uuid primary key default gen_random_uuid(),
  post_id uuid not null references public.posts (id) on delete cascade,
  user_id uuid not null default auth.uid() references public.profiles (id) on delete cascade,
  created_at timestamptz not null default now(),
  unique (post_id, user_id)
);

comment on table public.post_likes is 'Who likes which post, at most once.';

create index post_likes_of_member on public.post_likes (user_id, post_id);

grant select, delete on public.post_likes to authenticated;
grant insert (post_id, user_id) on public.post_likes to authenticated;
grant select, insert, update, delete on public.post_likes to service_role;

alter table public.post_likes enable row level security;

create policy "Members read who likes a post" on public.post_likes
  for select to authenticated using (true);

create policy "Members like posts as themselves" on public.post_likes
  for insert to authenticated with check (user_id = (select auth.uid()));

create policy "Members take back their like of a post" on public.post_likes
  for delete to authenticated using (user_id = (select auth.uid()));

-- Security definer: nobody may write a count, not even the one whose like changes it.
create function private.count_post_likes() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if tg_op = 'INSERT' then
    update public.posts set likes_count = likes_count + 1 where id = new.post_id;
  else
    update public.posts set likes_count = likes_count - 1 where id = old.post_id;
  end if;
  return null;
end
$$;

revoke execute on function private.count_post_likes() from public;

create trigger count_post_likes after insert or delete on public.post_likes
  for each row execute function private.count_post_likes();
