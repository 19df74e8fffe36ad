create table public.member_keys (
  user_id uuid primary key references auth.users (id) on delete cascade,
  provider text not null,
  sealed text not null,
  created_at timestamptz not null default now(),
  constraint provider_is_a_short_name check (provider ~ '^[a-z0-9-]{2,40}$'),
  constraint sealed_is_up_to_2000_bytes check (octet_length(sealed) between 40 and 2000)
);

comment on table public.member_keys is
  'A member''s own key for a provider of models, sealed with the instance''s secret. The server''s alone: it never goes back to a page.';

grant select, insert, update, delete on public.member_keys to service_role;

alter table public.member_keys enable row level security;

-- Security definer: members cannot read the table, not even their own row. This says only that there is a key.
create function private.own_model_key()
returns table (provider text, since timestamptz)
language sql
stable
security definer
set search_path = ''
as $$
  select key.provider, key.created_at
  from public.member_keys key
  where key.user_id = auth.uid() and (select private.has_given_second_factor())
$$;

revoke execute on function private.own_model_key() from public;
grant execute on function private.own_model_key() to authenticated;

-- Whose key the member has given, and since when.
create function public.own_model_key()
returns table (provider text, since timestamptz)
language sql
stable
set search_path = ''
as $$
  select * from private.own_model_key()
$$;

revoke execute on function public.own_model_key() from public;
grant execute on function public.own_model_key() to authenticated;
