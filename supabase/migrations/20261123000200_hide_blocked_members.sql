-- What a block means, table by table. Conversations carry their messages and participants along, stories their views:
-- those policies ask for the conversation or the story as the caller sees it.
create policy "Members meet nobody across a block" on public.profiles
  as restrictive for select to authenticated
  using (id <> all (array(select private.hidden_members())));

create policy "Members meet nobody across a block" on public.follows
  as restrictive for all to authenticated
  using (
    follower_id <> all (array(select private.hidden_members()))
    and following_id <> all (array(select private.hidden_members()))
  );

create policy "Members meet nobody across a block" on public.posts
  as restrictive for select to authenticated
  using (user_id <> all (array(select private.hidden_members())));

create policy "Members meet nobody across a block" on public.stories
  as restrictive for select to authenticated
  using (user_id <> all (array(select private.hidden_members())));

create policy "Members meet nobody across a block" on public.conversations
  as restrictive for select to authenticated
  using (
    first_member_id <> all (array(select private.hidden_members()))
    and second_member_id <> all (array(select private.hidden_members()))
  );

-- What stands under a post is seen where the post is. One's own stays in reach everywhere, to be deleted.
create policy "Members meet nobody across a block" on public.comments
  as restrictive for select to authenticated
  using (
    user_id <> all (array(select private.hidden_members()))
    and (user_id = (select auth.uid()) or exists (select from public.posts where id = post_id))
  );

create policy "Members comment on what they see" on public.comments
  as restrictive for insert to authenticated
  with check (exists (select from public.posts where id = post_id));

create policy "Members meet nobody across a block" on public.post_likes
  as restrictive for select to authenticated
  using (
    user_id <> all (array(select private.hidden_members()))
    and (user_id = (select auth.uid()) or exists (select from public.posts where id = post_id))
  );

create policy "Members like what they see" on public.post_likes
  as restrictive for insert to authenticated
  with check (exists (select from public.posts where id = post_id));

create policy "Members meet nobody across a block" on public.comment_likes
  as restrictive for select to authenticated
  using (
    user_id <> all (array(select private.hidden_members()))
    and (user_id = (select auth.uid()) or exists (select from public.comments where id = comment_id))
  );

create policy "Members like what they see" on public.comment_likes
  as restrictive for insert to authenticated
  with check (exists (select from public.comments where id = comment_id));

-- The first folder of a picture's path is its owner.
create policy "Members meet nobody across a block" on storage.objects
  as restrictive for select to authenticated
  using (split_part(name, '/', 1) <> all (array(select private.hidden_members()::text)));

-- Under a policy, a row is compared with a pattern only after it is known to be seen: these can serve no member's
-- search any more. search_profiles reads private.profile_search.
drop index public.profiles_full_name_search;
drop index public.profiles_company_name_search;

-- As it was, but to a member across a block there is nobody.
create or replace function private.create_or_get_direct_conversation(recipient_id uuid, initial_message text)
returns public.conversations
language plpgsql
security definer
set search_path = ''
as $$
declare
  caller uuid := auth.uid();
  conversation public.conversations;
begin
  if caller is null or not private.has_given_second_factor()
    or not exists (select from public.profiles where id = caller) then
    raise exception 'UNAUTHORIZED: sign in to start a conversation' using errcode = '42501';
  end if;
  if recipient_id is null or recipient_id = caller
    or not exists (select from public.profiles where id = recipient_id)
    or private.is_blocked(caller, recipient_id) then
    raise exception 'VALIDATION_ERROR: the recipient must be another member' using errcode = '22023';
  end if;
  if char_length(initial_message) > 4000 then
    raise exception 'VALIDATION_ERROR: a message has at most 4000 characters' using errcode = '22023';
  end if;

  select * into conversation from public.conversations
  where first_member_id = least(caller, recipient_id) and second_member_id = greatest(caller, recipient_id);
  if not found then
    -- Whoever loses the race waits here for the winner, and then finds the winner's row.
    insert into public.conversations (first_member_id, second_member_id)
    values (least(caller, recipient_id), greatest(caller, recipient_id))
    on conflict (first_member_id, second_member_id) do nothing;
    select * into conversation from public.conversations
    where first_member_id = least(caller, recipient_id) and second_member_id = greatest(caller, recipient_id);
  end if;

  if initial_message ~ '\S' then
    insert into public.messages (conversation_id, sender_id, content)
    values (conversation.id, caller, regexp_replace(initial_message, '^\s+|\s+$', '', 'g'));
    select * into conversation from public.conversations where id = conversation.id;
  end if;
  return conversation;
end
$$;
