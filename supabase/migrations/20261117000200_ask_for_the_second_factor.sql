-- False for a member who turned two-factor sign-in on and has so far given only the first.
-- Security definer: factors live in schema auth, which members cannot read. In PL/pgSQL because its plan is kept,
-- and policies ask this with every statement.
create function private.has_given_second_factor() returns boolean
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return auth.jwt() ->> 'aal' is not distinct from 'aal2'
    or not exists (select from auth.mfa_factors where user_id = auth.uid() and status = 'verified');
end
$$;

revoke execute on function private.has_given_second_factor() from public;
grant execute on function private.has_given_second_factor() to authenticated;
