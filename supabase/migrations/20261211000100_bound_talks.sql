-- Each second of a growing answer merges all messages of its talk. Talks from before keep what they have; the next
-- change of one that is too long is refused, as of one that is too large.
alter table public.helper_sessions
  add constraint state_has_at_most_2000_messages
  check (jsonb_typeof(state -> 'messages') is distinct from 'array' or jsonb_array_length(state -> 'messages') <= 2000)
  not valid;
