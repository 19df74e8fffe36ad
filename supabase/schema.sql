-- Made by `npm run db:types` from the migrations: the database as it is after all of them, to read and to search.
-- Nothing runs this file. A change is a new migration.
-- Left out: rows, the owner's rights, and what the platform makes (auth, storage and realtime, extensions).

-- ───────────────────────────────────────────────────────────────────────────────────────────── Schemas

create schema private;
grant usage on schema private to anon, authenticated, service_role;

-- ─────────────────────────────────────────────────────────────────────────────────────────────── Types

create type public.ai_output_type as enum ('market_research', 'problem_validation', 'competitor_analysis', 'idea_refinement', 'customer_analysis', 'pitch_generation', 'pitch_coaching', 'apple-ai-chat');

create type public.assumption_kind as enum ('desirable', 'viable', 'feasible');

create type public.contact_stage as enum ('to_ask', 'asked', 'booked', 'talked', 'follow_up');

create type public.data_quality as enum ('web-enhanced', 'ai-estimated');

create type public.decision_kind as enum ('persevere', 'pivot', 'stop');

create type public.evidence_state as enum ('open', 'dropped', 'archived');

create type public.experiment_method as enum ('interview', 'observation', 'concierge', 'wizard_of_oz', 'fake_door', 'pre_sale', 'letter', 'prototype');

create type public.fact_bearing as enum ('for', 'against', 'context');

create type public.fact_evidence as enum ('guess', 'told', 'observed', 'committed', 'paid');

create type public.fact_state as enum ('proposed', 'confirmed', 'corrected', 'withdrawn', 'replaced');

create type public.fact_topic as enum ('problem', 'customer', 'frequency', 'cost', 'workaround', 'price', 'money', 'refusals', 'reach', 'buyers', 'place', 'solution', 'difference', 'rival', 'traction', 'team', 'ask', 'stage', 'aim', 'permission', 'risk', 'costs', 'margin', 'churn');

create type public.industry as enum ('technology', 'healthcare', 'finance', 'education', 'retail', 'manufacturing', 'other');

create type public.journey_step as enum ('problem-definition', 'problem-validation', 'idea-refinement', 'customer-mapping', 'elevator-pitch', 'financial-forecasting', 'pitch-deck', 'business-plan');

create type public.share_kind as enum ('founder_plan', 'deck', 'business_plan');

create type public.source_kind as enum ('form', 'conversation', 'interview', 'document', 'web_page', 'benchmark');

create type public.subscription_plan as enum ('free', 'early_venture', 'venture');

create type public.user_type as enum ('founder', 'investor', 'mentor', 'entrepreneur', 'advisor');

create type public.validation_item as enum ('problemValidation', 'competitorAnalysis', 'marketResearch');

-- ──────────────────────────────────────────────────────────────────────────── private.common_passwords

-- The most common passwords of eight letters or more, as the rule for accounts has them.
create table private.common_passwords (
  password text not null,
  constraint common_passwords_pkey PRIMARY KEY (password)
);

-- ───────────────────────────────────────────────────────────────────────────────── private.digest_pass

-- Up to which member the summaries of a day are written. One row.
create table private.digest_pass (
  day date not null,
  reached uuid not null,
  constraint digest_pass_pkey PRIMARY KEY (day)
);

alter table private.digest_pass enable row level security;

-- ────────────────────────────────────────────────────────────────────────────── private.former_handles

-- Handles that members gave up, kept for them for a year: the latest three of each. They go with the account.
create table private.former_handles (
  handle text collate "C" not null,
  user_id uuid not null,
  given_up_at timestamp with time zone not null default now(),
  constraint former_handles_pkey PRIMARY KEY (handle),
  constraint former_handles_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.profiles(id) ON DELETE CASCADE
);

alter table private.former_handles enable row level security;

CREATE INDEX former_handles_of_member ON private.former_handles USING btree (user_id, given_up_at DESC);

-- ──────────────────────────────────────────────────────────────────────────── private.ignored_requests

-- Conversations that somebody asked for in vain, and who ignores them.
create table private.ignored_requests (
  conversation_id uuid not null,
  user_id uuid not null,
  constraint ignored_requests_pkey PRIMARY KEY (conversation_id),
  constraint ignored_requests_conversation_id_fkey FOREIGN KEY (conversation_id) REFERENCES public.conversations(id) ON DELETE CASCADE,
  constraint ignored_requests_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.profiles(id) ON DELETE CASCADE
);

alter table private.ignored_requests enable row level security;

CREATE INDEX ignored_requests_of_member ON private.ignored_requests USING btree (user_id);

-- ─────────────────────────────────────────────────────────────────────────────────── private.last_seen

-- When a member last had the product open, and their clock. Read by the mails alone; goes with the account.
create table private.last_seen (
  user_id uuid not null,
  seen_at timestamp with time zone not null default now(),
  minutes_east integer not null default 0,
  constraint last_seen_pkey PRIMARY KEY (user_id),
  constraint last_seen_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE,
  constraint minutes_east_are_a_clock CHECK (((minutes_east >= '-840'::integer) AND (minutes_east <= 840)))
);

alter table private.last_seen enable row level security;

-- ───────────────────────────────────────────────────────────────────────────── private.leaving_members

-- Whose account is being deleted. Nobody sees them any more; goes with the account.
create table private.leaving_members (
  user_id uuid not null,
  constraint leaving_members_pkey PRIMARY KEY (user_id),
  constraint leaving_members_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE
);

alter table private.leaving_members enable row level security;

-- ───────────────────────────────────────────────────────────────────────────── private.listed_messages

-- Messages as the conversation list reads them: those of the caller's conversations.
create view private.listed_messages as
 SELECT id,
    conversation_id,
    sender_id,
    content,
    created_at,
    read_at
   FROM public.messages message
  WHERE ((( SELECT auth.role() AS role) = 'service_role'::text) OR (((hidden_at IS NULL) OR (sender_id = ( SELECT auth.uid() AS uid))) AND (EXISTS ( SELECT
           FROM public.conversations conversation
          WHERE ((conversation.id = message.conversation_id) AND ((( SELECT auth.uid() AS uid) = conversation.first_member_id) OR (( SELECT auth.uid() AS uid) = conversation.second_member_id)))))));

grant select on private.listed_messages to authenticated, service_role;

-- ──────────────────────────────────────────────────────────────────────────────── private.monday_tries

-- Whose Monday mail was begun, and ended with nothing to say. One row for each project.
create table private.monday_tries (
  project_id uuid not null,
  monday date not null,
  tries integer not null default 1,
  ended_at timestamp with time zone,
  constraint monday_tries_pkey PRIMARY KEY (project_id),
  constraint monday_tries_project_id_fkey FOREIGN KEY (project_id) REFERENCES public.startup_projects(id) ON DELETE CASCADE
);

alter table private.monday_tries enable row level security;
grant insert, select, update on private.monday_tries to service_role;

-- ───────────────────────────────────────────────────────────────────────────── private.names_to_remove

-- Deleted people whose name may still stand in facts and talks, until a job has read them all. One row for each.
create table private.names_to_remove (
  contact_id uuid not null,
  project_id uuid not null,
  name text not null,
  told_in uuid[] not null,
  worked_at timestamp with time zone not null default now(),
  constraint names_to_remove_pkey PRIMARY KEY (contact_id),
  constraint names_to_remove_project_id_fkey FOREIGN KEY (project_id) REFERENCES public.startup_projects(id) ON DELETE CASCADE
);

alter table private.names_to_remove enable row level security;

CREATE INDEX names_to_remove_next ON private.names_to_remove USING btree (worked_at);
CREATE INDEX names_to_remove_of_project ON private.names_to_remove USING btree (project_id);

-- ─────────────────────────────────────────────────────────────────────────────────── private.news_pass

-- Up to when unread messages and answers were looked through. One row.
create table private.news_pass (
  is_only boolean not null default true,
  reached timestamp with time zone not null,
  constraint news_pass_pkey PRIMARY KEY (is_only),
  constraint there_is_one CHECK (is_only)
);

alter table private.news_pass enable row level security;

-- ───────────────────────────────────────────────────────────────────────── private.notification_actors

-- Who did what a notification tells of, each once.
create table private.notification_actors (
  notification_id uuid not null,
  actor_id uuid not null,
  created_at timestamp with time zone not null default now(),
  -- As in the notification, which goes with its recipient and takes these along.
  recipient_id uuid not null,
  constraint notification_actors_pkey PRIMARY KEY (notification_id, actor_id),
  constraint notification_actors_actor_id_fkey FOREIGN KEY (actor_id) REFERENCES public.profiles(id) ON DELETE CASCADE,
  constraint notification_actors_notification_id_fkey FOREIGN KEY (notification_id) REFERENCES public.notifications(id) ON DELETE CASCADE
);

alter table private.notification_actors enable row level security;
grant select on private.notification_actors to authenticated, service_role;

CREATE INDEX notification_actors_latest ON private.notification_actors USING btree (notification_id, created_at DESC, actor_id) INCLUDE (recipient_id);
CREATE INDEX notification_actors_of_actor ON private.notification_actors USING btree (actor_id, recipient_id, created_at DESC, notification_id DESC);

create policy "Members read who acted for them" on private.notification_actors
  for select to authenticated
  using (recipient_id = ( SELECT auth.uid() AS uid));

CREATE TRIGGER forget_empty_notifications AFTER DELETE ON private.notification_actors REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION private.forget_empty_notifications();
CREATE TRIGGER keep_newest_of_actor AFTER INSERT ON private.notification_actors REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION private.keep_newest_of_actor();

-- ───────────────────────────────────────────────────────────────────────────────── private.post_search

-- The words of posts as the search compares them; written by a trigger.
create table private.post_search (
  post_id uuid not null,
  user_id uuid not null,
  created_at timestamp with time zone not null,
  words tsvector not null,
  parts tsvector not null,
  constraint post_search_pkey PRIMARY KEY (post_id),
  constraint post_search_post_id_fkey FOREIGN KEY (post_id) REFERENCES public.posts(id) ON DELETE CASCADE
);

alter table private.post_search enable row level security;
grant select on private.post_search to authenticated;

CREATE INDEX post_search_newest ON private.post_search USING btree (created_at DESC, post_id DESC);
CREATE INDEX post_search_words ON private.post_search USING gin (words) WITH (fastupdate=off);

create policy "Members search posts" on private.post_search
  for select to authenticated
  using (true);

-- ────────────────────────────────────────────────────────────────────────────── private.profile_search

-- Names and companies of members, and what they say of themselves, as the search compares them; written by a trigger.
create table private.profile_search (
  profile_id uuid not null,
  full_name text,
  key text not null,
  plain text not null generated always as (regexp_replace(key, '(\S)\1'::text, '\1'::text, 'g'::text)) stored,
  about tsvector not null default ''::tsvector,
  user_type public.user_type not null default 'founder'::public.user_type,
  industry public.industry,
  created_at timestamp with time zone not null default now(),
  told integer not null default 0,
  constraint profile_search_pkey PRIMARY KEY (profile_id),
  constraint profile_search_profile_id_fkey FOREIGN KEY (profile_id) REFERENCES public.profiles(id) ON DELETE CASCADE
);

alter table private.profile_search enable row level security;
grant select on private.profile_search to authenticated;

CREATE INDEX profile_search_about ON private.profile_search USING gin (about) WITH (fastupdate=off);
CREATE INDEX profile_search_key ON private.profile_search USING gin (key extensions.gin_trgm_ops) WITH (fastupdate=off);
CREATE INDEX profile_search_newest ON private.profile_search USING btree (created_at DESC, profile_id DESC);
CREATE INDEX profile_search_of_both ON private.profile_search USING btree (user_type, industry, created_at DESC, profile_id DESC);
CREATE INDEX profile_search_of_industry ON private.profile_search USING btree (industry, created_at DESC, profile_id DESC);
CREATE INDEX profile_search_of_type ON private.profile_search USING btree (user_type, created_at DESC, profile_id DESC);
CREATE INDEX profile_search_plain ON private.profile_search USING gin (plain extensions.gin_trgm_ops) WITH (fastupdate=off);
CREATE INDEX profile_search_told ON private.profile_search USING btree (told DESC, created_at DESC, profile_id DESC) WHERE (user_type = 'founder'::public.user_type);

create policy "Members search each other" on private.profile_search
  for select to authenticated
  using (true);

-- ──────────────────────────────────────────────────────────────────────────────── private.report_words

-- What a reported thing said when it was reported. Moderators read it in the queue; forgotten ninety days after the decision.
create table private.report_words (
  report_id uuid not null,
  content text not null,
  constraint report_words_pkey PRIMARY KEY (report_id),
  constraint report_words_report_id_fkey FOREIGN KEY (report_id) REFERENCES public.reports(id) ON DELETE CASCADE
);

alter table private.report_words enable row level security;

-- ────────────────────────────────────────────────────────────────────────────── private.share_attempts

-- Passwords tried and openings with a password in a quarter of an hour, by link and by network, which stand here as hashes with a key. Older ones go every minute.
create table private.share_attempts (
  who text not null,
  tries integer not null default 1,
  began_at timestamp with time zone not null default now(),
  constraint share_attempts_pkey PRIMARY KEY (who)
);

CREATE INDEX share_attempts_oldest ON private.share_attempts USING btree (began_at);

-- ────────────────────────────────────────────────────────────────────────── private.share_attempts_key

-- What the names in share_attempts are hashed with.
create table private.share_attempts_key (
  is_only boolean not null default true,
  key bytea not null default extensions.gen_random_bytes(32),
  constraint share_attempts_key_pkey PRIMARY KEY (is_only),
  constraint there_is_one CHECK (is_only)
);

-- ───────────────────────────────────────────────────────────────────────────── private.share_passwords

create table private.share_passwords (
  link_id uuid not null,
  hash text not null,
  constraint share_passwords_pkey PRIMARY KEY (link_id),
  constraint share_passwords_link_id_fkey FOREIGN KEY (link_id) REFERENCES public.share_links(id) ON DELETE CASCADE
);

-- ────────────────────────────────────────────────────────────────────────────────── private.word_mutes

-- The words a member mutes, as texts are compared with them; written by a trigger.
create table private.word_mutes (
  user_id uuid not null,
  -- A text that does not match holds none of the words.
  parts text not null,
  -- A text that matches holds one of the words that are letters and digits alone.
  plain text,
  -- The other words: with spaces or signs in them, and the ends of words marked.
  phrases text[] not null,
  constraint word_mutes_pkey PRIMARY KEY (user_id),
  constraint word_mutes_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.profiles(id) ON DELETE CASCADE
);

alter table private.word_mutes enable row level security;

-- ────────────────────────────────────────────────────────────────────────────────────── public.actions

-- What the founder will do, by when, and what came of it.
create table public.actions (
  id uuid not null default gen_random_uuid(),
  project_id uuid not null,
  text text not null,
  due_on date,
  state public.evidence_state not null default 'open'::public.evidence_state,
  source text,
  done_at timestamp with time zone,
  outcome text,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  constraint actions_pkey PRIMARY KEY (id),
  constraint actions_project_id_fkey FOREIGN KEY (project_id) REFERENCES public.startup_projects(id) ON DELETE CASCADE,
  constraint outcome_is_up_to_1000_characters CHECK ((char_length(outcome) <= 1000)),
  constraint source_is_1_to_60_characters CHECK (((source ~ '\S'::text) AND (char_length(source) <= 60))),
  constraint text_is_1_to_500_characters CHECK (((text ~ '\S'::text) AND (char_length(text) <= 500)))
);

alter table public.actions enable row level security;
alter publication supabase_realtime add table public.actions;
grant delete, select on public.actions to authenticated;
grant all on public.actions to service_role;
grant insert (id, project_id, text, due_on, source) on public.actions to authenticated;
grant update (text, due_on, state, done_at, outcome) on public.actions to authenticated;

CREATE INDEX actions_newest ON public.actions USING btree (project_id, created_at DESC, id);

create policy "Founders read their actions" on public.actions
  for select to authenticated
  using (project_id = ANY (ARRAY( SELECT private.usable_projects() AS usable_projects)));

create policy "Founders plan actions" on public.actions
  for insert to authenticated
  with check (project_id = ANY (ARRAY( SELECT private.usable_projects() AS usable_projects)));

create policy "Founders change their actions" on public.actions
  for update to authenticated
  using (project_id = ANY (ARRAY( SELECT private.usable_projects() AS usable_projects)));

create policy "Founders delete their actions" on public.actions
  for delete to authenticated
  using (project_id = ANY (ARRAY( SELECT private.usable_projects() AS usable_projects)));

CREATE TRIGGER count_added AFTER INSERT ON public.actions REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION private.count_memory();
CREATE TRIGGER count_changed AFTER UPDATE ON public.actions REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION private.count_memory();
CREATE TRIGGER count_removed AFTER DELETE ON public.actions REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION private.count_memory();
CREATE TRIGGER touch_updated_at BEFORE UPDATE ON public.actions FOR EACH ROW EXECUTE FUNCTION private.touch_updated_at();

-- ─────────────────────────────────────────────────────────────────────────────────── public.ai_outputs

-- What the helpers made. Its founder may edit the words; what the helper wrote stays in metadata as "written".
create table public.ai_outputs (
  id uuid not null default gen_random_uuid(),
  project_id uuid not null,
  output_type public.ai_output_type not null,
  input_data jsonb not null default '{}'::jsonb,
  output_content text not null,
  metadata jsonb not null default '{}'::jsonb,
  created_at timestamp with time zone not null default now(),
  constraint ai_outputs_pkey PRIMARY KEY (id),
  constraint ai_outputs_project_id_fkey FOREIGN KEY (project_id) REFERENCES public.startup_projects(id) ON DELETE CASCADE,
  constraint an_output_is_at_most_1_mb_in_all CHECK ((((octet_length((input_data)::text) + octet_length(output_content)) + octet_length((metadata)::text)) <= 1048576)),
  constraint data_quality_is_known CHECK (((metadata ->> 'data_quality'::text) = ANY (ARRAY['web-enhanced'::text, 'ai-estimated'::text]))),
  constraint input_data_is_an_object_up_to_1_mb CHECK (((jsonb_typeof(input_data) = 'object'::text) AND (octet_length((input_data)::text) <= 1048576))),
  constraint metadata_is_an_object_up_to_1_mb CHECK (((jsonb_typeof(metadata) = 'object'::text) AND (octet_length((metadata)::text) <= 1048576))),
  constraint output_content_is_at_most_200000_characters CHECK ((char_length(output_content) <= 200000))
);

alter table public.ai_outputs enable row level security;
grant delete, select on public.ai_outputs to authenticated;
grant all on public.ai_outputs to service_role;
grant insert (id, project_id, output_type, input_data, output_content, metadata) on public.ai_outputs to authenticated;
grant update (output_content, metadata) on public.ai_outputs to authenticated;

CREATE INDEX ai_outputs_newest ON public.ai_outputs USING btree (project_id, created_at DESC, id DESC);
CREATE INDEX ai_outputs_newest_of_type ON public.ai_outputs USING btree (project_id, output_type, created_at DESC, id DESC);

create policy "Founders read their outputs" on public.ai_outputs
  for select to authenticated
  using (project_id = ANY (ARRAY( SELECT private.usable_projects() AS usable_projects)));

create policy "Founders save outputs to their project" on public.ai_outputs
  for insert to authenticated
  with check (project_id = ANY (ARRAY( SELECT private.usable_projects() AS usable_projects)));

create policy "Founders edit their outputs" on public.ai_outputs
  for update to authenticated
  using (project_id = ANY (ARRAY( SELECT private.usable_projects() AS usable_projects)));

create policy "Founders delete their outputs" on public.ai_outputs
  for delete to authenticated
  using (project_id = ANY (ARRAY( SELECT private.usable_projects() AS usable_projects)));

CREATE TRIGGER check_room BEFORE INSERT ON public.ai_outputs FOR EACH ROW EXECUTE FUNCTION private.check_room_for_output();
CREATE TRIGGER count_added AFTER INSERT ON public.ai_outputs REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION private.count_public_ai_outputs();
CREATE TRIGGER count_changed AFTER UPDATE ON public.ai_outputs REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION private.count_public_ai_outputs();
CREATE TRIGGER count_removed AFTER DELETE ON public.ai_outputs REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION private.count_public_ai_outputs();
CREATE TRIGGER keep_what_was_written BEFORE UPDATE ON public.ai_outputs FOR EACH ROW WHEN (((old.output_content IS DISTINCT FROM new.output_content) OR (old.metadata ? 'written'::text))) EXECUTE FUNCTION private.keep_what_was_written();

-- ───────────────────────────────────────────────────────────────────────────────────── public.ai_usage

-- One row per call to a helper: the quota counts them, all but those that failed and were not paid. The server's alone.
create table public.ai_usage (
  id uuid not null default gen_random_uuid(),
  user_id uuid not null,
  helper text not null,
  started_at timestamp with time zone not null default now(),
  finished_at timestamp with time zone,
  ok boolean,
  provider text,
  model text,
  input_tokens integer,
  output_tokens integer,
  ms integer,
  counts boolean not null generated always as (((ok IS DISTINCT FROM false) OR (COALESCE(GREATEST(input_tokens, output_tokens), 0) > 0))) stored,
  constraint ai_usage_pkey PRIMARY KEY (id),
  constraint ai_usage_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE,
  constraint figures_are_not_negative CHECK (((input_tokens >= 0) AND (output_tokens >= 0) AND (ms >= 0))),
  constraint finished_calls_say_how CHECK (((finished_at IS NULL) = (ok IS NULL))),
  constraint helper_is_1_to_100_characters CHECK (((helper ~ '\S'::text) AND (char_length(helper) <= 100)))
);

alter table public.ai_usage enable row level security;
grant all on public.ai_usage to service_role;

CREATE INDEX ai_usage_kept ON public.ai_usage USING btree (user_id, counts DESC, started_at DESC);

CREATE TRIGGER keep_newest AFTER INSERT ON public.ai_usage REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION private.keep_newest('user_id', 'counts desc, started_at desc');

-- ───────────────────────────────────────────────────────────────────────────── public.assumption_facts

-- Which facts speak for or against an assumption, by the founder's judgement.
create table public.assumption_facts (
  assumption_id uuid not null,
  fact_id uuid not null,
  project_id uuid not null,
  bears public.fact_bearing not null default 'for'::public.fact_bearing,
  created_at timestamp with time zone not null default now(),
  constraint assumption_facts_pkey PRIMARY KEY (assumption_id, fact_id),
  constraint assumption_facts_assumption_id_project_id_fkey FOREIGN KEY (assumption_id, project_id) REFERENCES public.assumptions(id, project_id) ON DELETE CASCADE,
  constraint assumption_facts_fact_id_project_id_fkey FOREIGN KEY (fact_id, project_id) REFERENCES public.facts(id, project_id) ON DELETE CASCADE,
  constraint assumption_facts_project_id_fkey FOREIGN KEY (project_id) REFERENCES public.startup_projects(id) ON DELETE CASCADE,
  constraint it_speaks_for_or_against CHECK ((bears = ANY (ARRAY['for'::public.fact_bearing, 'against'::public.fact_bearing])))
);

alter table public.assumption_facts enable row level security;
alter publication supabase_realtime add table public.assumption_facts;
grant delete, select on public.assumption_facts to authenticated;
grant all on public.assumption_facts to service_role;
grant insert (assumption_id, fact_id, project_id, bears) on public.assumption_facts to authenticated;
grant update (bears) on public.assumption_facts to authenticated;

CREATE INDEX assumption_facts_of_assumption ON public.assumption_facts USING btree (assumption_id, project_id);
CREATE INDEX assumption_facts_of_fact ON public.assumption_facts USING btree (fact_id, project_id);
CREATE INDEX assumption_facts_of_project ON public.assumption_facts USING btree (project_id);

create policy "Founders read what bears on their assumptions" on public.assumption_facts
  for select to authenticated
  using (project_id = ANY (ARRAY( SELECT private.usable_projects() AS usable_projects)));

create policy "Founders say what bears on their assumptions" on public.assumption_facts
  for insert to authenticated
  with check (project_id = ANY (ARRAY( SELECT private.usable_projects() AS usable_projects)));

create policy "Founders change what bears on their assumptions" on public.assumption_facts
  for update to authenticated
  using (project_id = ANY (ARRAY( SELECT private.usable_projects() AS usable_projects)));

create policy "Founders take back what bears on their assumptions" on public.assumption_facts
  for delete to authenticated
  using (project_id = ANY (ARRAY( SELECT private.usable_projects() AS usable_projects)));

CREATE TRIGGER count_added AFTER INSERT ON public.assumption_facts REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION private.count_memory();
CREATE TRIGGER count_changed AFTER UPDATE ON public.assumption_facts REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION private.count_memory();
CREATE TRIGGER count_removed AFTER DELETE ON public.assumption_facts REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION private.count_memory();

-- ────────────────────────────────────────────────────────────────────────────────── public.assumptions

-- What must be true for the venture to work. Nothing enters but by the founder's word.
create table public.assumptions (
  id uuid not null default gen_random_uuid(),
  project_id uuid not null,
  text text not null,
  kind public.assumption_kind not null default 'desirable'::public.assumption_kind,
  importance smallint not null default 3,
  state public.evidence_state not null default 'open'::public.evidence_state,
  -- Which helper proposed it; null is the founder.
  source text,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  constraint assumptions_pkey PRIMARY KEY (id),
  constraint assumptions_id_project_id_key UNIQUE (id, project_id),
  constraint assumptions_project_id_fkey FOREIGN KEY (project_id) REFERENCES public.startup_projects(id) ON DELETE CASCADE,
  constraint importance_is_1_to_5 CHECK (((importance >= 1) AND (importance <= 5))),
  constraint source_is_1_to_60_characters CHECK (((source ~ '\S'::text) AND (char_length(source) <= 60))),
  constraint text_is_1_to_500_characters CHECK (((text ~ '\S'::text) AND (char_length(text) <= 500)))
);

alter table public.assumptions enable row level security;
alter publication supabase_realtime add table public.assumptions;
grant delete, select on public.assumptions to authenticated;
grant all on public.assumptions to service_role;
grant insert (id, project_id, text, kind, importance, source) on public.assumptions to authenticated;
grant update (text, kind, importance, state) on public.assumptions to authenticated;

CREATE INDEX assumptions_newest ON public.assumptions USING btree (project_id, created_at DESC, id);

create policy "Founders read their assumptions" on public.assumptions
  for select to authenticated
  using (project_id = ANY (ARRAY( SELECT private.usable_projects() AS usable_projects)));

create policy "Founders write down assumptions" on public.assumptions
  for insert to authenticated
  with check (project_id = ANY (ARRAY( SELECT private.usable_projects() AS usable_projects)));

create policy "Founders change their assumptions" on public.assumptions
  for update to authenticated
  using (project_id = ANY (ARRAY( SELECT private.usable_projects() AS usable_projects)));

create policy "Founders delete their assumptions" on public.assumptions
  for delete to authenticated
  using (project_id = ANY (ARRAY( SELECT private.usable_projects() AS usable_projects)));

CREATE TRIGGER count_added AFTER INSERT ON public.assumptions REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION private.count_memory();
CREATE TRIGGER count_changed AFTER UPDATE ON public.assumptions REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION private.count_memory();
CREATE TRIGGER count_removed AFTER DELETE ON public.assumptions REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION private.count_memory();
CREATE TRIGGER touch_updated_at BEFORE UPDATE ON public.assumptions FOR EACH ROW EXECUTE FUNCTION private.touch_updated_at();

-- ─────────────────────────────────────────────────────────────────────────────── public.billing_events

-- The payment provider's events already applied, so that none is applied twice. The server's alone.
create table public.billing_events (
  id text not null,
  type text not null,
  created_at timestamp with time zone not null,
  received_at timestamp with time zone not null default now(),
  constraint billing_events_pkey PRIMARY KEY (id)
);

alter table public.billing_events enable row level security;
grant all on public.billing_events to service_role;

-- ─────────────────────────────────────────────────────────────────────────────────────── public.blocks

-- Who wants nothing to do with whom. Neither of the two sees the other; only the blocker can tell why.
create table public.blocks (
  blocker_id uuid not null default auth.uid(),
  blocked_id uuid not null,
  created_at timestamp with time zone not null default now(),
  constraint blocks_pkey PRIMARY KEY (blocker_id, blocked_id),
  constraint blocks_blocked_id_fkey FOREIGN KEY (blocked_id) REFERENCES public.profiles(id) ON DELETE CASCADE,
  constraint blocks_blocker_id_fkey FOREIGN KEY (blocker_id) REFERENCES public.profiles(id) ON DELETE CASCADE,
  constraint nobody_blocks_themselves CHECK ((blocker_id <> blocked_id))
);

alter table public.blocks enable row level security;
grant delete, select on public.blocks to authenticated;
grant all on public.blocks to service_role;
grant insert (blocker_id, blocked_id) on public.blocks to authenticated;

CREATE INDEX blocks_of_blocked ON public.blocks USING btree (blocked_id, blocker_id);

create policy "Members read whom they block" on public.blocks
  for select to authenticated
  using (blocker_id = ( SELECT auth.uid() AS uid));

create policy "Members block as themselves" on public.blocks
  for insert to authenticated
  with check (blocker_id = ( SELECT auth.uid() AS uid));

create policy "Members take back their blocks" on public.blocks
  for delete to authenticated
  using (blocker_id = ( SELECT auth.uid() AS uid));

create policy "Members with a second factor have given it" on public.blocks
  as restrictive for all to authenticated
  using ( SELECT private.has_given_second_factor() AS has_given_second_factor);

CREATE TRIGGER count_added AFTER INSERT ON public.blocks REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION private.count_blocks();
CREATE TRIGGER count_removed AFTER DELETE ON public.blocks REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION private.count_blocks();
CREATE TRIGGER end_topic_of_block AFTER INSERT ON public.blocks FOR EACH ROW EXECUTE FUNCTION private.end_topic_of_block();
CREATE TRIGGER part_blocked_members AFTER INSERT ON public.blocks FOR EACH ROW EXECUTE FUNCTION private.part_blocked_members();
CREATE TRIGGER part_notifications AFTER INSERT ON public.blocks FOR EACH ROW EXECUTE FUNCTION private.part_notifications();

-- ──────────────────────────────────────────────────────────────────────────────────── public.bookmarks

-- Posts that a member wants to find again. Nobody else learns of it.
create table public.bookmarks (
  user_id uuid not null default auth.uid(),
  post_id uuid not null,
  created_at timestamp with time zone not null default now(),
  constraint bookmarks_pkey PRIMARY KEY (user_id, post_id),
  constraint bookmarks_post_id_fkey FOREIGN KEY (post_id) REFERENCES public.posts(id) ON DELETE CASCADE,
  constraint bookmarks_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE
);

alter table public.bookmarks enable row level security;
grant delete, select on public.bookmarks to authenticated;
grant all on public.bookmarks to service_role;
grant insert (user_id, post_id) on public.bookmarks to authenticated;

CREATE INDEX bookmarks_newest ON public.bookmarks USING btree (user_id, created_at DESC, post_id DESC);
CREATE INDEX bookmarks_of_post ON public.bookmarks USING btree (post_id);

create policy "Members read their bookmarks" on public.bookmarks
  for select to authenticated
  using (user_id = ( SELECT auth.uid() AS uid));

create policy "Members save posts for themselves" on public.bookmarks
  for insert to authenticated
  with check ((user_id = ( SELECT auth.uid() AS uid)) AND (EXISTS ( SELECT
   FROM public.posts
  WHERE (posts.id = bookmarks.post_id))));

create policy "Members take back their bookmarks" on public.bookmarks
  for delete to authenticated
  using (user_id = ( SELECT auth.uid() AS uid));

create policy "Members with a second factor have given it" on public.bookmarks
  as restrictive for all to authenticated
  using ( SELECT private.has_given_second_factor() AS has_given_second_factor);

CREATE TRIGGER count_added AFTER INSERT ON public.bookmarks REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION private.count_own('user_id');
CREATE TRIGGER count_removed AFTER DELETE ON public.bookmarks REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION private.count_own('user_id');

-- ────────────────────────────────────────────────────────────────────── public.business_plan_revisions

-- What a business plan was before: the last forty of its states that are five minutes apart, or were restored over.
create table public.business_plan_revisions (
  project_id uuid not null,
  version integer not null,
  content jsonb not null,
  saved_at timestamp with time zone not null,
  kept_at timestamp with time zone not null default now(),
  constraint business_plan_revisions_pkey PRIMARY KEY (project_id, version),
  constraint business_plan_revisions_project_id_fkey FOREIGN KEY (project_id) REFERENCES public.business_plans(project_id) ON DELETE CASCADE
);

alter table public.business_plan_revisions enable row level security;
grant select on public.business_plan_revisions to authenticated;
grant all on public.business_plan_revisions to service_role;

create policy "Founders read what their business plan was" on public.business_plan_revisions
  for select to authenticated
  using (project_id = ANY (ARRAY( SELECT private.usable_projects() AS usable_projects)));

CREATE TRIGGER count_added AFTER INSERT ON public.business_plan_revisions REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION private.count_history();
CREATE TRIGGER count_removed AFTER DELETE ON public.business_plan_revisions REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION private.count_history();

-- ─────────────────────────────────────────────────────────────────────────────── public.business_plans

-- The business plan of a project: its kind and what its founder wrote. Everything else in it is built from what is known.
create table public.business_plans (
  project_id uuid not null,
  content jsonb not null,
  -- Grows by one with every change. Who writes names the one they saw: two tabs cannot write over each other unseen.
  version integer not null default 1,
  -- The version this one was brought back from, if it was.
  restored_from integer,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  constraint business_plans_pkey PRIMARY KEY (project_id),
  constraint business_plans_project_id_fkey FOREIGN KEY (project_id) REFERENCES public.startup_projects(id) ON DELETE CASCADE,
  constraint content_is_an_object_up_to_256_kb CHECK (((jsonb_typeof(content) = 'object'::text) AND (octet_length((content)::text) <= 262144)))
);

alter table public.business_plans enable row level security;
grant delete, select on public.business_plans to authenticated;
grant all on public.business_plans to service_role;
grant insert (project_id, content) on public.business_plans to authenticated;
grant update (content, version, restored_from) on public.business_plans to authenticated;

create policy "Founders read their business plan" on public.business_plans
  for select to authenticated
  using (project_id = ANY (ARRAY( SELECT private.usable_projects() AS usable_projects)));

create policy "Founders begin a business plan" on public.business_plans
  for insert to authenticated
  with check (project_id = ANY (ARRAY( SELECT private.usable_projects() AS usable_projects)));

create policy "Founders change their business plan" on public.business_plans
  for update to authenticated
  using (project_id = ANY (ARRAY( SELECT private.usable_projects() AS usable_projects)));

create policy "Founders delete their business plan" on public.business_plans
  for delete to authenticated
  using (project_id = ANY (ARRAY( SELECT private.usable_projects() AS usable_projects)));

CREATE TRIGGER count_added AFTER INSERT ON public.business_plans REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION private.count_memory();
CREATE TRIGGER count_changed AFTER UPDATE ON public.business_plans REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION private.count_memory();
CREATE TRIGGER count_removed AFTER DELETE ON public.business_plans REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION private.count_memory();
CREATE TRIGGER keep_revision BEFORE UPDATE ON public.business_plans FOR EACH ROW EXECUTE FUNCTION private.keep_revision('business_plan_revisions');

-- ──────────────────────────────────────────────────────────────────────────────── public.comment_likes

-- Who likes which comment, at most once.
create table public.comment_likes (
  comment_id uuid not null,
  user_id uuid not null default auth.uid(),
  created_at timestamp with time zone not null default now(),
  constraint comment_likes_pkey PRIMARY KEY (comment_id, user_id),
  constraint comment_likes_comment_id_fkey FOREIGN KEY (comment_id) REFERENCES public.comments(id) ON DELETE CASCADE,
  constraint comment_likes_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.profiles(id) ON DELETE CASCADE
);

alter table public.comment_likes enable row level security;
grant delete, select on public.comment_likes to authenticated;
grant all on public.comment_likes to service_role;
grant insert (comment_id, user_id) on public.comment_likes to authenticated;

CREATE INDEX comment_likes_of_member ON public.comment_likes USING btree (user_id, comment_id);

create policy "Members read who likes a comment" on public.comment_likes
  for select to authenticated
  using (true);

create policy "Members like comments as themselves" on public.comment_likes
  for insert to authenticated
  with check (user_id = ( SELECT auth.uid() AS uid));

create policy "Members take back their like of a comment" on public.comment_likes
  for delete to authenticated
  using (user_id = ( SELECT auth.uid() AS uid));

create policy "Members meet nobody across a block" on public.comment_likes
  as restrictive for select to authenticated
  using ((user_id <> ALL (ARRAY( SELECT private.hidden_members() AS hidden_members))) AND ((user_id = ( SELECT auth.uid() AS uid)) OR (EXISTS ( SELECT
   FROM public.comments
  WHERE (comments.id = comment_likes.comment_id)))));

create policy "Members like what they see" on public.comment_likes
  as restrictive for insert to authenticated
  with check (EXISTS ( SELECT
   FROM public.comments
  WHERE (comments.id = comment_likes.comment_id)));

create policy "Members with a second factor have given it to insert" on public.comment_likes
  as restrictive for insert to authenticated
  with check ( SELECT private.has_given_second_factor() AS has_given_second_factor);

create policy "Members with a second factor have given it to delete" on public.comment_likes
  as restrictive for delete to authenticated
  using ( SELECT private.has_given_second_factor() AS has_given_second_factor);

CREATE TRIGGER count_added AFTER INSERT ON public.comment_likes REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION private.count_public_comment_likes();
CREATE TRIGGER count_comment_likes AFTER INSERT OR DELETE ON public.comment_likes FOR EACH ROW EXECUTE FUNCTION private.count_comment_likes();
CREATE TRIGGER tell_of_comment_likes AFTER INSERT ON public.comment_likes REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION private.tell_of_comment_likes();
CREATE TRIGGER untell_comment_likes AFTER DELETE ON public.comment_likes REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION private.untell_comment_likes();

-- ───────────────────────────────────────────────────────────────────────────────────── public.comments

-- Answers under a post, oldest first. The count is kept by a trigger.
create table public.comments (
  id uuid not null default gen_random_uuid(),
  post_id uuid not null,
  user_id uuid not null default auth.uid(),
  content text not null,
  created_at timestamp with time zone not null default now(),
  likes_count integer not null default 0,
  hidden_at timestamp with time zone,
  constraint comments_pkey PRIMARY KEY (id),
  constraint comments_post_id_fkey FOREIGN KEY (post_id) REFERENCES public.posts(id) ON DELETE CASCADE,
  constraint comments_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.profiles(id) ON DELETE CASCADE,
  constraint content_is_1_to_1000_characters CHECK (((content ~ '\S'::text) AND (char_length(content) <= 1000))),
  constraint likes_count_is_not_negative CHECK ((likes_count >= 0))
);

alter table public.comments enable row level security;
alter publication supabase_realtime add table public.comments;
grant delete, select on public.comments to authenticated;
grant all on public.comments to service_role;
grant insert (id, post_id, user_id, content) on public.comments to authenticated;

CREATE INDEX comments_of_author ON public.comments USING btree (user_id, created_at DESC);
CREATE INDEX comments_of_post ON public.comments USING btree (post_id, created_at, id);

create policy "Members read comments" on public.comments
  for select to authenticated
  using (true);

create policy "Members comment as themselves" on public.comments
  for insert to authenticated
  with check (user_id = ( SELECT auth.uid() AS uid));

create policy "Authors delete their comments" on public.comments
  for delete to authenticated
  using (user_id = ( SELECT auth.uid() AS uid));

create policy "Members meet nobody across a block" on public.comments
  as restrictive for select to authenticated
  using ((user_id <> ALL (ARRAY( SELECT private.hidden_members() AS hidden_members))) AND ((user_id = ( SELECT auth.uid() AS uid)) OR (EXISTS ( SELECT
   FROM public.posts
  WHERE (posts.id = comments.post_id)))));

create policy "Members see nothing that is hidden" on public.comments
  as restrictive for select to authenticated
  using ((hidden_at IS NULL) OR (user_id = ( SELECT auth.uid() AS uid)) OR ( SELECT private.is_moderator() AS is_moderator));

create policy "Members comment on what they see" on public.comments
  as restrictive for insert to authenticated
  with check (EXISTS ( SELECT
   FROM public.posts
  WHERE (posts.id = comments.post_id)));

create policy "Members with a second factor have given it to insert" on public.comments
  as restrictive for insert to authenticated
  with check ( SELECT private.has_given_second_factor() AS has_given_second_factor);

create policy "Members with a second factor have given it to delete" on public.comments
  as restrictive for delete to authenticated
  using ( SELECT private.has_given_second_factor() AS has_given_second_factor);

CREATE TRIGGER count_added AFTER INSERT ON public.comments REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION private.count_public_comments();
CREATE TRIGGER count_comments AFTER INSERT OR DELETE ON public.comments FOR EACH ROW EXECUTE FUNCTION private.count_comments();
CREATE TRIGGER count_removed AFTER DELETE ON public.comments REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION private.count_public_comments();
CREATE TRIGGER refuse_invisible BEFORE INSERT OR UPDATE OF content ON public.comments FOR EACH ROW WHEN ((new.content ~ '^[\s\u0001-\u0020\u007f-\u00a0\u00ad\u034f\u061c\u115f\u1160\u1680\u17b4\u17b5\u180b-\u180f\u2000-\u200f\u2028-\u202f\u205f-\u206f\u2800\u3000\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufffb\U000e0000-\U000e0fff\u0300-\u036f\u0483-\u0489\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f]*$'::text)) EXECUTE FUNCTION private.refuse_invisible('A comment');
CREATE TRIGGER tell_of_comments AFTER INSERT ON public.comments REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION private.tell_of_comments();
CREATE TRIGGER untell_comments AFTER DELETE ON public.comments REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION private.untell_comments();

-- ───────────────────────────────────────────────────────────────────────────────────── public.contacts

-- Whom a founder talks to about the venture. They are third persons: the name stands here alone, and goes when they are deleted.
create table public.contacts (
  id uuid not null default gen_random_uuid(),
  project_id uuid not null,
  name text not null,
  email text,
  company text,
  segment text,
  stage public.contact_stage not null default 'to_ask'::public.contact_stage,
  next_step text,
  next_on date,
  note text,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  constraint contacts_pkey PRIMARY KEY (id),
  constraint contacts_of_project UNIQUE (id, project_id),
  constraint contacts_project_id_fkey FOREIGN KEY (project_id) REFERENCES public.startup_projects(id) ON DELETE CASCADE,
  constraint company_is_1_to_120_characters CHECK (((company ~ '\S'::text) AND (char_length(company) <= 120))),
  constraint email_is_an_address CHECK (((email ~ '^[^\s@]+@[^\s@]+$'::text) AND (char_length(email) <= 255))),
  constraint name_is_1_to_120_characters CHECK (((name ~ '\S'::text) AND (char_length(name) <= 120))),
  constraint next_step_is_1_to_500_characters CHECK (((next_step ~ '\S'::text) AND (char_length(next_step) <= 500))),
  constraint note_is_1_to_2000_characters CHECK (((note ~ '\S'::text) AND (char_length(note) <= 2000))),
  constraint segment_is_1_to_120_characters CHECK (((segment ~ '\S'::text) AND (char_length(segment) <= 120)))
);

alter table public.contacts enable row level security;
alter publication supabase_realtime add table public.contacts;
grant delete, select on public.contacts to authenticated;
grant all on public.contacts to service_role;
grant insert (id, project_id, name, email, company, segment, stage, next_step, next_on, note) on public.contacts to authenticated;
grant update (name, email, company, segment, stage, next_step, next_on, note) on public.contacts to authenticated;

CREATE UNIQUE INDEX contacts_by_email ON public.contacts USING btree (project_id, lower(email)) WHERE (email IS NOT NULL);
CREATE INDEX contacts_by_name ON public.contacts USING btree (project_id, name, id);

create policy "Founders read their contacts" on public.contacts
  for select to authenticated
  using (project_id = ANY (ARRAY( SELECT private.usable_projects() AS usable_projects)));

create policy "Founders note down contacts" on public.contacts
  for insert to authenticated
  with check (project_id = ANY (ARRAY( SELECT private.usable_projects() AS usable_projects)));

create policy "Founders change their contacts" on public.contacts
  for update to authenticated
  using (project_id = ANY (ARRAY( SELECT private.usable_projects() AS usable_projects)));

create policy "Founders delete their contacts" on public.contacts
  for delete to authenticated
  using (project_id = ANY (ARRAY( SELECT private.usable_projects() AS usable_projects)));

CREATE TRIGGER count_added AFTER INSERT ON public.contacts REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION private.count_memory();
CREATE TRIGGER count_changed AFTER UPDATE ON public.contacts REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION private.count_memory();
CREATE TRIGGER count_removed AFTER DELETE ON public.contacts REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION private.count_memory();
CREATE TRIGGER touch_updated_at BEFORE UPDATE ON public.contacts FOR EACH ROW EXECUTE FUNCTION private.touch_updated_at();
CREATE TRIGGER unname BEFORE DELETE ON public.contacts FOR EACH ROW EXECUTE FUNCTION private.unname_contact();
CREATE TRIGGER unname_mails AFTER DELETE ON public.contacts FOR EACH ROW EXECUTE FUNCTION private.unname_mails();

-- ──────────────────────────────────────────────────────────────────────────── public.conversation_list

-- The conversation list of the caller: the other member, the last message, how many are unread.
create view public.conversation_list with (security_invoker=true) as
 SELECT conversation.id,
    conversation.updated_at,
    other.id AS other_id,
    other.full_name AS other_full_name,
    other.avatar_url AS other_avatar_url,
    other.company_name AS other_company_name,
    other.user_type AS other_user_type,
    latest.content AS last_message,
    latest.sender_id AS last_sender_id,
    ( SELECT count(*) AS count
           FROM ( SELECT
                   FROM private.listed_messages unread
                  WHERE ((unread.conversation_id = conversation.id) AND (unread.sender_id <> conversation.member_id) AND (unread.read_at IS NULL))
                 LIMIT 100) counted) AS unread_count,
    conversation.has_messages,
    conversation.request_from
   FROM (((( SELECT conversations.id,
            conversations.updated_at,
            conversations.has_messages,
            conversations.request_from,
            conversations.first_member_id AS member_id,
            conversations.second_member_id AS other_id
           FROM public.conversations
          WHERE (conversations.first_member_id = ( SELECT auth.uid() AS uid))
          ORDER BY conversations.updated_at DESC, conversations.id DESC)
        UNION ALL
        ( SELECT conversations.id,
            conversations.updated_at,
            conversations.has_messages,
            conversations.request_from,
            conversations.second_member_id,
            conversations.first_member_id
           FROM public.conversations
          WHERE (conversations.second_member_id = ( SELECT auth.uid() AS uid))
          ORDER BY conversations.updated_at DESC, conversations.id DESC)
        UNION ALL
        ( SELECT conversations.id,
            conversations.updated_at,
            conversations.has_messages,
            conversations.request_from,
            conversations.second_member_id,
            conversations.first_member_id
           FROM public.conversations
          WHERE (( SELECT auth.uid() AS uid) IS NULL)
          ORDER BY conversations.updated_at DESC, conversations.id DESC)) conversation
     JOIN public.profiles other ON ((other.id = conversation.other_id)))
     LEFT JOIN LATERAL ( SELECT message.content,
            message.sender_id
           FROM private.listed_messages message
          WHERE (message.conversation_id = conversation.id)
          ORDER BY message.created_at DESC, message.id DESC
         LIMIT 1) latest ON (true));

grant select on public.conversation_list to authenticated;
grant all on public.conversation_list to service_role;

-- ──────────────────────────────────────────────────────────────────── public.conversation_participants

-- The two members of each conversation, one row each, written with it.
create table public.conversation_participants (
  id uuid not null default gen_random_uuid(),
  conversation_id uuid not null,
  user_id uuid not null,
  constraint conversation_participants_pkey PRIMARY KEY (id),
  constraint conversation_participants_conversation_id_user_id_key UNIQUE (conversation_id, user_id),
  constraint conversation_participants_conversation_id_fkey FOREIGN KEY (conversation_id) REFERENCES public.conversations(id) ON DELETE CASCADE,
  constraint conversation_participants_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.profiles(id) ON DELETE CASCADE
);

alter table public.conversation_participants enable row level security;
grant select on public.conversation_participants to authenticated;
grant all on public.conversation_participants to service_role;

CREATE INDEX conversation_participants_of_member ON public.conversation_participants USING btree (user_id, conversation_id);

create policy "Participants read who takes part" on public.conversation_participants
  for select to authenticated
  using (conversation_id = ANY (ARRAY( SELECT conversations.id
   FROM public.conversations
  WHERE ((conversations.first_member_id = ( SELECT auth.uid() AS uid)) OR (conversations.second_member_id = ( SELECT auth.uid() AS uid))))));

-- ──────────────────────────────────────────────────────────────────────────────── public.conversations

-- A direct conversation of two members; updated_at is the time of its last message.
create table public.conversations (
  id uuid not null default gen_random_uuid(),
  first_member_id uuid not null,
  second_member_id uuid not null,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  -- Whether somebody has written yet; kept by a trigger.
  has_messages boolean not null default false,
  -- Who asked for this conversation and waits for an answer; null once there is one, or where none was needed.
  request_from uuid,
  constraint conversations_pkey PRIMARY KEY (id),
  constraint conversations_first_member_id_second_member_id_key UNIQUE (first_member_id, second_member_id),
  constraint conversations_first_member_id_fkey FOREIGN KEY (first_member_id) REFERENCES public.profiles(id) ON DELETE CASCADE,
  constraint conversations_request_from_fkey FOREIGN KEY (request_from) REFERENCES public.profiles(id) ON DELETE CASCADE,
  constraint conversations_second_member_id_fkey FOREIGN KEY (second_member_id) REFERENCES public.profiles(id) ON DELETE CASCADE,
  constraint members_are_two_in_order CHECK ((first_member_id < second_member_id))
);

alter table public.conversations enable row level security;
alter publication supabase_realtime add table public.conversations;
grant select on public.conversations to authenticated;
grant all on public.conversations to service_role;

CREATE INDEX conversations_empty ON public.conversations USING btree (created_at) WHERE (NOT has_messages);
CREATE INDEX conversations_latest ON public.conversations USING btree (updated_at);
CREATE INDEX conversations_latest_of_first_member ON public.conversations USING btree (first_member_id, updated_at DESC, id DESC);
CREATE INDEX conversations_latest_of_second_member ON public.conversations USING btree (second_member_id, updated_at DESC, id DESC);
CREATE INDEX conversations_request_from ON public.conversations USING btree (request_from);
CREATE INDEX conversations_requests_of_first_member ON public.conversations USING btree (first_member_id) WHERE (request_from IS NOT NULL);
CREATE INDEX conversations_requests_of_second_member ON public.conversations USING btree (second_member_id) WHERE (request_from IS NOT NULL);
CREATE INDEX conversations_spoken_of_first_member ON public.conversations USING btree (first_member_id, has_messages, updated_at DESC, id DESC);
CREATE INDEX conversations_spoken_of_second_member ON public.conversations USING btree (second_member_id, has_messages, updated_at DESC, id DESC);

create policy "Participants read their conversations" on public.conversations
  for select to authenticated
  using ((first_member_id = ( SELECT auth.uid() AS uid)) OR (second_member_id = ( SELECT auth.uid() AS uid)));

create policy "Members are spared what they ignore" on public.conversations
  as restrictive for select to authenticated
  using (id <> ALL (ARRAY( SELECT private.ignored_conversations() AS ignored_conversations)));

create policy "Members meet nobody across a block" on public.conversations
  as restrictive for select to authenticated
  using (NOT (
CASE
    WHEN (first_member_id = ( SELECT auth.uid() AS uid)) THEN second_member_id
    ELSE first_member_id
END IN ( SELECT private.hidden_members() AS hidden_members)));

create policy "Members with a second factor have given it" on public.conversations
  as restrictive for all to authenticated
  using ( SELECT private.has_given_second_factor() AS has_given_second_factor);

CREATE TRIGGER add_participants AFTER INSERT ON public.conversations FOR EACH ROW EXECUTE FUNCTION private.add_participants();
CREATE TRIGGER count_added AFTER INSERT ON public.conversations REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION private.count_conversations();

-- ──────────────────────────────────────────────────────────────────────────────────── public.decisions

-- Persevere, pivot or stop, with the evidence as it stood that day.
create table public.decisions (
  id uuid not null default gen_random_uuid(),
  project_id uuid not null,
  kind public.decision_kind not null,
  reason text not null,
  -- Markdown. It names no third person unless the founder chose it.
  dossier text not null default ''::text,
  decided_at timestamp with time zone not null default now(),
  reopened_at timestamp with time zone,
  constraint decisions_pkey PRIMARY KEY (id),
  constraint decisions_project_id_fkey FOREIGN KEY (project_id) REFERENCES public.startup_projects(id) ON DELETE CASCADE,
  constraint dossier_is_up_to_200_kb CHECK ((octet_length(dossier) <= 204800)),
  constraint only_a_stop_is_reopened CHECK (((reopened_at IS NULL) OR (kind = 'stop'::public.decision_kind))),
  constraint reason_is_1_to_2000_characters CHECK (((reason ~ '\S'::text) AND (char_length(reason) <= 2000)))
);

alter table public.decisions enable row level security;
alter publication supabase_realtime add table public.decisions;
grant delete, select on public.decisions to authenticated;
grant all on public.decisions to service_role;
grant insert (id, project_id, kind, reason, dossier) on public.decisions to authenticated;
grant update (reopened_at) on public.decisions to authenticated;

CREATE INDEX decisions_newest ON public.decisions USING btree (project_id, decided_at DESC, id);

create policy "Founders read their decisions" on public.decisions
  for select to authenticated
  using (project_id = ANY (ARRAY( SELECT private.usable_projects() AS usable_projects)));

create policy "Founders decide" on public.decisions
  for insert to authenticated
  with check (project_id = ANY (ARRAY( SELECT private.usable_projects() AS usable_projects)));

create policy "Founders reopen what they stopped" on public.decisions
  for update to authenticated
  using (project_id = ANY (ARRAY( SELECT private.usable_projects() AS usable_projects)));

create policy "Founders delete their decisions" on public.decisions
  for delete to authenticated
  using (project_id = ANY (ARRAY( SELECT private.usable_projects() AS usable_projects)));

CREATE TRIGGER count_added AFTER INSERT ON public.decisions REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION private.count_memory();
CREATE TRIGGER count_changed AFTER UPDATE ON public.decisions REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION private.count_memory();
CREATE TRIGGER count_removed AFTER DELETE ON public.decisions REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION private.count_memory();

-- ─────────────────────────────────────────────────────────────────────────────── public.deck_revisions

-- What a deck was before: the last forty of its states that are five minutes apart, or were restored over.
create table public.deck_revisions (
  project_id uuid not null,
  version integer not null,
  content jsonb not null,
  saved_at timestamp with time zone not null,
  kept_at timestamp with time zone not null default now(),
  constraint deck_revisions_pkey PRIMARY KEY (project_id, version),
  constraint deck_revisions_project_id_fkey FOREIGN KEY (project_id) REFERENCES public.decks(project_id) ON DELETE CASCADE
);

alter table public.deck_revisions enable row level security;
grant select on public.deck_revisions to authenticated;
grant all on public.deck_revisions to service_role;

create policy "Founders read what their deck was" on public.deck_revisions
  for select to authenticated
  using (project_id = ANY (ARRAY( SELECT private.usable_projects() AS usable_projects)));

CREATE TRIGGER count_added AFTER INSERT ON public.deck_revisions REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION private.count_history();
CREATE TRIGGER count_removed AFTER DELETE ON public.deck_revisions REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION private.count_history();

-- ──────────────────────────────────────────────────────────────────────────────────────── public.decks

-- The pitch deck of a project: what its founder changed, ordered, hid and noted. The slides are built from what is known.
create table public.decks (
  project_id uuid not null,
  content jsonb not null,
  -- Grows by one with every change. Who writes names the one they saw: two tabs cannot write over each other unseen.
  version integer not null default 1,
  -- The version this one was brought back from, if it was.
  restored_from integer,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  constraint decks_pkey PRIMARY KEY (project_id),
  constraint decks_project_id_fkey FOREIGN KEY (project_id) REFERENCES public.startup_projects(id) ON DELETE CASCADE,
  constraint content_is_an_object_up_to_256_kb CHECK (((jsonb_typeof(content) = 'object'::text) AND (octet_length((content)::text) <= 262144)))
);

alter table public.decks enable row level security;
grant delete, select on public.decks to authenticated;
grant all on public.decks to service_role;
grant insert (project_id, content) on public.decks to authenticated;
grant update (content, version, restored_from) on public.decks to authenticated;

create policy "Founders read their deck" on public.decks
  for select to authenticated
  using (project_id = ANY (ARRAY( SELECT private.usable_projects() AS usable_projects)));

create policy "Founders begin a deck" on public.decks
  for insert to authenticated
  with check (project_id = ANY (ARRAY( SELECT private.usable_projects() AS usable_projects)));

create policy "Founders change their deck" on public.decks
  for update to authenticated
  using (project_id = ANY (ARRAY( SELECT private.usable_projects() AS usable_projects)));

create policy "Founders delete their deck" on public.decks
  for delete to authenticated
  using (project_id = ANY (ARRAY( SELECT private.usable_projects() AS usable_projects)));

CREATE TRIGGER count_added AFTER INSERT ON public.decks REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION private.count_memory();
CREATE TRIGGER count_changed AFTER UPDATE ON public.decks REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION private.count_memory();
CREATE TRIGGER count_removed AFTER DELETE ON public.decks REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION private.count_memory();
CREATE TRIGGER keep_revision BEFORE UPDATE ON public.decks FOR EACH ROW EXECUTE FUNCTION private.keep_revision('deck_revisions');

-- ─────────────────────────────────────────────────────────────────────────────────────── public.drafts

-- What a member has begun to write and not sent yet, so that it is still there after a sign-out. Their own alone.
create table public.drafts (
  user_id uuid not null default auth.uid(),
  name text not null,
  content jsonb not null,
  updated_at timestamp with time zone not null default now(),
  constraint drafts_pkey PRIMARY KEY (user_id, name),
  constraint drafts_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE,
  constraint content_is_at_most_20000_characters CHECK ((char_length((content)::text) <= 20000)),
  constraint name_is_1_to_200_characters CHECK (((name ~ '\S'::text) AND (char_length(name) <= 200)))
);

alter table public.drafts enable row level security;
grant delete, select on public.drafts to authenticated;
grant all on public.drafts to service_role;
grant insert (user_id, name, content) on public.drafts to authenticated;
grant update (user_id, name, content) on public.drafts to authenticated;

create policy "Members read their drafts" on public.drafts
  for select to authenticated
  using (user_id = ( SELECT auth.uid() AS uid));

create policy "Members keep drafts" on public.drafts
  for insert to authenticated
  with check (user_id = ( SELECT auth.uid() AS uid));

create policy "Members change their drafts" on public.drafts
  for update to authenticated
  using (user_id = ( SELECT auth.uid() AS uid));

create policy "Members delete their drafts" on public.drafts
  for delete to authenticated
  using (user_id = ( SELECT auth.uid() AS uid));

create policy "Members with a second factor have given it" on public.drafts
  as restrictive for all to authenticated
  using ( SELECT private.has_given_second_factor() AS has_given_second_factor);

CREATE TRIGGER count_added AFTER INSERT ON public.drafts REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION private.count_draft_writes();
CREATE TRIGGER count_changed AFTER UPDATE ON public.drafts REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION private.count_draft_writes();
CREATE TRIGGER keep_newest AFTER INSERT ON public.drafts REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION private.keep_newest('user_id', 'updated_at desc, name');
CREATE TRIGGER refuse_writes BEFORE INSERT OR UPDATE ON public.drafts FOR EACH STATEMENT EXECUTE FUNCTION private.refuse_draft_writes();
CREATE TRIGGER touch_updated_at BEFORE UPDATE ON public.drafts FOR EACH ROW EXECUTE FUNCTION private.touch_updated_at();

-- ──────────────────────────────────────────────────────────────────────────── public.evidence_requests

-- Which comments founders would like to keep as evidence, and what their authors said. Written by ask_for_evidence and answer_evidence.
create table public.evidence_requests (
  comment_id uuid not null,
  founder_id uuid not null,
  author_id uuid not null,
  state text not null default 'asked'::text,
  -- What was kept of it. Who said that stands here alone: with the account, or the comment, the name goes and the words stay.
  source_id uuid,
  created_at timestamp with time zone not null default now(),
  answered_at timestamp with time zone,
  constraint evidence_requests_pkey PRIMARY KEY (comment_id),
  constraint evidence_requests_source_id_key UNIQUE (source_id),
  constraint evidence_requests_author_id_fkey FOREIGN KEY (author_id) REFERENCES public.profiles(id) ON DELETE CASCADE,
  constraint evidence_requests_comment_id_fkey FOREIGN KEY (comment_id) REFERENCES public.comments(id) ON DELETE CASCADE,
  constraint evidence_requests_founder_id_fkey FOREIGN KEY (founder_id) REFERENCES public.profiles(id) ON DELETE CASCADE,
  constraint evidence_requests_source_id_fkey FOREIGN KEY (source_id) REFERENCES public.sources(id) ON DELETE CASCADE,
  constraint an_answer_has_its_time CHECK (((state = 'asked'::text) = (answered_at IS NULL))),
  constraint state_is_known CHECK ((state = ANY (ARRAY['asked'::text, 'agreed'::text, 'declined'::text]))),
  constraint what_is_kept_was_agreed_to CHECK (((source_id IS NULL) OR (state = 'agreed'::text)))
);

alter table public.evidence_requests enable row level security;
grant select on public.evidence_requests to authenticated;
grant all on public.evidence_requests to service_role;

CREATE INDEX evidence_requests_of_author ON public.evidence_requests USING btree (author_id);
CREATE INDEX evidence_requests_of_founder ON public.evidence_requests USING btree (founder_id);

create policy "Members read what they ask and are asked" on public.evidence_requests
  for select to authenticated
  using (((founder_id = ( SELECT auth.uid() AS uid)) OR (author_id = ( SELECT auth.uid() AS uid))) AND (founder_id <> ALL (ARRAY( SELECT private.hidden_members() AS hidden_members))) AND (author_id <> ALL (ARRAY( SELECT private.hidden_members() AS hidden_members))));

create policy "Members with a second factor have given it" on public.evidence_requests
  as restrictive for all to authenticated
  using ( SELECT private.has_given_second_factor() AS has_given_second_factor);

CREATE TRIGGER count_added AFTER INSERT ON public.evidence_requests REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION private.count_own('founder_id');

-- ─────────────────────────────────────────────────────────────────────────── public.experiment_changes

-- What a sealed test said before each change. Written by a trigger alone; it goes when its test goes.
create table public.experiment_changes (
  id uuid not null default gen_random_uuid(),
  experiment_id uuid not null,
  project_id uuid not null,
  believe text not null,
  verify text not null,
  measure text not null,
  right_if text not null,
  target numeric,
  measured numeric,
  had_result boolean not null,
  changed_by uuid,
  changed_at timestamp with time zone not null default clock_timestamp(),
  constraint experiment_changes_pkey PRIMARY KEY (id),
  constraint experiment_changes_experiment_id_fkey FOREIGN KEY (experiment_id) REFERENCES public.experiments(id) ON DELETE CASCADE,
  constraint experiment_changes_project_id_fkey FOREIGN KEY (project_id) REFERENCES public.startup_projects(id) ON DELETE CASCADE
);

alter table public.experiment_changes enable row level security;
alter publication supabase_realtime add table public.experiment_changes;
grant select on public.experiment_changes to authenticated, service_role;

CREATE INDEX experiment_changes_of_experiment ON public.experiment_changes USING btree (experiment_id, changed_at);
CREATE INDEX experiment_changes_of_project ON public.experiment_changes USING btree (project_id);

create policy "Founders read what their tests said before" on public.experiment_changes
  for select to authenticated
  using (project_id = ANY (ARRAY( SELECT private.usable_projects() AS usable_projects)));

CREATE TRIGGER count_added AFTER INSERT ON public.experiment_changes REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION private.count_history();
CREATE TRIGGER count_removed AFTER DELETE ON public.experiment_changes REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION private.count_history();

-- ────────────────────────────────────────────────────────────────────────────────── public.experiments

-- Tests: what we believe, how we find out, and the threshold that was sealed before the first result.
create table public.experiments (
  id uuid not null default gen_random_uuid(),
  project_id uuid not null,
  assumption_id uuid,
  believe text not null,
  verify text not null,
  measure text not null,
  right_if text not null,
  -- Right if at least so many. A number, so that nobody has to argue afterwards.
  target numeric,
  method public.experiment_method not null default 'interview'::public.experiment_method,
  due_on date,
  state public.evidence_state not null default 'open'::public.evidence_state,
  source text,
  -- When the threshold was sealed, by the database's clock. It is set once and stays.
  sealed_at timestamp with time zone,
  sealed_by uuid,
  measured numeric,
  observed text,
  learned text,
  decided text,
  -- When the first result came, by the database's clock. It stays, also when the result is taken back.
  resulted_at timestamp with time zone,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  constraint experiments_pkey PRIMARY KEY (id),
  constraint experiments_assumption_id_project_id_fkey FOREIGN KEY (assumption_id, project_id) REFERENCES public.assumptions(id, project_id) ON DELETE CASCADE,
  constraint experiments_project_id_fkey FOREIGN KEY (project_id) REFERENCES public.startup_projects(id) ON DELETE CASCADE,
  constraint card_lines_are_1_to_1000_characters CHECK (((believe ~ '\S'::text) AND (verify ~ '\S'::text) AND (measure ~ '\S'::text) AND (right_if ~ '\S'::text) AND (GREATEST(char_length(believe), char_length(verify), char_length(measure), char_length(right_if)) <= 1000))),
  constraint figures_are_from_0_to_a_billion CHECK ((((target >= (0)::numeric) AND (target <= (1000000000)::numeric)) AND ((measured >= (0)::numeric) AND (measured <= (1000000000)::numeric)))),
  constraint learning_lines_are_up_to_2000_characters CHECK ((GREATEST(char_length(observed), char_length(learned), char_length(decided)) <= 2000)),
  constraint source_is_1_to_60_characters CHECK (((source ~ '\S'::text) AND (char_length(source) <= 60)))
);

alter table public.experiments enable row level security;
alter publication supabase_realtime add table public.experiments;
grant delete, select on public.experiments to authenticated;
grant all on public.experiments to service_role;
grant insert (id, project_id, assumption_id, believe, verify, measure, right_if, target, method, due_on, source) on public.experiments to authenticated;
grant update (assumption_id, believe, verify, measure, right_if, target, method, due_on, state, sealed_at, measured, observed, learned, decided) on public.experiments to authenticated;

CREATE INDEX experiments_newest ON public.experiments USING btree (project_id, created_at DESC, id);
CREATE INDEX experiments_of_assumption ON public.experiments USING btree (assumption_id, project_id);

create policy "Founders read their tests" on public.experiments
  for select to authenticated
  using (project_id = ANY (ARRAY( SELECT private.usable_projects() AS usable_projects)));

create policy "Founders plan tests" on public.experiments
  for insert to authenticated
  with check (project_id = ANY (ARRAY( SELECT private.usable_projects() AS usable_projects)));

create policy "Founders change their tests" on public.experiments
  for update to authenticated
  using (project_id = ANY (ARRAY( SELECT private.usable_projects() AS usable_projects)));

create policy "Founders delete their tests" on public.experiments
  for delete to authenticated
  using (project_id = ANY (ARRAY( SELECT private.usable_projects() AS usable_projects)));

CREATE TRIGGER count_added AFTER INSERT ON public.experiments REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION private.count_memory();
CREATE TRIGGER count_changed AFTER UPDATE ON public.experiments REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION private.count_memory();
CREATE TRIGGER count_removed AFTER DELETE ON public.experiments REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION private.count_memory();
CREATE TRIGGER guard_experiment BEFORE INSERT OR UPDATE ON public.experiments FOR EACH ROW EXECUTE FUNCTION private.guard_experiment();
CREATE TRIGGER keep_change AFTER UPDATE ON public.experiments FOR EACH ROW WHEN (((old.sealed_at IS NOT NULL) AND ((((((new.believe IS DISTINCT FROM old.believe) OR (new.verify IS DISTINCT FROM old.verify)) OR (new.measure IS DISTINCT FROM old.measure)) OR (new.right_if IS DISTINCT FROM old.right_if)) OR (new.target IS DISTINCT FROM old.target)) OR ((old.measured IS NOT NULL) AND (new.measured IS DISTINCT FROM old.measured))))) EXECUTE FUNCTION private.keep_experiment_change();

-- ──────────────────────────────────────────────────────────────────────────────────────── public.facts

-- What the founder knows about the venture, one thing a row, in their words. Every helper reads the same ones.
create table public.facts (
  id uuid not null default gen_random_uuid(),
  project_id uuid not null,
  topic public.fact_topic not null,
  subject text,
  text text not null,
  quote text,
  value jsonb,
  -- How well it is known. Null is not said, which is never taken as a guess.
  evidence public.fact_evidence,
  bears public.fact_bearing not null default 'for'::public.fact_bearing,
  source_id uuid,
  state public.fact_state not null default 'confirmed'::public.fact_state,
  replaced_by uuid,
  -- Facts that seem to contradict this one, and of which the founder said that both hold.
  beside uuid[] not null default '{}'::uuid[],
  said_at timestamp with time zone not null default now(),
  created_at timestamp with time zone not null default now(),
  -- When its words or its state last changed: a result made before rests on something else.
  updated_at timestamp with time zone not null default now(),
  -- The fact that a helper found it to disagree with when it was proposed.
  disagrees_with uuid,
  constraint facts_pkey PRIMARY KEY (id),
  constraint facts_of_one_project UNIQUE (id, project_id),
  constraint facts_project_id_fkey FOREIGN KEY (project_id) REFERENCES public.startup_projects(id) ON DELETE CASCADE,
  constraint facts_replaced_by_fkey FOREIGN KEY (replaced_by) REFERENCES public.facts(id) ON DELETE CASCADE,
  constraint facts_source_id_fkey FOREIGN KEY (source_id) REFERENCES public.sources(id) ON DELETE CASCADE,
  constraint beside_at_most_50_others CHECK ((cardinality(beside) <= 50)),
  constraint quote_has_a_source CHECK (((quote IS NULL) OR (source_id IS NOT NULL))),
  constraint quote_is_1_to_2000_characters CHECK (((quote ~ '\S'::text) AND (char_length(quote) <= 2000))),
  constraint replaced_means_by_another CHECK (((replaced_by IS NULL) OR ((state = 'replaced'::public.fact_state) AND (replaced_by <> id)))),
  constraint subject_is_1_to_120_characters CHECK (((subject ~ '\S'::text) AND (char_length(subject) <= 120))),
  constraint text_is_1_to_1000_characters CHECK (((text ~ '\S'::text) AND (char_length(text) <= 1000))),
  constraint value_is_of_a_known_kind CHECK (((value IS NULL) OR ((jsonb_typeof(value) = 'object'::text) AND (octet_length((value)::text) <= 4000) AND (COALESCE((value ->> 'kind'::text), ''::text) = ANY (ARRAY['money'::text, 'price'::text, 'count'::text, 'part'::text, 'share'::text, 'duration'::text, 'frequency'::text, 'date'::text, 'place'::text, 'name'::text])))))
);

alter table public.facts enable row level security;
alter publication supabase_realtime add table public.facts;
grant delete, select on public.facts to authenticated;
grant all on public.facts to service_role;
grant insert (id, project_id, topic, subject, text, quote, value, evidence, bears, source_id, said_at) on public.facts to authenticated;
grant update (topic, subject, text, value, evidence, bears, state, replaced_by, beside) on public.facts to authenticated;

CREATE INDEX facts_newest ON public.facts USING btree (project_id, said_at DESC, id);
CREATE INDEX facts_of_source ON public.facts USING btree (source_id);
CREATE INDEX facts_replacing ON public.facts USING btree (replaced_by);

create policy "Founders read their facts" on public.facts
  for select to authenticated
  using (project_id = ANY (ARRAY( SELECT private.usable_projects() AS usable_projects)));

create policy "Founders write down facts" on public.facts
  for insert to authenticated
  with check (project_id = ANY (ARRAY( SELECT private.usable_projects() AS usable_projects)));

create policy "Founders change their facts" on public.facts
  for update to authenticated
  using (project_id = ANY (ARRAY( SELECT private.usable_projects() AS usable_projects)));

create policy "Founders delete their facts" on public.facts
  for delete to authenticated
  using (project_id = ANY (ARRAY( SELECT private.usable_projects() AS usable_projects)));

CREATE TRIGGER claim_replacement BEFORE UPDATE OF replaced_by ON public.facts FOR EACH ROW WHEN ((new.replaced_by IS NOT NULL)) EXECUTE FUNCTION private.hold_replacement();
CREATE TRIGGER count_added AFTER INSERT ON public.facts REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION private.count_memory();
CREATE TRIGGER count_changed AFTER UPDATE ON public.facts REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION private.count_memory();
CREATE TRIGGER count_removed AFTER DELETE ON public.facts REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION private.count_memory();
CREATE TRIGGER end_nobody_paid AFTER INSERT ON public.facts REFERENCING NEW TABLE AS told FOR EACH STATEMENT EXECUTE FUNCTION private.end_nobody_paid();
CREATE TRIGGER end_nobody_paid_by_change AFTER UPDATE ON public.facts REFERENCING OLD TABLE AS was NEW TABLE AS told FOR EACH STATEMENT EXECUTE FUNCTION private.end_nobody_paid();
CREATE TRIGGER guard_fact BEFORE INSERT OR UPDATE ON public.facts FOR EACH ROW WHEN ((current_setting('undaunted.is_unnaming'::text, true) IS DISTINCT FROM 'on'::text)) EXECUTE FUNCTION private.guard_fact();

-- ────────────────────────────────────────────────────────────────────────────────────── public.follows

-- Who follows whom.
create table public.follows (
  id uuid not null default gen_random_uuid(),
  follower_id uuid not null default auth.uid(),
  following_id uuid not null,
  created_at timestamp with time zone not null default now(),
  constraint follows_pkey PRIMARY KEY (id),
  constraint follows_follower_id_following_id_key UNIQUE (follower_id, following_id),
  constraint follows_follower_id_fkey FOREIGN KEY (follower_id) REFERENCES public.profiles(id) ON DELETE CASCADE,
  constraint follows_following_id_fkey FOREIGN KEY (following_id) REFERENCES public.profiles(id) ON DELETE CASCADE,
  constraint nobody_follows_themselves CHECK ((follower_id <> following_id))
);

alter table public.follows enable row level security;
alter publication supabase_realtime add table public.follows;
grant delete, select on public.follows to authenticated;
grant all on public.follows to service_role;
grant insert (follower_id, following_id) on public.follows to authenticated;

CREATE INDEX follows_newest_followed ON public.follows USING btree (follower_id, created_at DESC);
CREATE INDEX follows_newest_followers ON public.follows USING btree (following_id, created_at DESC);

create policy "Members read who follows whom" on public.follows
  for select to authenticated
  using (true);

create policy "Members follow as themselves" on public.follows
  for insert to authenticated
  with check (follower_id = ( SELECT auth.uid() AS uid));

create policy "Members unfollow as themselves" on public.follows
  for delete to authenticated
  using (follower_id = ( SELECT auth.uid() AS uid));

create policy "Members with a second factor have given it to insert" on public.follows
  as restrictive for insert to authenticated
  with check ( SELECT private.has_given_second_factor() AS has_given_second_factor);

create policy "Members with a second factor have given it to delete" on public.follows
  as restrictive for delete to authenticated
  using ( SELECT private.has_given_second_factor() AS has_given_second_factor);

create policy "Members meet nobody across a block" on public.follows
  as restrictive for all to authenticated
  using ((follower_id <> ALL (ARRAY( SELECT private.hidden_members() AS hidden_members))) AND (following_id <> ALL (ARRAY( SELECT private.hidden_members() AS hidden_members))));

CREATE TRIGGER count_added AFTER INSERT ON public.follows REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION private.count_public_follows();
CREATE TRIGGER count_removed AFTER DELETE ON public.follows REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION private.count_public_follows();
CREATE TRIGGER tell_of_follows AFTER INSERT ON public.follows REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION private.tell_of_follows();
CREATE TRIGGER untell_follows AFTER DELETE ON public.follows REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION private.untell_follows();

-- ─────────────────────────────────────────────────────────────────────────── public.forecast_revisions

-- What a forecast was before: the last forty of its states that are five minutes apart, or were restored over.
create table public.forecast_revisions (
  project_id uuid not null,
  version integer not null,
  model jsonb not null,
  saved_at timestamp with time zone not null,
  kept_at timestamp with time zone not null default now(),
  constraint forecast_revisions_pkey PRIMARY KEY (project_id, version),
  constraint forecast_revisions_project_id_fkey FOREIGN KEY (project_id) REFERENCES public.forecasts(project_id) ON DELETE CASCADE
);

alter table public.forecast_revisions enable row level security;
grant select on public.forecast_revisions to authenticated;
grant all on public.forecast_revisions to service_role;

create policy "Founders read what their forecast was" on public.forecast_revisions
  for select to authenticated
  using (project_id = ANY (ARRAY( SELECT private.usable_projects() AS usable_projects)));

CREATE TRIGGER count_added AFTER INSERT ON public.forecast_revisions REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION private.count_history();
CREATE TRIGGER count_removed AFTER DELETE ON public.forecast_revisions REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION private.count_history();

-- ──────────────────────────────────────────────────────────────────────────────────── public.forecasts

-- The financial forecast of a project: its drivers. Every figure is computed from them.
create table public.forecasts (
  project_id uuid not null,
  model jsonb not null,
  -- Grows by one with every change. Who writes names the one they saw: two tabs cannot write over each other unseen.
  version integer not null default 1,
  -- The version this one was brought back from, if it was.
  restored_from integer,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  constraint forecasts_pkey PRIMARY KEY (project_id),
  constraint forecasts_project_id_fkey FOREIGN KEY (project_id) REFERENCES public.startup_projects(id) ON DELETE CASCADE,
  constraint model_is_an_object_up_to_256_kb CHECK (((jsonb_typeof(model) = 'object'::text) AND (octet_length((model)::text) <= 262144)))
);

alter table public.forecasts enable row level security;
grant delete, select on public.forecasts to authenticated;
grant all on public.forecasts to service_role;
grant insert (project_id, model) on public.forecasts to authenticated;
grant update (model, version, restored_from) on public.forecasts to authenticated;

create policy "Founders read their forecast" on public.forecasts
  for select to authenticated
  using (project_id = ANY (ARRAY( SELECT private.usable_projects() AS usable_projects)));

create policy "Founders begin a forecast" on public.forecasts
  for insert to authenticated
  with check (project_id = ANY (ARRAY( SELECT private.usable_projects() AS usable_projects)));

create policy "Founders change their forecast" on public.forecasts
  for update to authenticated
  using (project_id = ANY (ARRAY( SELECT private.usable_projects() AS usable_projects)));

create policy "Founders delete their forecast" on public.forecasts
  for delete to authenticated
  using (project_id = ANY (ARRAY( SELECT private.usable_projects() AS usable_projects)));

CREATE TRIGGER count_added AFTER INSERT ON public.forecasts REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION private.count_memory();
CREATE TRIGGER count_changed AFTER UPDATE ON public.forecasts REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION private.count_memory();
CREATE TRIGGER count_removed AFTER DELETE ON public.forecasts REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION private.count_memory();
CREATE TRIGGER keep_revision BEFORE UPDATE ON public.forecasts FOR EACH ROW EXECUTE FUNCTION private.keep_forecast_revision();

-- ───────────────────────────────────────────────────────────────────────────── public.function_answers

-- What a helper answered to a call, for ten minutes: the same call made again is answered without asking again. No answer yet: it is being worked on. The server's alone.
create table public.function_answers (
  user_id uuid not null,
  request_id uuid not null,
  answer jsonb,
  created_at timestamp with time zone not null default now(),
  constraint function_answers_pkey PRIMARY KEY (user_id, request_id),
  constraint function_answers_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE
);

alter table public.function_answers enable row level security;
grant all on public.function_answers to service_role;

CREATE INDEX function_answers_oldest ON public.function_answers USING btree (created_at);

CREATE TRIGGER keep_newest AFTER INSERT ON public.function_answers REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION private.keep_newest('user_id', 'created_at desc, request_id');

-- ────────────────────────────────────────────────────────────────────────────── public.helper_sessions

-- The working talk of a project with each helper: messages, the result being worked on. What is saved is in ai_outputs.
create table public.helper_sessions (
  project_id uuid not null,
  helper text not null,
  state jsonb not null default '{}'::jsonb,
  -- Grows with every change: what a page has heard of is never older than what it shows.
  revision bigint not null default 1,
  updated_at timestamp with time zone not null default now(),
  constraint helper_sessions_pkey PRIMARY KEY (project_id, helper),
  constraint helper_sessions_project_id_fkey FOREIGN KEY (project_id) REFERENCES public.startup_projects(id) ON DELETE CASCADE,
  constraint helper_is_known CHECK ((helper = ANY (ARRAY['mentor'::text, 'problem-validation'::text, 'competitor-analysis'::text, 'insights'::text, 'market-research'::text, 'idea-refinement'::text, 'customer-segments'::text, 'pitch'::text]))),
  constraint state_has_at_most_2000_messages CHECK (((jsonb_typeof((state -> 'messages'::text)) IS DISTINCT FROM 'array'::text) OR (jsonb_array_length((state -> 'messages'::text)) <= 2000))) NOT VALID,
  constraint state_is_an_object_up_to_1_mb CHECK (((jsonb_typeof(state) = 'object'::text) AND (octet_length((state)::text) <= 1048576)))
);

alter table public.helper_sessions enable row level security;
alter publication supabase_realtime add table public.helper_sessions;
grant select on public.helper_sessions to authenticated;
grant all on public.helper_sessions to service_role;
grant insert (project_id, helper, state) on public.helper_sessions to authenticated;
grant update (project_id, helper, state) on public.helper_sessions to authenticated;

create policy "Founders read their talks" on public.helper_sessions
  for select to authenticated
  using (project_id = ANY (ARRAY( SELECT private.usable_projects() AS usable_projects)));

create policy "Founders begin talks of their project" on public.helper_sessions
  for insert to authenticated
  with check (project_id = ANY (ARRAY( SELECT private.usable_projects() AS usable_projects)));

create policy "Founders go on with their talks" on public.helper_sessions
  for update to authenticated
  using (project_id = ANY (ARRAY( SELECT private.usable_projects() AS usable_projects)));

CREATE TRIGGER count_added AFTER INSERT ON public.helper_sessions REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION private.count_helper_sessions();
CREATE TRIGGER count_changed AFTER UPDATE ON public.helper_sessions REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION private.count_helper_sessions();
CREATE TRIGGER count_removed AFTER DELETE ON public.helper_sessions REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION private.count_helper_sessions();
CREATE TRIGGER count_revision BEFORE UPDATE ON public.helper_sessions FOR EACH ROW EXECUTE FUNCTION private.count_revision();

-- ─────────────────────────────────────────────────────────────────────────────────── public.interviews

-- A talk with somebody about the venture. Its quotes are facts, and rest on the source of the same id.
create table public.interviews (
  id uuid not null default gen_random_uuid(),
  project_id uuid not null,
  -- Null when nobody was named, or the person has been deleted since.
  contact_id uuid,
  held_at timestamp with time zone not null default now(),
  -- Kind words. They are kept and support nothing.
  compliments text[] not null default '{}'::text[],
  next_step text,
  created_at timestamp with time zone not null default now(),
  constraint interviews_pkey PRIMARY KEY (id),
  constraint interviews_project_id_fkey FOREIGN KEY (project_id) REFERENCES public.startup_projects(id) ON DELETE CASCADE,
  constraint interviews_with_a_contact_of_the_project FOREIGN KEY (contact_id, project_id) REFERENCES public.contacts(id, project_id) ON DELETE CASCADE,
  constraint at_most_5_compliments CHECK (((cardinality(compliments) <= 5) AND (char_length(array_to_string(compliments, ''::text)) <= 5000))),
  constraint next_step_is_1_to_500_characters CHECK (((next_step ~ '\S'::text) AND (char_length(next_step) <= 500)))
);

alter table public.interviews enable row level security;
alter publication supabase_realtime add table public.interviews;
grant delete, select on public.interviews to authenticated;
grant all on public.interviews to service_role;
grant insert (id, project_id, contact_id, held_at, compliments, next_step) on public.interviews to authenticated;

CREATE INDEX interviews_newest ON public.interviews USING btree (project_id, held_at DESC, id);
CREATE INDEX interviews_of_contact ON public.interviews USING btree (contact_id, project_id);

create policy "Founders read their interviews" on public.interviews
  for select to authenticated
  using (project_id = ANY (ARRAY( SELECT private.usable_projects() AS usable_projects)));

create policy "Founders log interviews" on public.interviews
  for insert to authenticated
  with check (project_id = ANY (ARRAY( SELECT private.usable_projects() AS usable_projects)));

create policy "Founders delete their interviews" on public.interviews
  for delete to authenticated
  using (project_id = ANY (ARRAY( SELECT private.usable_projects() AS usable_projects)));

CREATE TRIGGER count_added AFTER INSERT ON public.interviews REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION private.count_memory();
CREATE TRIGGER count_changed AFTER UPDATE ON public.interviews REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION private.count_memory();
CREATE TRIGGER count_removed AFTER DELETE ON public.interviews REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION private.count_memory();
CREATE TRIGGER delete_source AFTER DELETE ON public.interviews FOR EACH ROW EXECUTE FUNCTION private.delete_interview_source();

-- ───────────────────────────────────────────────────────────────────────────── public.journey_progress

-- The steps of the startup journey that a founder has completed.
create table public.journey_progress (
  project_id uuid not null,
  step_id public.journey_step not null,
  completed_at timestamp with time zone not null default now(),
  constraint journey_progress_pkey PRIMARY KEY (project_id, step_id),
  constraint journey_progress_project_id_fkey FOREIGN KEY (project_id) REFERENCES public.startup_projects(id) ON DELETE CASCADE
);

alter table public.journey_progress enable row level security;
grant delete, select on public.journey_progress to authenticated;
grant all on public.journey_progress to service_role;
grant insert (project_id, step_id) on public.journey_progress to authenticated;

create policy "Founders read their journey" on public.journey_progress
  for select to authenticated
  using (project_id = ANY (ARRAY( SELECT private.usable_projects() AS usable_projects)));

create policy "Founders complete their steps" on public.journey_progress
  for insert to authenticated
  with check (project_id = ANY (ARRAY( SELECT private.usable_projects() AS usable_projects)));

create policy "Founders reset their journey" on public.journey_progress
  for delete to authenticated
  using (project_id = ANY (ARRAY( SELECT private.usable_projects() AS usable_projects)));

-- ─────────────────────────────────────────────────────────────────────────────────── public.mail_queue

-- Mails of the product to its members, waiting and sent. One key of a kind is one mail to a member. The server's alone.
create table public.mail_queue (
  id uuid not null default gen_random_uuid(),
  member_id uuid not null,
  kind text not null,
  dedupe text not null,
  subject text not null,
  body jsonb not null,
  send_after timestamp with time zone not null default now(),
  attempts integer not null default 0,
  state text not null default 'waiting'::text,
  last_error text,
  created_at timestamp with time zone not null default now(),
  constraint mail_queue_pkey PRIMARY KEY (id),
  constraint mail_queue_member_id_kind_dedupe_key UNIQUE (member_id, kind, dedupe),
  constraint mail_queue_member_id_fkey FOREIGN KEY (member_id) REFERENCES auth.users(id) ON DELETE CASCADE,
  constraint body_is_an_object_up_to_64_kb CHECK (((jsonb_typeof(body) = 'object'::text) AND (octet_length((body)::text) <= 65536))),
  constraint dedupe_is_1_to_100_characters CHECK (((char_length(dedupe) >= 1) AND (char_length(dedupe) <= 100))),
  constraint kind_is_known CHECK ((kind = ANY (ARRAY['digest'::text, 'monday'::text, 'suspension'::text, 'news'::text]))),
  constraint state_is_known CHECK ((state = ANY (ARRAY['waiting'::text, 'sent'::text, 'unwanted'::text, 'given up'::text]))),
  constraint subject_is_1_to_200_characters CHECK (((subject ~ '\S'::text) AND (char_length(subject) <= 200)))
);

alter table public.mail_queue enable row level security;
grant all on public.mail_queue to service_role;

CREATE INDEX mail_queue_due ON public.mail_queue USING btree (send_after) WHERE (state = 'waiting'::text);
CREATE INDEX mail_queue_oldest ON public.mail_queue USING btree (created_at);

-- ────────────────────────────────────────────────────────────────────────────── public.market_research

-- The market research a founder chose to keep: one per project.
create table public.market_research (
  project_id uuid not null,
  market text not null,
  industry text not null,
  target_customer text,
  analysis text not null,
  data_quality public.data_quality not null default 'ai-estimated'::public.data_quality,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  constraint market_research_pkey PRIMARY KEY (project_id),
  constraint market_research_project_id_fkey FOREIGN KEY (project_id) REFERENCES public.startup_projects(id) ON DELETE CASCADE,
  constraint analysis_is_at_most_200000_characters CHECK ((char_length(analysis) <= 200000)),
  constraint industry_is_1_to_500_characters CHECK (((industry ~ '\S'::text) AND (char_length(industry) <= 500))),
  constraint market_is_1_to_500_characters CHECK (((market ~ '\S'::text) AND (char_length(market) <= 500))),
  constraint target_customer_is_at_most_2000_characters CHECK ((char_length(target_customer) <= 2000))
);

alter table public.market_research enable row level security;
grant select on public.market_research to authenticated;
grant all on public.market_research to service_role;
grant insert (project_id, market, industry, target_customer, analysis, data_quality) on public.market_research to authenticated;
grant update (project_id, market, industry, target_customer, analysis, data_quality) on public.market_research to authenticated;

create policy "Founders read their research" on public.market_research
  for select to authenticated
  using (project_id = ANY (ARRAY( SELECT private.usable_projects() AS usable_projects)));

create policy "Founders save research to their project" on public.market_research
  for insert to authenticated
  with check (project_id = ANY (ARRAY( SELECT private.usable_projects() AS usable_projects)));

create policy "Founders replace their research" on public.market_research
  for update to authenticated
  using (project_id = ANY (ARRAY( SELECT private.usable_projects() AS usable_projects)));

CREATE TRIGGER count_added AFTER INSERT ON public.market_research REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION private.count_public_market_research();
CREATE TRIGGER count_changed AFTER UPDATE ON public.market_research REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION private.count_public_market_research();
CREATE TRIGGER count_removed AFTER DELETE ON public.market_research REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION private.count_public_market_research();
CREATE TRIGGER touch_updated_at BEFORE UPDATE ON public.market_research FOR EACH ROW EXECUTE FUNCTION private.touch_updated_at();

-- ────────────────────────────────────────────────────────────────────────────────── public.member_keys

-- A member's own key for a provider of models, sealed with the instance's secret. The server's alone: it never goes back to a page.
create table public.member_keys (
  user_id uuid not null,
  provider text not null,
  sealed text not null,
  created_at timestamp with time zone not null default now(),
  -- Whether the provider gave something for it the last time: until then its member's answers are counted as everybody's.
  has_answered boolean not null default false,
  constraint member_keys_pkey PRIMARY KEY (user_id),
  constraint member_keys_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE,
  constraint provider_is_a_short_name CHECK ((provider ~ '^[a-z0-9-]{2,40}$'::text)),
  constraint sealed_is_up_to_2000_bytes CHECK (((octet_length(sealed) >= 40) AND (octet_length(sealed) <= 2000)))
);

alter table public.member_keys enable row level security;
grant all on public.member_keys to service_role;

-- ────────────────────────────────────────────────────────────────────────────── public.member_settings

-- What a member has chosen for themselves. Profiles are readable by all members; this is theirs alone.
create table public.member_settings (
  user_id uuid not null default auth.uid(),
  language text,
  early_access boolean not null default false,
  -- Whether the questions to a new founder were answered or put aside. Null is neither yet.
  first_minutes text,
  mail jsonb not null default '{}'::jsonb,
  -- {"activity": "on" | "off"}: whether others see that this member is online or typing, and this member of others. Nothing said is on.
  privacy jsonb not null default '{}'::jsonb,
  updated_at timestamp with time zone not null default now(),
  quiet_notifications text[] not null default '{}'::text[],
  -- What the member said to a model for the co-founder. Null is nothing yet.
  mind_offer text,
  constraint member_settings_pkey PRIMARY KEY (user_id),
  constraint member_settings_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE,
  constraint activity_is_on_or_off CHECK ((((privacy ->> 'activity'::text) IS NULL) OR ((privacy ->> 'activity'::text) = ANY (ARRAY['on'::text, 'off'::text])))),
  constraint first_minutes_are_over CHECK ((first_minutes = ANY (ARRAY['done'::text, 'skipped'::text]))),
  constraint language_is_one_we_speak CHECK ((language = ANY (ARRAY['en'::text, 'de'::text, 'es'::text, 'fr'::text, 'pt'::text]))),
  constraint mail_is_an_object_up_to_4000_bytes CHECK (((jsonb_typeof(mail) = 'object'::text) AND (octet_length((mail)::text) <= 4000))),
  constraint mail_is_chosen_from_what_there_is CHECK (((COALESCE((mail ->> 'digest'::text), 'daily'::text) = ANY (ARRAY['daily'::text, 'weekly'::text, 'off'::text])) AND (COALESCE((mail ->> 'monday'::text), 'on'::text) = ANY (ARRAY['on'::text, 'off'::text])) AND (COALESCE((mail ->> 'news'::text), 'on'::text) = ANY (ARRAY['on'::text, 'off'::text])) AND (COALESCE((mail ->> 'night'::text), 'hold'::text) = ANY (ARRAY['hold'::text, 'send'::text])))),
  constraint mind_offer_is_over CHECK ((mind_offer = ANY (ARRAY['declined'::text, 'taken'::text]))),
  constraint privacy_is_an_object_up_to_4000_bytes CHECK (((jsonb_typeof(privacy) = 'object'::text) AND (octet_length((privacy)::text) <= 4000))),
  constraint quiet_notifications_are_kinds CHECK (((quiet_notifications <@ ARRAY['like'::text, 'comment'::text, 'reply'::text, 'comment_like'::text, 'follow'::text, 'mention'::text]) AND (cardinality(quiet_notifications) <= 6)))
);

alter table public.member_settings enable row level security;
grant select on public.member_settings to authenticated;
grant all on public.member_settings to service_role;
grant insert (user_id, language, early_access, first_minutes, mail, privacy, quiet_notifications, mind_offer) on public.member_settings to authenticated;
grant update (user_id, language, early_access, first_minutes, mail, privacy, quiet_notifications, mind_offer) on public.member_settings to authenticated;

create policy "Members read their settings" on public.member_settings
  for select to authenticated
  using (user_id = ( SELECT auth.uid() AS uid));

create policy "Members choose settings" on public.member_settings
  for insert to authenticated
  with check (user_id = ( SELECT auth.uid() AS uid));

create policy "Members change their settings" on public.member_settings
  for update to authenticated
  using (user_id = ( SELECT auth.uid() AS uid));

create policy "Members with a second factor have given it" on public.member_settings
  as restrictive for all to authenticated
  using ( SELECT private.has_given_second_factor() AS has_given_second_factor);

CREATE TRIGGER end_topics_when_begun AFTER INSERT ON public.member_settings FOR EACH ROW WHEN (((new.privacy ->> 'activity'::text) = 'off'::text)) EXECUTE FUNCTION private.end_topics_of_member();
CREATE TRIGGER end_topics_when_changed AFTER UPDATE OF privacy ON public.member_settings FOR EACH ROW WHEN ((((new.privacy ->> 'activity'::text) = 'off'::text) AND ((old.privacy ->> 'activity'::text) IS DISTINCT FROM 'off'::text))) EXECUTE FUNCTION private.end_topics_of_member();
CREATE TRIGGER touch_updated_at BEFORE UPDATE ON public.member_settings FOR EACH ROW EXECUTE FUNCTION private.touch_updated_at();

-- ───────────────────────────────────────────────────────────────────────────────────── public.messages

-- What two members write to each other. Only the recipient marks a message read, once.
create table public.messages (
  id uuid not null default gen_random_uuid(),
  conversation_id uuid not null,
  sender_id uuid not null default auth.uid(),
  content text not null,
  created_at timestamp with time zone not null default now(),
  read_at timestamp with time zone,
  hidden_at timestamp with time zone,
  -- When its sender took it back; its content then only says so.
  deleted_at timestamp with time zone,
  constraint messages_pkey PRIMARY KEY (id),
  constraint messages_conversation_id_fkey FOREIGN KEY (conversation_id) REFERENCES public.conversations(id) ON DELETE CASCADE,
  constraint messages_sender_id_fkey FOREIGN KEY (sender_id) REFERENCES public.profiles(id) ON DELETE CASCADE,
  constraint content_is_1_to_4000_characters CHECK (((content ~ '\S'::text) AND (char_length(content) <= 4000)))
);

alter table public.messages enable row level security;
alter publication supabase_realtime add table public.messages;
grant select on public.messages to authenticated;
grant all on public.messages to service_role;
grant insert (id, conversation_id, sender_id, content) on public.messages to authenticated;
grant update (read_at) on public.messages to authenticated;

CREATE INDEX messages_newest ON public.messages USING btree (conversation_id, created_at DESC, id DESC);
CREATE INDEX messages_of_sender ON public.messages USING btree (sender_id);
CREATE INDEX messages_unread ON public.messages USING btree (conversation_id, sender_id) WHERE (read_at IS NULL);
CREATE INDEX messages_unread_newest ON public.messages USING btree (created_at) WHERE (read_at IS NULL);

create policy "Participants read their messages" on public.messages
  for select to authenticated
  using ((conversation_id = ANY (ARRAY( SELECT conversations.id
   FROM public.conversations
  WHERE ((conversations.first_member_id = ( SELECT auth.uid() AS uid)) OR (conversations.second_member_id = ( SELECT auth.uid() AS uid)))))) OR ((sender_id <> ( SELECT auth.uid() AS uid)) AND (conversation_id = ANY (ARRAY( SELECT private.closed_conversations() AS closed_conversations)))));

create policy "Participants write as themselves" on public.messages
  for insert to authenticated
  with check ((sender_id = ( SELECT auth.uid() AS uid)) AND (conversation_id = ANY (ARRAY( SELECT conversations.id
   FROM public.conversations
  WHERE ((conversations.first_member_id = ( SELECT auth.uid() AS uid)) OR (conversations.second_member_id = ( SELECT auth.uid() AS uid)))))));

create policy "Recipients mark messages read" on public.messages
  for update to authenticated
  using ((sender_id <> ( SELECT auth.uid() AS uid)) AND (conversation_id = ANY (ARRAY( SELECT conversations.id
   FROM public.conversations
  WHERE ((conversations.first_member_id = ( SELECT auth.uid() AS uid)) OR (conversations.second_member_id = ( SELECT auth.uid() AS uid)))))));

create policy "Members see nothing that is hidden" on public.messages
  as restrictive for select to authenticated
  using ((hidden_at IS NULL) OR (sender_id = ( SELECT auth.uid() AS uid)));

CREATE TRIGGER count_added AFTER INSERT ON public.messages REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION private.count_public_messages();
CREATE TRIGGER count_removed AFTER DELETE ON public.messages REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION private.count_public_messages();
CREATE TRIGGER hold_requests BEFORE INSERT ON public.messages FOR EACH ROW EXECUTE FUNCTION private.hold_requests();
CREATE TRIGGER keep_read_mark BEFORE UPDATE OF read_at ON public.messages FOR EACH ROW EXECUTE FUNCTION private.keep_read_mark();
CREATE TRIGGER keep_request_unread BEFORE UPDATE OF read_at ON public.messages FOR EACH ROW WHEN ((old.read_at IS NULL)) EXECUTE FUNCTION private.keep_request_unread();
CREATE TRIGGER refuse_invisible BEFORE INSERT OR UPDATE OF content ON public.messages FOR EACH ROW WHEN ((new.content ~ '^[\s\u0001-\u0020\u007f-\u00a0\u00ad\u034f\u061c\u115f\u1160\u1680\u17b4\u17b5\u180b-\u180f\u2000-\u200f\u2028-\u202f\u205f-\u206f\u2800\u3000\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufffb\U000e0000-\U000e0fff\u0300-\u036f\u0483-\u0489\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f]*$'::text)) EXECUTE FUNCTION private.refuse_invisible('A message');
CREATE TRIGGER touch_conversation AFTER INSERT ON public.messages FOR EACH ROW EXECUTE FUNCTION private.touch_conversation();

-- ─────────────────────────────────────────────────────────────────────────── public.moderation_actions

-- Every decision of the moderators, written with it and never changed.
create table public.moderation_actions (
  id uuid not null default gen_random_uuid(),
  -- Null where three reports decided.
  moderator_id uuid,
  action text not null,
  kind text not null,
  object_id uuid not null,
  member_id uuid not null,
  note text,
  until timestamp with time zone,
  created_at timestamp with time zone not null default now(),
  constraint moderation_actions_pkey PRIMARY KEY (id),
  constraint action_is_known CHECK ((action = ANY (ARRAY['hide'::text, 'restore'::text, 'warn'::text, 'suspend'::text]))),
  constraint kind_is_known CHECK ((kind = ANY (ARRAY['post'::text, 'comment'::text, 'message'::text, 'profile'::text]))),
  constraint note_is_at_most_1000_characters CHECK ((char_length(note) <= 1000))
);

alter table public.moderation_actions enable row level security;
grant select on public.moderation_actions to authenticated;
grant all on public.moderation_actions to service_role;

CREATE INDEX moderation_actions_newest ON public.moderation_actions USING btree (created_at DESC, id DESC);
CREATE INDEX moderation_actions_of_member ON public.moderation_actions USING btree (member_id, created_at DESC);

create policy "Moderators read what was decided" on public.moderation_actions
  for select to authenticated
  using ( SELECT private.is_moderator() AS is_moderator);

CREATE TRIGGER mail_suspension AFTER INSERT ON public.moderation_actions FOR EACH ROW WHEN ((new.action = 'suspend'::text)) EXECUTE FUNCTION private.mail_suspension();
CREATE TRIGGER tell_of_decision AFTER INSERT ON public.moderation_actions FOR EACH ROW EXECUTE FUNCTION private.tell_of_decision();

-- ─────────────────────────────────────────────────────────────────────────────────── public.moderators

-- Members who decide about reports. The server's alone.
create table public.moderators (
  user_id uuid not null,
  created_at timestamp with time zone not null default now(),
  constraint moderators_pkey PRIMARY KEY (user_id),
  constraint moderators_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE
);

alter table public.moderators enable row level security;
grant all on public.moderators to service_role;

-- ──────────────────────────────────────────────────────────────────────────────────────── public.mutes

-- Members and words that somebody does not want to read. Nobody else learns of it.
create table public.mutes (
  id uuid not null default gen_random_uuid(),
  user_id uuid not null default auth.uid(),
  muted_id uuid,
  word text,
  created_at timestamp with time zone not null default now(),
  constraint mutes_pkey PRIMARY KEY (id),
  constraint mutes_user_id_muted_id_key UNIQUE (user_id, muted_id),
  constraint mutes_user_id_word_key UNIQUE (user_id, word),
  constraint mutes_muted_id_fkey FOREIGN KEY (muted_id) REFERENCES public.profiles(id) ON DELETE CASCADE,
  constraint mutes_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.profiles(id) ON DELETE CASCADE,
  constraint a_member_or_a_word CHECK ((num_nonnulls(muted_id, word) = 1)),
  constraint nobody_mutes_themselves CHECK ((user_id <> muted_id)),
  constraint word_is_1_to_50_small_letters CHECK (((word = lower(btrim(word))) AND (word ~ '\S'::text) AND (char_length(word) <= 50)))
);

alter table public.mutes enable row level security;
grant delete, select on public.mutes to authenticated;
grant all on public.mutes to service_role;
grant insert (user_id, muted_id, word) on public.mutes to authenticated;

CREATE INDEX mutes_of_muted ON public.mutes USING btree (muted_id);

create policy "Members read what they mute" on public.mutes
  for select to authenticated
  using (user_id = ( SELECT auth.uid() AS uid));

create policy "Members mute for themselves" on public.mutes
  for insert to authenticated
  with check (user_id = ( SELECT auth.uid() AS uid));

create policy "Members take back what they mute" on public.mutes
  for delete to authenticated
  using (user_id = ( SELECT auth.uid() AS uid));

create policy "Members with a second factor have given it" on public.mutes
  as restrictive for all to authenticated
  using ( SELECT private.has_given_second_factor() AS has_given_second_factor);

CREATE TRIGGER count_added AFTER INSERT ON public.mutes REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION private.count_mutes();
CREATE TRIGGER count_removed AFTER DELETE ON public.mutes REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION private.count_mutes();
CREATE TRIGGER keep_word_mutes_added AFTER INSERT ON public.mutes REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION private.keep_word_mutes();
CREATE TRIGGER keep_word_mutes_changed AFTER UPDATE ON public.mutes REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION private.keep_word_mutes();
CREATE TRIGGER keep_word_mutes_removed AFTER DELETE ON public.mutes REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION private.keep_word_mutes();
CREATE TRIGGER mute_notifications AFTER INSERT ON public.mutes FOR EACH ROW WHEN ((new.muted_id IS NOT NULL)) EXECUTE FUNCTION private.mute_notifications();
CREATE TRIGGER mute_words_in_notifications AFTER INSERT ON public.mutes REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION private.mute_words_in_notifications();

-- ─────────────────────────────────────────────────────────────────────────── public.mvp_plan_revisions

-- What an MVP plan was before: the last forty of its states that are five minutes apart, or were restored over.
create table public.mvp_plan_revisions (
  project_id uuid not null,
  version integer not null,
  content jsonb not null,
  saved_at timestamp with time zone not null,
  kept_at timestamp with time zone not null default now(),
  constraint mvp_plan_revisions_pkey PRIMARY KEY (project_id, version),
  constraint mvp_plan_revisions_project_id_fkey FOREIGN KEY (project_id) REFERENCES public.mvp_plans(project_id) ON DELETE CASCADE
);

alter table public.mvp_plan_revisions enable row level security;
grant select on public.mvp_plan_revisions to authenticated;
grant all on public.mvp_plan_revisions to service_role;

create policy "Founders read what their product plan was" on public.mvp_plan_revisions
  for select to authenticated
  using (project_id = ANY (ARRAY( SELECT private.usable_projects() AS usable_projects)));

CREATE TRIGGER count_added AFTER INSERT ON public.mvp_plan_revisions REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION private.count_history();
CREATE TRIGGER count_removed AFTER DELETE ON public.mvp_plan_revisions REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION private.count_history();

-- ──────────────────────────────────────────────────────────────────────────────────── public.mvp_plans

-- What a founder builds first: the story map, what each story takes, and what there is to spend. The risk, its test and the metric are rows of the board.
create table public.mvp_plans (
  project_id uuid not null,
  content jsonb not null,
  -- Grows by one with every change. Who writes names the one they saw: two tabs cannot write over each other unseen.
  version integer not null default 1,
  -- The version this one was brought back from, if it was.
  restored_from integer,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  constraint mvp_plans_pkey PRIMARY KEY (project_id),
  constraint mvp_plans_project_id_fkey FOREIGN KEY (project_id) REFERENCES public.startup_projects(id) ON DELETE CASCADE,
  constraint content_is_an_object_up_to_256_kb CHECK (((jsonb_typeof(content) = 'object'::text) AND (octet_length((content)::text) <= 262144)))
);

alter table public.mvp_plans enable row level security;
grant delete, select on public.mvp_plans to authenticated;
grant all on public.mvp_plans to service_role;
grant insert (project_id, content) on public.mvp_plans to authenticated;
grant update (content, version, restored_from) on public.mvp_plans to authenticated;

create policy "Founders read their product plan" on public.mvp_plans
  for select to authenticated
  using (project_id = ANY (ARRAY( SELECT private.usable_projects() AS usable_projects)));

create policy "Founders begin a product plan" on public.mvp_plans
  for insert to authenticated
  with check (project_id = ANY (ARRAY( SELECT private.usable_projects() AS usable_projects)));

create policy "Founders change their product plan" on public.mvp_plans
  for update to authenticated
  using (project_id = ANY (ARRAY( SELECT private.usable_projects() AS usable_projects)));

create policy "Founders delete their product plan" on public.mvp_plans
  for delete to authenticated
  using (project_id = ANY (ARRAY( SELECT private.usable_projects() AS usable_projects)));

CREATE TRIGGER count_added AFTER INSERT ON public.mvp_plans REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION private.count_memory();
CREATE TRIGGER count_changed AFTER UPDATE ON public.mvp_plans REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION private.count_memory();
CREATE TRIGGER count_removed AFTER DELETE ON public.mvp_plans REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION private.count_memory();
CREATE TRIGGER keep_revision BEFORE UPDATE ON public.mvp_plans FOR EACH ROW EXECUTE FUNCTION private.keep_revision('mvp_plan_revisions');

-- ──────────────────────────────────────────────────────────────────────────── public.notification_list

-- The notifications of the caller with how many did it, the last three of them, what it is about, and what moderators decided.
create view public.notification_list with (security_invoker=true) as
 SELECT notification.id,
    notification.recipient_id,
    notification.kind,
    notification.post_id,
    notification.comment_id,
    notification.created_at,
    notification.updated_at,
    notification.read_at,
    ( SELECT count(*) AS count
           FROM private.notification_actors actor
          WHERE (actor.notification_id = notification.id)) AS actor_count,
    COALESCE(( SELECT jsonb_agg(jsonb_build_object('id', latest.id, 'full_name', latest.full_name, 'avatar_url', latest.avatar_url)) AS jsonb_agg
           FROM ( SELECT profile.id,
                    profile.full_name,
                    profile.avatar_url
                   FROM (private.notification_actors actor
                     JOIN public.profiles profile ON ((profile.id = actor.actor_id)))
                  WHERE (actor.notification_id = notification.id)
                  ORDER BY actor.created_at DESC, actor.actor_id
                 LIMIT 3) latest), '[]'::jsonb) AS actors,
        CASE
            WHEN (notification.post_id IS NULL) THEN NULL::text
            WHEN (notification.kind = ANY (ARRAY['comment'::text, 'reply'::text])) THEN "left"(said.content, 200)
            WHEN (notification.comment_id IS NOT NULL) THEN ( SELECT "left"(comment.content, 200) AS "left"
               FROM public.comments comment
              WHERE (comment.id = notification.comment_id))
            ELSE ( SELECT "left"(post.content, 200) AS "left"
               FROM public.posts post
              WHERE (post.id = notification.post_id))
        END AS about,
        CASE
            WHEN (notification.decision_id IS NOT NULL) THEN private.decision_of(notification.id)
            ELSE NULL::jsonb
        END AS decision,
    COALESCE(notification.comment_id, said.id) AS about_id
   FROM (public.notifications notification
     LEFT JOIN LATERAL ( SELECT newest.id,
            newest.content
           FROM ( SELECT latest.id,
                    latest.content,
                    latest.created_at
                   FROM public.comments latest
                  WHERE ((latest.post_id = notification.post_id) AND (latest.user_id <> notification.recipient_id))
                  ORDER BY latest.created_at DESC, latest.id DESC
                 LIMIT 5) newest
          WHERE (NOT private.is_unwanted(newest.content))
          ORDER BY newest.created_at DESC, newest.id DESC
         LIMIT 1) said ON ((notification.kind = ANY (ARRAY['comment'::text, 'reply'::text]))));

grant select on public.notification_list to authenticated;
grant all on public.notification_list to service_role;

-- ──────────────────────────────────────────────────────────────────────────────── public.notifications

-- What members are told, written by triggers. One unread row per recipient, kind and thing; updated_at is about the time of the last event.
create table public.notifications (
  id uuid not null default gen_random_uuid(),
  recipient_id uuid not null,
  kind text not null,
  post_id uuid,
  comment_id uuid,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  read_at timestamp with time zone,
  -- What moderators decided. Not its post or comment: deleting that must not take the news away.
  decision_id uuid,
  constraint notifications_pkey PRIMARY KEY (id),
  constraint notifications_comment_id_fkey FOREIGN KEY (comment_id) REFERENCES public.comments(id) ON DELETE CASCADE,
  constraint notifications_decision_id_fkey FOREIGN KEY (decision_id) REFERENCES public.moderation_actions(id) ON DELETE CASCADE,
  constraint notifications_post_id_fkey FOREIGN KEY (post_id) REFERENCES public.posts(id) ON DELETE CASCADE,
  constraint notifications_recipient_id_fkey FOREIGN KEY (recipient_id) REFERENCES public.profiles(id) ON DELETE CASCADE,
  constraint it_is_about_what_its_kind_says CHECK ((((kind = 'moderation'::text) = (decision_id IS NOT NULL)) AND
CASE
    WHEN (kind = ANY (ARRAY['follow'::text, 'accepted_request'::text, 'moderation'::text])) THEN (num_nonnulls(post_id, comment_id) = 0)
    WHEN (kind = ANY (ARRAY['comment_like'::text, 'evidence_request'::text, 'evidence_answer'::text])) THEN (num_nonnulls(post_id, comment_id) = 2)
    WHEN (kind = 'mention'::text) THEN (post_id IS NOT NULL)
    ELSE ((post_id IS NOT NULL) AND (comment_id IS NULL))
END)),
  constraint kind_is_known CHECK ((kind = ANY (ARRAY['like'::text, 'comment'::text, 'reply'::text, 'comment_like'::text, 'follow'::text, 'mention'::text, 'accepted_request'::text, 'moderation'::text, 'evidence_request'::text, 'evidence_answer'::text])))
);

alter table public.notifications enable row level security;
alter publication supabase_realtime add table public.notifications;
grant select on public.notifications to authenticated;
grant all on public.notifications to service_role;
grant update (read_at) on public.notifications to authenticated;

CREATE INDEX notifications_latest ON public.notifications USING btree (recipient_id, updated_at DESC, id DESC);
CREATE INDEX notifications_of_comment ON public.notifications USING btree (comment_id);
CREATE INDEX notifications_of_decision ON public.notifications USING btree (decision_id);
CREATE INDEX notifications_of_post ON public.notifications USING btree (post_id);
CREATE INDEX notifications_oldest ON public.notifications USING btree (updated_at);
CREATE INDEX notifications_read ON public.notifications USING btree (read_at) WHERE (read_at IS NOT NULL);
CREATE INDEX notifications_unread ON public.notifications USING btree (recipient_id) WHERE (read_at IS NULL);
CREATE UNIQUE INDEX notifications_unread_of_thing ON public.notifications USING btree (COALESCE(comment_id, post_id, recipient_id), kind, recipient_id) WHERE ((read_at IS NULL) AND (kind <> 'moderation'::text));

create policy "Members read their notifications" on public.notifications
  for select to authenticated
  using (recipient_id = ( SELECT auth.uid() AS uid));

create policy "Members mark their notifications read" on public.notifications
  for update to authenticated
  using (recipient_id = ( SELECT auth.uid() AS uid));

create policy "Members with a second factor have given it" on public.notifications
  as restrictive for all to authenticated
  using ( SELECT private.has_given_second_factor() AS has_given_second_factor);

CREATE TRIGGER keep_newest AFTER INSERT ON public.notifications REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION private.keep_newest('recipient_id', 'updated_at desc, id desc', 'kind <> ''moderation''');
CREATE TRIGGER keep_read_mark BEFORE UPDATE OF read_at ON public.notifications FOR EACH ROW EXECUTE FUNCTION private.keep_read_mark();

-- ────────────────────────────────────────────────────────────────────────────────── public.post_drafts

-- Posts that a member put aside to send later, from any device. Their own alone. It may be too long still to be sent.
create table public.post_drafts (
  id uuid not null default gen_random_uuid(),
  user_id uuid not null default auth.uid(),
  content text not null,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  constraint post_drafts_pkey PRIMARY KEY (id),
  constraint post_drafts_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.profiles(id) ON DELETE CASCADE,
  constraint content_is_1_to_10000_characters CHECK (((content ~ '\S'::text) AND (char_length(content) <= 10000)))
);

alter table public.post_drafts enable row level security;
grant delete, select on public.post_drafts to authenticated;
grant all on public.post_drafts to service_role;
grant insert (id, user_id, content) on public.post_drafts to authenticated;
grant update (id, user_id, content) on public.post_drafts to authenticated;

CREATE INDEX post_drafts_newest ON public.post_drafts USING btree (user_id, updated_at DESC, id DESC);

create policy "Members read their post drafts" on public.post_drafts
  for select to authenticated
  using (user_id = ( SELECT auth.uid() AS uid));

create policy "Members put posts aside" on public.post_drafts
  for insert to authenticated
  with check (user_id = ( SELECT auth.uid() AS uid));

create policy "Members change their post drafts" on public.post_drafts
  for update to authenticated
  using (user_id = ( SELECT auth.uid() AS uid));

create policy "Members delete their post drafts" on public.post_drafts
  for delete to authenticated
  using (user_id = ( SELECT auth.uid() AS uid));

create policy "Members with a second factor have given it" on public.post_drafts
  as restrictive for all to authenticated
  using ( SELECT private.has_given_second_factor() AS has_given_second_factor);

CREATE TRIGGER count_added AFTER INSERT ON public.post_drafts REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION private.count_own('user_id');
CREATE TRIGGER count_changed AFTER UPDATE ON public.post_drafts REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION private.count_own('user_id');
CREATE TRIGGER count_removed AFTER DELETE ON public.post_drafts REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION private.count_own('user_id');
CREATE TRIGGER touch_updated_at BEFORE UPDATE ON public.post_drafts FOR EACH ROW EXECUTE FUNCTION private.touch_updated_at();

-- ─────────────────────────────────────────────────────────────────────────────────── public.post_likes

-- Who likes which post, at most once.
create table public.post_likes (
  id uuid not null default gen_random_uuid(),
  post_id uuid not null,
  user_id uuid not null default auth.uid(),
  created_at timestamp with time zone not null default now(),
  constraint post_likes_pkey PRIMARY KEY (id),
  constraint post_likes_post_id_user_id_key UNIQUE (post_id, user_id),
  constraint post_likes_post_id_fkey FOREIGN KEY (post_id) REFERENCES public.posts(id) ON DELETE CASCADE,
  constraint post_likes_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.profiles(id) ON DELETE CASCADE
);

alter table public.post_likes enable row level security;
grant delete, select on public.post_likes to authenticated;
grant all on public.post_likes to service_role;
grant insert (post_id, user_id) on public.post_likes to authenticated;

CREATE INDEX post_likes_newest ON public.post_likes USING btree (post_id, created_at DESC, id DESC);
CREATE INDEX post_likes_of_member ON public.post_likes USING btree (user_id, post_id);

create policy "Members read who likes a post" on public.post_likes
  for select to authenticated
  using (true);

create policy "Members like posts as themselves" on public.post_likes
  for insert to authenticated
  with check (user_id = ( SELECT auth.uid() AS uid));

create policy "Members take back their like of a post" on public.post_likes
  for delete to authenticated
  using (user_id = ( SELECT auth.uid() AS uid));

create policy "Members meet nobody across a block" on public.post_likes
  as restrictive for select to authenticated
  using ((user_id <> ALL (ARRAY( SELECT private.hidden_members() AS hidden_members))) AND ((user_id = ( SELECT auth.uid() AS uid)) OR (EXISTS ( SELECT
   FROM public.posts
  WHERE (posts.id = post_likes.post_id)))));

create policy "Members like what they see" on public.post_likes
  as restrictive for insert to authenticated
  with check (EXISTS ( SELECT
   FROM public.posts
  WHERE (posts.id = post_likes.post_id)));

create policy "Members with a second factor have given it to insert" on public.post_likes
  as restrictive for insert to authenticated
  with check ( SELECT private.has_given_second_factor() AS has_given_second_factor);

create policy "Members with a second factor have given it to delete" on public.post_likes
  as restrictive for delete to authenticated
  using ( SELECT private.has_given_second_factor() AS has_given_second_factor);

CREATE TRIGGER count_added AFTER INSERT ON public.post_likes REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION private.count_public_post_likes();
CREATE TRIGGER tell_of_likes AFTER INSERT ON public.post_likes REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION private.tell_of_likes();
CREATE TRIGGER untell_likes AFTER DELETE ON public.post_likes REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION private.untell_likes();
CREATE TRIGGER update_count_of_added AFTER INSERT ON public.post_likes REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION private.count_post_likes();
CREATE TRIGGER update_count_of_removed AFTER DELETE ON public.post_likes REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION private.count_post_likes();

-- ──────────────────────────────────────────────────────────────────────────────────────── public.posts

-- What members share. Both counts are kept by triggers.
create table public.posts (
  id uuid not null default gen_random_uuid(),
  user_id uuid not null default auth.uid(),
  content text not null,
  image_url text,
  created_at timestamp with time zone not null default now(),
  likes_count integer not null default 0,
  comments_count integer not null default 0,
  hidden_at timestamp with time zone,
  constraint posts_pkey PRIMARY KEY (id),
  constraint posts_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.profiles(id) ON DELETE CASCADE,
  constraint content_is_1_to_3000_characters CHECK (((content ~ '\S'::text) AND (char_length(content) <= 3000))),
  constraint counts_are_not_negative CHECK (((likes_count >= 0) AND (comments_count >= 0))),
  constraint image_url_is_a_web_address CHECK (((image_url ~* '^(https?://\S+|[^\s:]+)$'::text) AND (char_length(image_url) <= 2048)))
);

alter table public.posts enable row level security;
alter publication supabase_realtime add table public.posts;
grant delete, select on public.posts to authenticated;
grant all on public.posts to service_role;
grant insert (id, user_id, content, image_url) on public.posts to authenticated;

CREATE INDEX posts_newest ON public.posts USING btree (created_at DESC, id DESC);
CREATE INDEX posts_newest_of_author ON public.posts USING btree (user_id, created_at DESC, id DESC);
CREATE INDEX posts_to_delete ON public.posts USING btree (user_id, id) WHERE (hidden_at = '-infinity'::timestamp with time zone);

create policy "Members read posts" on public.posts
  for select to authenticated
  using (true);

create policy "Members post as themselves" on public.posts
  for insert to authenticated
  with check (user_id = ( SELECT auth.uid() AS uid));

create policy "Authors delete their posts" on public.posts
  for delete to authenticated
  using (user_id = ( SELECT auth.uid() AS uid));

create policy "Members meet nobody across a block" on public.posts
  as restrictive for select to authenticated
  using (user_id <> ALL (ARRAY( SELECT private.hidden_members() AS hidden_members)));

create policy "Members see nothing that is hidden" on public.posts
  as restrictive for select to authenticated
  using ((hidden_at IS NULL) OR ((hidden_at > '-infinity'::timestamp with time zone) AND ((user_id = ( SELECT auth.uid() AS uid)) OR ( SELECT private.is_moderator() AS is_moderator))));

create policy "Members with a second factor have given it to insert" on public.posts
  as restrictive for insert to authenticated
  with check ( SELECT private.has_given_second_factor() AS has_given_second_factor);

create policy "Members with a second factor have given it to delete" on public.posts
  as restrictive for delete to authenticated
  using ( SELECT private.has_given_second_factor() AS has_given_second_factor);

CREATE TRIGGER count_added AFTER INSERT ON public.posts REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION private.count_public_posts();
CREATE TRIGGER count_removed AFTER DELETE ON public.posts REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION private.count_public_posts();
CREATE TRIGGER delete_in_parts BEFORE DELETE ON public.posts FOR EACH ROW EXECUTE FUNCTION private.delete_post_in_parts();
CREATE TRIGGER keep_post_search AFTER INSERT OR UPDATE OF content, created_at ON public.posts FOR EACH ROW EXECUTE FUNCTION private.keep_post_search();
CREATE TRIGGER refuse_invisible BEFORE INSERT OR UPDATE OF content ON public.posts FOR EACH ROW WHEN ((new.content ~ '^[\s\u0001-\u0020\u007f-\u00a0\u00ad\u034f\u061c\u115f\u1160\u1680\u17b4\u17b5\u180b-\u180f\u2000-\u200f\u2028-\u202f\u205f-\u206f\u2800\u3000\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufffb\U000e0000-\U000e0fff\u0300-\u036f\u0483-\u0489\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f]*$'::text)) EXECUTE FUNCTION private.refuse_invisible('A post');
CREATE TRIGGER tell_of_posts AFTER INSERT ON public.posts REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION private.tell_of_posts();

-- ───────────────────────────────────────────────────────────────────────────────────── public.profiles

-- What members see of each other. One row per account, made with it.
create table public.profiles (
  id uuid not null,
  full_name text,
  -- Accepted on insert, never stored: auth.users keeps the address, so no read of this table can reveal it.
  email text,
  avatar_url text,
  user_type public.user_type not null default 'founder'::public.user_type,
  company_name text,
  location text,
  bio text,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  -- What stands behind the @ of a mention: unique, 3 to 30 of a-z, 0-9 and _. Made from the name when none is given.
  handle text collate "C" not null default ''::text,
  -- What they build, in a sentence, if they want to share it.
  building text,
  -- The industry of what they build, if they want to share it.
  industry public.industry,
  looking_for text,
  open_to_talk boolean not null default false,
  links text[] not null default '{}'::text[],
  constraint profiles_pkey PRIMARY KEY (id),
  constraint profiles_id_fkey FOREIGN KEY (id) REFERENCES auth.users(id) ON DELETE CASCADE,
  constraint avatar_url_is_a_web_address CHECK (((avatar_url ~* '^(https?://\S+|[^\s:]+)$'::text) AND (char_length(avatar_url) <= 2048))),
  constraint bio_is_at_most_500_characters CHECK ((char_length(bio) <= 500)),
  constraint building_is_at_most_300_characters CHECK ((char_length(building) <= 300)),
  constraint company_name_is_at_most_100_characters CHECK ((char_length(company_name) <= 100)),
  constraint email_is_kept_by_auth_alone CHECK ((email IS NULL)),
  constraint full_name_is_1_to_100_characters CHECK (((full_name ~ '\S'::text) AND (char_length(full_name) <= 100))),
  constraint handle_is_3_to_30_letters_digits_or_underscores CHECK ((handle ~ '^[a-z0-9_]{3,30}$'::text)),
  constraint links_are_up_to_5_web_addresses CHECK (((cardinality(links) <= 5) AND (array_position(links, NULL::text) IS NULL) AND (array_to_string(links, ' '::text) ~* '^(https?://\S+( https?://\S+)*)?$'::text) AND (char_length(array_to_string(links, ' '::text)) <= 1500))),
  constraint location_is_at_most_100_characters CHECK ((char_length(location) <= 100)),
  constraint looking_for_is_at_most_300_characters CHECK ((char_length(looking_for) <= 300))
);

alter table public.profiles enable row level security;
alter publication supabase_realtime add table public.profiles;
grant select on public.profiles to authenticated;
grant all on public.profiles to service_role;
grant insert (id, full_name, email, avatar_url, user_type, company_name, location, bio, handle, building, industry, looking_for, open_to_talk, links) on public.profiles to authenticated;
grant update (id, full_name, email, avatar_url, user_type, company_name, location, bio, handle, building, industry, looking_for, open_to_talk, links) on public.profiles to authenticated;

CREATE UNIQUE INDEX profiles_handle ON public.profiles USING btree (handle);
CREATE INDEX profiles_newest ON public.profiles USING btree (created_at DESC, id DESC);
CREATE INDEX profiles_newest_of_place ON public.profiles USING btree (lower(btrim(location)), created_at DESC, id DESC);

create policy "Members read profiles" on public.profiles
  for select to authenticated
  using (true);

create policy "Members add their own missing profile" on public.profiles
  for insert to authenticated
  with check (id = ( SELECT auth.uid() AS uid));

create policy "Members change their own profile" on public.profiles
  for update to authenticated
  using (id = ( SELECT auth.uid() AS uid));

create policy "Members meet nobody across a block" on public.profiles
  as restrictive for select to authenticated
  using (id <> ALL (ARRAY( SELECT private.hidden_members() AS hidden_members)));

create policy "Members with a second factor have given it to insert" on public.profiles
  as restrictive for insert to authenticated
  with check ( SELECT private.has_given_second_factor() AS has_given_second_factor);

create policy "Members with a second factor have given it to update" on public.profiles
  as restrictive for update to authenticated
  using ( SELECT private.has_given_second_factor() AS has_given_second_factor);

CREATE TRIGGER give_handle BEFORE INSERT OR UPDATE OF handle ON public.profiles FOR EACH ROW EXECUTE FUNCTION private.give_handle();
CREATE TRIGGER keep_former_handle AFTER UPDATE OF handle ON public.profiles FOR EACH ROW WHEN ((old.handle <> new.handle)) EXECUTE FUNCTION private.keep_former_handle();
CREATE TRIGGER keep_profile_search AFTER INSERT OR UPDATE OF full_name, company_name, user_type, industry, location, building, looking_for, bio, created_at ON public.profiles FOR EACH ROW EXECUTE FUNCTION private.keep_profile_search();
CREATE TRIGGER leave_email_to_auth BEFORE INSERT OR UPDATE OF email ON public.profiles FOR EACH ROW EXECUTE FUNCTION private.leave_email_to_auth();
CREATE TRIGGER refuse_invisible BEFORE INSERT OR UPDATE OF full_name ON public.profiles FOR EACH ROW WHEN ((new.full_name ~ '^[\s\u0001-\u0020\u007f-\u00a0\u00ad\u034f\u061c\u115f\u1160\u1680\u17b4\u17b5\u180b-\u180f\u2000-\u200f\u2028-\u202f\u205f-\u206f\u2800\u3000\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufffb\U000e0000-\U000e0fff\u0300-\u036f\u0483-\u0489\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f]*$'::text)) EXECUTE FUNCTION private.refuse_invisible('A name');
CREATE TRIGGER touch_updated_at BEFORE UPDATE ON public.profiles FOR EACH ROW EXECUTE FUNCTION private.touch_updated_at();

-- ────────────────────────────────────────────────────────────────────────────────── public.quota_usage

-- What each member keeps of each kind (per_seconds 0), or has added since a window of so many seconds began.
create table public.quota_usage (
  user_id uuid not null,
  kind text not null,
  per_seconds integer not null,
  rows bigint not null,
  bytes bigint not null,
  began_at timestamp with time zone not null default now(),
  constraint quota_usage_pkey PRIMARY KEY (user_id, kind, per_seconds),
  constraint quota_usage_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE
);

alter table public.quota_usage enable row level security;
grant select on public.quota_usage to authenticated;
grant all on public.quota_usage to service_role;

create policy "Members read their own usage" on public.quota_usage
  for select to authenticated
  using (user_id = ( SELECT auth.uid() AS uid));

create policy "Members with a second factor have given it" on public.quota_usage
  as restrictive for all to authenticated
  using ( SELECT private.has_given_second_factor() AS has_given_second_factor);

-- ─────────────────────────────────────────────────────────────────────────────────────── public.quotas

-- How much of each kind a member of a plan may keep at a time (per_seconds 0), or add within so many seconds.
create table public.quotas (
  kind text not null,
  plan public.subscription_plan not null,
  per_seconds integer not null default 0,
  -- Null is no limit. Lift a limit so, rather than by deleting its row: what has no row is not counted.
  max_rows bigint,
  max_bytes bigint,
  constraint quotas_pkey PRIMARY KEY (kind, plan, per_seconds),
  constraint limits_are_not_negative CHECK (((per_seconds >= 0) AND (max_rows >= 0) AND (max_bytes >= 0)))
);

alter table public.quotas enable row level security;
grant select on public.quotas to authenticated;
grant all on public.quotas to service_role;

create policy "Members read the quotas" on public.quotas
  for select to authenticated
  using (true);

-- ────────────────────────────────────────────────────────────────────────────────────── public.reports

-- What members tell the moderators, once per thing until it is decided. Read by its writer, and through the queue.
create table public.reports (
  id uuid not null default gen_random_uuid(),
  reporter_id uuid not null default auth.uid(),
  post_id uuid,
  comment_id uuid,
  message_id uuid,
  profile_id uuid,
  reason text not null,
  text text,
  created_at timestamp with time zone not null default now(),
  -- When a moderator decided. A later report of the same thing is a row of its own.
  resolved_at timestamp with time zone,
  -- Whom it is about: the author of what is reported; noted by a trigger.
  member_id uuid,
  constraint reports_pkey PRIMARY KEY (id),
  constraint reports_member_id_fkey FOREIGN KEY (member_id) REFERENCES public.profiles(id) ON DELETE CASCADE,
  constraint reports_profile_id_fkey FOREIGN KEY (profile_id) REFERENCES public.profiles(id) ON DELETE CASCADE,
  constraint reports_reporter_id_fkey FOREIGN KEY (reporter_id) REFERENCES public.profiles(id) ON DELETE CASCADE,
  constraint exactly_one_thing_is_reported CHECK ((num_nonnulls(post_id, comment_id, message_id, profile_id) = 1)),
  constraint it_is_about_somebody CHECK ((member_id IS NOT NULL)),
  constraint nobody_reports_themselves CHECK ((reporter_id <> profile_id)),
  constraint reason_is_one_of_five CHECK ((reason = ANY (ARRAY['spam'::text, 'harassment'::text, 'hate'::text, 'fraud'::text, 'other'::text]))),
  constraint text_is_at_most_1000_characters CHECK ((char_length(text) <= 1000))
);

alter table public.reports enable row level security;
grant select on public.reports to authenticated;
grant all on public.reports to service_role;
grant insert (reporter_id, post_id, comment_id, message_id, profile_id, reason, text) on public.reports to authenticated;

CREATE INDEX reports_of_comment ON public.reports USING btree (comment_id);
CREATE INDEX reports_of_member ON public.reports USING btree (member_id);
CREATE INDEX reports_of_message ON public.reports USING btree (message_id);
CREATE INDEX reports_of_post ON public.reports USING btree (post_id);
CREATE INDEX reports_of_profile ON public.reports USING btree (profile_id);
CREATE INDEX reports_of_reporter ON public.reports USING btree (reporter_id);
CREATE INDEX reports_open ON public.reports USING btree (created_at) WHERE (resolved_at IS NULL);
CREATE UNIQUE INDEX reports_open_once ON public.reports USING btree (reporter_id, COALESCE(post_id, comment_id, message_id, profile_id)) WHERE (resolved_at IS NULL);

create policy "Members read their reports" on public.reports
  for select to authenticated
  using (reporter_id = ( SELECT auth.uid() AS uid));

create policy "Members report what they see" on public.reports
  for insert to authenticated
  with check ((reporter_id = ( SELECT auth.uid() AS uid)) AND ((post_id IS NULL) OR (EXISTS ( SELECT
   FROM public.posts
  WHERE (posts.id = reports.post_id)))) AND ((comment_id IS NULL) OR (EXISTS ( SELECT
   FROM public.comments
  WHERE (comments.id = reports.comment_id)))) AND ((message_id IS NULL) OR (EXISTS ( SELECT
   FROM public.messages
  WHERE (messages.id = reports.message_id)))) AND ((profile_id IS NULL) OR (EXISTS ( SELECT
   FROM public.profiles
  WHERE (profiles.id = reports.profile_id))) OR private.has_talked_with(profile_id)));

create policy "Members with a second factor have given it" on public.reports
  as restrictive for all to authenticated
  using ( SELECT private.has_given_second_factor() AS has_given_second_factor);

CREATE TRIGGER keep_report_words AFTER INSERT ON public.reports FOR EACH ROW EXECUTE FUNCTION private.keep_report_words();
CREATE TRIGGER note_reported BEFORE INSERT ON public.reports FOR EACH ROW EXECUTE FUNCTION private.note_reported();
CREATE TRIGGER weigh_report AFTER INSERT ON public.reports FOR EACH ROW EXECUTE FUNCTION private.weigh_report();

-- ────────────────────────────────────────────────────────────────────────────────── public.share_links

-- Read-only links to what a founder shows, which only the founder can list. Revoking a link deletes its row.
create table public.share_links (
  id uuid not null default gen_random_uuid(),
  project_id uuid not null,
  token text not null,
  label text,
  created_at timestamp with time zone not null default now(),
  -- Whether the page has the founder's own facts about the venture. Links made before there were any have none.
  shows_facts boolean not null default true,
  kind public.share_kind not null default 'founder_plan'::public.share_kind,
  -- The deck or the plan as it is read, and all that the link shows. A founder's plan is read when it is opened.
  document jsonb,
  -- When the document was last put here.
  document_at timestamp with time zone not null default now(),
  -- From then on it shows nothing; null is never.
  expires_at timestamp with time zone,
  has_password boolean not null default false,
  constraint share_links_pkey PRIMARY KEY (id),
  constraint share_links_token_key UNIQUE (token),
  constraint share_links_project_id_fkey FOREIGN KEY (project_id) REFERENCES public.startup_projects(id) ON DELETE CASCADE,
  constraint a_document_is_an_object_up_to_512_kb CHECK (((jsonb_typeof(document) = 'object'::text) AND (octet_length((document)::text) <= 524288))),
  constraint every_link_but_the_plans_has_its_document CHECK (((kind = 'founder_plan'::public.share_kind) = (document IS NULL))),
  constraint label_is_at_most_100_characters CHECK ((char_length(label) <= 100))
);

alter table public.share_links enable row level security;
grant delete, select on public.share_links to authenticated;
grant all on public.share_links to service_role;
grant update (document) on public.share_links to authenticated;

CREATE INDEX share_links_of_project ON public.share_links USING btree (project_id, created_at DESC);

create policy "Founders read their share links" on public.share_links
  for select to authenticated
  using (project_id = ANY (ARRAY( SELECT private.usable_projects() AS usable_projects)));

create policy "Founders renew what their share links show" on public.share_links
  for update to authenticated
  using (project_id = ANY (ARRAY( SELECT private.usable_projects() AS usable_projects)));

create policy "Founders revoke their share links" on public.share_links
  for delete to authenticated
  using (project_id = ANY (ARRAY( SELECT private.usable_projects() AS usable_projects)));

CREATE TRIGGER count_added AFTER INSERT ON public.share_links REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION private.count_memory();
CREATE TRIGGER count_changed AFTER UPDATE ON public.share_links REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION private.count_memory();
CREATE TRIGGER count_removed AFTER DELETE ON public.share_links REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION private.count_memory();
CREATE TRIGGER note_document BEFORE UPDATE OF document ON public.share_links FOR EACH ROW EXECUTE FUNCTION private.note_document();

-- ────────────────────────────────────────────────────────────────────────────────────── public.sources

-- What facts rest on, in the words it came in: a form, a message, an interview, a page. Kept as it was; deleted, it takes its facts along.
create table public.sources (
  id uuid not null default gen_random_uuid(),
  project_id uuid not null,
  kind public.source_kind not null,
  text text not null,
  said_at timestamp with time zone not null default now(),
  created_at timestamp with time zone not null default now(),
  -- The helper whose talk it was said in; null where it was said elsewhere.
  helper text,
  constraint sources_pkey PRIMARY KEY (id),
  constraint sources_project_id_fkey FOREIGN KEY (project_id) REFERENCES public.startup_projects(id) ON DELETE CASCADE,
  constraint helper_is_named CHECK ((helper ~ '^[a-z-]{1,40}$'::text)),
  constraint text_is_1_to_200000_characters CHECK (((text ~ '\S'::text) AND (char_length(text) <= 200000)))
);

alter table public.sources enable row level security;
grant delete, select on public.sources to authenticated;
grant all on public.sources to service_role;
grant insert (id, project_id, kind, text, said_at, helper) on public.sources to authenticated;

CREATE INDEX sources_newest ON public.sources USING btree (project_id, said_at DESC, id);

create policy "Founders read their sources" on public.sources
  for select to authenticated
  using (project_id = ANY (ARRAY( SELECT private.usable_projects() AS usable_projects)));

create policy "Founders keep sources of their project" on public.sources
  for insert to authenticated
  with check (project_id = ANY (ARRAY( SELECT private.usable_projects() AS usable_projects)));

create policy "Founders delete their sources" on public.sources
  for delete to authenticated
  using (project_id = ANY (ARRAY( SELECT private.usable_projects() AS usable_projects)));

CREATE TRIGGER check_room BEFORE INSERT ON public.sources FOR EACH ROW EXECUTE FUNCTION private.check_room_for_source();
CREATE TRIGGER count_added AFTER INSERT ON public.sources REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION private.count_memory();
CREATE TRIGGER count_changed AFTER UPDATE ON public.sources REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION private.count_memory();
CREATE TRIGGER count_removed AFTER DELETE ON public.sources REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION private.count_memory();

-- ───────────────────────────────────────────────────────────────────────────── public.startup_projects

-- The one startup a member is building. All that the helpers make hangs on it.
create table public.startup_projects (
  id uuid not null default gen_random_uuid(),
  user_id uuid not null default auth.uid(),
  name text not null default 'My Startup'::text,
  description text not null default 'A brief description of your startup idea'::text,
  industry public.industry,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  constraint startup_projects_pkey PRIMARY KEY (id),
  constraint startup_projects_user_id_key UNIQUE (user_id),
  constraint startup_projects_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE,
  constraint description_is_at_most_4000_characters CHECK ((char_length(description) <= 4000)),
  constraint name_is_1_to_100_characters CHECK (((name ~ '\S'::text) AND (char_length(name) <= 100)))
);

alter table public.startup_projects enable row level security;
grant select on public.startup_projects to authenticated;
grant all on public.startup_projects to service_role;
grant insert (user_id, name, description, industry) on public.startup_projects to authenticated;
grant update (name, description, industry) on public.startup_projects to authenticated;

create policy "Founders read their own project" on public.startup_projects
  for select to authenticated
  using ((user_id = ( SELECT auth.uid() AS uid)) OR (id = ANY (ARRAY( SELECT private.usable_projects() AS usable_projects))));

create policy "Founders start their own project" on public.startup_projects
  for insert to authenticated
  with check (user_id = ( SELECT auth.uid() AS uid));

create policy "Founders change their own project" on public.startup_projects
  for update to authenticated
  using (id = ANY (ARRAY( SELECT private.usable_projects() AS usable_projects)));

create policy "Members with a second factor have given it" on public.startup_projects
  as restrictive for all to authenticated
  using ( SELECT private.has_given_second_factor() AS has_given_second_factor);

CREATE TRIGGER refuse_invisible BEFORE INSERT OR UPDATE OF name ON public.startup_projects FOR EACH ROW WHEN ((new.name ~ '^[\s\u0001-\u0020\u007f-\u00a0\u00ad\u034f\u061c\u115f\u1160\u1680\u17b4\u17b5\u180b-\u180f\u2000-\u200f\u2028-\u202f\u205f-\u206f\u2800\u3000\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufffb\U000e0000-\U000e0fff\u0300-\u036f\u0483-\u0489\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f]*$'::text)) EXECUTE FUNCTION private.refuse_invisible('A name');
CREATE TRIGGER release_contacts AFTER DELETE ON public.startup_projects FOR EACH ROW EXECUTE FUNCTION private.release_contacts();
CREATE TRIGGER release_evidence AFTER DELETE ON public.startup_projects FOR EACH ROW EXECUTE FUNCTION private.release_evidence();
CREATE TRIGGER release_forecasts AFTER DELETE ON public.startup_projects FOR EACH ROW EXECUTE FUNCTION private.release_forecasts();
CREATE TRIGGER release_history AFTER DELETE ON public.startup_projects FOR EACH ROW EXECUTE FUNCTION private.release_history();
CREATE TRIGGER release_memory AFTER DELETE ON public.startup_projects FOR EACH ROW EXECUTE FUNCTION private.release_memory();
CREATE TRIGGER release_outputs AFTER DELETE ON public.startup_projects FOR EACH ROW EXECUTE FUNCTION private.release_outputs();
CREATE TRIGGER touch_updated_at BEFORE UPDATE ON public.startup_projects FOR EACH ROW EXECUTE FUNCTION private.touch_updated_at();

-- ────────────────────────────────────────────────────────────────────────────────────── public.stories

-- Pictures that members see for 24 hours.
create table public.stories (
  id uuid not null default gen_random_uuid(),
  user_id uuid not null default auth.uid(),
  image_url text not null,
  created_at timestamp with time zone not null default now(),
  constraint stories_pkey PRIMARY KEY (id),
  constraint stories_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.profiles(id) ON DELETE CASCADE,
  constraint image_url_is_a_web_address CHECK (((image_url ~* '^(https?://\S+|[^\s:]+)$'::text) AND (char_length(image_url) <= 2048)))
);

alter table public.stories enable row level security;
alter publication supabase_realtime add table public.stories;
grant delete, select on public.stories to authenticated;
grant all on public.stories to service_role;
grant insert (id, user_id, image_url) on public.stories to authenticated;

CREATE INDEX stories_newest ON public.stories USING btree (created_at DESC, id DESC);
CREATE INDEX stories_of_member ON public.stories USING btree (user_id, created_at DESC, id DESC);

create policy "Members read stories of the last 24 hours" on public.stories
  for select to authenticated
  using (created_at > (now() - '24:00:00'::interval));

create policy "Members tell their own stories" on public.stories
  for insert to authenticated
  with check (user_id = ( SELECT auth.uid() AS uid));

create policy "Members delete their own stories" on public.stories
  for delete to authenticated
  using (user_id = ( SELECT auth.uid() AS uid));

create policy "Members are spared the stories of whom they mute" on public.stories
  as restrictive for select to authenticated
  using (user_id <> ALL (ARRAY( SELECT private.muted_members() AS muted_members)));

create policy "Members meet nobody across a block" on public.stories
  as restrictive for select to authenticated
  using (user_id <> ALL (ARRAY( SELECT private.hidden_members() AS hidden_members)));

create policy "Members with a second factor have given it" on public.stories
  as restrictive for all to authenticated
  using ( SELECT private.has_given_second_factor() AS has_given_second_factor);

CREATE TRIGGER count_added AFTER INSERT ON public.stories REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION private.count_public_stories();
CREATE TRIGGER count_removed AFTER DELETE ON public.stories REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION private.count_public_stories();

-- ────────────────────────────────────────────────────────────────────────────────── public.story_views

-- Which stories a member has seen; only that member can tell.
create table public.story_views (
  story_id uuid not null,
  viewer_id uuid not null default auth.uid(),
  viewed_at timestamp with time zone not null default now(),
  constraint story_views_pkey PRIMARY KEY (story_id, viewer_id),
  constraint story_views_story_id_fkey FOREIGN KEY (story_id) REFERENCES public.stories(id) ON DELETE CASCADE,
  constraint story_views_viewer_id_fkey FOREIGN KEY (viewer_id) REFERENCES public.profiles(id) ON DELETE CASCADE
);

alter table public.story_views enable row level security;
grant select on public.story_views to authenticated;
grant all on public.story_views to service_role;
grant insert (story_id, viewer_id) on public.story_views to authenticated;

CREATE INDEX story_views_of_member ON public.story_views USING btree (viewer_id, story_id);

create policy "Members read what they have seen" on public.story_views
  for select to authenticated
  using (viewer_id = ( SELECT auth.uid() AS uid));

create policy "Members mark live stories as seen" on public.story_views
  for insert to authenticated
  with check ((viewer_id = ( SELECT auth.uid() AS uid)) AND (EXISTS ( SELECT
   FROM public.stories
  WHERE (stories.id = story_views.story_id))));

create policy "Members with a second factor have given it" on public.story_views
  as restrictive for all to authenticated
  using ( SELECT private.has_given_second_factor() AS has_given_second_factor);

CREATE TRIGGER count_added AFTER INSERT ON public.story_views REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION private.count_own('viewer_id');

-- ────────────────────────────────────────────────────────────────────────────────── public.subscribers

-- Who subscribes to which plan. Members read their own row; the server writes it.
create table public.subscribers (
  user_id uuid not null,
  subscribed boolean not null default false,
  subscription_plan public.subscription_plan not null default 'free'::public.subscription_plan,
  subscription_tier text,
  subscription_end timestamp with time zone,
  stripe_customer_id text,
  stripe_subscription_id text,
  -- When the newest applied billing event was made: an older one changes nothing.
  last_event_at timestamp with time zone,
  updated_at timestamp with time zone not null default now(),
  constraint subscribers_pkey PRIMARY KEY (user_id),
  constraint subscribers_stripe_customer_id_key UNIQUE (stripe_customer_id),
  constraint subscribers_stripe_subscription_id_key UNIQUE (stripe_subscription_id),
  constraint subscribers_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE
);

alter table public.subscribers enable row level security;
grant select on public.subscribers to authenticated;
grant all on public.subscribers to service_role;

create policy "Subscribers read their own subscription" on public.subscribers
  for select to authenticated
  using (user_id = ( SELECT auth.uid() AS uid));

create policy "Members with a second factor have given it" on public.subscribers
  as restrictive for all to authenticated
  using ( SELECT private.has_given_second_factor() AS has_given_second_factor);

CREATE TRIGGER touch_updated_at BEFORE UPDATE ON public.subscribers FOR EACH ROW EXECUTE FUNCTION private.touch_updated_at();

-- ────────────────────────────────────────────────────────────────────────── public.validation_progress

-- How far each of the three validation items of a project is, with its data.
create table public.validation_progress (
  project_id uuid not null,
  item public.validation_item not null,
  completed boolean not null default false,
  data jsonb not null default '{}'::jsonb,
  updated_at timestamp with time zone not null default now(),
  constraint validation_progress_pkey PRIMARY KEY (project_id, item),
  constraint validation_progress_project_id_fkey FOREIGN KEY (project_id) REFERENCES public.startup_projects(id) ON DELETE CASCADE,
  constraint data_is_an_object_up_to_1_mb CHECK (((jsonb_typeof(data) = 'object'::text) AND (octet_length((data)::text) <= 1048576)))
);

alter table public.validation_progress enable row level security;
grant delete, select on public.validation_progress to authenticated;
grant all on public.validation_progress to service_role;
grant insert (project_id, item, completed, data) on public.validation_progress to authenticated;
grant update (project_id, item, completed, data) on public.validation_progress to authenticated;

create policy "Founders read their validation" on public.validation_progress
  for select to authenticated
  using (project_id = ANY (ARRAY( SELECT private.usable_projects() AS usable_projects)));

create policy "Founders begin a validation item" on public.validation_progress
  for insert to authenticated
  with check (project_id = ANY (ARRAY( SELECT private.usable_projects() AS usable_projects)));

create policy "Founders move a validation item on" on public.validation_progress
  for update to authenticated
  using (project_id = ANY (ARRAY( SELECT private.usable_projects() AS usable_projects)));

create policy "Founders reset their validation" on public.validation_progress
  for delete to authenticated
  using (project_id = ANY (ARRAY( SELECT private.usable_projects() AS usable_projects)));

CREATE TRIGGER count_added AFTER INSERT ON public.validation_progress REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION private.count_public_validation_progress();
CREATE TRIGGER count_changed AFTER UPDATE ON public.validation_progress REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION private.count_public_validation_progress();
CREATE TRIGGER count_removed AFTER DELETE ON public.validation_progress REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION private.count_public_validation_progress();
CREATE TRIGGER touch_updated_at BEFORE UPDATE ON public.validation_progress FOR EACH ROW EXECUTE FUNCTION private.touch_updated_at();

-- ─────────────────────────────────────────────────────────────────────────── On tables of the platform

CREATE TRIGGER hide_leaving_member AFTER UPDATE OF deleted_at ON auth.users FOR EACH ROW WHEN (((new.deleted_at IS NOT NULL) AND (old.deleted_at IS NULL))) EXECUTE FUNCTION private.hide_leaving_member();
CREATE TRIGGER welcome_new_member AFTER INSERT ON auth.users FOR EACH ROW EXECUTE FUNCTION private.welcome_new_member();

create policy "Members hear each other in a live conversation" on realtime.messages
  for select to authenticated
  using ( SELECT private.is_live_topic(( SELECT realtime.topic() AS topic)) AS is_live_topic);

create policy "Members show themselves in a live conversation" on realtime.messages
  for insert to authenticated
  with check ( SELECT private.is_live_topic(( SELECT realtime.topic() AS topic)) AS is_live_topic);

create policy "Members read live stories and their own pictures" on storage.objects
  for select to authenticated
  using (((bucket_id = 'stories'::text) AND (created_at > (now() - '24:00:00'::interval))) OR ((bucket_id = ANY (ARRAY['avatars'::text, 'stories'::text])) AND (name ~~ ((( SELECT auth.uid() AS uid))::text || '/%'::text))));

create policy "Members upload pictures to their own folder" on storage.objects
  for insert to authenticated
  with check ((bucket_id = ANY (ARRAY['avatars'::text, 'stories'::text])) AND (name ~~ ((( SELECT auth.uid() AS uid))::text || '/%'::text)));

create policy "Members replace pictures in their own folder" on storage.objects
  for update to authenticated
  using ((bucket_id = ANY (ARRAY['avatars'::text, 'stories'::text])) AND (name ~~ ((( SELECT auth.uid() AS uid))::text || '/%'::text)));

create policy "Members delete pictures in their own folder" on storage.objects
  for delete to authenticated
  using ((bucket_id = ANY (ARRAY['avatars'::text, 'stories'::text])) AND (name ~~ ((( SELECT auth.uid() AS uid))::text || '/%'::text)));

create policy "Members meet nobody across a block" on storage.objects
  as restrictive for select to authenticated
  using (split_part(name, '/'::text, 1) <> ALL (ARRAY( SELECT (private.hidden_members())::text AS hidden_members)));

create policy "Members with a second factor have given it" on storage.objects
  as restrictive for all to authenticated
  using ( SELECT private.has_given_second_factor() AS has_given_second_factor);

CREATE TRIGGER count_added AFTER INSERT ON storage.objects REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION private.count_storage_objects();
CREATE TRIGGER count_changed AFTER UPDATE ON storage.objects REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION private.count_storage_objects();
CREATE TRIGGER count_removed AFTER DELETE ON storage.objects REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION private.count_storage_objects();
CREATE TRIGGER refuse_files_of_deleted_members BEFORE INSERT OR UPDATE OF owner_id ON storage.objects FOR EACH ROW WHEN ((new.owner_id IS NOT NULL)) EXECUTE FUNCTION private.refuse_files_of_deleted_members();

-- ─────────────────────────────────────────────────────────────────────────────────────────── Functions

CREATE OR REPLACE FUNCTION private.about_of(profile public.profiles)
 RETURNS tsvector
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select setweight(to_tsvector('pg_catalog.simple', private.plain_letters(coalesce(profile.location, ''))), 'A')
    || setweight(to_tsvector('pg_catalog.simple', private.plain_letters(coalesce(profile.looking_for, ''))), 'B')
    || private.word_forms(concat_ws(' ', profile.user_type::text, nullif(profile.industry::text, 'other'),
      profile.location, profile.building, profile.looking_for, profile.bio))
    || to_tsvector('pg_catalog.simple', private.plain_letters(concat_ws(' ', profile.full_name, profile.company_name)))
$function$;
-- Only the owner may run it.

CREATE OR REPLACE FUNCTION private.add_participants()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  insert into public.conversation_participants (conversation_id, user_id)
  values (new.id, new.first_member_id), (new.id, new.second_member_id);
  return null;
end
$function$;
-- Only the owner may run it.

CREATE OR REPLACE FUNCTION private.answer_evidence(p_comment uuid, p_agrees boolean)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  said public.comments;
  request public.evidence_requests;
  project uuid;
  source uuid;
begin
  update public.evidence_requests asked
  set state = case when p_agrees then 'agreed' else 'declined' end, answered_at = now()
  where asked.comment_id = p_comment and asked.author_id = auth.uid() and asked.state = 'asked'
    and not private.is_blocked(asked.founder_id, asked.author_id) and private.has_given_second_factor()
  returning * into request;
  if request.comment_id is null then
    raise exception 'VALIDATION_ERROR: there is no such question' using errcode = '22023';
  end if;
  if not p_agrees then
    return;
  end if;
  select * into said from public.comments where id = p_comment;
  begin
    select id into strict project from public.startup_projects where user_id = request.founder_id;
    insert into public.sources (project_id, kind, text, said_at)
    values (project, 'interview', said.content, said.created_at)
    returning id into source;
    insert into public.facts (project_id, topic, text, quote, evidence, source_id, state, said_at)
    values (project, 'problem', left(said.content, 1000), left(said.content, 2000), 'told', source, 'proposed', said.created_at);
    update public.evidence_requests set source_id = source where comment_id = p_comment;
  exception when sqlstate 'PT413' or sqlstate 'PT429' or no_data_found then
    null;
  end;
  perform private.tell_members('evidence_answer', array[request.founder_id], array[said.post_id], array[said.id], array[said.user_id]);
end
$function$;
grant execute on function private.answer_evidence(p_comment uuid, p_agrees boolean) to authenticated;

CREATE OR REPLACE FUNCTION private.answer_request(conversation_id uuid, is_accepted boolean)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
#variable_conflict use_column
declare
  caller constant uuid := auth.uid();
  asked_by uuid;
begin
  select conversation.request_from into asked_by from public.conversations conversation
  where conversation.id = answer_request.conversation_id and conversation.request_from <> caller
    and caller in (conversation.first_member_id, conversation.second_member_id)
    and not private.is_blocked(conversation.first_member_id, conversation.second_member_id)
    and private.has_given_second_factor()
  for no key update;
  if not found then
    raise exception 'VALIDATION_ERROR: there is no such request' using errcode = '22023';
  end if;
  if is_accepted then
    update public.conversations set request_from = null where id = answer_request.conversation_id;
    perform private.tell_members('accepted_request', array[asked_by], array[null::uuid], array[null::uuid], array[caller]);
  else
    insert into private.ignored_requests (conversation_id, user_id) values (answer_request.conversation_id, caller)
    on conflict do nothing;
  end if;
end
$function$;
grant execute on function private.answer_request(conversation_id uuid, is_accepted boolean) to authenticated;

CREATE OR REPLACE FUNCTION private.ask_for_evidence(p_comment uuid)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  founder constant uuid := auth.uid();
  said public.comments;
begin
  select comment.* into said
  from public.comments comment join public.posts post on post.id = comment.post_id
  where comment.id = p_comment and post.user_id = founder and comment.user_id <> founder and comment.hidden_at is null
    and not private.is_blocked(founder, comment.user_id);
  if said.id is null or not private.has_given_second_factor() then
    raise exception 'VALIDATION_ERROR: this comment cannot be kept' using errcode = '22023';
  end if;
  perform private.refuse_too_much(kept, founder, private.plan_of(founder), 1, octet_length(said.content), true)
  from unnest('{sources, facts}'::text[]) kept;
  insert into public.evidence_requests (comment_id, founder_id, author_id) values (said.id, founder, said.user_id)
  on conflict do nothing;
  if found then
    perform private.tell_members('evidence_request', array[said.user_id], array[said.post_id], array[said.id], array[founder]);
  end if;
end
$function$;
grant execute on function private.ask_for_evidence(p_comment uuid) to authenticated;

CREATE OR REPLACE FUNCTION private.ask_for_mails()
 RETURNS void
 LANGUAGE sql
 SET search_path TO ''
AS $function$
  select pg_catalog.pg_notify('function_wanted', 'product-mail')
  where exists (select from public.mail_queue where state = 'waiting' and send_after <= now())
$function$;
-- Only the owner may run it.

CREATE OR REPLACE FUNCTION private.ask_for_monday_mails()
 RETURNS void
 LANGUAGE sql
 SET search_path TO ''
AS $function$
  select pg_catalog.pg_notify('function_wanted', 'product-mail/monday')
  where extract(isodow from now()) = 1 and extract(hour from now()) >= 5
$function$;
-- Only the owner may run it.

CREATE OR REPLACE FUNCTION private.audience(message public.messages)
 RETURNS SETOF uuid
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select unnest(array[first_member_id, second_member_id]) from public.conversations where id = message.conversation_id
$function$;
-- Only the owner may run it.

CREATE OR REPLACE FUNCTION private.audience(notification public.notifications)
 RETURNS SETOF uuid
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select notification.recipient_id
$function$;
-- Only the owner may run it.

CREATE OR REPLACE FUNCTION private.author_of(kind text, object_id uuid)
 RETURNS uuid
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select case kind
    when 'post' then (select user_id from public.posts where id = object_id)
    when 'comment' then (select user_id from public.comments where id = object_id)
    when 'message' then (select sender_id from public.messages where id = object_id)
    when 'profile' then (select id from public.profiles where id = object_id)
  end
$function$;
-- Only the owner may run it.

CREATE OR REPLACE FUNCTION private.blocked_people()
 RETURNS TABLE(id uuid, full_name text, avatar_url text, company_name text, created_at timestamp with time zone)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select profile.id, profile.full_name, profile.avatar_url, profile.company_name, block.created_at
  from public.blocks block join public.profiles profile on profile.id = block.blocked_id
  where block.blocker_id = auth.uid() and (select private.has_given_second_factor())
$function$;
grant execute on function private.blocked_people() to authenticated;

CREATE OR REPLACE FUNCTION private.bytes_of_file(metadata jsonb, user_metadata jsonb)
 RETURNS bigint
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select coalesce((metadata ->> 'size')::bigint, 0) + coalesce(octet_length(user_metadata::text), 0)
$function$;
-- Only the owner may run it.

CREATE OR REPLACE FUNCTION private.caller_network()
 RETURNS text
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
declare
  headers constant jsonb := nullif(current_setting('request.headers', true), '');
  address inet;
begin
  address := coalesce(headers ->> 'cf-connecting-ip', nullif(trim(split_part(headers ->> 'x-forwarded-for', ',', 1)), ''));
  return case family(address) when 6 then network(set_masklen(address, 64))::text else host(address) end;
exception
  when invalid_text_representation then
    return null;
end
$function$;
-- Only the owner may run it.

CREATE OR REPLACE FUNCTION private.check_room_for_output()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if (select user_id from public.startup_projects where id = new.project_id) = auth.uid() then
    perform private.refuse_too_much('outputs', auth.uid(), private.plan_of(auth.uid()), 1,
      octet_length(new.input_data::text) + octet_length(new.output_content) + octet_length(new.metadata::text), true);
  end if;
  return new;
end
$function$;
-- Only the owner may run it.

CREATE OR REPLACE FUNCTION private.check_room_for_source()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if (select user_id from public.startup_projects where id = new.project_id) = auth.uid() then
    perform private.refuse_too_much('sources', auth.uid(), private.plan_of(auth.uid()), 1, octet_length(new::text), true);
  end if;
  return new;
end
$function$;
-- Only the owner may run it.

CREATE OR REPLACE FUNCTION private.claim_mails(p_most integer)
 RETURNS TABLE(id uuid, member_id uuid, recipient text, kind text, subject text, body jsonb, attempts integer, named uuid[])
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  update public.mail_queue mail set send_after = seen.seen_at + interval '5 minutes'
  from private.last_seen seen
  where mail.kind = 'news' and mail.state = 'waiting' and mail.send_after <= now()
    and seen.user_id = mail.member_id and seen.seen_at > now() - interval '5 minutes';
  with
    due as (
      select mail.id, mail.member_id, mail.kind,
        mail.kind = 'suspension' or private.wants_mail(mail.member_id, mail.kind) as is_wanted,
        array(select jsonb_array_elements_text(mail.body -> 'told'))::uuid[] as told,
        mail.body ? 'told' as is_summary, mail.kind = 'news' as is_news, (mail.body ->> 'since')::timestamptz as since
      from public.mail_queue mail
      where mail.state = 'waiting' and mail.send_after <= now()
      order by mail.send_after
      limit p_most
      for update skip locked
    ),
    written as (
      select due.*, coalesce(summary.lines, news.lines) as lines, coalesce(summary.named, news.named) as named, news.headline
      from due
      left join lateral private.digest_lines(due.told) summary on due.is_summary
      left join lateral private.news_lines(due.member_id, due.since) news on due.is_news
    ),
    claimed as (
      update public.mail_queue mail set
        attempts = mail.attempts + 1,
        send_after = now() + interval '5 minutes',
        (state, body) = (
          select case when is_sent then 'waiting' else 'unwanted' end, case when is_sent then mail.body else '{}' end
          from (select written.is_wanted and recipient.id is not null
            and (written.lines is not null or not (written.is_summary or written.is_news)) as is_sent) as decided)
      from written left join auth.users recipient
        on recipient.id = written.member_id and recipient.email ~ '@' and recipient.email_confirmed_at is not null
        and (written.kind = 'suspension' or coalesce(recipient.banned_until, '-infinity') < now())
      where mail.id = written.id
      returning mail.*, recipient.email::text as address, written.lines, written.named, written.headline
    )
  select id, member_id, address, kind, coalesce(headline, subject),
    case when lines is null then body else
      body - 'told' - 'since' || jsonb_build_object('title', coalesce(headline, body ->> 'title'), 'notifications', lines) end,
    attempts, coalesce(named, '{}')
  from claimed where state = 'waiting'
$function$;
grant execute on function private.claim_mails(p_most integer) to service_role;

CREATE OR REPLACE FUNCTION private.claim_quota(p_member uuid, p_kind text, p_rows integer)
 RETURNS timestamp with time zone
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.count_usage(p_kind, p_member, p_rows, 0, 0, 0, false);
  return (
    select max(usage.began_at + make_interval(secs => per_seconds))
    from public.quota_usage usage join public.quotas quota using (kind, per_seconds)
    where usage.user_id = p_member and kind = p_kind and quota.plan = private.plan_of(p_member)
      and usage.rows > quota.max_rows);
end
$function$;
grant execute on function private.claim_quota(p_member uuid, p_kind text, p_rows integer) to service_role;

CREATE OR REPLACE FUNCTION private.closed_conversations()
 RETURNS SETOF uuid
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER ROWS 1
 SET search_path TO ''
AS $function$
begin
  return query
  select conversation.id
  from public.blocks block
  join public.conversations conversation
    on conversation.first_member_id = least(block.blocker_id, block.blocked_id)
    and conversation.second_member_id = greatest(block.blocker_id, block.blocked_id)
  where block.blocked_id = auth.uid() and private.has_given_second_factor()
    and not exists (
      select from public.blocks own where own.blocker_id = auth.uid() and own.blocked_id = block.blocker_id);
end
$function$;
grant execute on function private.closed_conversations() to authenticated;

CREATE OR REPLACE FUNCTION private.count_blocks()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if tg_op = 'INSERT' then
    perform private.count_usage('blocks', blocker_id, count(*), 0, 0, 0, auth.uid() is not null)
    from added group by blocker_id order by blocker_id;
  else
    if exists (select from removed where blocker_id is distinct from auth.uid()) then
      perform private.take_turn_to_release();
    end if;
    perform private.count_usage('blocks', blocker_id, 0, 0, count(*), 0, false)
    from removed group by blocker_id order by blocker_id;
  end if;
  return null;
end
$function$;
-- Only the owner may run it.

CREATE OR REPLACE FUNCTION private.count_comment_likes()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if tg_op = 'INSERT' then
    update public.comments set likes_count = likes_count + 1 where id = new.comment_id;
  else
    update public.comments set likes_count = likes_count - 1 where id = old.comment_id;
  end if;
  return null;
end
$function$;
-- Only the owner may run it.

CREATE OR REPLACE FUNCTION private.count_comments()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if tg_op = 'INSERT' then
    update public.posts set comments_count = comments_count + 1 where id = new.post_id;
  else
    update public.posts set comments_count = comments_count - 1 where id = old.post_id;
  end if;
  return null;
end
$function$;
-- Only the owner may run it.

CREATE OR REPLACE FUNCTION private.count_conversations()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if auth.uid() is not null then
    perform private.count_usage('conversations', auth.uid(), count(*), 0, 0, 0, true) from added having count(*) > 0;
  end if;
  return null;
end
$function$;
-- Only the owner may run it.

CREATE OR REPLACE FUNCTION private.count_draft_writes()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if auth.uid() is not null then
    perform private.count_usage('draft_writes', auth.uid(), count(*), sum(octet_length(row::text))::bigint, 0, 0, false)
    from added row having count(*) > 0;
  end if;
  return null;
end
$function$;
-- Only the owner may run it.

CREATE OR REPLACE FUNCTION private.count_helper_sessions()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  is_member constant boolean := auth.uid() is not null;
begin
  if tg_op = 'INSERT' then
    perform private.count_usage('talks', project.user_id, count(*), sum(octet_length(line.state::text)), 0, 0, is_member)
    from added line join public.startup_projects project on project.id = line.project_id
    group by project.user_id order by project.user_id;
  elsif tg_op = 'DELETE' then
    if exists (
      select from removed line join public.startup_projects project on project.id = line.project_id
      where project.user_id is distinct from auth.uid()
    ) then
      perform private.take_turn_to_release();
    end if;
    perform private.count_usage('talks', project.user_id, 0, 0, count(*), sum(octet_length(line.state::text)), false)
    from removed line join public.startup_projects project on project.id = line.project_id
    group by project.user_id order by project.user_id;
  else
    perform private.count_usage('talks', user_id,
      case when is_member then sum(came) else 0 end, sum(bytes * came)::bigint,
      case when is_member then sum(went) else 0 end, sum(bytes * went)::bigint, is_member)
    from (
      select project.user_id, octet_length(line.state::text) as bytes, 1 as came, 0 as went
      from added line join public.startup_projects project on project.id = line.project_id
      union all
      select project.user_id, octet_length(line.state::text), 0, 1
      from removed line join public.startup_projects project on project.id = line.project_id
    ) as line
    group by user_id order by user_id;
  end if;
  return null;
end
$function$;
-- Only the owner may run it.

CREATE OR REPLACE FUNCTION private.count_history()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  line record;
begin
  if tg_op = 'INSERT' then
    for line in
      select project.user_id, count(*) as rows, sum(octet_length(row::text))::bigint as bytes
      from added row join public.startup_projects project on project.id = row.project_id
      group by project.user_id order by project.user_id
    loop
      perform private.count_usage(tg_table_name, line.user_id, line.rows, line.bytes, 0, 0, false);
      perform private.thin_out_history(tg_table_name, line.user_id);
    end loop;
  else
    perform private.count_usage(tg_table_name, project.user_id, 0, 0, count(*), sum(octet_length(row::text))::bigint, false)
    from removed row join public.startup_projects project on project.id = row.project_id
    group by project.user_id order by project.user_id;
  end if;
  return null;
end
$function$;
-- Only the owner may run it.

CREATE OR REPLACE FUNCTION private.count_memory()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  is_unnaming constant boolean := current_setting('undaunted.is_unnaming', true) is not distinct from 'on';
begin
  if tg_op = 'INSERT' then
    perform private.count_usage(tg_table_name, project.user_id, count(*), sum(octet_length(line::text))::bigint, 0, 0,
      auth.uid() is not null)
    from added line join public.startup_projects project on project.id = line.project_id
    group by project.user_id order by project.user_id;
  elsif tg_op = 'DELETE' then
    if exists (
      select from removed line join public.startup_projects project on project.id = line.project_id
      where project.user_id is distinct from auth.uid()) then
      perform private.take_turn_to_release();
    end if;
    perform private.count_usage(tg_table_name, project.user_id, 0, 0, count(*), sum(octet_length(line::text))::bigint, false)
    from removed line join public.startup_projects project on project.id = line.project_id
    group by project.user_id order by project.user_id;
  else
    perform private.count_usage(tg_table_name, change.user_id,
      case when is_unnaming then 0 else change.came end, case when is_unnaming then 0 else change.bytes_came end,
      case when is_unnaming then 0 else change.came end,
      change.bytes_went - case when is_unnaming then change.bytes_came else 0 end,
      auth.uid() is not null and not is_unnaming)
    from (
      select project.user_id, sum(line.came) as came, sum(line.bytes * line.came)::bigint as bytes_came,
        sum(line.bytes * (1 - line.came))::bigint as bytes_went
      from (
        select project_id, octet_length(row::text) as bytes, 1 as came from added row
        union all
        select project_id, octet_length(row::text), 0 from removed row
      ) as line join public.startup_projects project on project.id = line.project_id
      group by project.user_id
    ) as change
    order by change.user_id;
  end if;
  return null;
end
$function$;
-- Only the owner may run it.

CREATE OR REPLACE FUNCTION private.count_mutes()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if tg_op = 'INSERT' then
    perform private.count_usage(kind, user_id, count(*), 0, 0, 0, auth.uid() is not null)
    from (select user_id, case when word is null then 'mutes' else 'muted_words' end as kind from added) as line
    group by user_id, kind order by user_id, kind;
  else
    if exists (select from removed where user_id is distinct from auth.uid()) then
      perform private.take_turn_to_release();
    end if;
    perform private.count_usage(kind, user_id, 0, 0, count(*), 0, false)
    from (select user_id, case when word is null then 'mutes' else 'muted_words' end as kind from removed) as line
    group by user_id, kind order by user_id, kind;
  end if;
  return null;
end
$function$;
-- Only the owner may run it.

CREATE OR REPLACE FUNCTION private.count_own()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if tg_op = 'INSERT' then
    perform private.count_usage(tg_table_name, member, count(*), sum(bytes)::bigint, 0, 0, auth.uid() is not null)
    from (select (to_jsonb(row) ->> tg_argv[0])::uuid as member, octet_length(row::text) as bytes from added row) as line
    group by member order by member;
  elsif tg_op = 'DELETE' then
    if exists (select from removed row where (to_jsonb(row) ->> tg_argv[0])::uuid is distinct from auth.uid()) then
      perform private.take_turn_to_release();
    end if;
    perform private.count_usage(tg_table_name, member, 0, 0, count(*), sum(bytes)::bigint, false)
    from (select (to_jsonb(row) ->> tg_argv[0])::uuid as member, octet_length(row::text) as bytes from removed row) as line
    group by member order by member;
  else
    perform private.count_usage(tg_table_name, member, sum(came), sum(bytes * came)::bigint, sum(went), sum(bytes * went)::bigint,
      auth.uid() is not null)
    from (
      select (to_jsonb(row) ->> tg_argv[0])::uuid as member, octet_length(row::text) as bytes, 1 as came, 0 as went from added row
      union all
      select (to_jsonb(row) ->> tg_argv[0])::uuid, octet_length(row::text), 0, 1 from removed row
    ) as line
    group by member order by member;
  end if;
  return null;
end
$function$;
-- Only the owner may run it.

CREATE OR REPLACE FUNCTION private.count_post_likes()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  changed record;
begin
  -- Post by post in one order, so that two that like several at once never wait in a ring.
  if tg_op = 'INSERT' then
    for changed in select post_id, count(*) as likes from added group by post_id order by post_id loop
      update public.posts set likes_count = likes_count + changed.likes where id = changed.post_id;
    end loop;
  else
    for changed in select post_id, count(*) as likes from removed group by post_id order by post_id loop
      update public.posts set likes_count = likes_count - changed.likes where id = changed.post_id;
    end loop;
  end if;
  return null;
end
$function$;
-- Only the owner may run it.

CREATE OR REPLACE FUNCTION private.count_public_ai_outputs()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
      begin
        if tg_op = 'INSERT' then
          perform private.count_usage('outputs', member, count(*), sum(bytes)::bigint, 0, 0, auth.uid() is not null)
          from (select (select user_id from public.startup_projects where id = line.project_id) as member, octet_length(line.input_data::text) + octet_length(line.output_content) + octet_length(line.metadata::text) as bytes from added line) as line
          where member is not null group by member order by member;
        elsif tg_op = 'DELETE' then
          if exists (select from removed line where (select user_id from public.startup_projects where id = line.project_id) is distinct from auth.uid()) then
            perform private.take_turn_to_release();
          end if;
          perform private.count_usage('outputs', member, 0, 0, count(*), sum(bytes)::bigint, false)
          from (select (select user_id from public.startup_projects where id = line.project_id) as member, octet_length(line.input_data::text) + octet_length(line.output_content) + octet_length(line.metadata::text) as bytes from removed line) as line
          where member is not null group by member order by member;
        else
          perform private.count_usage('outputs', member, sum(came), sum(bytes * came)::bigint, sum(went), sum(bytes * went)::bigint, auth.uid() is not null)
          from (
            select (select user_id from public.startup_projects where id = line.project_id) as member, octet_length(line.input_data::text) + octet_length(line.output_content) + octet_length(line.metadata::text) as bytes, 1 as came, 0 as went from added line
            union all
            select (select user_id from public.startup_projects where id = line.project_id), octet_length(line.input_data::text) + octet_length(line.output_content) + octet_length(line.metadata::text), 0, 1 from removed line
          ) as line
          where member is not null group by member order by member;
        end if;
        return null;
      end
      $function$;
-- Only the owner may run it.

CREATE OR REPLACE FUNCTION private.count_public_comment_likes()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
      begin
        if tg_op = 'INSERT' then
          perform private.count_usage('likes', member, count(*), sum(bytes)::bigint, 0, 0, auth.uid() is not null)
          from (select line.user_id as member, 0 as bytes from added line) as line
          where member is not null group by member order by member;
        elsif tg_op = 'DELETE' then
          if exists (select from removed line where line.user_id is distinct from auth.uid()) then
            perform private.take_turn_to_release();
          end if;
          perform private.count_usage('likes', member, 0, 0, count(*), sum(bytes)::bigint, false)
          from (select line.user_id as member, 0 as bytes from removed line) as line
          where member is not null group by member order by member;
        else
          perform private.count_usage('likes', member, sum(came), sum(bytes * came)::bigint, sum(went), sum(bytes * went)::bigint, auth.uid() is not null)
          from (
            select line.user_id as member, 0 as bytes, 1 as came, 0 as went from added line
            union all
            select line.user_id, 0, 0, 1 from removed line
          ) as line
          where member is not null group by member order by member;
        end if;
        return null;
      end
      $function$;
-- Only the owner may run it.

CREATE OR REPLACE FUNCTION private.count_public_comments()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
      begin
        if tg_op = 'INSERT' then
          perform private.count_usage('comments', member, count(*), sum(bytes)::bigint, 0, 0, auth.uid() is not null)
          from (select line.user_id as member, octet_length(line.content) as bytes from added line) as line
          where member is not null group by member order by member;
        elsif tg_op = 'DELETE' then
          if exists (select from removed line where line.user_id is distinct from auth.uid()) then
            perform private.take_turn_to_release();
          end if;
          perform private.count_usage('comments', member, 0, 0, count(*), sum(bytes)::bigint, false)
          from (select line.user_id as member, octet_length(line.content) as bytes from removed line) as line
          where member is not null group by member order by member;
        else
          perform private.count_usage('comments', member, sum(came), sum(bytes * came)::bigint, sum(went), sum(bytes * went)::bigint, auth.uid() is not null)
          from (
            select line.user_id as member, octet_length(line.content) as bytes, 1 as came, 0 as went from added line
            union all
            select line.user_id, octet_length(line.content), 0, 1 from removed line
          ) as line
          where member is not null group by member order by member;
        end if;
        return null;
      end
      $function$;
-- Only the owner may run it.

CREATE OR REPLACE FUNCTION private.count_public_follows()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
      begin
        if tg_op = 'INSERT' then
          perform private.count_usage('follows', member, count(*), sum(bytes)::bigint, 0, 0, auth.uid() is not null)
          from (select line.follower_id as member, 0 as bytes from added line) as line
          where member is not null group by member order by member;
        elsif tg_op = 'DELETE' then
          if exists (select from removed line where line.follower_id is distinct from auth.uid()) then
            perform private.take_turn_to_release();
          end if;
          perform private.count_usage('follows', member, 0, 0, count(*), sum(bytes)::bigint, false)
          from (select line.follower_id as member, 0 as bytes from removed line) as line
          where member is not null group by member order by member;
        else
          perform private.count_usage('follows', member, sum(came), sum(bytes * came)::bigint, sum(went), sum(bytes * went)::bigint, auth.uid() is not null)
          from (
            select line.follower_id as member, 0 as bytes, 1 as came, 0 as went from added line
            union all
            select line.follower_id, 0, 0, 1 from removed line
          ) as line
          where member is not null group by member order by member;
        end if;
        return null;
      end
      $function$;
-- Only the owner may run it.

CREATE OR REPLACE FUNCTION private.count_public_market_research()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
      begin
        if tg_op = 'INSERT' then
          perform private.count_usage('outputs', member, count(*), sum(bytes)::bigint, 0, 0, auth.uid() is not null)
          from (select (select user_id from public.startup_projects where id = line.project_id) as member, octet_length(line.analysis) as bytes from added line) as line
          where member is not null group by member order by member;
        elsif tg_op = 'DELETE' then
          if exists (select from removed line where (select user_id from public.startup_projects where id = line.project_id) is distinct from auth.uid()) then
            perform private.take_turn_to_release();
          end if;
          perform private.count_usage('outputs', member, 0, 0, count(*), sum(bytes)::bigint, false)
          from (select (select user_id from public.startup_projects where id = line.project_id) as member, octet_length(line.analysis) as bytes from removed line) as line
          where member is not null group by member order by member;
        else
          perform private.count_usage('outputs', member, sum(came), sum(bytes * came)::bigint, sum(went), sum(bytes * went)::bigint, auth.uid() is not null)
          from (
            select (select user_id from public.startup_projects where id = line.project_id) as member, octet_length(line.analysis) as bytes, 1 as came, 0 as went from added line
            union all
            select (select user_id from public.startup_projects where id = line.project_id), octet_length(line.analysis), 0, 1 from removed line
          ) as line
          where member is not null group by member order by member;
        end if;
        return null;
      end
      $function$;
-- Only the owner may run it.

CREATE OR REPLACE FUNCTION private.count_public_messages()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
      begin
        if tg_op = 'INSERT' then
          perform private.count_usage('messages', member, count(*), sum(bytes)::bigint, 0, 0, auth.uid() is not null)
          from (select line.sender_id as member, octet_length(line.content) as bytes from added line) as line
          where member is not null group by member order by member;
        elsif tg_op = 'DELETE' then
          if exists (select from removed line where line.sender_id is distinct from auth.uid()) then
            perform private.take_turn_to_release();
          end if;
          perform private.count_usage('messages', member, 0, 0, count(*), sum(bytes)::bigint, false)
          from (select line.sender_id as member, octet_length(line.content) as bytes from removed line) as line
          where member is not null group by member order by member;
        else
          perform private.count_usage('messages', member, sum(came), sum(bytes * came)::bigint, sum(went), sum(bytes * went)::bigint, auth.uid() is not null)
          from (
            select line.sender_id as member, octet_length(line.content) as bytes, 1 as came, 0 as went from added line
            union all
            select line.sender_id, octet_length(line.content), 0, 1 from removed line
          ) as line
          where member is not null group by member order by member;
        end if;
        return null;
      end
      $function$;
-- Only the owner may run it.

CREATE OR REPLACE FUNCTION private.count_public_post_likes()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
      begin
        if tg_op = 'INSERT' then
          perform private.count_usage('likes', member, count(*), sum(bytes)::bigint, 0, 0, auth.uid() is not null)
          from (select line.user_id as member, 0 as bytes from added line) as line
          where member is not null group by member order by member;
        elsif tg_op = 'DELETE' then
          if exists (select from removed line where line.user_id is distinct from auth.uid()) then
            perform private.take_turn_to_release();
          end if;
          perform private.count_usage('likes', member, 0, 0, count(*), sum(bytes)::bigint, false)
          from (select line.user_id as member, 0 as bytes from removed line) as line
          where member is not null group by member order by member;
        else
          perform private.count_usage('likes', member, sum(came), sum(bytes * came)::bigint, sum(went), sum(bytes * went)::bigint, auth.uid() is not null)
          from (
            select line.user_id as member, 0 as bytes, 1 as came, 0 as went from added line
            union all
            select line.user_id, 0, 0, 1 from removed line
          ) as line
          where member is not null group by member order by member;
        end if;
        return null;
      end
      $function$;
-- Only the owner may run it.

CREATE OR REPLACE FUNCTION private.count_public_posts()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
      begin
        if tg_op = 'INSERT' then
          perform private.count_usage('posts', member, count(*), sum(bytes)::bigint, 0, 0, auth.uid() is not null)
          from (select line.user_id as member, octet_length(line.content) as bytes from added line) as line
          where member is not null group by member order by member;
        elsif tg_op = 'DELETE' then
          if exists (select from removed line where line.user_id is distinct from auth.uid()) then
            perform private.take_turn_to_release();
          end if;
          perform private.count_usage('posts', member, 0, 0, count(*), sum(bytes)::bigint, false)
          from (select line.user_id as member, octet_length(line.content) as bytes from removed line) as line
          where member is not null group by member order by member;
        else
          perform private.count_usage('posts', member, sum(came), sum(bytes * came)::bigint, sum(went), sum(bytes * went)::bigint, auth.uid() is not null)
          from (
            select line.user_id as member, octet_length(line.content) as bytes, 1 as came, 0 as went from added line
            union all
            select line.user_id, octet_length(line.content), 0, 1 from removed line
          ) as line
          where member is not null group by member order by member;
        end if;
        return null;
      end
      $function$;
-- Only the owner may run it.

CREATE OR REPLACE FUNCTION private.count_public_stories()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
      begin
        if tg_op = 'INSERT' then
          perform private.count_usage('stories', member, count(*), sum(bytes)::bigint, 0, 0, auth.uid() is not null)
          from (select line.user_id as member, octet_length(line.image_url) as bytes from added line) as line
          where member is not null group by member order by member;
        elsif tg_op = 'DELETE' then
          if exists (select from removed line where line.user_id is distinct from auth.uid()) then
            perform private.take_turn_to_release();
          end if;
          perform private.count_usage('stories', member, 0, 0, count(*), sum(bytes)::bigint, false)
          from (select line.user_id as member, octet_length(line.image_url) as bytes from removed line) as line
          where member is not null group by member order by member;
        else
          perform private.count_usage('stories', member, sum(came), sum(bytes * came)::bigint, sum(went), sum(bytes * went)::bigint, auth.uid() is not null)
          from (
            select line.user_id as member, octet_length(line.image_url) as bytes, 1 as came, 0 as went from added line
            union all
            select line.user_id, octet_length(line.image_url), 0, 1 from removed line
          ) as line
          where member is not null group by member order by member;
        end if;
        return null;
      end
      $function$;
-- Only the owner may run it.

CREATE OR REPLACE FUNCTION private.count_public_validation_progress()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
      begin
        if tg_op = 'INSERT' then
          perform private.count_usage('outputs', member, count(*), sum(bytes)::bigint, 0, 0, auth.uid() is not null)
          from (select (select user_id from public.startup_projects where id = line.project_id) as member, octet_length(line.data::text) as bytes from added line) as line
          where member is not null group by member order by member;
        elsif tg_op = 'DELETE' then
          if exists (select from removed line where (select user_id from public.startup_projects where id = line.project_id) is distinct from auth.uid()) then
            perform private.take_turn_to_release();
          end if;
          perform private.count_usage('outputs', member, 0, 0, count(*), sum(bytes)::bigint, false)
          from (select (select user_id from public.startup_projects where id = line.project_id) as member, octet_length(line.data::text) as bytes from removed line) as line
          where member is not null group by member order by member;
        else
          perform private.count_usage('outputs', member, sum(came), sum(bytes * came)::bigint, sum(went), sum(bytes * went)::bigint, auth.uid() is not null)
          from (
            select (select user_id from public.startup_projects where id = line.project_id) as member, octet_length(line.data::text) as bytes, 1 as came, 0 as went from added line
            union all
            select (select user_id from public.startup_projects where id = line.project_id), octet_length(line.data::text), 0, 1 from removed line
          ) as line
          where member is not null group by member order by member;
        end if;
        return null;
      end
      $function$;
-- Only the owner may run it.

CREATE OR REPLACE FUNCTION private.count_revision()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  new.revision := old.revision + 1;
  new.updated_at := now();
  return new;
end
$function$;
-- Only the owner may run it.

CREATE OR REPLACE FUNCTION private.count_share_attempt(counted text, most integer)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  counted_tries integer;
  seconds_left integer;
begin
  if counted is null then
    return;
  end if;
  insert into private.share_attempts as attempt (who) values (counted)
  on conflict (who) do update set (tries, began_at) = (
    select case when is_over then 1 else attempt.tries + 1 end, case when is_over then now() else attempt.began_at end
    from (select attempt.began_at <= now() - interval '15 minutes' as is_over) as window_)
  returning tries, ceil(extract(epoch from began_at + interval '15 minutes' - now()))
  into counted_tries, seconds_left;
  if counted_tries > most then
    raise exception 'Too many tries: wait % minutes, then try again.', greatest(ceil(seconds_left / 60.0), 1)
      using errcode = 'PT429', hint = format('Try again in %s seconds.', greatest(seconds_left, 1));
  end if;
end
$function$;
-- Only the owner may run it.

CREATE OR REPLACE FUNCTION private.count_storage_objects()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if tg_op = 'INSERT' then
    perform private.count_usage('files', member, count(*), sum(bytes)::bigint, 0, 0, true)
    from (
      select private.owner_of_file(owner_id) as member, private.bytes_of_file(metadata, user_metadata) as bytes from added
    ) as line
    where member is not null group by member order by member;
  elsif tg_op = 'DELETE' then
    if exists (select from removed where private.owner_of_file(owner_id) is distinct from auth.uid()) then
      perform private.take_turn_to_release();
    end if;
    perform private.count_usage('files', member, 0, 0, count(*), sum(bytes)::bigint, false)
    from (
      select private.owner_of_file(owner_id) as member, private.bytes_of_file(metadata, user_metadata) as bytes from removed
    ) as line
    where member is not null group by member order by member;
  else
    perform private.count_usage('files', member, sum(came), sum(bytes * came)::bigint, sum(went), sum(bytes * went)::bigint, true)
    from (
      select private.owner_of_file(owner_id) as member, private.bytes_of_file(metadata, user_metadata) as bytes,
        1 as came, 0 as went from added
      union all
      select private.owner_of_file(owner_id), private.bytes_of_file(metadata, user_metadata), 0, 1 from removed
    ) as line
    where member is not null group by member order by member;
  end if;
  return null;
end
$function$;
-- Only the owner may run it.

CREATE OR REPLACE FUNCTION private.count_usage(counted text, member uuid, rows_added bigint, bytes_added bigint, rows_removed bigint, bytes_removed bigint, is_refused boolean)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  current_plan public.subscription_plan;
  net_rows constant bigint := rows_added - rows_removed;
  net_bytes constant bigint := bytes_added - bytes_removed;
begin
  if rows_added = 0 then
    update public.quota_usage set rows = rows + net_rows, bytes = bytes + net_bytes
    where user_id = member and kind = counted and per_seconds = 0;
    return;
  end if;

  current_plan := private.plan_of(member);
  insert into public.quota_usage as usage (user_id, kind, per_seconds, rows, bytes)
  select member, kind, per_seconds, rows_added, bytes_added
  from public.quotas where kind = counted and plan = current_plan order by per_seconds
  on conflict (user_id, kind, per_seconds) do update set (rows, bytes, began_at) = (
    select
      case when usage.per_seconds = 0 then usage.rows + net_rows when is_over then rows_added else usage.rows + rows_added end,
      case when usage.per_seconds = 0 then usage.bytes + net_bytes when is_over then bytes_added else usage.bytes + bytes_added end,
      case when is_over then now() else usage.began_at end
    from (select usage.began_at <= now() - make_interval(secs => usage.per_seconds) as is_over) as window_
  );
  if is_refused then
    perform private.refuse_too_much(counted, member, current_plan, 0, 0, net_rows > 0 or net_bytes > 0);
  end if;
end
$function$;
-- Only the owner may run it.

CREATE OR REPLACE FUNCTION private.create_or_get_direct_conversation(recipient_id uuid, initial_message text)
 RETURNS public.conversations
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  caller uuid := auth.uid();
  conversation public.conversations;
begin
  if caller is null or not private.has_given_second_factor()
    or not exists (select from public.profiles where id = caller) then
    raise exception 'UNAUTHORIZED: sign in to start a conversation' using errcode = '42501';
  end if;
  if recipient_id is null or recipient_id = caller
    or not exists (select from public.profiles where id = recipient_id)
    or private.is_blocked(caller, recipient_id) then
    raise exception 'VALIDATION_ERROR: the recipient must be another member' using errcode = '22023';
  end if;
  if char_length(initial_message) > 4000 then
    raise exception 'VALIDATION_ERROR: a message has at most 4000 characters' using errcode = '22023';
  end if;

  select * into conversation from public.conversations
  where first_member_id = least(caller, recipient_id) and second_member_id = greatest(caller, recipient_id);
  if not found then
    -- Whoever loses the race waits here for the winner, and then finds the winner's row.
    insert into public.conversations (first_member_id, second_member_id)
    values (least(caller, recipient_id), greatest(caller, recipient_id))
    on conflict (first_member_id, second_member_id) do nothing;
    select * into conversation from public.conversations
    where first_member_id = least(caller, recipient_id) and second_member_id = greatest(caller, recipient_id);
  end if;

  delete from private.ignored_requests where conversation_id = conversation.id and user_id = caller;
  if initial_message ~ '\S' then
    insert into public.messages (conversation_id, sender_id, content)
    values (conversation.id, caller, regexp_replace(initial_message, '^\s+|\s+$', '', 'g'));
    select * into conversation from public.conversations where id = conversation.id;
  end if;
  return conversation;
end
$function$;
grant execute on function private.create_or_get_direct_conversation(recipient_id uuid, initial_message text) to anon, authenticated;

CREATE OR REPLACE FUNCTION private.create_share_link(label text, link_id uuid, kind public.share_kind, document jsonb, valid_days integer, password text)
 RETURNS TABLE(id uuid, token text, created_at timestamp with time zone)
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
#variable_conflict use_column
declare
  project uuid := (
    select project.id from public.startup_projects project
    where project.id = any (array(select private.usable_projects())) for update);
  secret text := replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '');
  given_id uuid := coalesce(create_share_link.link_id, gen_random_uuid());
  given_password constant text := create_share_link.password;
begin
  if project is null then
    raise exception 'UNAUTHORIZED: only a founder with a project can share it' using errcode = '42501';
  end if;
  return query
    select link.id, link.token, link.created_at
    from public.share_links link
    where link.id = given_id and link.project_id = project;
  if found then
    return;
  end if;
  if (select count(*) from public.share_links link where link.project_id = project) >= 20 then
    raise exception 'VALIDATION_ERROR: a plan has at most 20 share links' using errcode = '22023';
  end if;
  if create_share_link.kind = 'founder_plan' and (create_share_link.valid_days is not null or given_password is not null) then
    raise exception 'VALIDATION_ERROR: a founder''s plan is shared until it is revoked, without a password' using errcode = '22023';
  end if;
  if create_share_link.valid_days not between 1 and 366 then
    raise exception 'VALIDATION_ERROR: a link is valid for 1 to 366 days' using errcode = '22023';
  end if;
  -- The hash reads 72 bytes and drops the rest.
  if char_length(given_password) < 8 or octet_length(given_password) > 72 then
    raise exception 'VALIDATION_ERROR: a password has 8 to 72 letters' using errcode = '22023';
  end if;
  if private.is_easily_guessed(given_password) then
    raise exception 'This password is known to be weak and easy to guess, please choose a different one.' using errcode = '22023';
  end if;
  insert into public.share_links (id, project_id, token, label, kind, document, expires_at, has_password)
  values (
    given_id, project, secret, create_share_link.label, create_share_link.kind, create_share_link.document,
    now() + make_interval(days => create_share_link.valid_days), given_password is not null);
  if given_password is not null then
    insert into private.share_passwords (link_id, hash)
    values (given_id, extensions.crypt(given_password, extensions.gen_salt('bf', 10)));
  end if;
  return query select given_id, secret, now();
end
$function$;
grant execute on function private.create_share_link(label text, link_id uuid, kind public.share_kind, document jsonb, valid_days integer, password text) to authenticated;

CREATE OR REPLACE FUNCTION private.decision_of(p_notification uuid)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  return (
    select private.told_decision(decision_id) from public.notifications
    where id = p_notification and coalesce(recipient_id = auth.uid(), auth.role() = 'service_role')
  );
end
$function$;
grant execute on function private.decision_of(p_notification uuid) to authenticated, service_role;

CREATE OR REPLACE FUNCTION private.delete_interview_source()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  delete from public.sources source where source.id = old.id and source.project_id = old.project_id;
  return null;
end
$function$;
-- Only the owner may run it.

CREATE OR REPLACE FUNCTION private.delete_message(message_id uuid)
 RETURNS public.messages
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  caller constant uuid := auth.uid();
  words constant text := 'Message deleted';
  message public.messages;
begin
  if caller is null or not private.has_given_second_factor() then
    raise exception 'UNAUTHORIZED: sign in to delete a message' using errcode = '42501';
  end if;
  select * into message from public.messages where id = message_id and sender_id = caller for update;
  if not found then
    raise exception 'The message is not there or not yours' using errcode = 'PT404';
  end if;
  if message.deleted_at is not null then
    return message;
  end if;
  perform private.count_usage('messages', caller, 0, 0, 0, octet_length(message.content) - octet_length(words), false);
  update public.messages set content = words, deleted_at = now() where id = message_id returning * into message;
  return message;
end
$function$;
grant execute on function private.delete_message(message_id uuid) to authenticated;

CREATE OR REPLACE FUNCTION private.delete_post_in_parts()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  -- A notification of one member is two rows.
  most constant integer := 1000;
  deleted integer := coalesce(nullif(current_setting('undaunted.rows_of_posts', true), ''), '0');
begin
  -- What goes with its author's account has been deleted in parts already.
  if pg_trigger_depth() > 1 or current_setting('realtime.leaving', true) <> '' then
    return old;
  end if;
  if old.comments_count + old.likes_count <= 500 then
    deleted := deleted + private.rows_of_post(old.id, most + 1);
    if deleted <= most then
      perform set_config('undaunted.rows_of_posts', deleted::text, true);
      return old;
    end if;
  end if;
  update public.posts set hidden_at = '-infinity' where id = old.id;
  return null;
end
$function$;
-- Only the owner may run it.

CREATE OR REPLACE FUNCTION private.delete_posts()
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  most constant integer := 100;
  leaving uuid;
  remaining integer;
  gone integer;
begin
  for leaving in
    select post.id
    from (
      select distinct on (user_id) id from public.posts where hidden_at = '-infinity' order by user_id, id
    ) post
    order by random() limit 5
  loop
    remaining := most;
    -- A notification goes with the last who is in it.
    delete from private.notification_actors where (notification_id, actor_id) in (
      select actor.notification_id, actor.actor_id
      from public.notifications told join private.notification_actors actor on actor.notification_id = told.id
      where told.post_id = leaving limit remaining);
    get diagnostics gone = row_count;
    remaining := remaining - gone;
    delete from public.notifications where id in (
      select told.id from public.notifications told
      where told.post_id = leaving
        and not exists (select from private.notification_actors actor where actor.notification_id = told.id)
      limit remaining);
    get diagnostics gone = row_count;
    remaining := remaining - gone;
    delete from public.comment_likes where (comment_id, user_id) in (
      select one.comment_id, one.user_id
      from public.comments comment join public.comment_likes one on one.comment_id = comment.id
      where comment.post_id = leaving limit remaining);
    get diagnostics gone = row_count;
    remaining := remaining - gone;
    delete from public.comments where id in (
      select comment.id from public.comments comment where comment.post_id = leaving limit remaining);
    get diagnostics gone = row_count;
    remaining := remaining - gone;
    delete from public.post_likes where id in (
      select one.id from public.post_likes one where one.post_id = leaving limit remaining);
    get diagnostics gone = row_count;
    remaining := remaining - gone;
    delete from public.bookmarks where (user_id, post_id) in (
      select saved.user_id, saved.post_id from public.bookmarks saved where saved.post_id = leaving limit remaining);
    delete from public.posts where id = leaving and private.rows_of_post(leaving, most + 1) <= most;
  end loop;
end
$function$;
-- Only the owner may run it.

CREATE OR REPLACE FUNCTION private.digest_lines(p_told uuid[])
 RETURNS TABLE(lines jsonb, named uuid[])
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select
    pg_catalog.jsonb_agg(pg_catalog.jsonb_build_object(
      'kind', notification.kind,
      'count', coalesce(who.actor_count, 0),
      'names', coalesce(who.names, '[]'),
      'decision', private.told_decision(notification.decision_id),
      'path', case notification.kind
        when 'follow' then case when who.actor_count > 1
          then '/profile/' || notification.recipient_id || '/followers' else '/profile/' || who.actors[1] end
        when 'accepted_request' then case when who.actor_count > 1
          then '/messaging' else '/messaging?userId=' || who.actors[1] end
        when 'moderation' then '/notifications'
        else '/post/' || notification.post_id || coalesce('?comment=' || coalesce(notification.comment_id, (
          select said.id from public.comments said
          where notification.kind in ('comment', 'reply') and said.post_id = notification.post_id
            and said.user_id = who.actors[1] and said.hidden_at is null
          order by said.created_at desc, said.id desc
          limit 1)), '')
      end
    ) order by notification.updated_at desc),
    array(
      select actor.actor_id from private.notification_actors actor where actor.notification_id = any (p_told)
      union
      select post.user_id from public.notifications told join public.posts post on post.id = told.post_id
      where told.id = any (p_told))
  from public.notifications notification
  left join lateral (
    select max(latest.actor_count) as actor_count,
      pg_catalog.jsonb_agg(latest.full_name order by latest.place) as names,
      pg_catalog.array_agg(latest.actor_id order by latest.place) as actors
    from (
      select count(*) over () as actor_count, actor.actor_id, profile.full_name,
        row_number() over (order by actor.created_at desc, actor.actor_id) as place
      from private.notification_actors actor join public.profiles profile on profile.id = actor.actor_id
      where actor.notification_id = notification.id
    ) latest
    where latest.place <= 2
  ) who on true
  where notification.id = any (p_told) and (who.actors is not null or notification.kind = 'moderation')
$function$;
-- Only the owner may run it.

CREATE OR REPLACE FUNCTION private.end_nobody_paid()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  paid uuid[];
begin
  paid := array(
    select told.id from told
    where told.topic = 'money' and told.evidence = 'paid' and told.bears <> 'against'
      and told.state in ('confirmed', 'corrected')
      and coalesce(told.value ->> 'high', told.value ->> 'part', '1') <> '0');
  if tg_op = 'UPDATE' then
    paid := array(
      select told.id from told join was using (id)
      where told.id = any (paid)
        and (told.topic, told.value, told.evidence, told.bears, told.state)
          is distinct from (was.topic, was.value, was.evidence, was.bears, was.state));
  end if;
  -- What follows is a change of facts, too.
  if cardinality(paid) = 0 then
    return null;
  end if;
  update public.facts other set state = 'replaced', replaced_by = told.id
  from public.facts told
  where told.id = any (paid) and other.project_id = told.project_id and other.topic = 'money' and other.id <> told.id
    and other.state in ('proposed', 'confirmed', 'corrected')
    and (other.subject is null or other.subject is not distinct from told.subject)
    and coalesce(other.value ->> 'high', other.value ->> 'part') = '0';
  return null;
end
$function$;
-- Only the owner may run it.

CREATE OR REPLACE FUNCTION private.end_topic_of_block()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  ended constant uuid := (
    select id from public.conversations
    where first_member_id = least(new.blocker_id, new.blocked_id) and second_member_id = greatest(new.blocker_id, new.blocked_id)
  );
begin
  if ended is not null then
    perform private.end_topics(array[ended]);
    if to_regprocedure('realtime.review(text, uuid)') is not null then
      perform realtime.review('conversation:' || ended, null);
    end if;
  end if;
  return null;
end
$function$;
-- Only the owner may run it.

CREATE OR REPLACE FUNCTION private.end_topics(conversations uuid[])
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if to_regprocedure('realtime.send(jsonb, text, text, boolean)') is not null then
    perform realtime.send('{}', 'ended', 'conversation:' || id, true) from unnest(conversations) id;
  end if;
end
$function$;
-- Only the owner may run it.

CREATE OR REPLACE FUNCTION private.end_topics_of_member()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if to_regprocedure('realtime.review(text, uuid)') is not null then
    perform realtime.review(null, new.user_id);
  else
    -- As many as a page joins.
    perform private.end_topics(array(
      select conversation.id
      from public.conversation_participants participant
      join public.conversations conversation on conversation.id = participant.conversation_id
      where participant.user_id = new.user_id and conversation.has_messages
      order by conversation.updated_at desc
      limit 20
    ));
  end if;
  return null;
end
$function$;
-- Only the owner may run it.

CREATE OR REPLACE FUNCTION private.enqueue_all_news()
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  most constant integer := 500;
  most_of_one constant integer := 30;
  until constant timestamptz := now() - interval '3 minutes';
  begun timestamptz;
  members uuid[];
  latest timestamptz;
  member uuid;
begin
  insert into private.news_pass (reached) values (until) on conflict do nothing;
  -- Another run is at it: it goes on.
  select reached into begun from private.news_pass for update skip locked;
  if begun is null or begun >= until then
    return;
  end if;
  with event as (
    select pair.writer, pair.reader, unread.at
    from public.conversations conversation
    cross join lateral (values
      (conversation.first_member_id, conversation.second_member_id),
      (conversation.second_member_id, conversation.first_member_id)) pair (writer, reader)
    cross join lateral (
      select message.created_at as at from public.messages message
      where message.conversation_id = conversation.id and message.sender_id = pair.writer and message.read_at is null
        and message.created_at > begun and message.created_at <= until
      order by message.created_at limit 1) unread
    where conversation.updated_at > begun
    union all
    select actor.actor_id, notification.recipient_id, actor.created_at
    from public.notifications notification
    join private.notification_actors actor on actor.notification_id = notification.id
    -- A notification moves up once a second, so that it may be older than who did it last.
    where notification.updated_at > begun - interval '2 seconds' and notification.read_at is null
      and private.is_news(notification.kind) and actor.created_at > begun and actor.created_at <= until
  ),
  -- One that waits will tell it too.
  untold as (
    select event.reader, min(event.at) as at,
      row_number() over (partition by event.writer order by min(event.at), event.reader) as place
    from event
    where not exists (
      select from public.mail_queue mail
      where mail.member_id = event.reader and mail.kind = 'news' and mail.state = 'waiting' and mail.attempts = 0)
    group by event.writer, event.reader
  ),
  next as (
    select untold.reader, min(untold.at) as at from untold where untold.place <= most_of_one
    group by untold.reader order by 2, 1 limit most
  )
  select array_agg(next.reader), max(next.at) into members, latest from next;
  foreach member in array coalesce(members, '{}') loop
    begin
      perform private.enqueue_news(member);
    exception when others then
      raise warning 'The mail for member % could not be written: % (%)', member, sqlerrm, sqlstate;
    end;
  end loop;
  -- The rest of a moment that did not fit is looked at again.
  update private.news_pass set reached = case when cardinality(members) = most
    then greatest(latest, begun + interval '2 microseconds') - interval '1 microsecond' else until end;
end
$function$;
-- Only the owner may run it.

CREATE OR REPLACE FUNCTION private.enqueue_digest(p_member uuid)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  choice constant text := (select mail ->> 'digest' from public.member_settings where user_id = p_member);
  since constant timestamptz := greatest(now() - interval '8 days', (
    select max(mail.created_at) from public.mail_queue mail where mail.member_id = p_member and mail.kind = 'digest'));
  told_until constant timestamptz := (
    select max(mail.send_after) from public.mail_queue mail
    where mail.member_id = p_member and mail.kind = 'news' and mail.state = 'sent');
  unread uuid[];
  headline text;
begin
  if choice = 'off' then
    return;
  end if;
  unread := array(
    select notification.id from public.notifications notification
    where notification.recipient_id = p_member and notification.read_at is null and notification.updated_at > since
      and not (private.is_news(notification.kind) and notification.updated_at <= coalesce(told_until, '-infinity'))
      and (notification.kind = 'moderation'
        or exists (select from private.notification_actors actor where actor.notification_id = notification.id))
    order by notification.updated_at desc);
  if cardinality(unread) = 0 then
    return;
  end if;
  headline := case cardinality(unread) when 1 then '1 new notification' else cardinality(unread) || ' new notifications' end;
  perform public.enqueue_mail(
    p_member, 'digest',
    to_char(now() at time zone 'utc', case choice when 'weekly' then 'IYYY"-W"IW' else 'YYYY-MM-DD' end),
    headline,
    pg_catalog.jsonb_build_object(
      'title', headline,
      'told', pg_catalog.to_jsonb(unread[1:10]),
      'button', pg_catalog.jsonb_build_object('text', 'See all notifications', 'path', '/notifications')));
end
$function$;
-- Only the owner may run it.

CREATE OR REPLACE FUNCTION private.enqueue_digests()
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  most constant integer := 200;
  today constant date := (now() at time zone 'utc')::date;
  last_written uuid;
  members uuid[];
  member uuid;
begin
  delete from private.digest_pass where day <> today;
  insert into private.digest_pass (day, reached) values (today, '00000000-0000-0000-0000-000000000000') on conflict do nothing;
  -- Another run is at it: it goes on.
  select reached into last_written from private.digest_pass where day = today for update skip locked;
  if last_written is null then
    return;
  end if;
  members := array(
    select distinct recipient_id from public.notifications
    where read_at is null and updated_at > now() - interval '8 days' and recipient_id > last_written
    order by recipient_id limit most);
  foreach member in array members loop
    begin
      perform private.enqueue_digest(member);
    exception when others then
      raise warning 'The summary for member % could not be written: % (%)', member, sqlerrm, sqlstate;
    end;
  end loop;
  update private.digest_pass set reached = coalesce(members[most], 'ffffffff-ffff-ffff-ffff-ffffffffffff') where day = today;
end
$function$;
-- Only the owner may run it.

CREATE OR REPLACE FUNCTION private.enqueue_news(p_member uuid)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  seen private.last_seen;
  due timestamptz;
  local_due timestamp;
  since timestamptz;
begin
  -- One that waits will tell it too.
  if exists (
    select from public.mail_queue
    where member_id = p_member and kind = 'news' and state = 'waiting' and attempts = 0
  ) then
    return;
  end if;
  -- Of those that told nothing, nothing is asked any more.
  delete from public.mail_queue where member_id = p_member and kind = 'news' and state in ('unwanted', 'given up');
  select * into seen from private.last_seen where user_id = p_member;
  due := greatest(now(), seen.seen_at + interval '5 minutes', (
    select max(sent.at + make_interval(secs => quota.per_seconds))
    from public.quotas quota
    cross join lateral (
      select mail.send_after as at from public.mail_queue mail
      where mail.member_id = p_member and mail.kind = 'news' and mail.state = 'sent'
      order by mail.send_after desc
      offset quota.max_rows - 1 limit 1
    ) sent
    where quota.kind = 'news_mails' and quota.plan = private.plan_of(p_member) and quota.max_rows > 0));
  if seen.user_id is not null and coalesce(
    (select mail ->> 'night' from public.member_settings where user_id = p_member), 'hold') = 'hold' then
    local_due := due at time zone 'utc' + make_interval(mins => seen.minutes_east);
    if local_due::time >= '22:00' or local_due::time < '07:00' then
      due := due + ((local_due + interval '2 hours')::date + time '07:00' - local_due);
    end if;
  end if;
  since := coalesce(
    (select max(created_at) from public.mail_queue where member_id = p_member and kind = 'news' and state = 'sent'),
    now() - interval '1 day');
  perform public.enqueue_mail(
    p_member, 'news', to_char(now() at time zone 'utc', 'YYYY-MM-DD HH24:MI:SS.US'), 'Somebody wrote to you',
    jsonb_build_object('title', 'Somebody wrote to you', 'since', since,
      'button', jsonb_build_object('text', 'Open Undaunted', 'path', '/notifications')),
    due);
end
$function$;
-- Only the owner may run it.

CREATE OR REPLACE FUNCTION private.feed_authors()
 RETURNS uuid[]
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  return array(
    select auth.uid()
    union all
    select following_id from public.follows
    where follower_id = auth.uid() and following_id not in (
      select muted_id from public.mutes where user_id = auth.uid() and muted_id is not null
    )
  );
end
$function$;
grant execute on function private.feed_authors() to authenticated;

CREATE OR REPLACE FUNCTION private.forget_answers()
 RETURNS void
 LANGUAGE sql
 SET search_path TO ''
AS $function$
  delete from public.function_answers where ctid = any (array(
    select ctid from public.function_answers where created_at < now() - interval '10 minutes' limit 500))
$function$;
-- Only the owner may run it.

CREATE OR REPLACE FUNCTION private.forget_empty_conversations()
 RETURNS void
 LANGUAGE sql
 SET search_path TO ''
AS $function$
  delete from public.conversations where id in (
    select id from public.conversations
    where not has_messages and created_at < now() - interval '30 days'
    order by created_at limit 500)
$function$;
-- Only the owner may run it.

CREATE OR REPLACE FUNCTION private.forget_empty_notifications()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  touched constant uuid[] := array(select distinct removed.notification_id from removed);
  emptied uuid[];
begin
  perform from public.notifications where id = any (touched) order by id for no key update;
  emptied := array(
    select notification.id from public.notifications notification
    where notification.id = any (touched)
      and not exists (select from private.notification_actors actor where actor.notification_id = notification.id)
  );
  if cardinality(emptied) = 0 then
    return null;
  end if;
  -- Somebody may be joining it right now: once they are done, it is looked at again.
  perform from public.notifications where id = any (emptied) order by id for update;
  delete from public.notifications notification
  where notification.id = any (emptied)
    and not exists (select from private.notification_actors actor where actor.notification_id = notification.id);
  return null;
end
$function$;
-- Only the owner may run it.

CREATE OR REPLACE FUNCTION private.forget_mails()
 RETURNS void
 LANGUAGE sql
 SET search_path TO ''
AS $function$
  delete from public.mail_queue where id in (
    select id from public.mail_queue where created_at < now() - interval '60 days' limit 500)
$function$;
-- Only the owner may run it.

CREATE OR REPLACE FUNCTION private.forget_notifications()
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  most constant integer := 500;
  old constant uuid[] := array(
    (select id from public.notifications where updated_at < now() - interval '90 days' order by updated_at limit most)
    union
    (
      select id from public.notifications
      where updated_at < now() - interval '30 days' and read_at < now() - interval '30 days' limit most)
    limit most);
begin
  delete from private.notification_actors where (notification_id, actor_id) in (
    select actor.notification_id, actor.actor_id
    from private.notification_actors actor where actor.notification_id = any (old) limit most);
  delete from public.notifications told
  where told.id = any (old)
    and not exists (select from private.notification_actors actor where actor.notification_id = told.id);
end
$function$;
-- Only the owner may run it.

CREATE OR REPLACE FUNCTION private.forget_report_words()
 RETURNS void
 LANGUAGE sql
 SET search_path TO ''
AS $function$
  delete from private.report_words where report_id in (
    select words.report_id
    from public.reports report join private.report_words words on words.report_id = report.id
    where report.resolved_at < now() - interval '90 days'
    limit 500)
$function$;
-- Only the owner may run it.

CREATE OR REPLACE FUNCTION private.forget_share_attempts()
 RETURNS void
 LANGUAGE sql
 SET search_path TO ''
AS $function$
  delete from private.share_attempts where who = any (array(
    select who from private.share_attempts where began_at < now() - interval '15 minutes' order by began_at limit 5000))
$function$;
-- Only the owner may run it.

CREATE OR REPLACE FUNCTION private.give_handle()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if coalesce(btrim(new.handle), '') = '' then
    new.handle := private.make_handle(new.full_name, new.id);
    return new;
  end if;
  new.handle := lower(btrim(new.handle));
  if private.is_handle_reserved(new.handle) then
    raise exception 'This handle is reserved' using errcode = 'check_violation';
  end if;
  -- The unique index decides; this waits for a sign-up that is being given the same one.
  perform private.is_handle_free(new.handle);
  if private.is_handle_kept(new.handle, new.id) then
    raise exception 'This handle is taken' using errcode = 'unique_violation';
  end if;
  return new;
end
$function$;
-- Only the owner may run it.

CREATE OR REPLACE FUNCTION private.guard_experiment()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  if tg_op = 'INSERT' then
    new.sealed_at := null;
    new.sealed_by := null;
    new.resulted_at := null;
  elsif old.sealed_at is null and new.sealed_at is not null then
    new.sealed_at := clock_timestamp();
    new.sealed_by := auth.uid();
  else
    if new.sealed_at is distinct from old.sealed_at then
      raise exception 'VALIDATION_ERROR: a seal stays as it was set' using errcode = '22023';
    end if;
    new.sealed_by := old.sealed_by;
  end if;
  if new.sealed_at is not null and new.target is null then
    raise exception 'VALIDATION_ERROR: a sealed test needs a threshold in figures' using errcode = '22023';
  end if;
  if new.sealed_at is null and num_nonnulls(new.measured, new.observed, new.learned, new.decided) > 0 then
    raise exception 'VALIDATION_ERROR: seal the threshold before the first result' using errcode = '22023';
  end if;
  if tg_op = 'UPDATE' then
    new.updated_at := now();
    new.resulted_at := case
      when old.resulted_at is null and new.measured is not null then clock_timestamp() else old.resulted_at end;
  end if;
  return new;
end
$function$;
-- Only the owner may run it.

CREATE OR REPLACE FUNCTION private.guard_fact()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  said text;
  is_new constant boolean := tg_op = 'INSERT';
  is_reworded boolean := false;
  next_states public.fact_state[];
begin
  if is_new or (new.source_id, new.quote) is distinct from (old.source_id, old.quote) then
    select source.text into said
    from public.sources source where source.id = new.source_id and source.project_id = new.project_id;
    if new.source_id is not null and said is null then
      raise exception 'VALIDATION_ERROR: the project has no such source' using errcode = '22023';
    end if;
    if strpos(private.plain_words(said), private.plain_words(new.quote)) = 0 then
      raise exception 'VALIDATION_ERROR: the source does not contain the quote' using errcode = '22023';
    end if;
  end if;
  if not is_new then
    is_reworded := (new.topic, new.subject, new.text, new.value, new.evidence, new.bears)
      is distinct from (old.topic, old.subject, old.text, old.value, old.evidence, old.bears);
    next_states := case old.state
      when 'proposed' then '{proposed, confirmed, corrected, withdrawn, replaced}'
      when 'confirmed' then '{confirmed, corrected, withdrawn, replaced}'
      when 'corrected' then '{confirmed, corrected, withdrawn, replaced}'
      when 'withdrawn' then '{withdrawn, confirmed}'
      else '{replaced}'
    end::public.fact_state[];
    if new.state <> all (next_states) then
      raise exception 'VALIDATION_ERROR: a fact that is % cannot become %', old.state, new.state using errcode = '22023';
    end if;
    if is_reworded and old.state in ('withdrawn', 'replaced') then
      raise exception 'VALIDATION_ERROR: a fact that is % stays as it was said', old.state using errcode = '22023';
    end if;
    if old.state = 'corrected' and new.state = 'confirmed' then
      new.state := 'corrected';
    end if;
    if is_reworded and new.state in ('proposed', 'confirmed') then
      new.state := 'corrected';
    end if;
    if is_reworded or new.state <> old.state then
      new.updated_at := now();
    end if;
  end if;
  if new.state = 'replaced' and (is_new or old.state <> 'replaced' or new.replaced_by <> old.replaced_by)
    and not exists (
      select from public.facts other
      where other.id = new.replaced_by and other.project_id = new.project_id
        and other.state in ('proposed', 'confirmed', 'corrected'))
    or not is_new and old.state = 'replaced' and new.replaced_by <> old.replaced_by then
    raise exception 'VALIDATION_ERROR: a fact is replaced by one that counts, once' using errcode = '22023';
  end if;
  return new;
end
$function$;
-- Only the owner may run it.

CREATE OR REPLACE FUNCTION private.has_given_second_factor()
 RETURNS boolean
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  return (
      auth.jwt() ->> 'aal' is not distinct from 'aal2'
      or not exists (select from auth.mfa_factors where user_id = auth.uid() and status = 'verified')
    )
    and not exists (select from auth.users where id = auth.uid() and banned_until > now());
end
$function$;
grant execute on function private.has_given_second_factor() to authenticated;

CREATE OR REPLACE FUNCTION private.has_talked_with(other uuid)
 RETURNS boolean
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  return exists (
    select from public.conversations
    where id in (select private.closed_conversations()) and has_messages and other in (first_member_id, second_member_id)
      and other <> auth.uid());
end
$function$;
grant execute on function private.has_talked_with(other uuid) to authenticated;

CREATE OR REPLACE FUNCTION private.hidden_members()
 RETURNS SETOF uuid
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER ROWS 10
 SET search_path TO ''
AS $function$
begin
  return query
  select blocked_id from public.blocks where blocker_id = auth.uid()
  union all
  select blocker_id from public.blocks where blocked_id = auth.uid()
  union all
  select user_id from private.leaving_members;
end
$function$;
grant execute on function private.hidden_members() to authenticated;

CREATE OR REPLACE FUNCTION private.hide_leaving_member()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  insert into private.leaving_members (user_id) values (new.id) on conflict do nothing;
  return null;
end
$function$;
-- Only the owner may run it.

CREATE OR REPLACE FUNCTION private.hold_replacement()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  perform from public.facts other where other.id = new.replaced_by for share;
  return new;
end
$function$;
-- Only the owner may run it.

CREATE OR REPLACE FUNCTION private.hold_requests()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  conversation public.conversations;
  receiver uuid;
begin
  -- A message that is already there is only sent again: the insert will leave it as it is.
  if auth.uid() is distinct from new.sender_id or exists (select from public.messages where id = new.id) then
    return new;
  end if;
  select * into conversation from public.conversations where id = new.conversation_id for no key update;
  if not found or new.sender_id not in (conversation.first_member_id, conversation.second_member_id) then
    return new; -- the policies refuse it
  end if;
  receiver := case new.sender_id
    when conversation.first_member_id then conversation.second_member_id else conversation.first_member_id end;
  if conversation.request_from is null and conversation.has_messages then
    return new;
  end if;
  if conversation.request_from is distinct from receiver
    and not exists (select from public.follows where follower_id = receiver and following_id = new.sender_id) then
    if conversation.request_from = new.sender_id then
      raise sqlstate 'PT403' using message = 'Your message waits for an answer. You can write again when they have answered.';
    end if;
    perform private.count_usage('requests', new.sender_id, 1, 0, 0, 0, true);
    update public.conversations set request_from = new.sender_id where id = conversation.id;
  else
    update public.conversations set request_from = null where id = conversation.id and request_from is not null;
    delete from private.ignored_requests where conversation_id = conversation.id;
  end if;
  return new;
end
$function$;
-- Only the owner may run it.

CREATE OR REPLACE FUNCTION private.holds_phrase(said text, phrases text[])
 RETURNS boolean
 LANGUAGE plpgsql
 IMMUTABLE STRICT
 SET search_path TO ''
AS $function$
declare
  marked constant text := private.with_word_ends(lower(said));
  phrase text;
begin
  foreach phrase in array phrases loop
    if strpos(marked, phrase) > 0 then
      return true;
    end if;
  end loop;
  return false;
end
$function$;
grant execute on function private.holds_phrase(said text, phrases text[]) to authenticated;

CREATE OR REPLACE FUNCTION private.ignored_conversations()
 RETURNS SETOF uuid
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER ROWS 10
 SET search_path TO ''
AS $function$
begin
  return query select conversation_id from private.ignored_requests where user_id = auth.uid();
end
$function$;
grant execute on function private.ignored_conversations() to authenticated;

CREATE OR REPLACE FUNCTION private.is_away(member uuid)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select private.is_suspended(member)
    or exists (select from private.leaving_members leaving where leaving.user_id = member)
$function$;
-- Only the owner may run it.

CREATE OR REPLACE FUNCTION private.is_blocked(one uuid, other uuid)
 RETURNS boolean
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  return exists (select from public.blocks where blocker_id = one and blocked_id = other)
    or exists (select from public.blocks where blocker_id = other and blocked_id = one);
end
$function$;
-- Only the owner may run it.

CREATE OR REPLACE FUNCTION private.is_easily_guessed(password text)
 RETURNS boolean
 LANGUAGE sql
 STABLE STRICT
 SET search_path TO ''
AS $function$
  with letters as (
    select letter, ascii(letter) - lag(ascii(letter)) over (order by place) as step
    from string_to_table(lower(password), null) with ordinality as letters(letter, place))
  select (select count(distinct letter) < 3 or count(distinct step) = 1 from letters)
    or exists (
      select from auth.users member
      where member.id = auth.uid() and lower(is_easily_guessed.password) in (member.email, split_part(member.email, '@', 1)))
    or exists (select from private.common_passwords common where common.password = lower(is_easily_guessed.password))
$function$;
-- Only the owner may run it.

CREATE OR REPLACE FUNCTION private.is_handle_free(wanted text)
 RETURNS boolean
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtext('handles'), pg_catalog.hashtext(wanted) % 64);
  return not exists (select from public.profiles where handle = wanted);
end
$function$;
-- Only the owner may run it.

CREATE OR REPLACE FUNCTION private.is_handle_kept(wanted text, member uuid)
 RETURNS boolean
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select exists (
    select from private.former_handles
    where handle = wanted and user_id is distinct from member and given_up_at > now() - interval '1 year')
$function$;
-- Only the owner may run it.

CREATE OR REPLACE FUNCTION private.is_handle_reserved(wanted text)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select wanted in ('admin', 'administrator', 'all', 'everybody', 'everyone', 'help', 'moderator', 'root', 'support',
    'system', 'undaunted')
$function$;
-- Only the owner may run it.

CREATE OR REPLACE FUNCTION private.is_live(p_conversation uuid)
 RETURNS boolean
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  return private.has_given_second_factor() and exists (
    select from public.conversations conversation
    where conversation.id = p_conversation
      and auth.uid() in (conversation.first_member_id, conversation.second_member_id)
      and conversation.has_messages and conversation.request_from is null
      and not private.is_blocked(conversation.first_member_id, conversation.second_member_id)
      and not exists (
        select from public.member_settings settings
        where settings.user_id in (conversation.first_member_id, conversation.second_member_id)
          and settings.privacy ->> 'activity' = 'off'
      )
  );
end
$function$;
grant execute on function private.is_live(p_conversation uuid) to authenticated;

CREATE OR REPLACE FUNCTION private.is_live_topic(topic text)
 RETURNS boolean
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
begin
  return coalesce(
    topic ~ '^conversation:[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' and private.is_live(split_part(topic, ':', 2)::uuid),
    false
  );
end
$function$;
grant execute on function private.is_live_topic(topic text) to authenticated;

CREATE OR REPLACE FUNCTION private.is_moderator()
 RETURNS boolean
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  return exists (select from public.moderators where user_id = auth.uid()) and private.has_given_second_factor();
end
$function$;
grant execute on function private.is_moderator() to authenticated;

CREATE OR REPLACE FUNCTION private.is_muted(listener uuid, other uuid)
 RETURNS boolean
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  return exists (select from public.mutes where user_id = listener and muted_id = other);
end
$function$;
-- Only the owner may run it.

CREATE OR REPLACE FUNCTION private.is_news(p_kind text)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select p_kind in ('comment', 'reply', 'mention', 'accepted_request')
$function$;
-- Only the owner may run it.

CREATE OR REPLACE FUNCTION private.is_suspended(p_member uuid)
 RETURNS boolean
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select exists (select from auth.users where id = p_member and banned_until > now())
$function$;
-- Only the owner may run it.

CREATE OR REPLACE FUNCTION private.is_undone(decided public.moderation_actions, besides uuid)
 RETURNS boolean
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select exists (
    select from public.moderation_actions undone
    where undone.member_id = decided.member_id and undone.action = 'restore' and undone.created_at >= decided.created_at
      and undone.id <> decided.id and undone.id is distinct from besides
      and (undone.kind = decided.kind and undone.object_id = decided.object_id
        or undone.kind = 'profile' and decided.action = 'suspend'))
$function$;
-- Only the owner may run it.

CREATE OR REPLACE FUNCTION private.is_unwanted(said text)
 RETURNS boolean
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  return not private.wants_to_read(auth.uid(), said);
end
$function$;
grant execute on function private.is_unwanted(said text) to authenticated, service_role;

CREATE OR REPLACE FUNCTION private.keep_experiment_change()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  insert into public.experiment_changes (
    experiment_id, project_id, believe, verify, measure, right_if, target, measured, had_result, changed_by)
  values (
    old.id, old.project_id, old.believe, old.verify, old.measure, old.right_if, old.target, old.measured,
    old.resulted_at is not null, auth.uid());
  delete from public.experiment_changes where id = (
    select line.id from public.experiment_changes line
    where line.experiment_id = old.id
      and (select count(*) from public.experiment_changes own where own.experiment_id = old.id) > 50
      and exists (
        select from public.experiment_changes earlier
        where earlier.experiment_id = old.id and earlier.had_result = line.had_result
          and (earlier.changed_at, earlier.id) < (line.changed_at, line.id))
    order by line.changed_at, line.id
    limit 1
  );
  return null;
end
$function$;
-- Only the owner may run it.

CREATE OR REPLACE FUNCTION private.keep_forecast_revision()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if new.version <> old.version + 1 then
    raise exception 'VALIDATION_ERROR: version % was written over, which is not the last one', new.version - 1
      using errcode = '22023';
  end if;
  new.updated_at := now();
  if new.restored_from is not null or not exists (
    select from public.forecast_revisions revision
    where revision.project_id = old.project_id and revision.kept_at > now() - interval '5 minutes') then
    insert into public.forecast_revisions (project_id, version, model, saved_at)
    values (old.project_id, old.version, old.model, old.updated_at);
  end if;
  return new;
end
$function$;
-- Only the owner may run it.

CREATE OR REPLACE FUNCTION private.keep_former_handle()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  delete from private.former_handles where handle in (old.handle, new.handle);
  insert into private.former_handles (handle, user_id) values (old.handle, new.id);
  -- Three at most, so that nobody keeps many names from others.
  delete from private.former_handles where user_id = new.id and handle not in (
    select handle from private.former_handles where user_id = new.id order by given_up_at desc, handle limit 3);
  return null;
end
$function$;
-- Only the owner may run it.

CREATE OR REPLACE FUNCTION private.keep_mail(p_recipient text, p_subject text, p_text text, p_html text, p_link text, p_named uuid[])
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if to_regprocedure('mail.keep(text, text, text, text, text, uuid[])') is null then
    return false;
  end if;
  execute 'select mail.keep($1, $2, $3, $4, $5, $6)' using p_recipient, p_subject, p_text, p_html, p_link, p_named;
  return true;
end
$function$;
grant execute on function private.keep_mail(p_recipient text, p_subject text, p_text text, p_html text, p_link text, p_named uuid[]) to service_role;

CREATE OR REPLACE FUNCTION private.keep_newest()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  -- Rows that somebody else is changing stay until the next time: nobody waits for it.
  execute format($query$
    with gone as (
      select line.ctid from public.%1$I line
      where line.ctid = any (array(
        select older.ctid
        from (select distinct %2$I as member from added) as owner
        join public.quotas quota on quota.kind = %1$L and quota.per_seconds = 0 and quota.plan = private.plan_of(owner.member)
        cross join lateral (
          select ctid from public.%1$I where %2$I = owner.member and %4$s order by %3$s offset quota.max_rows) as older
        where quota.max_rows is not null))
      for update skip locked
    )
    delete from public.%1$I where ctid = any (array(select ctid from gone))
    $query$, tg_table_name, tg_argv[0], tg_argv[1], coalesce(tg_argv[2], 'true'));
  return null;
end
$function$;
-- Only the owner may run it.

CREATE OR REPLACE FUNCTION private.keep_newest_of_actor()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  most constant integer := 100;
begin
  -- Rows that somebody else is changing stay until the next time: nobody waits for it.
  delete from private.notification_actors where ctid = any (array(
    select line.ctid from private.notification_actors line
    where line.ctid = any (array(
      select older.ctid
      from (select distinct actor_id, recipient_id from added) pair
      cross join lateral (
        select actor.ctid from private.notification_actors actor
        where actor.actor_id = pair.actor_id and actor.recipient_id = pair.recipient_id
        order by actor.created_at desc, actor.notification_id desc
        offset most) older))
    for update skip locked));
  return null;
end
$function$;
-- Only the owner may run it.

CREATE OR REPLACE FUNCTION private.keep_post_search()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  insert into private.post_search (post_id, user_id, created_at, words, parts)
  values (new.id, new.user_id, new.created_at, private.word_forms(new.content), private.parts_of(new.content))
  on conflict (post_id) do update
    set created_at = excluded.created_at, words = excluded.words, parts = excluded.parts;
  return null;
end
$function$;
-- Only the owner may run it.

CREATE OR REPLACE FUNCTION private.keep_profile_search()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  insert into private.profile_search (profile_id, full_name, key, about, user_type, industry, created_at, told)
  values (new.id, new.full_name, private.search_key(concat_ws(' ', new.full_name, new.company_name)), private.about_of(new),
    new.user_type, new.industry, new.created_at, private.told_of(new))
  on conflict (profile_id) do update
    set full_name = excluded.full_name, key = excluded.key, about = excluded.about, user_type = excluded.user_type,
      industry = excluded.industry, created_at = excluded.created_at, told = excluded.told;
  return null;
end
$function$;
-- Only the owner may run it.

CREATE OR REPLACE FUNCTION private.keep_read_mark()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  new.read_at := case when old.read_at is not null then old.read_at when new.read_at is not null then now() end;
  return new;
end
$function$;
-- Only the owner may run it.

CREATE OR REPLACE FUNCTION private.keep_report_words()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  insert into private.report_words (report_id, content)
  select new.id, said.content
  from (
    select content from public.posts where id = new.post_id
    union all select content from public.comments where id = new.comment_id
    union all select content from public.messages where id = new.message_id
    union all select bio from public.profiles where id = new.profile_id
  ) said
  where said.content is not null;
  return null;
end
$function$;
-- Only the owner may run it.

CREATE OR REPLACE FUNCTION private.keep_request_unread()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if new.read_at is not null and old.read_at is null and exists (
    select from public.conversations where id = old.conversation_id and request_from = old.sender_id
  ) then
    return null;
  end if;
  return new;
end
$function$;
-- Only the owner may run it.

CREATE OR REPLACE FUNCTION private.keep_revision()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if new.version <> old.version + 1 then
    raise exception 'VALIDATION_ERROR: version % was written over, which is not the last one', new.version - 1
      using errcode = '22023';
  end if;
  new.updated_at := now();
  execute format($statement$
    insert into public.%1$I (project_id, version, content, saved_at)
    select $1, $2, $3, $4
    where $5 or not exists (
      select from public.%1$I revision
      where revision.project_id = $1 and revision.kept_at > now() - interval '5 minutes')$statement$, tg_argv[0])
  using old.project_id, old.version, old.content, old.updated_at, new.restored_from is not null;
  return new;
end
$function$;
-- Only the owner may run it.

CREATE OR REPLACE FUNCTION private.keep_what_was_written()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  new.metadata := new.metadata || pg_catalog.jsonb_build_object(
    'written', coalesce(old.metadata -> 'written', pg_catalog.to_jsonb(old.output_content)));
  return new;
end
$function$;
-- Only the owner may run it.

CREATE OR REPLACE FUNCTION private.keep_word_mutes()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  members constant uuid[] := array(select distinct user_id from changed where word is not null);
begin
  delete from private.word_mutes where user_id = any (members);
  insert into private.word_mutes select * from private.word_mutes_of(members);
  return null;
end
$function$;
-- Only the owner may run it.

CREATE OR REPLACE FUNCTION private.leave_email_to_auth()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  if char_length(new.email) > 255 then
    raise exception 'Email must be less than 255 characters' using errcode = 'check_violation';
  end if;
  new.email := null;
  return new;
end
$function$;
-- Only the owner may run it.

CREATE OR REPLACE FUNCTION private.mail_suspension()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  insert into public.mail_queue (member_id, kind, dedupe, subject, body)
  select id, 'suspension', new.id::text, 'Your account is suspended', pg_catalog.jsonb_build_object(
    'title', 'Your account is suspended',
    'paragraphs', pg_catalog.to_jsonb(pg_catalog.array_remove(array[
      'Until ' || pg_catalog.to_char(new.until at time zone 'UTC', 'FMMonth FMDD, YYYY') || ' you cannot sign in.',
      'The reason: ' || new.note,
      'You can delete your account and everything in it without signing in. The button below leads to a page that asks once more.'],
      null)))
  from auth.users where id = new.member_id
  on conflict (member_id, kind, dedupe) do nothing;
  return null;
end
$function$;
-- Only the owner may run it.

CREATE OR REPLACE FUNCTION private.make_handle(full_name text, member uuid)
 RETURNS text
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  plain constant text := private.plain_letters(coalesce(full_name, ''));
  base constant text := coalesce(nullif(btrim(left(btrim(regexp_replace(plain, '[^a-z0-9]+', '_', 'g'), '_'), 20), '_'), ''), 'member');
  made text := base;
begin
  for digits in 2..9 loop
    if char_length(made) >= 3 and not private.is_handle_reserved(made) and private.is_handle_free(made)
      and not private.is_handle_kept(made, member) then
      return made;
    end if;
    made := base || (floor(random() * 9 * 10 ^ (digits - 1)) + 10 ^ (digits - 1))::bigint;
  end loop;
  return left(base, 3) || left(replace(gen_random_uuid()::text, '-', ''), 27);
end
$function$;
-- Only the owner may run it.

CREATE OR REPLACE FUNCTION private.make_moderator(p_email text)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  member constant uuid := (select id from auth.users where lower(email) = lower(btrim(p_email)));
begin
  if member is null then
    return false;
  end if;
  insert into public.moderators (user_id) values (member) on conflict do nothing;
  return true;
end
$function$;
grant execute on function private.make_moderator(p_email text) to service_role;

CREATE OR REPLACE FUNCTION private.mentioned_in(content text)
 RETURNS SETOF uuid
 LANGUAGE plpgsql
 STABLE ROWS 1
 SET search_path TO ''
AS $function$
begin
  return query
  select profile.id
  from (
    select distinct lower(first_ones.parts[1]) as handle
    from (
      select parts from pg_catalog.regexp_matches(content, '(?<![a-z0-9_@])@([a-z0-9_]{3,30})(?![a-z0-9_@])', 'gi') parts
      limit 10
    ) first_ones
  ) mention
  join public.profiles profile on profile.handle = mention.handle;
end
$function$;
-- Only the owner may run it.

CREATE OR REPLACE FUNCTION private.merge_messages(stored jsonb, given jsonb, without text[], are_known boolean)
 RETURNS jsonb
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  with
    before as (
      select message, message ->> 'id' as id, place
      from pg_catalog.jsonb_array_elements(coalesce(stored, '[]')) with ordinality as line (message, place)
      where message ->> 'id' not in (select unnest(without))
    ),
    after as (
      select distinct on (message ->> 'id') message, message ->> 'id' as id, place
      from pg_catalog.jsonb_array_elements(given) with ordinality as line (message, place)
      order by message ->> 'id', place
    ),
    merged as (
      select
        case
          when private.weight_of_message(after.message) > private.weight_of_message(before.message)
            or private.weight_of_message(after.message) = 0 and private.weight_of_message(before.message) = 0
          then after.message else before.message
        end as message, 0 as part, before.place
      from before left join after using (id)
      union all
      select message, 1, place from after
      where not are_known and not exists (select from before where before.id = after.id)
    )
  select coalesce(pg_catalog.jsonb_agg(message order by part, place), '[]') from merged
$function$;
grant execute on function private.merge_messages(stored jsonb, given jsonb, without text[], are_known boolean) to authenticated, service_role;

CREATE OR REPLACE FUNCTION private.moderate(p_action text, p_kind text, p_id uuid, p_note text, p_until timestamp with time zone)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  note constant text := nullif(regexp_replace(p_note, '^\s+|\s+$', '', 'g'), '');
  -- What was deleted since can still be undone for its author, and decided about while it is reported.
  author constant uuid := coalesce(private.author_of(p_kind, p_id), (
    select decided.member_id from public.moderation_actions decided
    join public.profiles member on member.id = decided.member_id
    where p_action = 'restore' and decided.kind = p_kind and decided.object_id = p_id
    order by decided.created_at desc limit 1), (
    select report.member_id from public.reports report
    where report.resolved_at is null and case p_kind when 'post' then report.post_id = p_id
      when 'comment' then report.comment_id = p_id when 'message' then report.message_id = p_id end
    limit 1));
  was_suspended constant boolean := private.is_suspended(author);
  decision uuid;
begin
  if not private.is_moderator() then
    raise exception 'UNAUTHORIZED: only moderators decide about reports' using errcode = '42501';
  end if;
  if author is null then
    raise exception 'VALIDATION_ERROR: this does not exist any more' using errcode = '22023';
  end if;
  if p_action = 'hide' and p_kind = 'profile'
    or p_action not in ('hide', 'restore', 'warn', 'suspend')
    or p_action = 'suspend' and (p_until is null or p_until <= now() or exists (select from public.moderators where user_id = author)) then
    raise exception 'VALIDATION_ERROR: this cannot be done here' using errcode = '22023';
  end if;
  if p_action = 'suspend' and note is null then
    raise exception 'VALIDATION_ERROR: a suspension needs a reason' using errcode = '22023';
  end if;
  if p_action <> 'warn' and p_kind <> 'profile' then
    perform private.set_hidden(p_kind, p_id, case when p_action <> 'restore' then now() end);
  end if;
  insert into public.moderation_actions (moderator_id, action, kind, object_id, member_id, note, until)
  values (auth.uid(), p_action, p_kind, p_id, author, note, case p_action when 'suspend' then p_until end)
  returning id into decision;
  if p_action = 'suspend' then
    -- Ends their sessions: tokens and open connections go with them.
    delete from auth.sessions where user_id = author;
  end if;
  if p_action in ('suspend', 'restore') then
    perform private.set_suspension(author, p_action = 'restore' and p_kind = 'profile');
  end if;
  if was_suspended and not private.is_suspended(author) then
    insert into public.mail_queue (member_id, kind, dedupe, subject, body)
    values (author, 'suspension', decision::text, 'Your account is no longer suspended', pg_catalog.jsonb_build_object(
      'title', 'Your account is no longer suspended',
      'paragraphs', pg_catalog.to_jsonb(pg_catalog.array_remove(array[
        'A moderator ended the suspension. You can sign in again.', 'The reason: ' || note], null)),
      'button', pg_catalog.jsonb_build_object('text', 'Sign in', 'path', '/auth')));
  end if;
  update public.reports set resolved_at = now()
  where resolved_at is null and case p_kind when 'post' then post_id = p_id when 'comment' then comment_id = p_id
    when 'message' then message_id = p_id else profile_id = p_id end;
end
$function$;
grant execute on function private.moderate(p_action text, p_kind text, p_id uuid, p_note text, p_until timestamp with time zone) to authenticated;

CREATE OR REPLACE FUNCTION private.moderation_queue(p_after integer)
 RETURNS TABLE(kind text, object_id uuid, member_id uuid, member_name text, content text, is_hidden boolean, is_gone boolean, suspended_until timestamp with time zone, reports bigint, reasons text[], texts text[], reported_at timestamp with time zone)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if not private.is_moderator() then
    raise exception 'UNAUTHORIZED: only moderators read reports' using errcode = '42501';
  end if;
  return query
  with open as (
    select report.*, row_number() over (partition by report.reporter_id order by report.created_at, report.id) as turn
    from public.reports report
    where report.resolved_at is null
  ),
  thing as (
    select open.post_id, open.comment_id, open.message_id, open.profile_id, open.member_id, count(*) as reports,
      array_agg(distinct open.reason) as reasons,
      (array_agg(open.text order by open.created_at desc) filter (where open.text ~ '\S'))[1:5] as texts,
      max(open.created_at) as reported_at, (array_agg(open.id order by open.created_at, open.id))[1] as first_report,
      row_number() over (order by min(open.turn), count(*) desc, min(open.created_at),
        coalesce(open.post_id, open.comment_id, open.message_id, open.profile_id)) as place
    from open
    group by open.post_id, open.comment_id, open.message_id, open.profile_id, open.member_id
    order by place
    offset greatest(p_after, 0) limit 50
  )
  select
    case when thing.post_id is not null then 'post' when thing.comment_id is not null then 'comment'
      when thing.message_id is not null then 'message' else 'profile' end,
    coalesce(thing.post_id, thing.comment_id, thing.message_id, thing.profile_id),
    member.id, member.full_name,
    coalesce(words.content, post.content, comment.content, message.content, member.bio),
    coalesce(post.hidden_at, comment.hidden_at, message.hidden_at) is not null,
    thing.profile_id is null and coalesce(post.id, comment.id, message.id) is null or message.deleted_at is not null,
    case when account.banned_until > now() then account.banned_until end,
    thing.reports, thing.reasons, coalesce(thing.texts, '{}'), thing.reported_at
  from thing
  left join private.report_words words on words.report_id = thing.first_report
  left join public.posts post on post.id = thing.post_id
  left join public.comments comment on comment.id = thing.comment_id
  left join public.messages message on message.id = thing.message_id
  join public.profiles member on member.id = thing.member_id
  join auth.users account on account.id = member.id
  order by thing.place;
end
$function$;
grant execute on function private.moderation_queue(p_after integer) to authenticated;

CREATE OR REPLACE FUNCTION private.mute_notifications()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  delete from private.notification_actors actor
  using public.notifications notification
  where notification.id = actor.notification_id
    and actor.actor_id = new.muted_id and notification.recipient_id = new.user_id;
  return null;
end
$function$;
-- Only the owner may run it.

CREATE OR REPLACE FUNCTION private.mute_words_in_notifications()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  delete from private.notification_actors gone
  using (
    select actor.notification_id, actor.actor_id, notification.*
    from public.notifications notification
    join private.notification_actors actor on actor.notification_id = notification.id
    where notification.recipient_id in (select user_id from added where word is not null)
      and notification.kind in ('comment', 'reply', 'mention')
    order by actor.created_at desc
    limit 200
  ) told
  where gone.notification_id = told.notification_id and gone.actor_id = told.actor_id
    and case when told.kind <> 'mention' then (
        select coalesce(bool_and(not private.wants_to_read(told.recipient_id, said.content)), false)
        from (
          select comment.content from public.comments comment
          where comment.post_id = told.post_id and comment.user_id = told.actor_id
          order by comment.created_at desc
          limit 5
        ) said
      )
      else not private.wants_to_read(told.recipient_id, coalesce(
        (select said.content from public.comments said where said.id = told.comment_id),
        (select post.content from public.posts post where post.id = told.post_id)
      ))
    end;
  return null;
end
$function$;
-- Only the owner may run it.

CREATE OR REPLACE FUNCTION private.muted_members()
 RETURNS SETOF uuid
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER ROWS 10
 SET search_path TO ''
AS $function$
begin
  return query
  select muted_id from public.mutes where user_id = auth.uid() and muted_id is not null
  union all
  select account.id from auth.users account where account.banned_until > now();
end
$function$;
grant execute on function private.muted_members() to authenticated;

CREATE OR REPLACE FUNCTION private.muted_words()
 RETURNS private.muted_words
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  return private.muted_words_of(auth.uid());
end
$function$;
grant execute on function private.muted_words() to authenticated;

CREATE OR REPLACE FUNCTION private.muted_words_of(member uuid)
 RETURNS private.muted_words
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
declare
  muted private.muted_words;
begin
  select parts, plain, phrases into muted from private.word_mutes where user_id = member;
  return muted;
end
$function$;
-- Only the owner may run it.

CREATE OR REPLACE FUNCTION private.name_of_tries(kind text, counted text)
 RETURNS text
 LANGUAGE sql
 STABLE STRICT
 SET search_path TO ''
AS $function$
  select name_of_tries.kind || ' ' || encode(extensions.hmac(convert_to(counted, 'UTF8'), secret.key, 'sha256'), 'hex')
  from private.share_attempts_key secret
$function$;
-- Only the owner may run it.

CREATE OR REPLACE FUNCTION private.news_lines(p_member uuid, p_since timestamp with time zone)
 RETURNS TABLE(lines jsonb, named uuid[], headline text)
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  with
    writers as (
      select other.id, other.full_name, conversation.request_from is not null as is_request, unread.number, unread.latest
      from public.conversations conversation
      join public.profiles other on other.id = case p_member
        when conversation.first_member_id then conversation.second_member_id else conversation.first_member_id end
      cross join lateral (
        select count(*) as number, max(counted.created_at) as latest
        from (
          select message.created_at from public.messages message
          where message.conversation_id = conversation.id and message.sender_id <> p_member and message.read_at is null
            and message.created_at > p_since and message.deleted_at is null and message.hidden_at is null
          limit 100
        ) counted
      ) unread
      where (conversation.first_member_id = p_member or conversation.second_member_id = p_member)
        and conversation.updated_at > p_since and unread.number > 0
        and not private.is_blocked(p_member, other.id) and not private.is_muted(p_member, other.id)
        and not exists (
          select from private.ignored_requests ignored
          where ignored.conversation_id = conversation.id and ignored.user_id = p_member)
      order by unread.latest desc
      limit 10
    ),
    told as (
      select array(
        select notification.id from public.notifications notification
        where notification.recipient_id = p_member and notification.read_at is null and private.is_news(notification.kind)
          and notification.updated_at > p_since
        order by notification.updated_at desc
        limit 10) as ids
    ),
    summed as (
      select coalesce(sum(number) filter (where not is_request), 0) as messages,
        count(*) filter (where is_request) as requests,
        pg_catalog.jsonb_agg(pg_catalog.jsonb_build_object(
          'kind', case when is_request then 'message_request' else 'message' end, 'count', number,
          'names', pg_catalog.jsonb_build_array(full_name), 'path', '/messaging?userId=' || id
        ) order by latest desc) as lines,
        array_agg(id) as people
      from writers
    )
  select nullif(coalesce(summed.lines, '[]') || coalesce(news.lines, '[]'), '[]'),
    coalesce(summed.people, '{}') || coalesce(news.named, '{}'),
    concat_ws(', ',
      case summed.messages when 0 then null when 1 then '1 unread message' else summed.messages || ' unread messages' end,
      case summed.requests when 0 then null when 1 then '1 message request' else summed.requests || ' message requests' end,
      case jsonb_array_length(news.lines) when 1 then '1 notification' else jsonb_array_length(news.lines) || ' notifications' end)
  from summed, told, private.digest_lines(told.ids) news
$function$;
-- Only the owner may run it.

CREATE OR REPLACE FUNCTION private.note_document()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  new.document_at := now();
  return new;
end
$function$;
-- Only the owner may run it.

CREATE OR REPLACE FUNCTION private.note_reported()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  -- Of nothing it stays null, and is refused like what the reporter does not see.
  new.member_id := coalesce(
    private.author_of('profile', new.profile_id), private.author_of('post', new.post_id),
    private.author_of('comment', new.comment_id), private.author_of('message', new.message_id));
  return new;
end
$function$;
-- Only the owner may run it.

CREATE OR REPLACE FUNCTION private.note_seen(p_minutes_east integer)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  insert into private.last_seen as seen (user_id, minutes_east)
  select profile.id, greatest(-840, least(840, coalesce(p_minutes_east, 0)))
  from public.profiles profile where profile.id = auth.uid()
  on conflict (user_id) do update set seen_at = now(), minutes_east = excluded.minutes_east
  where seen.seen_at < now() - interval '30 seconds'
$function$;
grant execute on function private.note_seen(p_minutes_east integer) to authenticated;

CREATE OR REPLACE FUNCTION private.own_model_key()
 RETURNS TABLE(provider text, since timestamp with time zone)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select key.provider, key.created_at
  from public.member_keys key
  where key.user_id = auth.uid() and (select private.has_given_second_factor())
$function$;
grant execute on function private.own_model_key() to authenticated;

CREATE OR REPLACE FUNCTION private.own_sessions()
 RETURNS TABLE(id uuid, created_at timestamp with time zone, refreshed_at timestamp with time zone, user_agent text, ip text, is_current boolean)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select session.id, session.created_at,
    coalesce(session.refreshed_at at time zone 'utc', session.updated_at, session.created_at),
    session.user_agent, host(session.ip), session.id::text = auth.jwt() ->> 'session_id'
  from auth.sessions session
  where session.user_id = auth.uid() and (select private.has_given_second_factor())
    and (session.not_after is null or session.not_after > now())
$function$;
grant execute on function private.own_sessions() to authenticated;

CREATE OR REPLACE FUNCTION private.owner_of_file(owner_id text)
 RETURNS uuid
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select id from auth.users
  where id = case when owner_id ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then owner_id::uuid end
$function$;
-- Only the owner may run it.

CREATE OR REPLACE FUNCTION private.part_blocked_members()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  delete from public.follows
  where (follower_id = new.blocker_id and following_id = new.blocked_id)
    or (follower_id = new.blocked_id and following_id = new.blocker_id);
  return null;
end
$function$;
-- Only the owner may run it.

CREATE OR REPLACE FUNCTION private.part_notifications()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  delete from private.notification_actors actor
  using public.notifications notification
  where notification.id = actor.notification_id
    and (
      actor.actor_id = new.blocked_id and notification.recipient_id = new.blocker_id
      or actor.actor_id = new.blocker_id and notification.recipient_id = new.blocked_id
    );
  return null;
end
$function$;
-- Only the owner may run it.

CREATE OR REPLACE FUNCTION private.parts_of(said text)
 RETURNS tsvector
 LANGUAGE sql
 IMMUTABLE STRICT
 SET search_path TO ''
AS $function$
  select array_to_tsvector(array(
    select part[1] from regexp_matches(lower(said), '\w+|[^\w\s]', 'g') part where octet_length(part[1]) <= 200
  ))
$function$;
-- Only the owner may run it.

CREATE OR REPLACE FUNCTION private.patterns_of_name(name text, OUT whole text, OUT parts text)
 RETURNS record
 LANGUAGE sql
 IMMUTABLE STRICT
 SET search_path TO ''
AS $function$
  select '(?<!\w)' || written.whole || '(?!\w)', '(?<!\w)(?:' || split.parts || ')(?!\w)'
  from (
    select regexp_replace(btrim(name), '([][*+?^${}()|\\.])', '\\\1', 'g') as whole) as written,
    lateral (
      select coalesce(string_agg(part, '|' order by length(part) desc), written.whole) as parts
      from regexp_split_to_table(written.whole, '\s+') as part where char_length(part) > 1) as split
$function$;
grant execute on function private.patterns_of_name(name text, OUT whole text, OUT parts text) to authenticated, service_role;

CREATE OR REPLACE FUNCTION private.people_to_follow()
 RETURNS TABLE(id uuid, shared bigint, follower_name text)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER ROWS 5
 SET search_path TO ''
AS $function$
declare
  caller constant uuid := auth.uid();
  hidden constant uuid[] := array(select private.hidden_members());
  followed constant uuid[] := array(
    select following_id from public.follows
    where follower_id = caller and following_id not in (select unnest(hidden))
    order by created_at desc
  );
  near constant uuid[] := followed[1:500];
  unwanted constant uuid[] := followed || hidden || array(select private.muted_members()) || caller;
  mine public.profiles;
  sought public.user_type[];
  found_ids uuid[];
  found_shares bigint[];
  others uuid[];
begin
  -- Most of those whom my people follow are followed by one of them alone, and to sort these is half the work:
  -- they are asked for only when the others are too few.
  for least_shared in reverse 2..1 loop
    select array_agg(best.id), array_agg(best.number) into found_ids, found_shares
    from (
      select further.id, further.number
      from (
        select link.following_id as id, count(*) as number
        from (select following_id from public.follows where follower_id = any (near) limit 50000) link
        group by link.following_id
        having count(*) >= least_shared
        offset 0 -- so that the few groups are looked up among the followed, not all their rows
      ) further
      where further.id not in (select unnest(unwanted))
      order by further.number desc, further.id
      limit 5
    ) best;
    exit when cardinality(found_ids) = 5;
  end loop;

  return query
  select candidate.id, candidate.number, (
    select min(coalesce(follower.full_name, 'User'))
    from public.follows link
    join public.profiles follower on follower.id = link.follower_id
    where link.follower_id = any (near) and link.following_id = candidate.id
  )
  from unnest(found_ids, found_shares) candidate (id, number)
  join public.profiles profile on profile.id = candidate.id
  order by candidate.number desc, profile.created_at desc, profile.id desc;

  select * into mine from public.profiles profile where profile.id = caller;
  sought := case when mine.user_type in ('founder', 'entrepreneur')
    then array['investor', 'mentor', 'advisor'] else array['founder', 'entrepreneur'] end;
  found_ids := coalesce(found_ids, '{}');
  for step in 1..4 loop
    if cardinality(found_ids) >= 5 then
      return;
    end if;
    others := case step
      when 1 then array(
        select search.profile_id from private.profile_search search
        where search.industry = mine.industry and mine.industry <> 'other'
        order by search.created_at desc, search.profile_id desc limit 200)
      when 2 then array(
        select profile.id from public.profiles profile
        where lower(btrim(profile.location)) = lower(btrim(mine.location)) and mine.location ~ '\S'
        order by profile.created_at desc, profile.id desc limit 200)
      when 3 then array(
        select profile.id from unnest(sought) kind
        cross join lateral (
          select search.profile_id as id, search.created_at from private.profile_search search where search.user_type = kind
          order by search.created_at desc, search.profile_id desc limit 200
        ) profile
        order by profile.created_at desc, profile.id desc limit 200)
      else array(
        select profile.id from public.profiles profile
        where profile.id not in (select unnest(unwanted || found_ids))
        order by profile.created_at desc, profile.id desc limit 5)
    end;
    others := array(
      select other.id from unnest(others) with ordinality other (id, place)
      where other.id not in (select unnest(unwanted || found_ids))
      order by other.place limit 5 - cardinality(found_ids));
    found_ids := found_ids || others;
    return query select other, 0::bigint, null::text from unnest(others) other;
  end loop;
end
$function$;
grant execute on function private.people_to_follow() to authenticated;

CREATE OR REPLACE FUNCTION private.people_with(wanted tsquery, unwanted uuid[], most integer)
 RETURNS uuid[]
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
 SET plan_cache_mode TO 'force_custom_plan'
AS $function$
begin
  return array(
    select search.profile_id from private.profile_search search
    where search.about @@ wanted and search.profile_id <> all (unwanted)
    limit most
  );
end
$function$;
grant execute on function private.people_with(wanted tsquery, unwanted uuid[], most integer) to authenticated;

CREATE OR REPLACE FUNCTION private.plain_letters(words text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE STRICT
 SET search_path TO ''
AS $function$
  select regexp_replace(private.search_key(words), '(\S)\1', '\1', 'g')
$function$;
grant execute on function private.plain_letters(words text) to authenticated, service_role;

CREATE OR REPLACE FUNCTION private.plain_words(words text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE STRICT
 SET search_path TO ''
AS $function$
  select btrim(regexp_replace(
    translate(
      normalize(words, nfc),
      U&'\201C\201D\201E\201F\00AB\00BB\2033\2018\2019\201A\201B\2039\203A\2032\00B4\0060\00A0\2007\2009\202F\3000',
      '"""""""' || repeat('''', 9) || repeat(' ', 5)),
    '\s+', ' ', 'g'))
$function$;
grant execute on function private.plain_words(words text) to authenticated, service_role;

CREATE OR REPLACE FUNCTION private.plan_of(member uuid)
 RETURNS public.subscription_plan
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  return coalesce(
    (
      select subscription_plan from public.subscribers
      where user_id = member and subscribed and (subscription_end is null or subscription_end > now())
    ),
    'free');
end
$function$;
-- Only the owner may run it.

CREATE OR REPLACE FUNCTION private.posts_with(wanted tsquery, unwanted uuid[])
 RETURNS uuid[]
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
 SET plan_cache_mode TO 'force_custom_plan'
AS $function$
begin
  return array(
    select search.post_id from private.post_search search
    where search.words @@ wanted and search.user_id <> all (unwanted)
    limit 1001
  );
end
$function$;
grant execute on function private.posts_with(wanted tsquery, unwanted uuid[]) to authenticated;

CREATE OR REPLACE FUNCTION private.profiles_with(is_long boolean, longest text, keys text[], unwanted uuid[])
 RETURNS uuid[]
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
 SET plan_cache_mode TO 'force_custom_plan'
AS $function$
begin
  if longest !~ '[[:alnum:]]{3}' then
    return array(
      select found.profile_id
      from (
        select newest.profile_id, newest.full_name
        from (
          select search.profile_id, search.full_name, search.key, search.plain
          from private.profile_search search
          order by search.created_at desc, search.profile_id desc
          limit 10000
        ) newest
        where (is_long and newest.plain like longest or not is_long and newest.key like longest)
          and (cardinality(keys) = 1 or newest.key like all (keys))
          and newest.profile_id <> all (unwanted)
        limit 1000
      ) found
      order by found.full_name, found.profile_id
      limit 5
    );
  end if;
  return array(
    select found.profile_id
    from (
      select search.profile_id, search.full_name
      from private.profile_search search
      where (is_long and search.plain like longest or not is_long and search.key like longest)
        and (cardinality(keys) = 1 or search.key like all (keys))
        and search.profile_id <> all (unwanted)
      limit 1000
    ) found
    order by found.full_name, found.profile_id
    limit 5
  );
end
$function$;
grant execute on function private.profiles_with(is_long boolean, longest text, keys text[], unwanted uuid[]) to authenticated;

CREATE OR REPLACE FUNCTION private.propose_fact(fact_id uuid, source_id uuid, topic public.fact_topic, text text, quote text, subject text, value jsonb, evidence public.fact_evidence, bears public.fact_bearing, disagrees_with uuid)
 RETURNS uuid
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
#variable_conflict use_column
declare
  project uuid;
  said timestamptz;
  other uuid;
begin
  select source.project_id, source.said_at into project, said
  from public.sources source
  where source.id = propose_fact.source_id and source.project_id = any (array(select private.usable_projects()));
  if project is null then
    raise exception 'UNAUTHORIZED: facts are proposed to one''s own project, from a source of it' using errcode = '42501';
  end if;
  if propose_fact.quote is null then
    raise exception 'VALIDATION_ERROR: a proposed fact needs a quote' using errcode = '22023';
  end if;
  select fact.id into other from public.facts fact
  where fact.id = propose_fact.disagrees_with and fact.id <> propose_fact.fact_id and fact.project_id = project
    and fact.state in ('proposed', 'confirmed', 'corrected');
  insert into public.facts
    (id, project_id, topic, subject, text, quote, value, evidence, bears, source_id, state, said_at, disagrees_with)
  values (
    propose_fact.fact_id, project, propose_fact.topic, propose_fact.subject, propose_fact.text, propose_fact.quote,
    propose_fact.value, propose_fact.evidence, propose_fact.bears, propose_fact.source_id, 'proposed', said, other)
  on conflict (id) do nothing;
  return propose_fact.fact_id;
end
$function$;
grant execute on function private.propose_fact(fact_id uuid, source_id uuid, topic public.fact_topic, text text, quote text, subject text, value jsonb, evidence public.fact_evidence, bears public.fact_bearing, disagrees_with uuid) to authenticated;

CREATE OR REPLACE FUNCTION private.refuse_by_quota(quota public.quotas, began_at timestamp with time zone)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  is_largest constant boolean := not exists (
    select from public.quotas larger
    where larger.kind = quota.kind and larger.per_seconds = quota.per_seconds and larger.plan > quota.plan
      and (larger.max_rows, larger.max_bytes) is distinct from (quota.max_rows, quota.max_bytes)
  );
  seconds_left constant integer := ceil(extract(epoch from began_at - now()) + quota.per_seconds);
  time_left constant text := case
    when seconds_left > 7200 then ceil(seconds_left / 3600.0) || ' hours'
    when seconds_left > 120 then ceil(seconds_left / 60.0) || ' minutes'
    when seconds_left > 1 then seconds_left || ' seconds'
    else 'a second'
  end;
  name constant text := case quota.kind
    when 'bookmarks' then 'saved posts'
    when 'post_drafts' then 'drafts'
    else replace(quota.kind, '_', ' ')
  end;
  at_most constant text := concat_ws(' and ', quota.max_rows || ' ' || name, pg_catalog.pg_size_pretty(quota.max_bytes));
  advice constant text := concat_ws(' or ',
    case quota.kind
      when 'messages' then null
      when 'follows' then 'unfollow some people'
      when 'blocks' then 'unblock some people'
      when 'mutes' then 'unmute some people'
      when 'muted_words' then 'unmute some words'
      when 'bookmarks' then 'take some back'
      else 'delete old ' || name
    end,
    case when is_largest then null else 'choose a larger plan' end);
begin
  if quota.per_seconds > 0 then
    raise sqlstate 'PT429' using
      message = format('That is too fast: wait %s, then try again.', time_left),
      detail = format('At most %s in %s seconds.', at_most, quota.per_seconds),
      hint = format('Try again in %s seconds.', seconds_left);
  end if;
  raise sqlstate 'PT413' using
    message = format('There is no room for more %s: %s.', name,
      coalesce(nullif(advice, ''), 'ask the people who run this site for more')),
    detail = format('The plan %s keeps at most %s.', quota.plan, at_most),
    hint = 'quotas says what each plan keeps, quota_usage what is used of it.';
end
$function$;
-- Only the owner may run it.

CREATE OR REPLACE FUNCTION private.refuse_draft_writes()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if auth.uid() is not null then
    perform private.refuse_too_much('draft_writes', auth.uid(), private.plan_of(auth.uid()), 1, 1, true);
  end if;
  return null;
end
$function$;
-- Only the owner may run it.

CREATE OR REPLACE FUNCTION private.refuse_files_of_deleted_members()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  suspended_until timestamptz;
begin
  -- The lock makes deletion and upload take turns: the later one sees what the earlier one did.
  select account.banned_until into suspended_until from auth.users account
  where account.id = new.owner_id::uuid and account.deleted_at is null for key share;
  if not found then
    raise exception 'This account does not exist any more' using errcode = '42501';
  end if;
  if suspended_until > now() then
    raise exception 'This account is suspended' using errcode = '42501';
  end if;
  return new;
end
$function$;
-- Only the owner may run it.

CREATE OR REPLACE FUNCTION private.refuse_invisible()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  raise exception '%', tg_argv[0] || ' needs at least one letter or sign that can be seen.' using errcode = 'check_violation';
end
$function$;
-- Only the owner may run it.

CREATE OR REPLACE FUNCTION private.refuse_too_much(counted text, member uuid, current_plan public.subscription_plan, more_rows bigint, more_bytes bigint, is_growing boolean)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  perform private.refuse_by_quota(quota, usage.began_at)
  from public.quota_usage usage join public.quotas quota using (kind, per_seconds)
  where usage.user_id = member and kind = counted and quota.plan = current_plan
    and (usage.rows + more_rows > quota.max_rows or usage.bytes + more_bytes > quota.max_bytes)
    and case per_seconds when 0 then is_growing else usage.began_at > now() - make_interval(secs => per_seconds) end
  order by per_seconds;
end
$function$;
-- Only the owner may run it.

CREATE OR REPLACE FUNCTION private.release_contacts()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  update public.quota_usage set rows = 0, bytes = 0
  where user_id = old.user_id and kind in ('contacts', 'interviews') and per_seconds = 0;
  return null;
end
$function$;
-- Only the owner may run it.

CREATE OR REPLACE FUNCTION private.release_evidence()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  update public.quota_usage set rows = 0, bytes = 0
  where user_id = old.user_id and per_seconds = 0
    and kind in ('assumptions', 'assumption_facts', 'experiments', 'actions', 'decisions');
  return null;
end
$function$;
-- Only the owner may run it.

CREATE OR REPLACE FUNCTION private.release_forecasts()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  update public.quota_usage set rows = 0, bytes = 0
  where user_id = old.user_id and kind = 'forecasts' and per_seconds = 0;
  return null;
end
$function$;
-- Only the owner may run it.

CREATE OR REPLACE FUNCTION private.release_history()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  update public.quota_usage set rows = 0, bytes = 0
  where user_id = old.user_id and per_seconds = 0
    and kind in ('experiment_changes', 'forecast_revisions', 'decks', 'deck_revisions', 'business_plans', 'business_plan_revisions',
      'share_links', 'mvp_plans', 'mvp_plan_revisions');
  return null;
end
$function$;
-- Only the owner may run it.

CREATE OR REPLACE FUNCTION private.release_memory()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  update public.quota_usage set rows = 0, bytes = 0
  where user_id = old.user_id and kind in ('facts', 'sources') and per_seconds = 0;
  return null;
end
$function$;
-- Only the owner may run it.

CREATE OR REPLACE FUNCTION private.release_outputs()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  update public.quota_usage set rows = 0, bytes = 0
  where user_id = old.user_id and kind in ('outputs', 'talks') and per_seconds = 0;
  return null;
end
$function$;
-- Only the owner may run it.

CREATE OR REPLACE FUNCTION private.remove_expired_stories()
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  most constant integer := 500;
  old constant uuid[] := array(
    select id from public.stories where created_at <= now() - interval '24 hours' order by created_at limit most);
begin
  delete from public.story_views where (story_id, viewer_id) in (
    select seen.story_id, seen.viewer_id from public.story_views seen where seen.story_id = any (old) limit most);
  delete from public.stories story
  where story.id = any (old) and not exists (select from public.story_views seen where seen.story_id = story.id);
  -- Supabase lets SQL delete files only when it says that it means to.
  perform set_config('storage.allow_delete_query', 'true', true);
  delete from storage.objects where id in (
    select id from storage.objects where bucket_id = 'stories' and created_at <= now() - interval '24 hours' limit most);
end
$function$;
-- Only the owner may run it.

CREATE OR REPLACE FUNCTION private.remove_name(name text, told_in uuid[], most integer, most_bytes bigint)
 RETURNS uuid[]
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  whole text;
  parts text;
  now_read uuid[];
begin
  select pattern.whole, pattern.parts into whole, parts from private.patterns_of_name(name) as pattern;
  -- One at least, so that there is an end.
  select coalesce(array_agg(sized.id), '{}') into now_read
  from (
    select one.id, one.place, sum(
      coalesce(octet_length(fact.text), 0) + coalesce(octet_length(source.text), 0)
      + coalesce(octet_length(talk.compliments::text), 0)) over (order by one.place) as bytes
    from unnest(told_in[1:most]) with ordinality as one (id, place)
    left join public.facts fact on fact.id = one.id
    left join public.sources source on source.id = one.id
    left join public.interviews talk on talk.id = one.id
  ) as sized
  where sized.bytes <= most_bytes or sized.place = 1;
  perform set_config('undaunted.is_unnaming', 'on', true);
  -- A fact that counts no more is not worth keeping in other words.
  with read as materialized (
    select fact.id,
      regexp_replace(regexp_replace(fact.text, whole, '…', 'gi'), parts, '…', 'g') as text,
      regexp_replace(regexp_replace(fact.quote, whole, '…', 'gi'), parts, '…', 'g') as quote,
      regexp_replace(regexp_replace(fact.subject, whole, '…', 'gi'), parts, '…', 'g') as subject
    from public.facts fact where fact.id = any (now_read)
  ), gone as (
    delete from public.facts fact using read
    where fact.id = read.id and fact.state in ('withdrawn', 'replaced')
      and (fact.text, fact.quote, fact.subject) is distinct from (read.text, read.quote, read.subject)
  )
  update public.facts fact set
    text = read.text,
    quote = read.quote,
    subject = read.subject,
    state = case
      when (fact.text, fact.subject) is distinct from (read.text, read.subject) then 'corrected'
      else fact.state
    end,
    updated_at = now()
  from read
  where fact.id = read.id and fact.state not in ('withdrawn', 'replaced')
    and (fact.text, fact.quote, fact.subject) is distinct from (read.text, read.quote, read.subject);
  with read as materialized (
    select source.id, regexp_replace(regexp_replace(source.text, whole, '…', 'gi'), parts, '…', 'g') as text
    from public.sources source where source.id = any (now_read)
  )
  update public.sources source set text = read.text from read where source.id = read.id and source.text <> read.text;
  with read as materialized (
    select talk.id, regexp_replace(regexp_replace(talk.next_step, whole, '…', 'gi'), parts, '…', 'g') as next_step,
      array(
        select regexp_replace(regexp_replace(kind.words, whole, '…', 'gi'), parts, '…', 'g')
        from unnest(talk.compliments) with ordinality as kind (words, place) order by kind.place) as compliments
    from public.interviews talk where talk.id = any (now_read)
  )
  update public.interviews talk set next_step = read.next_step, compliments = read.compliments
  from read
  where talk.id = read.id
    and (talk.next_step, talk.compliments) is distinct from (read.next_step, read.compliments);
  perform set_config('undaunted.is_unnaming', '', true);
  return told_in[cardinality(now_read) + 1:];
end
$function$;
-- Only the owner may run it.

CREATE OR REPLACE FUNCTION private.remove_names()
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  waiting private.names_to_remove;
  remaining uuid[];
begin
  for waiting in
    select line.*
    from private.names_to_remove line
    where line.contact_id in (
      select next.contact_id
      from (
        select distinct on (project_id) contact_id, worked_at
        from private.names_to_remove order by project_id, worked_at
      ) next
      order by next.worked_at limit 5)
    order by line.worked_at
    for update skip locked
  loop
    remaining := private.remove_name(waiting.name, waiting.told_in, 300, 262144);
    if cardinality(remaining) = 0 then
      delete from private.names_to_remove where contact_id = waiting.contact_id;
    else
      update private.names_to_remove set told_in = remaining, worked_at = clock_timestamp()
      where contact_id = waiting.contact_id;
    end if;
  end loop;
end
$function$;
-- Only the owner may run it.

CREATE OR REPLACE FUNCTION private.rows_of_post(p_post uuid, most integer)
 RETURNS integer
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
begin
  return (
    select count(*)
    from (
      (select from public.comments where post_id = p_post limit most)
      union all
      (select from public.post_likes where post_id = p_post limit most)
      union all
      (select from public.bookmarks where post_id = p_post limit most)
      union all
      (
        select from public.comments comment join public.comment_likes one on one.comment_id = comment.id
        where comment.post_id = p_post limit most)
      union all
      (select from public.notifications where post_id = p_post limit most)
      union all
      (
        select from public.notifications told join private.notification_actors actor on actor.notification_id = told.id
        where told.post_id = p_post limit most)
    ) row);
end
$function$;
-- Only the owner may run it.

CREATE OR REPLACE FUNCTION private.scores_until(metadata jsonb, at timestamp with time zone)
 RETURNS jsonb
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  with own as (
    select metadata -> 'result' as card
    where metadata -> 'result' ->> 'kind' = 'scorecard'
      and jsonb_typeof(metadata -> 'result' -> 'scores') = 'array'
  ), kept as (
    select line, place from jsonb_array_elements(
      case when jsonb_typeof(metadata -> 'earlier') = 'array' then metadata -> 'earlier' else '[]' end
    ) with ordinality earlier (line, place)
    union all
    select jsonb_build_object('at', at, 'verdict', card -> 'verdict', 'scores', (
      select jsonb_object_agg(score ->> 'dimension', score -> 'score')
      from jsonb_array_elements(card -> 'scores') score where score ->> 'dimension' is not null
    )), 1000 from own
  ), newest as (
    select line, place from kept order by place desc limit 30
  )
  select jsonb_agg(line order by place) from newest
$function$;
grant execute on function private.scores_until(metadata jsonb, at timestamp with time zone) to authenticated;

-- What the search for members compares.
CREATE OR REPLACE FUNCTION private.search_key(words text)
 RETURNS text
 LANGUAGE plpgsql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
AS $function$
declare
  plain text := words;
begin
  if octet_length(words) > char_length(words) then
    -- Letters that are not one letter plus an accent are named.
    plain := translate(
      regexp_replace(
        replace(replace(replace(replace(replace(
          normalize(words, nfkd), 'ß', 'ss'), 'æ', 'ae'), 'Æ', 'ae'), 'œ', 'oe'), 'Œ', 'oe'),
        '[\u0300-\u036f]', '', 'g'),
      'ØøŁłĐđĦħŦŧıÐð', 'oollddhhttidd');
  end if;
  return regexp_replace(lower(plain), '(\S)', '\1\1', 'g');
end
$function$;
grant execute on function private.search_key(words text) to authenticated, service_role;

CREATE OR REPLACE FUNCTION private.set_hidden(kind text, object_id uuid, hidden_at timestamp with time zone)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  case kind
    when 'post' then
      update public.posts post set hidden_at = set_hidden.hidden_at
      where post.id = object_id and post.hidden_at is distinct from '-infinity';
    when 'comment' then update public.comments set hidden_at = set_hidden.hidden_at where id = object_id;
    when 'message' then update public.messages set hidden_at = set_hidden.hidden_at where id = object_id;
  end case;
end
$function$;
-- Only the owner may run it.

CREATE OR REPLACE FUNCTION private.set_suspension(p_member uuid, is_over boolean)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  suspension public.moderation_actions;
begin
  if not is_over then
    select decided.* into suspension from public.moderation_actions decided
    where decided.member_id = p_member and decided.action = 'suspend' and decided.until > now()
      and not private.is_undone(decided, null)
    order by decided.until desc limit 1;
  end if;
  update auth.users set
    banned_until = suspension.until,
    raw_app_meta_data = case when suspension.id is null then coalesce(raw_app_meta_data, '{}') - 'ban_reason'
      else coalesce(raw_app_meta_data, '{}') || jsonb_build_object('ban_reason', concat(
        'Your account is suspended until ', to_char(suspension.until at time zone 'utc', 'FMDD FMMonth YYYY'), '.',
        ' Reason: ' || suspension.note)) end
  where id = p_member and (suspension.id is not null or banned_until is not null);
end
$function$;
-- Only the owner may run it.

CREATE OR REPLACE FUNCTION private.shared_document(token text, password text)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  -- Of a password that nobody has.
  no_hash constant text := '$2a$10$2iw/CXoe4DVeZqzOpYD.yekCul/ysafK5to7Ghs6zlL6VQtD3tF9y';
  network constant text := private.name_of_tries('caller', private.caller_network());
  this_link constant text := private.name_of_tries('link', coalesce(token, ''));
  shown jsonb;
  hash text;
begin
  select
    jsonb_build_object('kind', link.kind, 'document', link.document, 'shared_at', link.document_at), secret.hash
  into shown, hash
  from public.share_links link
  join public.startup_projects project on project.id = link.project_id
  left join private.share_passwords secret on secret.link_id = link.id
  where link.token = shared_document.token and link.kind <> 'founder_plan'
    and (link.expires_at is null or link.expires_at > now())
    and link.has_password = (secret.hash is not null)
    and not private.is_away(project.user_id);
  if password is null then
    return case when hash is null then shown end;
  end if;
  if shown is not null and hash is null then
    return shown;
  end if;
  delete from private.share_attempts where who in (
    select who from private.share_attempts where began_at < now() - interval '15 minutes'
    order by began_at limit 100 for update skip locked);
  perform private.count_share_attempt(private.name_of_tries('opened by', private.caller_network()), 60);
  perform private.count_share_attempt(network, 10);
  perform private.count_share_attempt(private.name_of_tries('opened', coalesce(token, '')), 300);
  perform private.count_share_attempt(this_link, 20);
  -- The hash reads 72 bytes and drops the rest: what is longer is no password of ours.
  if extensions.crypt(left(password, 72), coalesce(hash, no_hash)) is distinct from hash or octet_length(password) > 72 then
    return null;
  end if;
  -- Who knows it has not tried, but opened it.
  update private.share_attempts set tries = tries - 1 where who in (network, this_link);
  return shown;
end
$function$;
grant execute on function private.shared_document(token text, password text) to anon, authenticated;

CREATE OR REPLACE FUNCTION private.shared_plan(token text)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  with opened as materialized (
    select link.project_id, link.shows_facts
    from public.share_links link
    where link.token = shared_plan.token and link.kind = 'founder_plan'
  ), shown as materialized (
    select fact.id, fact.topic, fact.text, fact.quote, fact.value, fact.evidence, fact.bears, fact.said_at, fact.created_at
    from opened cross join lateral private.shown_facts(opened.project_id) fact
    where opened.shows_facts
  )
  select jsonb_build_object(
    'project', jsonb_build_object(
      'name', case when project.name ~ '\S' and project.name <> 'My Startup' then project.name else 'Untitled venture' end,
      'description', nullif(project.description, 'A brief description of your startup idea'),
      'industry', project.industry),
    'founder', jsonb_build_object(
      'full_name', founder.full_name, 'company_name', founder.company_name, 'avatar_url', founder.avatar_url),
    'completed_steps', coalesce(
      (select jsonb_agg(step.step_id order by step.step_id)
       from public.journey_progress step where step.project_id = project.id), '[]'),
    'completed_items', coalesce(
      (select jsonb_agg(item.item order by item.item)
       from public.validation_progress item where item.project_id = project.id and item.completed), '[]'),
    'outputs', coalesce(
      (select jsonb_agg(
         jsonb_build_object(
           'output_type', output.output_type,
           -- A result of ours has half of this at most.
           'output_content', case when char_length(output.output_content) <= 65536 then output.output_content
             else left(output.output_content, 65536) || E'\n\n…' end,
           'data_quality', made.data_quality,
           'result', case when octet_length(made.result::text) <= 65536 then made.result end,
           'edits', case when octet_length(made.edits::text) <= 65536 then made.edits end,
           'sizing', case when octet_length(made.sizing::text) <= 65536 then made.sizing end,
           'created_at', output.created_at,
           'moved', since.moved)
         order by output.output_type)
       from (
         select distinct on (latest.output_type) latest.*
         from public.ai_outputs latest
         where latest.project_id = project.id and latest.output_type not in ('apple-ai-chat', 'pitch_coaching')
         order by latest.output_type, latest.created_at desc, latest.id desc
       ) output
       cross join lateral (
         select
           kept.data_quality,
           kept.edits,
           rests.facts,
           rests.said,
           coalesce(kept.sizing, kept.result -> 'sizing') as sizing,
           -- What repeats the text is left out.
           case when jsonb_typeof(kept.result) = 'object' then kept.result - array['parts', 'after', 'fields'] end as result
         from jsonb_to_record(output.metadata)
           as kept (data_quality text, sizing jsonb, result jsonb, edits jsonb, rests_on jsonb)
         cross join lateral jsonb_to_record(case jsonb_typeof(kept.rests_on) when 'object' then kept.rests_on else '{}' end)
           as rests (facts jsonb, said jsonb)
         offset 0
       ) made
       -- Of the facts that it was made from, those that say something else now. Members write metadata: what stands there is
       -- compared and never cast.
       cross join lateral (
         select jsonb_agg(jsonb_build_object('topic', move.topic, 'before', move.before, 'now', case
             when move.is_held then move.text else latest.text end)
           order by move.topic, move.before) as moved
         from (
           select distinct old.topic, known.is_held, case when known.is_held then old.text end as text,
             -- Figures alone: a sentence may have been put differently because it was not for everybody.
             case when old.value is not null then coalesce(known.said, old.text) end as before
           from (
             select distinct listed.id
             from jsonb_array_elements_text(case jsonb_typeof(made.facts) when 'array' then made.facts else '[]' end) listed (id)
             where link.shows_facts
             limit 500
           ) named
           join public.facts old on old.id::text = named.id
           cross join lateral (
             select old.state in ('confirmed', 'corrected') as is_held,
               left(made.said ->> named.id, 200) as said
           ) known
           where old.project_id = project.id and old.subject is null and old.state <> 'proposed'
             and old.topic = any (private.shown_topics())
             -- How it began stands with the result; of older results only what was withdrawn is known.
             and (not known.is_held or known.said <> left(old.text, 200))
             and not exists (
               select 1 from public.sources source where source.id = old.source_id and source.kind = 'interview')
           limit 50
         ) move
         left join (
           select distinct on (fact.topic) fact.topic, fact.text
           from shown fact
           where fact.created_at > output.created_at
           order by fact.topic, fact.said_at desc, fact.id
         ) latest on latest.topic = move.topic
       ) since), '[]'),
    'facts', case when link.shows_facts then (
      select jsonb_agg(
        jsonb_build_object(
          'id', known.id,
          'topic', known.topic,
          'text', known.text,
          -- Money that moved says how many, how much and when, which may stand in the quotation alone.
          'quote', case when known.evidence in ('committed', 'paid') then known.quote end,
          'value', known.value,
          'evidence', known.evidence,
          'bears', known.bears,
          'said_at', known.said_at)
        order by known.said_at desc, known.id)
      from (
        select fact.*
        from shown fact
        order by fact.said_at desc, fact.id
        limit 200
      ) known) end,
    'updated_at', greatest(
      project.updated_at,
      (select max(output.created_at) from public.ai_outputs output where output.project_id = project.id),
      (select max(step.completed_at) from public.journey_progress step where step.project_id = project.id),
      (select max(item.updated_at) from public.validation_progress item where item.project_id = project.id),
      case when link.shows_facts
        then (select max(fact.updated_at) from public.facts fact where fact.project_id = project.id) end)
  )
  from public.share_links link
  join public.startup_projects project on project.id = link.project_id
  left join public.profiles founder on founder.id = project.user_id
  where link.token = shared_plan.token and link.kind = 'founder_plan' and not private.is_away(project.user_id)
$function$;
grant execute on function private.shared_plan(token text) to anon, authenticated;

CREATE OR REPLACE FUNCTION private.shown_facts(project uuid)
 RETURNS SETOF public.facts
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select fact.*
  from public.facts fact
  where fact.project_id = shown_facts.project and fact.subject is null and fact.state in ('confirmed', 'corrected')
    and fact.topic = any (private.shown_topics())
    and not exists (
      select 1 from public.sources source where source.id = fact.source_id and source.kind = 'interview')
$function$;
-- Only the owner may run it.

CREATE OR REPLACE FUNCTION private.shown_topics()
 RETURNS public.fact_topic[]
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select array[
    'problem', 'customer', 'frequency', 'cost', 'workaround', 'price', 'money', 'reach', 'buyers', 'place',
    'solution', 'difference', 'rival', 'traction', 'team', 'ask']::public.fact_topic[]
$function$;
-- Only the owner may run it.

CREATE OR REPLACE FUNCTION private.take_turn_to_release()
 RETURNS void
 LANGUAGE sql
 SET search_path TO ''
AS $function$
  select pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtextextended('quota_usage', 0))
$function$;
-- Only the owner may run it.

CREATE OR REPLACE FUNCTION private.tell_members(p_kind text, p_recipients uuid[], p_posts uuid[], p_comments uuid[], p_actors uuid[])
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
 SET plan_cache_mode TO 'force_generic_plan'
AS $function$
declare
  recipients uuid[];
  posts uuid[];
  comments uuid[];
  actors uuid[];
  groups integer;
  told uuid[];
begin
  select array_agg(recipient_id), array_agg(post_id), array_agg(comment_id), array_agg(actor_id),
    count(distinct (recipient_id, coalesce(comment_id, post_id, recipient_id)))
  into recipients, posts, comments, actors, groups
  from unnest(p_recipients, p_posts, p_comments, p_actors) event (recipient_id, post_id, comment_id, actor_id)
  where private.wants_to_hear(recipient_id, actor_id, p_kind);
  if groups = 0 then
    return;
  end if;
  loop
    insert into public.notifications (recipient_id, kind, post_id, comment_id)
    select distinct recipient_id, p_kind, post_id, comment_id
    from unnest(recipients, posts, comments) event (recipient_id, post_id, comment_id)
    order by recipient_id, post_id, comment_id -- in one order, so that two that make several groups never wait in a ring
    on conflict ((coalesce(comment_id, post_id, recipient_id)), kind, recipient_id)
      where read_at is null and kind <> 'moderation' do nothing;
    told := array(
      select notification.id from public.notifications notification
      where notification.read_at is null and notification.kind <> 'moderation' and notification.kind = p_kind
        and (coalesce(notification.comment_id, notification.post_id, notification.recipient_id), notification.recipient_id) in (
          select coalesce(comment_id, post_id, recipient_id), recipient_id
          from unnest(recipients, posts, comments) event (recipient_id, post_id, comment_id)
        )
      for key share
    );
    -- One that was read or emptied between the two statements is made anew.
    exit when cardinality(told) = groups;
  end loop;
  insert into private.notification_actors (notification_id, actor_id, recipient_id)
  select distinct notification.id, event.actor_id, event.recipient_id
  from unnest(recipients, posts, comments, actors) event (recipient_id, post_id, comment_id, actor_id)
  join public.notifications notification
    on notification.id = any (told) and notification.recipient_id = event.recipient_id
    and coalesce(notification.comment_id, notification.post_id, notification.recipient_id)
      = coalesce(event.comment_id, event.post_id, event.recipient_id)
  on conflict (notification_id, actor_id) do update set created_at = now();
  -- The group moves up, and those who look on are told: once a second, by the first who can.
  update public.notifications set updated_at = now()
  where id in (
    select id from public.notifications
    where id = any (told) and updated_at < now() - interval '1 second'
    for no key update skip locked
  );
end
$function$;
-- Only the owner may run it.

CREATE OR REPLACE FUNCTION private.tell_of_comment_likes()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.tell_members('comment_like', array_agg(comment.user_id), array_agg(comment.post_id), array_agg(comment.id), array_agg(added.user_id))
  from added join public.comments comment on comment.id = added.comment_id;
  return null;
end
$function$;
-- Only the owner may run it.

CREATE OR REPLACE FUNCTION private.tell_of_comments()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.tell_members('comment', array_agg(post.user_id), array_agg(post.id), array_agg(null::uuid), array_agg(added.user_id))
  from added join public.posts post on post.id = added.post_id
  where private.wants_to_read(post.user_id, added.content);
  perform private.tell_members('mention', array_agg(mentioned), array_agg(added.post_id), array_agg(added.id), array_agg(added.user_id))
  from
    (select *, private.parts_of(content) as parts from added where content ~ '@' offset 0) added
    join public.posts post on post.id = added.post_id,
    private.mentioned_in(added.content) mentioned
  where mentioned <> post.user_id and private.wants_to_read(mentioned, added.content, added.parts);
  perform private.tell_members('reply', array_agg(earlier.user_id), array_agg(post.id), array_agg(null::uuid), array_agg(added.user_id))
  from (select *, private.parts_of(content) as parts from added offset 0) added
  join public.posts post on post.id = added.post_id and post.hidden_at is null
  cross join lateral (
    select distinct latest.user_id
    from (
      select comment.user_id from public.comments comment
      where comment.post_id = added.post_id and comment.id not in (select id from added) and comment.hidden_at is null
      order by comment.created_at desc, comment.id desc
      limit 20
    ) latest
  ) earlier
  where earlier.user_id not in (post.user_id, added.user_id) and added.hidden_at is null
    and not (added.content ~ '@' and earlier.user_id in (select private.mentioned_in(added.content)))
    and not private.is_blocked(earlier.user_id, post.user_id)
    and private.wants_to_read(earlier.user_id, added.content, added.parts);
  return null;
end
$function$;
-- Only the owner may run it.

CREATE OR REPLACE FUNCTION private.tell_of_decision()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if new.action = 'restore' and not exists (
    select from public.moderation_actions decided
    where decided.member_id = new.member_id and decided.action in ('hide', 'suspend')
      and (decided.kind = new.kind and decided.object_id = new.object_id
        or new.kind = 'profile' and decided.action = 'suspend')
      and (decided.until is null or decided.until > now() or decided.kind <> 'profile')
      and not private.is_undone(decided, new.id)) then
    return null;
  end if;
  insert into public.notifications (recipient_id, kind, decision_id)
  select id, 'moderation', new.id from public.profiles where id = new.member_id;
  return null;
end
$function$;
-- Only the owner may run it.

CREATE OR REPLACE FUNCTION private.tell_of_follows()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.tell_members('follow', array_agg(following_id), array_agg(null::uuid), array_agg(null::uuid), array_agg(follower_id))
  from added;
  return null;
end
$function$;
-- Only the owner may run it.

CREATE OR REPLACE FUNCTION private.tell_of_likes()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.tell_members('like', array_agg(post.user_id), array_agg(post.id), array_agg(null::uuid), array_agg(added.user_id))
  from added join public.posts post on post.id = added.post_id;
  return null;
end
$function$;
-- Only the owner may run it.

CREATE OR REPLACE FUNCTION private.tell_of_posts()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.tell_members('mention', array_agg(mentioned), array_agg(said.id), array_agg(null::uuid), array_agg(said.user_id))
  from
    (select *, private.parts_of(content) as parts from added where content ~ '@' offset 0) said,
    private.mentioned_in(said.content) mentioned
  where private.wants_to_read(mentioned, said.content, said.parts);
  return null;
end
$function$;
-- Only the owner may run it.

CREATE OR REPLACE FUNCTION private.thin_out_history(kept text, member uuid)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  rows_over bigint;
  bytes_over bigint;
begin
  select
    case when usage.rows > quota.max_rows then usage.rows - quota.max_rows + quota.max_rows / 100 else 0 end,
    case when usage.bytes > quota.max_bytes then usage.bytes - quota.max_bytes + quota.max_bytes / 20 else 0 end
  into rows_over, bytes_over
  from public.quota_usage usage join public.quotas quota using (kind, per_seconds)
  where usage.user_id = member and kind = kept and per_seconds = 0 and quota.plan = private.plan_of(member);
  if coalesce(greatest(rows_over, bytes_over), 0) = 0 then
    return;
  end if;
  if kept <> 'experiment_changes' then
    execute format($statement$
      delete from public.%1$I revision
      using (
        select line.project_id, line.version, row_number() over oldest as place,
          sum(octet_length(line::text)) over oldest - octet_length(line::text) as bytes_before
        from public.%1$I line join public.startup_projects project on project.id = line.project_id
        where project.user_id = $1
        window oldest as (order by line.version)
      ) as old
      where revision.project_id = old.project_id and revision.version = old.version
        and (old.place <= $2 or old.bytes_before < $3)$statement$, kept) using member, rows_over, bytes_over;
  else
    delete from public.experiment_changes where id in (
      select old.id
      from (
        select line.id, row_number() over oldest as place,
          sum(octet_length(line::text)) over oldest - octet_length(line::text) as bytes_before
        from public.experiment_changes line join public.startup_projects project on project.id = line.project_id
        where project.user_id = member and exists (
          select from public.experiment_changes earlier
          where earlier.experiment_id = line.experiment_id and earlier.had_result = line.had_result
            and (earlier.changed_at, earlier.id) < (line.changed_at, line.id))
        window oldest as (order by line.changed_at, line.id)
      ) as old
      where old.place <= rows_over or old.bytes_before < bytes_over
    );
  end if;
end
$function$;
-- Only the owner may run it.

CREATE OR REPLACE FUNCTION private.told_decision(p_decision uuid)
 RETURNS jsonb
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select pg_catalog.jsonb_build_object(
    'action', decision.action,
    'thing', decision.kind,
    'by_reports', decision.moderator_id is null,
    'reason', case when decision.moderator_id is not null then decision.note end,
    'until', decision.until,
    'post_id', case decision.kind
      when 'post' then (select id from public.posts where id = decision.object_id)
      when 'comment' then (select post_id from public.comments where id = decision.object_id)
    end
  )
  from public.moderation_actions decision where decision.id = p_decision
$function$;
-- Only the owner may run it.

CREATE OR REPLACE FUNCTION private.told_of(profile public.profiles)
 RETURNS integer
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select (profile.industry is not null and profile.industry <> 'other')::integer
    + (coalesce(profile.company_name, '') ~ '\S')::integer + (coalesce(profile.building, '') ~ '\S')::integer
    + (coalesce(profile.looking_for, '') ~ '\S')::integer + (coalesce(profile.bio, '') ~ '\S')::integer
$function$;
-- Only the owner may run it.

CREATE OR REPLACE FUNCTION private.touch_conversation()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  update public.conversations set updated_at = greatest(updated_at, new.created_at), has_messages = true
  where id = new.conversation_id and (updated_at < new.created_at or not has_messages);
  return null;
end
$function$;
-- Only the owner may run it.

CREATE OR REPLACE FUNCTION private.touch_updated_at()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  new.updated_at := now();
  return new;
end
$function$;
-- Only the owner may run it.

CREATE OR REPLACE FUNCTION private.unname_contact()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  -- What a statement that deletes several people has read for those before.
  used constant integer := coalesce(nullif(current_setting('undaunted.texts_unnamed', true), ''), '0');
  told_in uuid[];
  remaining uuid[];
begin
  if not exists (select from public.startup_projects project where project.id = old.project_id) then
    return old;
  end if;
  perform set_config('undaunted.is_unnaming', 'on', true);
  with talks as (
    update public.interviews talk set contact_id = null where talk.contact_id = old.id returning talk.id
  )
  select coalesce(array_agg(line.id), '{}') into told_in
  from (
    select fact.id from talks join public.facts fact on fact.source_id = talks.id
    union all
    select talks.id from talks
  ) as line;
  perform set_config('undaunted.is_unnaming', '', true);
  remaining := told_in;
  if used < 700 and cardinality(told_in) > 0 then
    remaining := private.remove_name(old.name, told_in, 700 - used, (700 - used) * 750);
    perform set_config('undaunted.texts_unnamed', (used + cardinality(told_in) - cardinality(remaining))::text, true);
  end if;
  if cardinality(remaining) > 0 then
    insert into private.names_to_remove (contact_id, project_id, name, told_in)
    values (old.id, old.project_id, old.name, remaining);
  end if;
  return old;
end
$function$;
-- Only the owner may run it.

CREATE OR REPLACE FUNCTION private.unname_mails()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  update public.mail_queue mail set body = mail.body || '{"items": []}'
  from public.startup_projects project
  where project.id = old.project_id and mail.member_id = project.user_id and mail.kind = 'monday'
    and exists (
      select from jsonb_array_elements(mail.body -> 'items') as item
      where strpos(concat(item ->> 'text', ' ', item ->> 'note'), old.name) > 0);
  return null;
end
$function$;
-- Only the owner may run it.

CREATE OR REPLACE FUNCTION private.untell_comment_likes()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  delete from private.notification_actors actor
  using removed, public.notifications notification
  where notification.kind = 'comment_like' and notification.read_at is null
    and coalesce(notification.comment_id, notification.post_id, notification.recipient_id) = removed.comment_id
    and actor.notification_id = notification.id and actor.actor_id = removed.user_id;
  return null;
end
$function$;
-- Only the owner may run it.

CREATE OR REPLACE FUNCTION private.untell_comments()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  delete from private.notification_actors actor
  using removed, public.notifications notification
  where notification.kind in ('comment', 'reply') and notification.read_at is null
    and coalesce(notification.comment_id, notification.post_id, notification.recipient_id) = removed.post_id
    and actor.notification_id = notification.id and actor.actor_id = removed.user_id
    and not exists (
      select from public.comments other where other.post_id = removed.post_id and other.user_id = removed.user_id);
  return null;
end
$function$;
-- Only the owner may run it.

CREATE OR REPLACE FUNCTION private.untell_follows()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  delete from private.notification_actors actor
  using removed, public.notifications notification
  where notification.kind = 'follow' and notification.read_at is null
    and coalesce(notification.comment_id, notification.post_id, notification.recipient_id) = removed.following_id
    and actor.notification_id = notification.id and actor.actor_id = removed.follower_id;
  return null;
end
$function$;
-- Only the owner may run it.

CREATE OR REPLACE FUNCTION private.untell_likes()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  delete from private.notification_actors actor
  using removed, public.notifications notification
  where notification.kind = 'like' and notification.read_at is null
    and coalesce(notification.comment_id, notification.post_id, notification.recipient_id) = removed.post_id
    and actor.notification_id = notification.id and actor.actor_id = removed.user_id;
  return null;
end
$function$;
-- Only the owner may run it.

CREATE OR REPLACE FUNCTION private.usable_projects()
 RETURNS SETOF uuid
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER ROWS 1
 SET search_path TO ''
AS $function$
begin
  return query
  select project.id from public.startup_projects project
  where project.user_id = auth.uid() and private.has_given_second_factor();
end
$function$;
grant execute on function private.usable_projects() to authenticated;

CREATE OR REPLACE FUNCTION private.wanted_beginnings(typed text, weight text DEFAULT ''::text)
 RETURNS tsquery
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select to_tsquery('pg_catalog.simple', string_agg(word.found[1] || ':*' || weight, ' & '))
  from (
    select found from regexp_matches(private.plain_letters(left(typed, 200)), '[[:alnum:]]+', 'g') found limit 8
  ) word
$function$;
grant execute on function private.wanted_beginnings(typed text, weight text) to authenticated, service_role;

CREATE OR REPLACE FUNCTION private.wanted_forms(typed text)
 RETURNS tsquery
 LANGUAGE sql
 IMMUTABLE STRICT
 SET search_path TO ''
AS $function$
  select websearch_to_tsquery('pg_catalog.simple', said)
    || websearch_to_tsquery('pg_catalog.simple', regexp_replace(private.plain_letters(said), '-[-\s]*-', ' ', 'g'))
    || websearch_to_tsquery('pg_catalog.english', said)
    || websearch_to_tsquery('pg_catalog.german', said)
    || websearch_to_tsquery('pg_catalog.spanish', said)
    || websearch_to_tsquery('pg_catalog.french', said)
    || websearch_to_tsquery('pg_catalog.portuguese', said)
  from regexp_replace(typed, '-[-\s]*-', ' ', 'g') said
$function$;
grant execute on function private.wanted_forms(typed text) to authenticated, service_role;

CREATE OR REPLACE FUNCTION private.wants_mail(p_member uuid, p_kind text)
 RETURNS boolean
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select coalesce((select mail ->> p_kind from public.member_settings where user_id = p_member), '') <> 'off'
$function$;
grant execute on function private.wants_mail(p_member uuid, p_kind text) to service_role;

CREATE OR REPLACE FUNCTION private.wants_to_hear(listener uuid, actor uuid, what text)
 RETURNS boolean
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
begin
  return listener <> actor
    and not exists (select from public.member_settings where user_id = listener and what = any (quiet_notifications))
    and not private.is_blocked(listener, actor)
    and not private.is_muted(listener, actor);
end
$function$;
-- Only the owner may run it.

CREATE OR REPLACE FUNCTION private.wants_to_read(listener uuid, said text, said_parts tsvector DEFAULT NULL::tsvector)
 RETURNS boolean
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
declare
  muted constant private.muted_words := private.muted_words_of(listener);
begin
  if muted.parts is null then
    return true;
  end if;
  said_parts := coalesce(said_parts, private.parts_of(said));
  return not (
    said_parts @@ muted.parts
    and (coalesce(said_parts @@ muted.plain, false) or private.holds_phrase(said, muted.phrases))
  );
end
$function$;
-- Only the owner may run it.

CREATE OR REPLACE FUNCTION private.weigh_report()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  thing_kind constant text := case when new.post_id is not null then 'post' when new.comment_id is not null then 'comment'
    when new.message_id is not null then 'message' else 'profile' end;
  thing constant uuid := coalesce(new.post_id, new.comment_id, new.message_id, new.profile_id);
begin
  if auth.uid() is not null then
    perform private.count_usage('reports', new.reporter_id, 1, 0, 0, 0, true);
  end if;
  -- Only a report that could be the third is worth counting, and only as far as three.
  if thing_kind = 'profile' or not exists (select from public.moderators)
    or exists (
      select from public.moderation_actions decided
      where decided.member_id = new.member_id and decided.kind = thing_kind and decided.object_id = thing
        and decided.action = 'restore' and decided.moderator_id is not null)
    or (select count(*) from (
      select from public.reports report join auth.users reporter on reporter.id = report.reporter_id
      where report.resolved_at is null
        and case thing_kind when 'post' then report.post_id = thing when 'comment' then report.comment_id = thing
          else report.message_id = thing end
        and reporter.email_confirmed_at is not null and reporter.created_at <= now() - interval '14 days'
        and (reporter.banned_until is null or reporter.banned_until <= now())
      limit 3
    ) established) < 3 then
    return null;
  end if;
  if exists (
    select from public.posts where id = new.post_id and hidden_at is null
    union all select from public.comments where id = new.comment_id and hidden_at is null
    union all select from public.messages where id = new.message_id and hidden_at is null
  ) then
    perform private.set_hidden(thing_kind, thing, now());
    insert into public.moderation_actions (action, kind, object_id, member_id, note)
    values ('hide', thing_kind, thing, private.author_of(thing_kind, thing), 'Reported by three members');
  end if;
  return null;
end
$function$;
-- Only the owner may run it.

CREATE OR REPLACE FUNCTION private.weight_of_message(message jsonb)
 RETURNS integer
 LANGUAGE sql
 IMMUTABLE STRICT
 SET search_path TO ''
AS $function$
  select case message ->> 'cut' when 'growing' then 0 when 'broken' then 1 when 'stopped' then 2 else 3 end
$function$;
grant execute on function private.weight_of_message(message jsonb) to authenticated, service_role;

CREATE OR REPLACE FUNCTION private.welcome_new_member()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  given constant text :=
    substring(left(regexp_replace(new.raw_user_meta_data ->> 'full_name', '^\s+|\s+$', '', 'g'), 100) from '.*\S.*');
begin
  begin
    insert into public.profiles (id, full_name) values (new.id, given);
  exception when check_violation then
    insert into public.profiles (id) values (new.id);
  end;
  insert into public.startup_projects (user_id) values (new.id);
  return new;
end
$function$;
-- Only the owner may run it.

CREATE OR REPLACE FUNCTION private.with_word_ends(said text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE STRICT
 SET search_path TO ''
AS $function$
  select chr(2) || regexp_replace(said, '(\W)', chr(3) || '\1' || chr(2), 'g') || chr(3)
$function$;
grant execute on function private.with_word_ends(said text) to authenticated;

CREATE OR REPLACE FUNCTION private.without_name(words text, name text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE STRICT
 SET search_path TO ''
AS $function$
  select regexp_replace(regexp_replace(words, pattern.whole, '…', 'gi'), pattern.parts, '…', 'g')
  from private.patterns_of_name(name) as pattern
$function$;
grant execute on function private.without_name(words text, name text) to authenticated, service_role;

CREATE OR REPLACE FUNCTION private.word_forms(said text)
 RETURNS tsvector
 LANGUAGE sql
 IMMUTABLE STRICT
 SET search_path TO ''
AS $function$
  select to_tsvector('pg_catalog.simple', said) || strip(
    to_tsvector('pg_catalog.simple', private.plain_letters(said))
    || to_tsvector('pg_catalog.english', said)
    || to_tsvector('pg_catalog.german', said)
    || to_tsvector('pg_catalog.spanish', said)
    || to_tsvector('pg_catalog.french', said)
    || to_tsvector('pg_catalog.portuguese', said))
$function$;
-- Only the owner may run it.

CREATE OR REPLACE FUNCTION private.word_mutes_of(members uuid[])
 RETURNS SETOF private.word_mutes
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select
    mute.user_id,
    string_agg('(' || part.all_of || ')', ' | '),
    string_agg(part.all_of, ' | ') filter (where mute.word ~ '^\w+$'),
    coalesce(array_agg(private.with_word_ends(mute.word)) filter (where mute.word !~ '^\w+$'), '{}')
  from public.mutes mute
  cross join lateral (
    select string_agg('''' || replace(replace(piece[1], '\', '\\'), '''', '''''') || '''', ' & ') as all_of
    from regexp_matches(mute.word, '\w+|[^\w\s]', 'g') piece
  ) part
  where mute.word is not null and mute.user_id = any (members)
  group by mute.user_id
$function$;
-- Only the owner may run it.

-- The author's answer. If they agree, their words become a source of the founder's project and a proposed fact.
CREATE OR REPLACE FUNCTION public.answer_evidence(p_comment uuid, p_agrees boolean)
 RETURNS void
 LANGUAGE sql
 SET search_path TO ''
AS $function$
  select private.answer_evidence(p_comment, p_agrees)
$function$;
grant execute on function public.answer_evidence(p_comment uuid, p_agrees boolean) to authenticated, service_role;

-- Accepts the request of a stranger, or puts it out of sight.
CREATE OR REPLACE FUNCTION public.answer_request(conversation_id uuid, is_accepted boolean)
 RETURNS void
 LANGUAGE sql
 SET search_path TO ''
AS $function$
  select private.answer_request(conversation_id, is_accepted)
$function$;
grant execute on function public.answer_request(conversation_id uuid, is_accepted boolean) to authenticated, service_role;

CREATE OR REPLACE FUNCTION public.apply_billing_event(p_event_id text, p_type text, p_created_at timestamp with time zone, p_user uuid, p_subscribed boolean, p_plan public.subscription_plan, p_tier text, p_end timestamp with time zone, p_customer_id text, p_subscription_id text)
 RETURNS boolean
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  insert into public.billing_events (id, type, created_at) values (p_event_id, p_type, p_created_at)
  on conflict (id) do nothing;
  if not found then
    return false;
  end if;

  insert into public.subscribers as subscriber (
    user_id, subscribed, subscription_plan, subscription_tier, subscription_end,
    stripe_customer_id, stripe_subscription_id, last_event_at
  )
  values (
    p_user, p_subscribed, p_plan, p_tier, p_end, p_customer_id, p_subscription_id, p_created_at
  )
  on conflict (user_id) do update set
    subscribed = excluded.subscribed,
    subscription_plan = excluded.subscription_plan,
    subscription_tier = excluded.subscription_tier,
    subscription_end = excluded.subscription_end,
    stripe_customer_id = coalesce(excluded.stripe_customer_id, subscriber.stripe_customer_id),
    stripe_subscription_id = coalesce(excluded.stripe_subscription_id, subscriber.stripe_subscription_id),
    last_event_at = excluded.last_event_at
  where subscriber.last_event_at is null or subscriber.last_event_at <= excluded.last_event_at;
  return true;
end
$function$;
grant execute on function public.apply_billing_event(p_event_id text, p_type text, p_created_at timestamp with time zone, p_user uuid, p_subscribed boolean, p_plan public.subscription_plan, p_tier text, p_end timestamp with time zone, p_customer_id text, p_subscription_id text) to service_role;

-- Asks the author of a comment under the caller's post whether it may be kept as evidence.
CREATE OR REPLACE FUNCTION public.ask_for_evidence(p_comment uuid)
 RETURNS void
 LANGUAGE sql
 SET search_path TO ''
AS $function$
  select private.ask_for_evidence(p_comment)
$function$;
grant execute on function public.ask_for_evidence(p_comment uuid) to authenticated, service_role;

-- Whom the caller blocks, the latest first.
CREATE OR REPLACE FUNCTION public.blocked_people()
 RETURNS TABLE(id uuid, full_name text, avatar_url text, company_name text, created_at timestamp with time zone)
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select * from private.blocked_people() order by created_at desc, id
$function$;
grant execute on function public.blocked_people() to authenticated, service_role;

-- Whether this comment of another carries a word the caller mutes.
CREATE OR REPLACE FUNCTION public.carries_muted_word(comment public.comments)
 RETURNS boolean
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select coalesce(comment.user_id <> auth.uid() and private.is_unwanted(comment.content), false)
$function$;
grant execute on function public.carries_muted_word(comment public.comments) to authenticated, service_role;

CREATE OR REPLACE FUNCTION public.choose_mail(p_kind text, p_choice text)
 RETURNS jsonb
 LANGUAGE sql
 SET search_path TO ''
AS $function$
  insert into public.member_settings as chosen (mail) values (pg_catalog.jsonb_build_object(p_kind, p_choice))
  on conflict (user_id) do update set mail = chosen.mail || excluded.mail
  returning chosen.mail
$function$;
grant execute on function public.choose_mail(p_kind text, p_choice text) to authenticated, service_role;

CREATE OR REPLACE FUNCTION public.claim_ai_quota(p_user uuid, p_helper text, p_per_minute integer, p_per_day integer)
 RETURNS jsonb
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  failures_a_minute constant integer := 5;
  free_failures_a_minute constant integer := 20;
  moment timestamptz;
  minute_frees_at timestamptz;
  day_frees_at timestamptz;
  failures_free_at timestamptz;
  free_failures_free_at timestamptz;
  frees_at timestamptz;
  claimed uuid;
begin
  -- A limit of nought never frees up.
  if p_per_minute <= 0 or p_per_day <= 0 then
    return jsonb_build_object('allowed', false, 'usage_id', null, 'retry_at', null);
  end if;

  perform pg_advisory_xact_lock(hashtextextended('ai_quota:' || p_user::text, 0));
  moment := clock_timestamp();

  -- The call that must leave the window before another fits in: the limit-th newest within it.
  if p_per_minute is not null then
    select started_at + interval '1 minute' into minute_frees_at
    from public.ai_usage
    where user_id = p_user and counts and started_at > moment - interval '1 minute'
    order by started_at desc
    offset p_per_minute - 1 limit 1;
  end if;
  if p_per_day is not null then
    select started_at + interval '1 day' into day_frees_at
    from public.ai_usage
    where user_id = p_user and counts and started_at > moment - interval '1 day'
    order by started_at desc
    offset p_per_day - 1 limit 1;
  end if;
  select started_at + interval '1 minute' into failures_free_at
  from public.ai_usage
  where user_id = p_user and counts and not ok and started_at > moment - interval '1 minute'
  order by started_at desc
  offset failures_a_minute - 1 limit 1;
  select started_at + interval '1 minute' into free_failures_free_at
  from public.ai_usage
  where user_id = p_user and not ok and started_at > moment - interval '1 minute'
  order by started_at desc
  offset free_failures_a_minute - 1 limit 1;
  failures_free_at := greatest(failures_free_at, free_failures_free_at);
  frees_at := greatest(minute_frees_at, day_frees_at, failures_free_at);
  if frees_at is not null then
    return jsonb_build_object('allowed', false, 'usage_id', null, 'retry_at', frees_at,
      'have_failed', frees_at is not distinct from failures_free_at);
  end if;

  insert into public.ai_usage (user_id, helper, started_at) values (p_user, p_helper, moment)
  returning id into claimed;
  return jsonb_build_object('allowed', true, 'usage_id', claimed, 'retry_at', null);
end
$function$;
grant execute on function public.claim_ai_quota(p_user uuid, p_helper text, p_per_minute integer, p_per_day integer) to service_role;

CREATE OR REPLACE FUNCTION public.claim_call(p_user uuid, p_request uuid)
 RETURNS TABLE(is_new boolean, answer jsonb)
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  delete from public.function_answers call
  where call.user_id = p_user and (
    call.created_at < now() - interval '10 minutes'
    or call.answer is null and call.created_at < now() - interval '2 minutes');
  insert into public.function_answers (user_id, request_id) values (p_user, p_request)
  on conflict (user_id, request_id) do nothing;
  is_new := found;
  answer := (
    select call.answer from public.function_answers call
    where call.user_id = p_user and call.request_id = p_request);
  return next;
end
$function$;
grant execute on function public.claim_call(p_user uuid, p_request uuid) to service_role;

CREATE OR REPLACE FUNCTION public.claim_mails(p_most integer)
 RETURNS TABLE(id uuid, member_id uuid, recipient text, kind text, subject text, body jsonb, attempts integer, named uuid[])
 LANGUAGE sql
 SET search_path TO ''
AS $function$
  select * from private.claim_mails(p_most)
$function$;
grant execute on function public.claim_mails(p_most integer) to service_role;

-- Counts what a member uses of a kind that has a window in quotas. Null, or when the next one frees up. The server's alone.
CREATE OR REPLACE FUNCTION public.claim_quota(p_member uuid, p_kind text, p_rows integer DEFAULT 1)
 RETURNS timestamp with time zone
 LANGUAGE sql
 SET search_path TO ''
AS $function$
  select private.claim_quota(p_member, p_kind, p_rows)
$function$;
grant execute on function public.claim_quota(p_member uuid, p_kind text, p_rows integer) to service_role;

-- What members who block the caller wrote to them, the latest first.
CREATE OR REPLACE FUNCTION public.closed_messages()
 RETURNS SETOF public.messages
 LANGUAGE sql
 STABLE ROWS 10
 SET search_path TO ''
AS $function$
  select message.* from public.messages message
  where message.conversation_id = any (array(select private.closed_conversations())) and message.sender_id <> auth.uid()
  order by message.created_at desc, message.id desc
  limit 100
$function$;
grant execute on function public.closed_messages() to authenticated, service_role;

CREATE OR REPLACE FUNCTION public.create_or_get_direct_conversation(recipient_id uuid, initial_message text DEFAULT NULL::text)
 RETURNS public.conversations
 LANGUAGE sql
 SET search_path TO ''
AS $function$
  select * from private.create_or_get_direct_conversation(recipient_id, initial_message)
$function$;
grant execute on function public.create_or_get_direct_conversation(recipient_id uuid, initial_message text) to anon, authenticated, service_role;

CREATE OR REPLACE FUNCTION public.create_share_link(label text DEFAULT NULL::text, link_id uuid DEFAULT NULL::uuid, kind public.share_kind DEFAULT 'founder_plan'::public.share_kind, document jsonb DEFAULT NULL::jsonb, valid_days integer DEFAULT NULL::integer, password text DEFAULT NULL::text)
 RETURNS TABLE(id uuid, token text, created_at timestamp with time zone)
 LANGUAGE sql
 SET search_path TO ''
AS $function$
  select * from private.create_share_link(label, link_id, kind, document, valid_days, password)
$function$;
grant execute on function public.create_share_link(label text, link_id uuid, kind public.share_kind, document jsonb, valid_days integer, password text) to authenticated, service_role;

CREATE OR REPLACE FUNCTION public.decide_venture(p_id uuid, p_project uuid, p_kind public.decision_kind, p_reason text, p_dossier text, p_holding_assumptions uuid[] DEFAULT '{}'::uuid[], p_withdrawn_facts uuid[] DEFAULT '{}'::uuid[])
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  insert into public.decisions (id, project_id, kind, reason, dossier)
  values (p_id, p_project, p_kind, p_reason, p_dossier)
  on conflict (id) do nothing;
  if not found or p_kind <> 'pivot' then
    return;
  end if;
  update public.experiments test set state = 'archived'
  where test.project_id = p_project and test.state = 'open'
    and (test.assumption_id is null or test.assumption_id <> all (p_holding_assumptions));
  update public.assumptions set state = 'archived'
  where project_id = p_project and state = 'open' and id <> all (p_holding_assumptions);
  update public.actions set state = 'archived'
  where project_id = p_project and state = 'open' and done_at is null;
  update public.facts set state = 'withdrawn'
  where project_id = p_project and id = any (p_withdrawn_facts) and state in ('proposed', 'confirmed', 'corrected');
end
$function$;
grant execute on function public.decide_venture(p_id uuid, p_project uuid, p_kind public.decision_kind, p_reason text, p_dossier text, p_holding_assumptions uuid[], p_withdrawn_facts uuid[]) to authenticated, service_role;

-- Takes the words of an own message out of the database and marks it deleted.
CREATE OR REPLACE FUNCTION public.delete_message(message_id uuid)
 RETURNS public.messages
 LANGUAGE sql
 SET search_path TO ''
AS $function$
  select * from private.delete_message(message_id)
$function$;
grant execute on function public.delete_message(message_id uuid) to authenticated, service_role;

CREATE OR REPLACE FUNCTION public.end_monday_mail(p_project uuid, p_monday date)
 RETURNS void
 LANGUAGE sql
 SET search_path TO ''
AS $function$
  insert into private.monday_tries (project_id, monday, ended_at) values (p_project, p_monday, now())
  on conflict (project_id) do update set monday = p_monday, ended_at = now()
$function$;
grant execute on function public.end_monday_mail(p_project uuid, p_monday date) to service_role;

CREATE OR REPLACE FUNCTION public.enqueue_mail(p_member uuid, p_kind text, p_dedupe text, p_subject text, p_body jsonb, p_send_after timestamp with time zone DEFAULT now())
 RETURNS uuid
 LANGUAGE sql
 SET search_path TO ''
AS $function$
  insert into public.mail_queue (member_id, kind, dedupe, subject, body, send_after)
  select p_member, p_kind, p_dedupe, p_subject, p_body, p_send_after
  where private.wants_mail(p_member, p_kind)
  on conflict (member_id, kind, dedupe) do nothing
  returning id
$function$;
grant execute on function public.enqueue_mail(p_member uuid, p_kind text, p_dedupe text, p_subject text, p_body jsonb, p_send_after timestamp with time zone) to service_role;

CREATE OR REPLACE FUNCTION public.feed_posts(before_time timestamp with time zone DEFAULT NULL::timestamp with time zone, before_id uuid DEFAULT NULL::uuid, page_size integer DEFAULT NULL::integer)
 RETURNS SETOF public.posts
 LANGUAGE plpgsql
 STABLE ROWS 30
 SET search_path TO ''
AS $function$
declare
  caller constant uuid := auth.uid();
  authors constant uuid[] := private.feed_authors();
  muted constant private.muted_words := private.muted_words();
  examined constant integer := case when muted.parts is null then page_size
    else least(1000, 20000 / greatest(cardinality(muted.phrases), 1)) end;
begin
  return query
  select post.*
  from (
    select newest.*
    from public.posts newest
    where newest.created_at > now() - interval '24 hours'
      and (newest.created_at, newest.id) <
        (coalesce(before_time, 'infinity'), coalesce(before_id, '00000000-0000-0000-0000-000000000000'))
      and newest.user_id = any (authors)
    order by newest.created_at desc, newest.id desc
    limit examined
  ) post
  where muted.parts is null or post.user_id = caller or not coalesce((
    select search.parts @@ muted.parts
      and (coalesce(search.parts @@ muted.plain, false) or private.holds_phrase(post.content, muted.phrases))
    from private.post_search search where search.post_id = post.id
  ), false)
  order by post.created_at desc, post.id desc
  limit page_size;
end
$function$;
grant execute on function public.feed_posts(before_time timestamp with time zone, before_id uuid, page_size integer) to authenticated, service_role;

-- Up to six members whose handle begins so, first those the caller follows.
CREATE OR REPLACE FUNCTION public.find_by_handle(beginning text)
 RETURNS SETOF public.profiles
 LANGUAGE plpgsql
 STABLE ROWS 6
 SET search_path TO ''
AS $function$
declare
  caller constant uuid := auth.uid();
  first_letters constant text := lower(ltrim(btrim(beginning), '@'));
  -- Behind every handle that begins so: ~ comes after all letters that a handle may have.
  after_these constant text := first_letters || '~';
begin
  if first_letters !~ '^[a-z0-9_]{1,30}$' then
    return;
  end if;
  return query
  with followed as (
    select profile.id, true as is_followed, profile.handle
    from public.follows link
    cross join lateral (
      select person.id, person.handle from public.profiles person where person.id = link.following_id offset 0
    ) profile
    where link.follower_id = caller and profile.handle >= first_letters and profile.handle < after_these
    order by profile.handle
    limit 6
  ),
  next as (
    select profile.id, profile.handle
    from public.profiles profile
    where profile.handle >= first_letters and profile.id <> caller
      and profile.id not in (select followed.id from followed)
    order by profile.handle
    limit 6
  ),
  best as (
    select * from followed union all select next.id, false, next.handle from next where next.handle < after_these
  )
  select profile.*
  from best join public.profiles profile on profile.id = best.id
  order by best.is_followed desc, best.handle
  limit 6;
end
$function$;
grant execute on function public.find_by_handle(beginning text) to authenticated, service_role;

CREATE OR REPLACE FUNCTION public.find_conversations(words text)
 RETURNS TABLE(id uuid)
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select mine.id
  from (
    select conversation.id, conversation.updated_at,
      case conversation.first_member_id when auth.uid() then conversation.second_member_id else conversation.first_member_id end as other_id
    from public.conversations conversation
    where conversation.has_messages
    order by conversation.updated_at desc
    limit 2000
  ) mine
  join private.profile_search search on search.profile_id = mine.other_id
  where search.plain like all (array(
      select '%' || regexp_replace(word, '([\\%_])', '\\\1', 'g') || '%'
      from regexp_split_to_table(private.plain_letters(left(words, 200)), '\s+') word
      where word <> '' limit 8))
    and words ~ '\S'
  order by mine.updated_at desc, mine.id desc
  limit 10
$function$;
grant execute on function public.find_conversations(words text) to authenticated, service_role;

CREATE OR REPLACE FUNCTION public.find_people(words text DEFAULT NULL::text, of_type public.user_type DEFAULT NULL::public.user_type, of_industry public.industry DEFAULT NULL::public.industry, place text DEFAULT NULL::text, looking text DEFAULT NULL::text, before_time timestamp with time zone DEFAULT NULL::timestamp with time zone, before_id uuid DEFAULT NULL::uuid, page_size integer DEFAULT 30)
 RETURNS SETOF public.profiles
 LANGUAGE plpgsql
 STABLE ROWS 30
 SET search_path TO ''
 SET plan_cache_mode TO 'force_custom_plan'
AS $function$
declare
  caller constant uuid := auth.uid();
  from_time constant timestamptz := coalesce(before_time, 'infinity');
  from_id constant uuid := coalesce(before_id, 'ffffffff-ffff-ffff-ffff-ffffffffffff');
  most constant integer := least(greatest(page_size, 0), 50);
  unwanted constant uuid[] := array(select private.hidden_members() union all select private.muted_members()) || caller;
  said constant tsquery := case when words ~ '\S' then
    private.wanted_forms(left(words, 200)) || coalesce(private.wanted_beginnings(words), '') end;
  wanted tsquery := coalesce(private.wanted_beginnings(place, 'A'), '') && coalesce(private.wanted_beginnings(looking, 'B'), '')
    && coalesce(said, '');
  found_ids uuid[];
begin
  -- Rare words: all who say them. Words that thousands say, or none: the newest are soon found among the newest.
  found_ids := case when numnode(wanted) > 0 then private.people_with(wanted, unwanted, 2001) end;
  if cardinality(found_ids) <= 2000 then
    found_ids := array(
      select search.profile_id from private.profile_search search
      where search.profile_id = any (found_ids)
        and (of_type is null or search.user_type = of_type) and (of_industry is null or search.industry = of_industry)
        and (search.created_at, search.profile_id) < (from_time, from_id)
      order by search.created_at desc, search.profile_id desc
      limit most);
  else
    found_ids := array(
      select newest.profile_id
      from (
        select search.profile_id, search.created_at, search.about from private.profile_search search
        where (of_type is null or search.user_type = of_type) and (of_industry is null or search.industry = of_industry)
          and (search.created_at, search.profile_id) < (from_time, from_id) and search.profile_id <> all (unwanted)
        order by search.created_at desc, search.profile_id desc
        limit case when numnode(wanted) > 0 then 5000 else most end
      ) newest
      where numnode(wanted) = 0 or newest.about @@ wanted
      order by newest.created_at desc, newest.profile_id desc
      limit most);
  end if;
  return query
  select profile.* from public.profiles profile where profile.id = any (found_ids)
  order by profile.created_at desc, profile.id desc;
end
$function$;
grant execute on function public.find_people(words text, of_type public.user_type, of_industry public.industry, place text, looking text, before_time timestamp with time zone, before_id uuid, page_size integer) to authenticated, service_role;

CREATE OR REPLACE FUNCTION public.finish_ai_usage(p_usage uuid, p_provider text, p_model text, p_input_tokens integer, p_output_tokens integer, p_ms integer, p_ok boolean)
 RETURNS void
 LANGUAGE sql
 SET search_path TO ''
AS $function$
  update public.ai_usage
  set finished_at = clock_timestamp(), ok = coalesce(p_ok, false), provider = p_provider, model = p_model,
    input_tokens = p_input_tokens, output_tokens = p_output_tokens, ms = p_ms
  where id = p_usage and finished_at is null
$function$;
grant execute on function public.finish_ai_usage(p_usage uuid, p_provider text, p_model text, p_input_tokens integer, p_output_tokens integer, p_ms integer, p_ok boolean) to service_role;

-- Up to thirty founders: first who shares the caller's industry or looks for somebody like them, then who told more of themselves.
CREATE OR REPLACE FUNCTION public.founders_to_meet()
 RETURNS SETOF public.profiles
 LANGUAGE plpgsql
 STABLE ROWS 30
 SET search_path TO ''
AS $function$
declare
  unwanted constant uuid[] := array(select private.hidden_members() union all select private.muted_members()) || auth.uid();
  mine public.profiles;
  looks_for_me tsquery;
  each_type constant tsquery[] := array(
    select private.wanted_beginnings(type::text, 'B') from unnest(enum_range(null::public.user_type)) type);
begin
  select * into mine from public.profiles profile where profile.id = auth.uid();
  looks_for_me := coalesce(private.wanted_beginnings(mine.user_type::text, 'B'), '');
  return query
  with candidate as (
    (select search.profile_id from private.profile_search search
      where search.user_type = 'founder' and search.industry = mine.industry and mine.industry <> 'other'
      order by search.created_at desc, search.profile_id desc limit 200)
    union
    (select search.profile_id from private.profile_search search where search.user_type = 'founder'
      order by search.told desc, search.created_at desc, search.profile_id desc limit 200)
  ),
  best as (
    select search.profile_id, row_number() over (
      order by search.told + case when search.industry = mine.industry and mine.industry <> 'other' then 5 else 0 end
        -- Who looks for everybody looks for nobody in particular.
        + case when search.about @@ looks_for_me then 5 / (select count(*) from unnest(each_type) type where search.about @@ type)
          else 0 end desc,
        search.created_at desc, search.profile_id desc) as place
    from candidate join private.profile_search search on search.profile_id = candidate.profile_id
    where search.profile_id <> all (unwanted)
    order by place
    limit 30
  )
  select profile.* from best join public.profiles profile on profile.id = best.profile_id order by best.place;
end
$function$;
grant execute on function public.founders_to_meet() to authenticated, service_role;

CREATE OR REPLACE FUNCTION public.go_on_with_mails(p_are_monday_mails boolean)
 RETURNS void
 LANGUAGE sql
 SET search_path TO ''
AS $function$
  select pg_catalog.pg_notify('function_wanted', case when p_are_monday_mails then 'product-mail/monday' else 'product-mail' end)
$function$;
grant execute on function public.go_on_with_mails(p_are_monday_mails boolean) to service_role;

-- Whether the caller moderates.
CREATE OR REPLACE FUNCTION public.is_moderator()
 RETURNS boolean
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select private.is_moderator()
$function$;
grant execute on function public.is_moderator() to authenticated, service_role;

CREATE OR REPLACE FUNCTION public.keep_mail(p_recipient text, p_subject text, p_text text, p_html text, p_link text DEFAULT NULL::text, p_named uuid[] DEFAULT '{}'::uuid[])
 RETURNS boolean
 LANGUAGE sql
 SET search_path TO ''
AS $function$
  select private.keep_mail(p_recipient, p_subject, p_text, p_html, p_link, p_named)
$function$;
grant execute on function public.keep_mail(p_recipient text, p_subject text, p_text text, p_html text, p_link text, p_named uuid[]) to service_role;

-- Those of the caller's latest twenty conversations whose topic conversation:{id} they may join.
CREATE OR REPLACE FUNCTION public.live_conversations()
 RETURNS SETOF uuid
 LANGUAGE plpgsql
 STABLE ROWS 20
 SET search_path TO ''
AS $function$
begin
  return query
  select latest.id
  from (
    select conversation.id from public.conversation_list conversation
    where conversation.has_messages
    order by conversation.updated_at desc, conversation.id desc
    limit 20
  ) latest
  where private.is_live(latest.id);
end
$function$;
grant execute on function public.live_conversations() to authenticated, service_role;

CREATE OR REPLACE FUNCTION public.log_interview(interview_id uuid, project_id uuid, held_at timestamp with time zone, quotes jsonb, contact_id uuid DEFAULT NULL::uuid, contact_name text DEFAULT NULL::text, next_step text DEFAULT NULL::text, next_on date DEFAULT NULL::date, keeps_name boolean DEFAULT false)
 RETURNS uuid
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
#variable_conflict use_column
declare
  person public.contacts;
  said jsonb;
begin
  if jsonb_typeof(log_interview.quotes) <> 'array' or jsonb_array_length(log_interview.quotes) > 5 then
    raise exception 'VALIDATION_ERROR: an interview has up to five quotes' using errcode = '22023';
  end if;
  if exists (select from public.interviews talk where talk.id = log_interview.interview_id) then
    return log_interview.interview_id;
  end if;
  if log_interview.contact_name is not null then
    insert into public.contacts (id, project_id, name)
    values (log_interview.contact_id, log_interview.project_id, log_interview.contact_name)
    on conflict do nothing;
  end if;
  select * into person from public.contacts contact
  where contact.id = log_interview.contact_id and contact.project_id = log_interview.project_id;
  select coalesce(jsonb_agg(quote || jsonb_build_object('text', case
      when log_interview.keeps_name or person.name is null then quote ->> 'text'
      else private.without_name(quote ->> 'text', person.name) end) order by place), '[]')
  into said
  from jsonb_array_elements(log_interview.quotes) with ordinality as sent (quote, place);
  insert into public.interviews (id, project_id, contact_id, held_at, compliments, next_step)
  values (
    log_interview.interview_id, log_interview.project_id, person.id, log_interview.held_at,
    array(
      select quote ->> 'text' from jsonb_array_elements(said) with ordinality as one (quote, place)
      where quote ->> 'mark' = 'compliment' order by place),
    log_interview.next_step)
  on conflict (id) do nothing;
  if not found then
    return log_interview.interview_id;
  end if;
  insert into public.sources (id, project_id, kind, text, said_at)
  select log_interview.interview_id, log_interview.project_id, 'interview',
    string_agg(quote ->> 'text', E'\n\n' order by place), log_interview.held_at
  from jsonb_array_elements(said) with ordinality as one (quote, place)
  where quote ->> 'mark' is distinct from 'compliment'
  having count(*) > 0;
  insert into public.facts (id, project_id, topic, subject, text, quote, value, evidence, bears, source_id, said_at)
  select (quote ->> 'id')::uuid, log_interview.project_id, (quote ->> 'topic')::public.fact_topic, person.segment,
    quote ->> 'text', quote ->> 'text', nullif(quote -> 'value', 'null'), (quote ->> 'mark')::public.fact_evidence,
    coalesce(quote ->> 'bears', 'for')::public.fact_bearing, log_interview.interview_id, log_interview.held_at
  from jsonb_array_elements(said) as quote
  where quote ->> 'mark' is distinct from 'compliment';
  insert into public.assumption_facts (assumption_id, fact_id, project_id, bears)
  select assumption.id, (quote ->> 'id')::uuid, log_interview.project_id,
    coalesce(quote ->> 'bears', 'for')::public.fact_bearing
  from jsonb_array_elements(said) as quote
  join public.assumptions assumption
    on assumption.id = (quote ->> 'assumption')::uuid and assumption.project_id = log_interview.project_id
  where quote ->> 'mark' is distinct from 'compliment';
  update public.contacts contact set
    stage = case when log_interview.next_step is null then 'talked' else 'follow_up' end::public.contact_stage,
    next_step = log_interview.next_step,
    next_on = log_interview.next_on
  where contact.id = person.id;
  return log_interview.interview_id;
end
$function$;
grant execute on function public.log_interview(interview_id uuid, project_id uuid, held_at timestamp with time zone, quotes jsonb, contact_id uuid, contact_name text, next_step text, next_on date, keeps_name boolean) to authenticated, service_role;

-- Makes the member with this address a moderator; false if there is none. The server's alone.
CREATE OR REPLACE FUNCTION public.make_moderator(p_email text)
 RETURNS boolean
 LANGUAGE sql
 SET search_path TO ''
AS $function$
  select private.make_moderator(p_email)
$function$;
grant execute on function public.make_moderator(p_email text) to service_role;

-- Marks 500 of the messages that the caller has not read in a conversation. Says whether more may be left.
CREATE OR REPLACE FUNCTION public.mark_messages_read(conversation_id uuid)
 RETURNS boolean
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  most constant integer := 500;
  marked integer;
begin
  update public.messages set read_at = now() where id = any (array(
    select message.id from public.messages message
    where message.conversation_id = mark_messages_read.conversation_id
      and message.sender_id <> (select auth.uid()) and message.read_at is null
    limit most));
  get diagnostics marked = row_count;
  return marked = most;
end
$function$;
grant execute on function public.mark_messages_read(conversation_id uuid) to authenticated, service_role;

CREATE OR REPLACE FUNCTION public.merge_helper_session(p_project uuid, p_helper text, p_messages jsonb DEFAULT '[]'::jsonb, p_without text[] DEFAULT '{}'::text[], p_are_known boolean DEFAULT false, p_state jsonb DEFAULT '{}'::jsonb)
 RETURNS SETOF public.helper_sessions
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  if jsonb_typeof(p_messages) <> 'array' or jsonb_array_length(p_messages) > 2000 or cardinality(p_without) > 2000 then
    raise exception 'VALIDATION_ERROR: a talk has at most 2000 messages' using errcode = '22023';
  end if;
  if pg_column_size(p_messages) + pg_column_size(p_state) + pg_column_size(p_without) > 2097152 then
    raise exception 'VALIDATION_ERROR: a talk has at most one megabyte' using errcode = '22023';
  end if;
  return query
  insert into public.helper_sessions as talk (project_id, helper, state)
  values (p_project, p_helper, p_state || pg_catalog.jsonb_build_object(
    'messages', private.merge_messages('[]', p_messages, p_without, p_are_known)))
  on conflict (project_id, helper) do update set state = talk.state || p_state || pg_catalog.jsonb_build_object(
    'messages', private.merge_messages(talk.state -> 'messages', p_messages, p_without, p_are_known))
  returning talk.*;
end
$function$;
grant execute on function public.merge_helper_session(p_project uuid, p_helper text, p_messages jsonb, p_without text[], p_are_known boolean, p_state jsonb) to authenticated, service_role;

-- A moderator's decision about a post, comment, message or profile: hide, restore, warn or suspend (with an end).
CREATE OR REPLACE FUNCTION public.moderate(p_action text, p_kind text, p_id uuid, p_note text DEFAULT NULL::text, p_until timestamp with time zone DEFAULT NULL::timestamp with time zone)
 RETURNS void
 LANGUAGE sql
 SET search_path TO ''
AS $function$
  select private.moderate(p_action, p_kind, p_id, p_note, p_until)
$function$;
grant execute on function public.moderate(p_action text, p_kind text, p_id uuid, p_note text, p_until timestamp with time zone) to authenticated, service_role;

-- What is reported and undecided, fifty things a page: everybody's first report before anybody's second. For moderators.
CREATE OR REPLACE FUNCTION public.moderation_queue(p_after integer DEFAULT 0)
 RETURNS TABLE(kind text, object_id uuid, member_id uuid, member_name text, content text, is_hidden boolean, is_gone boolean, suspended_until timestamp with time zone, reports bigint, reasons text[], texts text[], reported_at timestamp with time zone)
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select * from private.moderation_queue(p_after)
$function$;
grant execute on function public.moderation_queue(p_after integer) to authenticated, service_role;

-- All that one project's Monday mail is made of. The server's alone.
CREATE OR REPLACE FUNCTION public.monday_material(p_project uuid, p_monday date DEFAULT NULL::date)
 RETURNS jsonb
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  most_bytes constant integer := 8388608;
  material jsonb;
begin
  if p_monday is not null then
    insert into private.monday_tries as tried (project_id, monday) values (p_project, p_monday)
    on conflict (project_id) do update set monday = p_monday, ended_at = null,
      tries = case when tried.monday = p_monday and tried.ended_at is null then tried.tries + 1 else 1 end;
  end if;
  if (select sum(octet_length(text)) from public.facts where project_id = p_project) > most_bytes then
    raise exception 'The material of this Monday mail has more than % bytes', most_bytes using errcode = '54000';
  end if;
  material := jsonb_build_object(
    'assumptions', (
      select coalesce(jsonb_agg(line), '[]') from public.assumptions line
      where line.project_id = p_project and line.state = 'open'),
    'links', (select coalesce(jsonb_agg(line), '[]') from public.assumption_facts line where line.project_id = p_project),
    'tests', (select coalesce(jsonb_agg(line), '[]') from public.experiments line where line.project_id = p_project),
    'changes', (
      select coalesce(jsonb_agg(line), '[]') from public.experiment_changes line where line.project_id = p_project),
    'actions', (
      select coalesce(jsonb_agg(line), '[]') from public.actions line
      where line.project_id = p_project and line.state = 'open' and line.done_at is null),
    'contacts', (select coalesce(jsonb_agg(line), '[]') from public.people_of_week(p_project) line),
    'facts', (select coalesce(jsonb_agg(line), '[]') from public.facts line where line.project_id = p_project),
    -- A scorecard of ours has a tenth of these bytes. It is read once, and written out only where it can be so small.
    'outputs', (
      select coalesce(jsonb_agg(line), '[]') from (
        select output.created_at, part.result, part.earlier
        from (
          select created_at, metadata from public.ai_outputs
          where project_id = p_project and output_type = 'problem_validation'
          order by created_at desc limit 50) output
        cross join lateral (
          select output.metadata -> 'result' as result, output.metadata -> 'earlier' as earlier offset 0) part
        where case
          when part.result ->> 'kind' is distinct from 'scorecard' then false
          when pg_column_size(part.result) > 262144 or pg_column_size(part.earlier) > 262144 then false
          else octet_length(part.result::text) <= 65536 and octet_length(coalesce(part.earlier::text, '')) <= 65536
        end) line));
  if octet_length(material::text) > most_bytes then
    raise exception 'The material of this Monday mail has more than % bytes', most_bytes using errcode = '54000';
  end if;
  return material;
end
$function$;
grant execute on function public.monday_material(p_project uuid, p_monday date) to service_role;

CREATE OR REPLACE FUNCTION public.monday_projects(p_monday date, p_after uuid, p_most integer)
 RETURNS TABLE(project_id uuid, member_id uuid)
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select project.id, project.user_id
  from public.startup_projects project
  where project.id > p_after
    and private.wants_mail(project.user_id, 'monday')
    and not exists (
      select from public.mail_queue mail
      where mail.member_id = project.user_id and mail.kind = 'monday' and mail.dedupe = p_monday::text)
    and not exists (
      select from private.monday_tries tried
      where tried.project_id = project.id and tried.monday = p_monday
        and (tried.ended_at > now() - interval '50 minutes' or tried.ended_at is null and tried.tries >= 2))
    and (
      exists (
        select from public.assumptions line
        where line.project_id = project.id and line.state = 'open' and line.updated_at > p_monday - interval '60 days')
      or exists (
        select from public.experiments line
        where line.project_id = project.id and line.state = 'open' and line.updated_at > p_monday - interval '60 days')
      or exists (
        select from public.actions line
        where line.project_id = project.id and line.state = 'open' and line.updated_at > p_monday - interval '60 days')
      or exists (
        select from public.contacts line
        where line.project_id = project.id and line.updated_at > p_monday - interval '60 days'))
    and not coalesce((
      select decision.kind = 'stop' and decision.reopened_at is null from public.decisions decision
      where decision.project_id = project.id order by decision.decided_at desc limit 1), false)
  order by project.id
  limit p_most
$function$;
grant execute on function public.monday_projects(p_monday date, p_after uuid, p_most integer) to service_role;

-- The latest posts of everybody but the caller, newest first.
CREATE OR REPLACE FUNCTION public.network_posts(before_time timestamp with time zone DEFAULT NULL::timestamp with time zone, before_id uuid DEFAULT NULL::uuid, page_size integer DEFAULT 20)
 RETURNS SETOF public.posts
 LANGUAGE plpgsql
 STABLE ROWS 20
 SET search_path TO ''
AS $function$
declare
  caller constant uuid := auth.uid();
  authors constant uuid[] := private.feed_authors();
  unwanted_members constant uuid[] := array(select private.muted_members());
  muted constant private.muted_words := private.muted_words();
  most constant integer := least(greatest(page_size, 0), 50);
  examined constant integer := case when muted.parts is null then most
    else least(1000, 20000 / greatest(cardinality(muted.phrases), 1)) end;
begin
  return query
  select post.*
  from (
    select newest.*
    from public.posts newest
    where (newest.created_at <= now() - interval '24 hours' or newest.user_id <> all (authors))
      and (newest.created_at, newest.id) <
        (coalesce(before_time, 'infinity'), coalesce(before_id, 'ffffffff-ffff-ffff-ffff-ffffffffffff'))
      and newest.user_id <> all (unwanted_members)
    order by newest.created_at desc, newest.id desc
    limit examined
  ) post
  where muted.parts is null or post.user_id = caller or not coalesce((
    select search.parts @@ muted.parts
      and (coalesce(search.parts @@ muted.plain, false) or private.holds_phrase(post.content, muted.phrases))
    from private.post_search search where search.post_id = post.id
  ), false)
  order by post.created_at desc, post.id desc
  limit most;
end
$function$;
grant execute on function public.network_posts(before_time timestamp with time zone, before_id uuid, page_size integer) to authenticated, service_role;

CREATE OR REPLACE FUNCTION public.note_seen(p_minutes_east integer DEFAULT 0)
 RETURNS void
 LANGUAGE sql
 SET search_path TO ''
AS $function$
  select private.note_seen(p_minutes_east)
$function$;
grant execute on function public.note_seen(p_minutes_east integer) to authenticated, service_role;

CREATE OR REPLACE FUNCTION public.own_model_key()
 RETURNS TABLE(provider text, since timestamp with time zone)
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select * from private.own_model_key()
$function$;
grant execute on function public.own_model_key() to authenticated, service_role;

CREATE OR REPLACE FUNCTION public.own_sessions()
 RETURNS TABLE(id uuid, created_at timestamp with time zone, refreshed_at timestamp with time zone, user_agent text, ip text, is_current boolean)
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select * from private.own_sessions() order by refreshed_at desc
$function$;
grant execute on function public.own_sessions() to authenticated, service_role;

CREATE OR REPLACE FUNCTION public.people_of_week(p_project uuid)
 RETURNS SETOF public.contacts
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  with person as (
    select contact, array_position(
      '{booked, follow_up, asked, to_ask}'::public.contact_stage[], contact.stage) as place
    from public.contacts contact where contact.project_id = p_project
  )
  (select (contact).* from person where (contact).next_on is not null
   order by (contact).next_on, place nulls last, (contact).name limit 5)
  union all
  (select (contact).* from person where (contact).next_on is null and place is not null
   order by place, (contact).name limit 5)
$function$;
grant execute on function public.people_of_week(p_project uuid) to authenticated, service_role;

CREATE OR REPLACE FUNCTION public.propose_fact(fact_id uuid, source_id uuid, topic public.fact_topic, text text, quote text, subject text DEFAULT NULL::text, value jsonb DEFAULT NULL::jsonb, evidence public.fact_evidence DEFAULT NULL::public.fact_evidence, bears public.fact_bearing DEFAULT 'for'::public.fact_bearing, disagrees_with uuid DEFAULT NULL::uuid)
 RETURNS uuid
 LANGUAGE sql
 SET search_path TO ''
AS $function$
  select private.propose_fact(fact_id, source_id, topic, text, quote, subject, value, evidence, bears, disagrees_with)
$function$;
grant execute on function public.propose_fact(fact_id uuid, source_id uuid, topic public.fact_topic, text text, quote text, subject text, value jsonb, evidence public.fact_evidence, bears public.fact_bearing, disagrees_with uuid) to authenticated, service_role;

-- Five members to follow, each with the reason.
CREATE OR REPLACE FUNCTION public.recommended_people()
 RETURNS TABLE(id uuid, full_name text, avatar_url text, company_name text, user_type public.user_type, reason text)
 LANGUAGE plpgsql
 STABLE ROWS 5
 SET search_path TO ''
AS $function$
declare
  caller constant uuid := auth.uid(); -- under the policies, a function in its place would keep the index from being used
  mine public.profiles;
  is_founder boolean;
begin
  select * into mine from public.profiles profile where profile.id = caller;
  is_founder := mine.user_type in ('founder', 'entrepreneur');
  return query
  select person.id, person.full_name, person.avatar_url, person.company_name, person.user_type,
    case
      when candidate.shared = 1 then 'Followed by ' || candidate.follower_name
      when candidate.shared > 1 then 'Followed by ' || candidate.follower_name || ' and ' || candidate.shared - 1 || ' more'
      when person.industry = mine.industry and person.industry <> 'other' then 'Also in ' || person.industry::text
      when lower(btrim(person.location)) = lower(btrim(mine.location)) and mine.location ~ '\S' then 'Also in ' || btrim(person.location)
      when is_founder <> (person.user_type in ('founder', 'entrepreneur')) then initcap(person.user_type::text)
      when person.created_at > now() - interval '30 days' then 'New here'
      else 'Also ' || case when person.user_type::text ~ '^[aeiou]' then 'an ' else 'a ' end || person.user_type::text
    end
  from private.people_to_follow() with ordinality candidate
  join public.profiles person on person.id = candidate.id
  order by candidate.ordinality;
end
$function$;
grant execute on function public.recommended_people() to authenticated, service_role;

CREATE OR REPLACE FUNCTION public.recommended_profiles()
 RETURNS SETOF public.profiles
 LANGUAGE plpgsql
 STABLE ROWS 5
 SET search_path TO ''
AS $function$
begin
  return query
  select profile.*
  from private.people_to_follow() with ordinality person
  join public.profiles profile on profile.id = person.id
  order by person.ordinality;
end
$function$;
grant execute on function public.recommended_profiles() to authenticated, service_role;

CREATE OR REPLACE FUNCTION public.save_output(p_helper text, p_id uuid, p_project uuid, p_type public.ai_output_type, p_input jsonb, p_content text, p_metadata jsonb)
 RETURNS uuid
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  earlier uuid;
  scores jsonb;
begin
  insert into public.helper_sessions (project_id, helper) values (p_project, p_helper)
  on conflict (project_id, helper) do nothing;
  select (talk.state ->> 'outputId')::uuid into earlier
  from public.helper_sessions talk where talk.project_id = p_project and talk.helper = p_helper
  for update;
  -- First, so that who has no room left can still go on.
  delete from public.ai_outputs output where output.id = earlier and output.id <> p_id
  returning private.scores_until(output.metadata, output.created_at) into scores;
  insert into public.ai_outputs (id, project_id, output_type, input_data, output_content, metadata)
  values (p_id, p_project, p_type, p_input, p_content,
    case when scores is null then p_metadata else p_metadata || jsonb_build_object('earlier', scores) end)
  on conflict (id) do nothing;
  update public.helper_sessions talk
  set state = talk.state || pg_catalog.jsonb_build_object('outputId', p_id)
  where talk.project_id = p_project and talk.helper = p_helper;
  return p_id;
end
$function$;
grant execute on function public.save_output(p_helper text, p_id uuid, p_project uuid, p_type public.ai_output_type, p_input jsonb, p_content text, p_metadata jsonb) to authenticated, service_role;

-- Posts that hold the words, newest first, of everybody or of the member with this handle.
CREATE OR REPLACE FUNCTION public.search_posts(words text, author text DEFAULT NULL::text, before_time timestamp with time zone DEFAULT NULL::timestamp with time zone, before_id uuid DEFAULT NULL::uuid, page_size integer DEFAULT 20)
 RETURNS SETOF public.posts
 LANGUAGE plpgsql
 STABLE ROWS 20
 SET search_path TO ''
AS $function$
declare
  wanted constant tsquery := private.wanted_forms(left(words, 200));
  has_words constant boolean := numnode(wanted) > 0;
  has_operators constant boolean := wanted::text ~ '<->|<\d+>|!''';
  most constant integer := least(greatest(page_size, 0), 50);
  from_time constant timestamptz := coalesce(before_time, 'infinity');
  from_id constant uuid := coalesce(before_id, 'ffffffff-ffff-ffff-ffff-ffffffffffff');
  unwanted uuid[];
  author_id uuid;
  found_ids uuid[];
begin
  if author is not null then
    select id into author_id from public.profiles where handle = lower(ltrim(btrim(author), '@'));
    return query
    select post.*
    from (
      select newest.* from public.posts newest
      where newest.user_id = author_id and (newest.created_at, newest.id) < (from_time, from_id)
      order by newest.created_at desc, newest.id desc
      limit 5000
    ) post
    where not has_words
      or (select search.words @@ wanted from private.post_search search where search.post_id = post.id)
    order by post.created_at desc, post.id desc
    limit most;
    return;
  end if;
  if not has_words then
    return;
  end if;

  -- Rare words: all that hold them, sorted. Words that thousands of posts hold: to sort those would take long, and the
  -- newest of them are soon found among the newest posts.
  unwanted := array(select private.hidden_members() union all select private.muted_members());
  found_ids := case when has_operators then null else private.posts_with(wanted, unwanted) end;
  if found_ids is null or cardinality(found_ids) > 1000 then
    found_ids := array(
      select latest.post_id
      from (
        select search.post_id, search.words
        from private.post_search search
        where (search.created_at, search.post_id) < (from_time, from_id) and search.user_id <> all (unwanted)
        order by search.created_at desc, search.post_id desc
        limit 10000
      ) latest
      where latest.words @@ wanted
      limit most
    );
  end if;
  return query
  select post.*
  from public.posts post
  where post.id = any (found_ids) and (post.created_at, post.id) < (from_time, from_id)
  order by post.created_at desc, post.id desc
  limit most;
end
$function$;
grant execute on function public.search_posts(words text, author text, before_time timestamp with time zone, before_id uuid, page_size integer) to authenticated, service_role;

-- Up to five members whose name or company holds each of the words; then those who say them of themselves.
CREATE OR REPLACE FUNCTION public.search_profiles(words text)
 RETURNS SETOF public.profiles
 LANGUAGE plpgsql
 STABLE ROWS 5
 SET search_path TO ''
AS $function$
declare
  keys constant text[] := array(
    select '%' || regexp_replace(word, '([\\%_])', '\\\1', 'g') || '%'
    from regexp_split_to_table(private.search_key(left(words, 200)), '\s+') word
    where word <> ''
    order by char_length(regexp_replace(word, '[^[:alnum:]]', '', 'g')) desc, char_length(word) desc
    limit 8
  );
  plain constant text := regexp_replace(keys[1], '([^\\%]|\\[\\%_])\1', '\1', 'g');
  is_long constant boolean := char_length(regexp_replace(plain, '\\(.)', '\1', 'g')) >= 5;
  wanted tsquery;
  unwanted uuid[];
  best uuid[];
begin
  if char_length(btrim(words)) < 2 or keys[1] is null then
    return;
  end if;
  unwanted := array(select private.hidden_members() union all select private.muted_members());
  best := private.profiles_with(is_long, case when is_long then plain else keys[1] end, keys, unwanted);
  if cardinality(best) < 5 and btrim(words) ~ '^[[:alnum:][:space:]''’-]{3,}$' then
    wanted := coalesce(private.wanted_forms(left(words, 200)) || private.wanted_beginnings(words), '');
    if numnode(wanted) > 0 then
      best := best || array(
        select search.profile_id from private.profile_search search
        where search.profile_id = any (private.people_with(wanted, unwanted || best, 1000))
        order by search.full_name, search.profile_id
        limit 5 - cardinality(best)
      );
    end if;
  end if;
  return query
  select profile.*
  from unnest(best) with ordinality found (id, place)
  join public.profiles profile on profile.id = found.id
  order by found.place;
end
$function$;
grant execute on function public.search_profiles(words text) to authenticated, service_role;

CREATE OR REPLACE FUNCTION public.settle_mail(p_id uuid, p_error text DEFAULT NULL::text, p_pause integer DEFAULT NULL::integer)
 RETURNS void
 LANGUAGE sql
 SET search_path TO ''
AS $function$
  update public.mail_queue set
    state = case when p_error is null then 'sent' when p_pause is null then 'given up' else 'waiting' end,
    body = case when p_error is null or p_pause is null then '{}' else body end,
    send_after = now() + coalesce(p_pause, 0) * interval '1 second',
    last_error = left(p_error, 500)
  where id = p_id
$function$;
grant execute on function public.settle_mail(p_id uuid, p_error text, p_pause integer) to service_role;

CREATE OR REPLACE FUNCTION public.shared_document(token text, password text DEFAULT NULL::text)
 RETURNS jsonb
 LANGUAGE sql
 SET search_path TO ''
AS $function$
  select private.shared_document(token, password)
$function$;
grant execute on function public.shared_document(token text, password text) to anon, authenticated, service_role;

CREATE OR REPLACE FUNCTION public.shared_plan(token text)
 RETURNS jsonb
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select private.shared_plan(token)
$function$;
grant execute on function public.shared_plan(token text) to anon, authenticated, service_role;

CREATE OR REPLACE FUNCTION public.stop_mail(p_member uuid, p_kind text)
 RETURNS void
 LANGUAGE sql
 SET search_path TO ''
AS $function$
  insert into public.member_settings as chosen (user_id, mail)
  select profile.id, pg_catalog.jsonb_build_object(p_kind, 'off') from public.profiles profile where profile.id = p_member
  on conflict (user_id) do update set mail = chosen.mail || excluded.mail
$function$;
grant execute on function public.stop_mail(p_member uuid, p_kind text) to service_role;
