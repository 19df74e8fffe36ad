-- What changes on one device shows on the other: the evidence of a project, as its facts do.
alter publication supabase_realtime add table
  public.assumptions, public.assumption_facts, public.experiments, public.experiment_changes, public.actions,
  public.decisions, public.contacts, public.interviews;
