-- A founder without a model is offered one. Said no once, it is not offered again; it stays in the settings.
alter table public.member_settings
  add column mind_offer text,
  add constraint mind_offer_is_over check (mind_offer in ('declined', 'taken'));

comment on column public.member_settings.mind_offer is
  'What the member said to a model for the co-founder. Null is nothing yet.';

grant insert (mind_offer), update (mind_offer) on public.member_settings to authenticated;
