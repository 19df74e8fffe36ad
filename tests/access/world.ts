/** A small community in which the owner has a row in each table. The ids are the same in every run. */
import type { Persona } from './cells.ts'

export const people = {
  owner: '00000000-0000-4000-8000-00000000000a',
  participant: '00000000-0000-4000-8000-00000000000b',
  follower: '00000000-0000-4000-8000-00000000000c',
  stranger: '00000000-0000-4000-8000-00000000000d',
  blocked: '00000000-0000-4000-8000-00000000000e',
  /** The owner mutes this member. This member is not a persona. */
  muted: '00000000-0000-4000-8000-00000000000f',
} as const

export const ids = {
  project: '00000000-0000-4000-8000-000000000101',
  output: '00000000-0000-4000-8000-000000000102',
  shareLink: '00000000-0000-4000-8000-000000000103',
  post: '00000000-0000-4000-8000-000000000104',
  quietPost: '00000000-0000-4000-8000-000000000105',
  postLike: '00000000-0000-4000-8000-000000000106',
  comment: '00000000-0000-4000-8000-000000000107',
  quietComment: '00000000-0000-4000-8000-000000000108',
  follow: '00000000-0000-4000-8000-000000000109',
  story: '00000000-0000-4000-8000-00000000010a',
  oldStory: '00000000-0000-4000-8000-00000000010b',
  seenStory: '00000000-0000-4000-8000-00000000010c',
  conversation: '00000000-0000-4000-8000-00000000010d',
  foreignConversation: '00000000-0000-4000-8000-00000000010e',
  sentMessage: '00000000-0000-4000-8000-00000000010f',
  receivedMessage: '00000000-0000-4000-8000-000000000110',
  usage: '00000000-0000-4000-8000-000000000111',
  source: '00000000-0000-4000-8000-000000000112',
  looseSource: '00000000-0000-4000-8000-000000000113',
  fact: '00000000-0000-4000-8000-000000000114',
  postDraft: '00000000-0000-4000-8000-000000000201',
  assumption: '00000000-0000-4000-8000-000000000120',
  experiment: '00000000-0000-4000-8000-000000000121',
  experimentChange: '00000000-0000-4000-8000-000000000122',
  action: '00000000-0000-4000-8000-000000000123',
  decision: '00000000-0000-4000-8000-000000000124',
  otherFact: '00000000-0000-4000-8000-000000000125',
  contact: '00000000-0000-4000-8000-000000000130',
  interview: '00000000-0000-4000-8000-000000000131',
  commentElsewhere: '00000000-0000-4000-8000-000000000115',
  commentOfThird: '00000000-0000-4000-8000-000000000116',
  commentAcross: '00000000-0000-4000-8000-000000000117',
  likeElsewhere: '00000000-0000-4000-8000-000000000118',
  likeOfThird: '00000000-0000-4000-8000-000000000119',
  mutedStory: '00000000-0000-4000-8000-00000000011a',
  conversationAcross: '00000000-0000-4000-8000-00000000011b',
  messageAcross: '00000000-0000-4000-8000-00000000011c',
  likedPost: '00000000-0000-4000-8000-00000000011d',
  notification: '00000000-0000-4000-8000-0000000001f0',
  hiddenPost: '00000000-0000-4000-8000-000000000130',
  hiddenComment: '00000000-0000-4000-8000-000000000131',
  hiddenMessage: '00000000-0000-4000-8000-000000000132',
  ignoredConversation: '00000000-0000-4000-8000-000000000133',
  report: '00000000-0000-4000-8000-000000000134',
  moderation: '00000000-0000-4000-8000-000000000135',
  postAcross: '00000000-0000-4000-8000-000000000136',
} as const

export const shareToken = 'a token that only its holder knows'

export function emailOf(person: keyof typeof people): string {
  return `${person}@example.com`
}

/**
 * Returns the role and the claims with which a persona acts. `halfway` is the owner before entering the second
 * factor.
 */
export function sessionOf(persona: Persona): { role: string; claims: Record<string, string> } {
  if (persona === 'guest') return { role: 'anon', claims: { role: 'anon' } }
  if (persona === 'service') return { role: 'service_role', claims: { role: 'service_role' } }
  const sub = people[persona === 'halfway' ? 'owner' : persona]
  const aal = persona === 'owner' ? 'aal2' : 'aal1'
  return { role: 'authenticated', claims: { role: 'authenticated', sub, aal } }
}

const members = Object.entries(people) as [keyof typeof people, string][]

export const worldScript = `
insert into auth.users (id, email, raw_user_meta_data) values
  ${members.map(([name, id]) => `('${id}', '${emailOf(name)}', '{"full_name": "${name}"}')`).join(',\n  ')};

insert into auth.mfa_factors (id, user_id, factor_type, status, created_at, updated_at) values
  (gen_random_uuid(), '${people.owner}', 'totp', 'verified', now(), now()),
  (gen_random_uuid(), '${people.stranger}', 'totp', 'unverified', now(), now());

update public.startup_projects set id = '${ids.project}' where user_id = '${people.owner}';
insert into public.ai_outputs (id, project_id, output_type, output_content)
  values ('${ids.output}', '${ids.project}', 'problem_validation', 'A verdict');
insert into public.market_research (project_id, market, industry, analysis)
  values ('${ids.project}', 'Bakeries', 'retail', 'An analysis');
insert into public.journey_progress (project_id, step_id) values ('${ids.project}', 'problem-definition');
insert into public.validation_progress (project_id, item) values ('${ids.project}', 'problemValidation');
insert into public.helper_sessions (project_id, helper, state) values
  ('${ids.project}', 'mentor', '{"messages": [{"id": "1", "role": "user", "content": "Hello", "timestamp": "2026-01-01"}]}');
insert into public.share_links (id, project_id, token)
  values ('${ids.shareLink}', '${ids.project}', '${shareToken}');
insert into public.function_answers (user_id, request_id, answer)
  values ('${people.owner}', '${ids.output}', '"An answer"');
insert into public.mail_queue (member_id, kind, dedupe, subject, body)
  values ('${people.owner}', 'digest', 'today', 'News', '{"title": "News"}');
insert into public.member_keys (user_id, provider, sealed)
  values ('${people.owner}', 'deepseek', '${'x'.repeat(60)}');
insert into public.sources (id, project_id, kind, text) values
  ('${ids.source}', '${ids.project}', 'interview', 'Three of them pay us €49 a month.'),
  ('${ids.looseSource}', '${ids.project}', 'form', 'Nothing rests on this.');
insert into public.facts (id, project_id, topic, text, quote, source_id)
  values ('${ids.fact}', '${ids.project}', 'price', '€49 a month', 'pay us €49 a month', '${ids.source}');
insert into public.contacts (id, project_id, name, email, segment)
  values ('${ids.contact}', '${ids.project}', 'Maria Huber', 'maria@example.com', 'Dentists');
insert into public.interviews (id, project_id, contact_id) values ('${ids.interview}', '${ids.project}', '${ids.contact}');
insert into public.forecasts (project_id, model) values ('${ids.project}', '{"items": []}');
update public.forecasts set model = '{"items": [], "months": 36}', version = 2;
insert into public.decks (project_id, content) values ('${ids.project}', '{"order": []}');
update public.decks set content = '{"order": [], "hidden": []}', version = 2;
insert into public.business_plans (project_id, content) values ('${ids.project}', '{"kind": "lean"}');
update public.business_plans set content = '{"kind": "memo"}', version = 2;
insert into public.mvp_plans (project_id, content) values ('${ids.project}', '{"stories": []}');
update public.mvp_plans set content = '{"stories": [], "activities": []}', version = 2;
insert into public.facts (id, project_id, topic, text) values ('${ids.otherFact}', '${ids.project}', 'reach', 'Their guild');
insert into public.assumptions (id, project_id, text) values ('${ids.assumption}', '${ids.project}', 'Bakers lose bread');
insert into public.assumption_facts (assumption_id, fact_id, project_id)
  values ('${ids.assumption}', '${ids.fact}', '${ids.project}');
insert into public.experiments (id, project_id, assumption_id, believe, verify, measure, right_if, target) values
  ('${ids.experiment}', '${ids.project}', '${ids.assumption}', 'They pay', 'Ask ten', 'Who pays', 'Three pay', 3);
update public.experiments set sealed_at = now();
insert into public.experiment_changes (id, experiment_id, project_id, believe, verify, measure, right_if, had_result)
  values ('${ids.experimentChange}', '${ids.experiment}', '${ids.project}', 'a', 'b', 'c', 'd', false);
insert into public.actions (id, project_id, text) values ('${ids.action}', '${ids.project}', 'Call three bakers');
insert into public.decisions (id, project_id, kind, reason) values ('${ids.decision}', '${ids.project}', 'stop', 'Nobody pays');
insert into public.member_settings (user_id, language) values ('${people.owner}', 'de');
insert into public.drafts (user_id, name, content) values ('${people.owner}', 'post', '"Half a thought"');

insert into public.posts (id, user_id, content) values
  ('${ids.post}', '${people.owner}', 'Hello'), ('${ids.quietPost}', '${people.participant}', 'Nobody likes this');
insert into public.bookmarks (user_id, post_id) values ('${people.owner}', '${ids.post}');
insert into public.post_drafts (id, user_id, content) values ('${ids.postDraft}', '${people.owner}', 'Later');
insert into public.post_likes (id, post_id, user_id) values ('${ids.postLike}', '${ids.post}', '${people.owner}');
insert into public.comments (id, post_id, user_id, content) values
  ('${ids.comment}', '${ids.post}', '${people.owner}', 'Indeed'),
  ('${ids.quietComment}', '${ids.quietPost}', '${people.participant}', 'Nobody likes this either');
insert into public.comment_likes (comment_id, user_id) values ('${ids.comment}', '${people.owner}');
insert into public.follows (id, follower_id, following_id) values
  ('${ids.follow}', '${people.owner}', '${people.participant}'),
  (gen_random_uuid(), '${people.follower}', '${people.owner}');

-- What the above told members; one of them is known by its id.
delete from public.notifications;
insert into public.notifications (id, recipient_id, kind) values ('${ids.notification}', '${people.owner}', 'follow');
insert into private.notification_actors (notification_id, recipient_id, actor_id)
  values ('${ids.notification}', '${people.owner}', '${people.follower}');

insert into public.stories (id, user_id, image_url, created_at) values
  ('${ids.story}', '${people.owner}', 'a.png', now()),
  ('${ids.oldStory}', '${people.owner}', 'b.png', now() - interval '25 hours'),
  ('${ids.seenStory}', '${people.participant}', 'c.png', now());
insert into public.story_views (story_id, viewer_id) values ('${ids.seenStory}', '${people.owner}');

insert into public.conversations (id, first_member_id, second_member_id) values
  ('${ids.conversation}', '${people.owner}', '${people.participant}'),
  ('${ids.foreignConversation}', '${people.participant}', '${people.follower}');
insert into public.messages (id, conversation_id, sender_id, content) values
  ('${ids.sentMessage}', '${ids.conversation}', '${people.owner}', 'Hi'),
  ('${ids.receivedMessage}', '${ids.conversation}', '${people.participant}', 'Hi yourself');

insert into public.posts (id, user_id, content, created_at) values
  ('${ids.likedPost}', '${people.follower}', 'Somebody likes this', now() - interval '3 days');
insert into public.post_likes (id, post_id, user_id) values
  ('${ids.likeElsewhere}', '${ids.likedPost}', '${people.owner}'),
  ('${ids.likeOfThird}', '${ids.post}', '${people.follower}');
insert into public.comments (id, post_id, user_id, content) values
  ('${ids.commentElsewhere}', '${ids.likedPost}', '${people.owner}', 'So do I'),
  ('${ids.commentOfThird}', '${ids.post}', '${people.follower}', 'Quite so'),
  ('${ids.commentAcross}', '${ids.post}', '${people.blocked}', 'Never');
insert into public.comment_likes (comment_id, user_id) values
  ('${ids.commentOfThird}', '${people.follower}'), ('${ids.commentOfThird}', '${people.owner}'),
  ('${ids.commentAcross}', '${people.owner}');
-- What the above told members; one of them is known by its id.
delete from public.notifications;
insert into public.notifications (id, recipient_id, kind) values ('${ids.notification}', '${people.owner}', 'follow');
insert into private.notification_actors (notification_id, recipient_id, actor_id)
  values ('${ids.notification}', '${people.owner}', '${people.follower}');

insert into public.stories (id, user_id, image_url) values ('${ids.mutedStory}', '${people.muted}', 'd.png');
insert into public.conversations (id, first_member_id, second_member_id) values
  ('${ids.conversationAcross}', '${people.owner}', '${people.blocked}');
insert into public.messages (id, conversation_id, sender_id, content) values
  ('${ids.messageAcross}', '${ids.conversationAcross}', '${people.blocked}', 'Answer me');
insert into public.blocks (blocker_id, blocked_id) values ('${people.owner}', '${people.blocked}');
insert into public.mutes (user_id, muted_id) values ('${people.owner}', '${people.muted}');

insert into public.posts (id, user_id, content, created_at, hidden_at) values
  ('${ids.hiddenPost}', '${people.owner}', 'Shameful', now() - interval '2 days', now()),
  ('${ids.postAcross}', '${people.blocked}', 'Unseen', now() - interval '2 days', null);
insert into public.comments (id, post_id, user_id, content, hidden_at) values
  ('${ids.hiddenComment}', '${ids.post}', '${people.owner}', 'Shameful', now());
insert into public.messages (id, conversation_id, sender_id, content, read_at, hidden_at, created_at) values
  ('${ids.hiddenMessage}', '${ids.conversation}', '${people.owner}', 'Shameful', now(), now(), now() - interval '2 days');
insert into public.conversations (id, first_member_id, second_member_id, request_from) values
  ('${ids.ignoredConversation}', '${people.owner}', '${people.muted}', '${people.muted}');
insert into private.ignored_requests (conversation_id, user_id) values ('${ids.ignoredConversation}', '${people.owner}');
insert into public.evidence_requests (comment_id, founder_id, author_id) values
  ('${ids.commentOfThird}', '${people.owner}', '${people.follower}'),
  ('${ids.commentAcross}', '${people.owner}', '${people.blocked}');
insert into public.moderators (user_id) values ('${people.follower}');
insert into public.reports (id, reporter_id, profile_id, reason) values
  ('${ids.report}', '${people.owner}', '${people.muted}', 'spam');
insert into public.moderation_actions (id, moderator_id, action, kind, object_id, member_id) values
  ('${ids.moderation}', '${people.follower}', 'hide', 'post', '${ids.hiddenPost}', '${people.owner}');

insert into public.ai_usage (id, user_id, helper) values ('${ids.usage}', '${people.owner}', 'pitch');
insert into public.subscribers (user_id) values ('${people.owner}');
insert into public.billing_events (id, type, created_at) values ('evt_1', 'customer.subscription.updated', now());

insert into storage.buckets (id, name) values ('elsewhere', 'elsewhere');
insert into storage.objects (bucket_id, name, created_at) values
  ('avatars', '${people.owner}/a.png', now()),
  ('stories', '${people.owner}/a.png', now()),
  ('stories', '${people.owner}/old.png', now() - interval '25 hours'),
  ('elsewhere', '${people.owner}/a.png', now());
`
