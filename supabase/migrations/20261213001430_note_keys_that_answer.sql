-- A key without credit lifted the limit of answers: guided mode answered in its place, as often as anybody liked.
alter table public.member_keys add column has_answered boolean not null default false;

comment on column public.member_keys.has_answered is
  'Whether the provider gave something for it the last time: until then its member''s answers are counted as everybody''s.';
