create table public.comment_likes (
  comment_id uuid not null references public.comments (id) on delete cascade,
  user_id uuid not null default auth.uid() references public.profiles (id) on delete cascade,
  created_at timestamptz not null default now(),
  primary key (comment_id, user_id)
);

comment on table public.comment_likes is 'Who likes which comment, at most once.';

create index comment_likes_of_member on public.comment_likes (user_id, comment_id);

grant select, delete on public.comment_likes to authenticated;
grant insert (comment_id, user_id) on public.comment_likes to authenticated;
grant select, insert, update, delete on public.comment_likes to service_role;

alter table public.comment_likes enable row level security;

create policy "Members read who likes a comment" on public.comment_likes
  for select to authenticated using (true);

create policy "Members like comments as themselves" on public.comment_likes
  for insert to authenticated with check (user_id = (select auth.uid()));

create policy "Members take back their like of a comment" on public.comment_likes
  for delete to authenticated using (user_id = (select auth.uid()));

-- Security definer: nobody may write a count, not even the one whose like changes it.
create function private.count_comment_likes() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if tg_op = 'INSERT' then
    update public.comments set likes_count = likes_count + 1 where id = new.comment_id;
  else
    update public.comments set likes_count = likes_count - 1 where id = old.comment_id;
  end if;
  return null;
end
$$;

revoke execute on function private.count_comment_likes() from public;

create trigger count_comment_likes after insert or delete on public.comment_likes
  for each row execute function private.count_comment_likes();
