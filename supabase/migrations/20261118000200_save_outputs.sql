-- Saves a helper's work in the place of what the same working talk had saved before: both or neither, and once for
-- however many tabs save it. With the caller's own rights. Outputs that replace nothing are inserted as they are.
create function public.save_output(
  p_helper text,
  p_id uuid,
  p_project uuid,
  p_type public.ai_output_type,
  p_input jsonb,
  p_content text,
  p_metadata jsonb
) returns uuid
language plpgsql
set search_path = ''
as $$
declare
  earlier uuid;
begin
  insert into public.helper_sessions (project_id, helper) values (p_project, p_helper)
  on conflict (project_id, helper) do nothing;
  select (talk.state ->> 'outputId')::uuid into earlier
  from public.helper_sessions talk where talk.project_id = p_project and talk.helper = p_helper
  for update;
  -- First, so that who has no room left can still go on.
  delete from public.ai_outputs output where output.id = earlier and output.id <> p_id;
  insert into public.ai_outputs (id, project_id, output_type, input_data, output_content, metadata)
  values (p_id, p_project, p_type, p_input, p_content, p_metadata)
  on conflict (id) do nothing;
  update public.helper_sessions talk
  set state = talk.state || pg_catalog.jsonb_build_object('outputId', p_id)
  where talk.project_id = p_project and talk.helper = p_helper;
  return p_id;
end
$$;

revoke execute on function public.save_output(text, uuid, uuid, public.ai_output_type, jsonb, text, jsonb) from public;
grant execute on function public.save_output(text, uuid, uuid, public.ai_output_type, jsonb, text, jsonb) to authenticated;
