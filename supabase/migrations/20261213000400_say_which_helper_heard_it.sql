-- A figure that another helper knows stands in a card with its source: "from Idea Refinement".
alter table public.sources add column helper text constraint helper_is_named check (helper ~ '^[a-z-]{1,40}$');

comment on column public.sources.helper is 'The helper whose talk it was said in; null where it was said elsewhere.';

grant insert (helper) on public.sources to authenticated;
