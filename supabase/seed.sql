-- Three example members, so that a new place is not empty: someone to follow, posts to read.
-- They have no password and no address that receives mail: nobody can sign in as one of them.
insert into auth.users (
  instance_id, id, aud, role, email, encrypted_password, email_confirmed_at, confirmation_token, recovery_token,
  email_change, email_change_token_new, raw_app_meta_data, raw_user_meta_data, created_at, updated_at
)
select
  '00000000-0000-0000-0000-000000000000', id, 'authenticated', 'authenticated', email, '', now(), '', '', '', '',
  '{"provider": "email", "providers": ["email"]}', jsonb_build_object('full_name', full_name), now(), now()
from (values
  ('5eed0000-0000-4000-8000-000000000001'::uuid, 'mira@seed.invalid', 'Mira Okafor'),
  ('5eed0000-0000-4000-8000-000000000002'::uuid, 'jonas@seed.invalid', 'Jonas Weber'),
  ('5eed0000-0000-4000-8000-000000000003'::uuid, 'priya@seed.invalid', 'Priya Raman')
) as members (id, email, full_name)
on conflict (id) do nothing;

update public.profiles as profile
set user_type = member.user_type::public.user_type, company_name = member.company, location = member.place, bio = member.bio
from (values
  ('5eed0000-0000-4000-8000-000000000001'::uuid, 'founder', 'Loamwise', 'Lagos',
    'An example member: a founder who tests soil for smallholders.'),
  ('5eed0000-0000-4000-8000-000000000002'::uuid, 'mentor', null, 'Hamburg',
    'An example member: a mentor who asks what customers did, not what they would do.'),
  ('5eed0000-0000-4000-8000-000000000003'::uuid, 'investor', 'First Light Ventures', 'Bengaluru',
    'An example member: an investor who reads the riskiest assumption first.')
) as member (id, user_type, company, place, bio)
where profile.id = member.id;

insert into public.follows (follower_id, following_id)
values
  ('5eed0000-0000-4000-8000-000000000001', '5eed0000-0000-4000-8000-000000000002'),
  ('5eed0000-0000-4000-8000-000000000003', '5eed0000-0000-4000-8000-000000000001')
on conflict do nothing;

insert into public.posts (id, user_id, content)
values
  ('5eed0000-0000-4000-8000-00000000000a', '5eed0000-0000-4000-8000-000000000001',
    'Eleven farmers interviewed. Nine had paid for a soil test before; none had understood the result. That is the problem.'),
  ('5eed0000-0000-4000-8000-00000000000b', '5eed0000-0000-4000-8000-000000000002',
    'Before you ask “would you buy it?”, ask when they last tried to solve it, and what that cost them.')
on conflict (id) do nothing;

insert into public.comments (id, post_id, user_id, content)
values ('5eed0000-0000-4000-8000-00000000000c', '5eed0000-0000-4000-8000-00000000000a',
  '5eed0000-0000-4000-8000-000000000002', 'Good evidence. What did the nine pay?')
on conflict (id) do nothing;
