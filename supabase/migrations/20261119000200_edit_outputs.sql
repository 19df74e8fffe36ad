-- A founder may put a helper's words in their own: the text of a saved output, and what the page remembers of it.
grant update (output_content, metadata) on public.ai_outputs to authenticated;

create policy "Founders edit their outputs" on public.ai_outputs
  for update to authenticated
  using (project_id = any (array(select private.usable_projects())));

comment on table public.ai_outputs is
  'What the helpers made. Its founder may edit the words; what the helper wrote stays in metadata as "written".';

-- What the co-founder wrote is kept from the first edit on, whatever the page sends.
create function private.keep_what_was_written() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.metadata := new.metadata || pg_catalog.jsonb_build_object(
    'written', coalesce(old.metadata -> 'written', pg_catalog.to_jsonb(old.output_content)));
  return new;
end
$$;

revoke execute on function private.keep_what_was_written() from public;

create trigger keep_what_was_written before update on public.ai_outputs
  for each row when (old.output_content is distinct from new.output_content or old.metadata ? 'written')
  execute function private.keep_what_was_written();

create trigger count_changed after update on public.ai_outputs referencing old table as removed new table as added
  for each statement execute function private.count_public_ai_outputs();
