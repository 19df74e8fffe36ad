-- What the page follows live. Each subscriber gets the rows their policies let them read, no others.
do $$
begin
  if not exists (select from pg_catalog.pg_publication where pubname = 'supabase_realtime') then
    create publication supabase_realtime;
  end if;
end
$$;

alter publication supabase_realtime add table
  public.profiles, public.messages, public.conversations, public.posts, public.comments, public.follows, public.stories;
