-- A stolen password alone opens nothing of a member who turned two-factor sign-in on. These policies only take away:
-- they stand beside the ones that give.
do $$
declare
  condition constant text := '((select private.has_given_second_factor()))';
  private_table text;
  public_table text;
  writing record;
begin
  -- What hangs on a project or a conversation is reached through it, so it is protected with it.
  foreach private_table in array array[
    'public.startup_projects', 'public.conversations', 'public.stories', 'public.story_views', 'public.subscribers',
    'storage.objects'
  ] loop
    execute format(
      'create policy "Members with a second factor have given it" on %s as restrictive for all to authenticated using %s',
      private_table, condition);
  end loop;

  -- Every member reads these anyway, so only writing is protected; that also keeps live updates of them cheap.
  foreach public_table in array array[
    'public.profiles', 'public.posts', 'public.post_likes', 'public.comments', 'public.comment_likes', 'public.follows'
  ] loop
    for writing in
      select lower(cmd) as verb from pg_catalog.pg_policies
      where format('%I.%I', schemaname, tablename) = public_table and cmd <> 'SELECT'
    loop
      execute format(
        'create policy "Members with a second factor have given it to %s" on %s as restrictive for %s to authenticated %s %s',
        writing.verb, public_table, writing.verb,
        case writing.verb when 'insert' then 'with check' else 'using' end, condition);
    end loop;
  end loop;
end
$$;
