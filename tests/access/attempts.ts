/** The statements of the access tests: one for each kind of row and each verb of the truth table. */
import type { Verb } from './cells.ts'
import { ids, people } from './world.ts'

/**
 * A statement (`try`), if needed with a statement (`clear`) that the database's owner runs first to remove rows in
 * the way.
 */
export type Attempt = string | { readonly clear: string; readonly try: string }

const { owner, participant, stranger, follower, blocked, muted } = people

const link = { assumption_id: ids.assumption, project_id: ids.project, bears: 'against' }
const testCard = { believe: 'They pay', verify: 'Ask', measure: 'Who pays', right_if: 'Three pay' }

export const attempts: Readonly<Record<string, Partial<Record<Verb, Attempt>>>> = {
  profiles: {
    ...on('public.profiles', `id = '${owner}'`, 'bio', `'New'`),
    insert: {
      clear: `delete from public.profiles where id = '${owner}'`,
      try: insert('public.profiles', { id: owner, email: 'a@b.c', full_name: 'Owner' }),
    },
    upsert: upsert('public.profiles', { id: owner, email: 'a@b.c', full_name: 'Owner' }, 'id'),
  },
  startup_projects: {
    ...on('public.startup_projects', `user_id = '${owner}'`, 'name', `'New'`),
    insert: {
      clear: `delete from public.startup_projects where user_id = '${owner}'`,
      try: insert('public.startup_projects', { user_id: owner, name: 'Mine', description: 'All mine' }),
    },
    upsert: upsert('public.startup_projects', { user_id: owner, name: 'Mine' }, 'user_id'),
  },
  ai_outputs: {
    ...on('public.ai_outputs', `id = '${ids.output}'`, 'output_content', `'New'`),
    insert: insert('public.ai_outputs', {
      project_id: ids.project,
      output_type: 'pitch_coaching',
      input_data: '{}',
      output_content: 'A pitch',
      metadata: '{}',
    }),
    upsert: upsert(
      'public.ai_outputs',
      { id: ids.output, project_id: ids.project, output_type: 'pitch_coaching', output_content: 'New' },
      'id',
    ),
  },
  market_research: {
    ...on('public.market_research', `project_id = '${ids.project}'`, 'analysis', `'New'`),
    insert: {
      clear: 'delete from public.market_research',
      try: insert('public.market_research', research()),
    },
    upsert: upsert('public.market_research', research(), 'project_id'),
  },
  journey_progress: {
    ...on('public.journey_progress', `project_id = '${ids.project}'`, 'completed_at', 'now()'),
    insert: insert('public.journey_progress', { project_id: ids.project, step_id: 'business-plan' }),
    upsert: upsert(
      'public.journey_progress',
      { project_id: ids.project, step_id: 'problem-definition' },
      'project_id, step_id',
    ),
  },
  validation_progress: {
    ...on('public.validation_progress', `project_id = '${ids.project}'`, 'completed', 'true'),
    insert: insert('public.validation_progress', {
      project_id: ids.project,
      item: 'marketResearch',
      data: '{}',
    }),
    upsert: upsert(
      'public.validation_progress',
      { project_id: ids.project, item: 'problemValidation', completed: 'true', data: '{"a": 1}' },
      'project_id, item',
    ),
  },
  helper_sessions: {
    ...on('public.helper_sessions', `project_id = '${ids.project}'`, 'state', `'{"messages": []}'`),
    insert: insert('public.helper_sessions', { project_id: ids.project, helper: 'pitch', state: '{}' }),
    upsert: upsert(
      'public.helper_sessions',
      { project_id: ids.project, helper: 'mentor', state: '{"messages": []}' },
      'project_id, helper',
    ),
  },
  share_links: {
    ...on('public.share_links', `id = '${ids.shareLink}'`, 'label', `'New'`),
    insert: insert('public.share_links', { project_id: ids.project, token: 'chosen' }),
    upsert: upsert(
      'public.share_links',
      { id: ids.shareLink, project_id: ids.project, token: 'chosen' },
      'id',
    ),
  },
  function_answers: {
    ...on('public.function_answers', `user_id = '${owner}'`, 'answer', `'"New"'`),
    insert: insert('public.function_answers', { user_id: owner, request_id: ids.post }),
    upsert: upsert(
      'public.function_answers',
      { user_id: owner, request_id: ids.output, answer: '"New"' },
      'user_id, request_id',
    ),
  },
  notifications: {
    ...on('public.notifications', `id = '${ids.notification}'`, 'read_at', 'now()'),
    insert: insert('public.notifications', { recipient_id: owner, kind: 'like', post_id: ids.post }),
    upsert: upsert(
      'public.notifications',
      { id: ids.notification, recipient_id: owner, kind: 'follow', read_at: '2026-01-01' },
      'id',
    ),
  },
  'notifications, blindly': { update: blindly('update public.notifications set read_at = now()') },
  'notification_list, of a decision': {
    select: 'select 1 from public.notification_list where decision is not null',
  },
  notification_list: { select: `select 1 from public.notification_list where id = '${ids.notification}'` },
  mail_queue: {
    ...on('public.mail_queue', `member_id = '${owner}'`, 'subject', `'New'`),
    insert: insert('public.mail_queue', { ...mail(), dedupe: 'tomorrow' }),
    upsert: upsert('public.mail_queue', mail(), 'member_id, kind, dedupe'),
  },
  member_keys: {
    ...on('public.member_keys', `user_id = '${owner}'`, 'provider', `'other'`),
    insert: {
      clear: 'delete from public.member_keys',
      try: insert('public.member_keys', { user_id: owner, provider: 'other', sealed: 'x'.repeat(40) }),
    },
    upsert: upsert(
      'public.member_keys',
      { user_id: owner, provider: 'other', sealed: 'x'.repeat(40) },
      'user_id',
    ),
  },
  sources: {
    ...on('public.sources', `id = '${ids.looseSource}'`, 'text', `'New'`),
    insert: insert('public.sources', { project_id: ids.project, kind: 'form', text: 'Another' }),
    upsert: upsert(
      'public.sources',
      { id: ids.looseSource, project_id: ids.project, kind: 'form', text: 'New' },
      'id',
    ),
  },
  facts: {
    ...on('public.facts', `id = '${ids.fact}'`, 'text', `'New'`),
    insert: insert('public.facts', { project_id: ids.project, topic: 'price', text: 'Another' }),
    upsert: upsert(
      'public.facts',
      { id: ids.fact, project_id: ids.project, topic: 'price', text: 'New' },
      'id',
    ),
  },
  'facts, not confirmed': {
    insert: insert('public.facts', {
      project_id: ids.project,
      topic: 'price',
      text: 'Another',
      state: 'proposed',
    }),
  },
  assumptions: {
    ...on('public.assumptions', `id = '${ids.assumption}'`, 'text', `'New'`),
    insert: insert('public.assumptions', { project_id: ids.project, text: 'Another' }),
    upsert: upsert('public.assumptions', { id: ids.assumption, project_id: ids.project, text: 'New' }, 'id'),
  },
  assumption_facts: {
    ...on('public.assumption_facts', `fact_id = '${ids.fact}'`, 'bears', `'against'`),
    insert: insert('public.assumption_facts', { ...link, fact_id: ids.otherFact }),
    upsert: upsert('public.assumption_facts', { ...link, fact_id: ids.fact }, 'assumption_id, fact_id'),
  },
  experiments: {
    ...on('public.experiments', `id = '${ids.experiment}'`, 'believe', `'New'`),
    insert: insert('public.experiments', { project_id: ids.project, ...testCard }),
    upsert: upsert('public.experiments', { id: ids.experiment, project_id: ids.project, ...testCard }, 'id'),
  },
  experiment_changes: {
    ...on('public.experiment_changes', `id = '${ids.experimentChange}'`, 'believe', `'New'`),
    insert: insert('public.experiment_changes', {
      project_id: ids.project,
      experiment_id: ids.experiment,
      ...testCard,
      had_result: 'false',
    }),
    upsert: upsert(
      'public.experiment_changes',
      {
        id: ids.experimentChange,
        project_id: ids.project,
        experiment_id: ids.experiment,
        ...testCard,
        had_result: 'false',
      },
      'id',
    ),
  },
  actions: {
    ...on('public.actions', `id = '${ids.action}'`, 'text', `'New'`),
    insert: insert('public.actions', { project_id: ids.project, text: 'Another' }),
    upsert: upsert('public.actions', { id: ids.action, project_id: ids.project, text: 'New' }, 'id'),
  },
  decisions: {
    ...on('public.decisions', `id = '${ids.decision}'`, 'reopened_at', 'now()'),
    insert: insert('public.decisions', { project_id: ids.project, kind: 'pivot', reason: 'Another' }),
    upsert: upsert(
      'public.decisions',
      { id: ids.decision, project_id: ids.project, kind: 'stop', reason: 'New' },
      'id',
    ),
  },
  contacts: {
    ...on('public.contacts', `id = '${ids.contact}'`, 'name', `'New'`),
    insert: insert('public.contacts', { project_id: ids.project, name: 'Another' }),
    upsert: upsert('public.contacts', { id: ids.contact, project_id: ids.project, name: 'New' }, 'id'),
  },
  interviews: {
    ...on('public.interviews', `id = '${ids.interview}'`, 'next_step', `'New'`),
    insert: insert('public.interviews', { project_id: ids.project, contact_id: ids.contact }),
    upsert: upsert(
      'public.interviews',
      { id: ids.interview, project_id: ids.project, next_step: 'New' },
      'id',
    ),
  },
  forecasts: {
    ...on('public.forecasts', `project_id = '${ids.project}'`, 'version', '3'),
    insert: {
      clear: 'delete from public.forecasts',
      try: insert('public.forecasts', { project_id: ids.project, model: '{}' }),
    },
    upsert: upsert('public.forecasts', { project_id: ids.project, model: '{}', version: '3' }, 'project_id'),
  },
  forecast_revisions: {
    ...on('public.forecast_revisions', `project_id = '${ids.project}'`, 'model', `'{}'`),
    insert: insert('public.forecast_revisions', {
      project_id: ids.project,
      version: '7',
      model: '{}',
      saved_at: '2026-01-01',
    }),
    upsert: upsert(
      'public.forecast_revisions',
      { project_id: ids.project, version: '1', model: '{}', saved_at: '2026-01-01' },
      'project_id, version',
    ),
  },
  decks: {
    ...on('public.decks', `project_id = '${ids.project}'`, 'version', '3'),
    insert: {
      clear: 'delete from public.decks',
      try: insert('public.decks', { project_id: ids.project, content: '{}' }),
    },
    upsert: upsert('public.decks', { project_id: ids.project, content: '{}', version: '3' }, 'project_id'),
  },
  deck_revisions: {
    ...on('public.deck_revisions', `project_id = '${ids.project}'`, 'content', `'{}'`),
    insert: insert('public.deck_revisions', {
      project_id: ids.project,
      version: '7',
      content: '{}',
      saved_at: '2026-01-01',
    }),
    upsert: upsert(
      'public.deck_revisions',
      { project_id: ids.project, version: '1', content: '{}', saved_at: '2026-01-01' },
      'project_id, version',
    ),
  },
  business_plans: {
    ...on('public.business_plans', `project_id = '${ids.project}'`, 'version', '3'),
    insert: {
      clear: 'delete from public.business_plans',
      try: insert('public.business_plans', { project_id: ids.project, content: '{}' }),
    },
    upsert: upsert(
      'public.business_plans',
      { project_id: ids.project, content: '{}', version: '3' },
      'project_id',
    ),
  },
  business_plan_revisions: {
    ...on('public.business_plan_revisions', `project_id = '${ids.project}'`, 'content', `'{}'`),
    insert: insert('public.business_plan_revisions', {
      project_id: ids.project,
      version: '7',
      content: '{}',
      saved_at: '2026-01-01',
    }),
    upsert: upsert(
      'public.business_plan_revisions',
      { project_id: ids.project, version: '1', content: '{}', saved_at: '2026-01-01' },
      'project_id, version',
    ),
  },
  mvp_plans: {
    ...on('public.mvp_plans', `project_id = '${ids.project}'`, 'version', '3'),
    insert: {
      clear: 'delete from public.mvp_plans',
      try: insert('public.mvp_plans', { project_id: ids.project, content: '{}' }),
    },
    upsert: upsert(
      'public.mvp_plans',
      { project_id: ids.project, content: '{}', version: '3' },
      'project_id',
    ),
  },
  mvp_plan_revisions: {
    ...on('public.mvp_plan_revisions', `project_id = '${ids.project}'`, 'content', `'{}'`),
    insert: insert('public.mvp_plan_revisions', {
      project_id: ids.project,
      version: '7',
      content: '{}',
      saved_at: '2026-01-01',
    }),
    upsert: upsert(
      'public.mvp_plan_revisions',
      { project_id: ids.project, version: '1', content: '{}', saved_at: '2026-01-01' },
      'project_id, version',
    ),
  },
  member_settings: {
    ...on('public.member_settings', `user_id = '${owner}'`, 'language', `'fr'`),
    insert: {
      clear: 'delete from public.member_settings',
      try: insert('public.member_settings', { user_id: owner, language: 'fr' }),
    },
    upsert: upsert('public.member_settings', { user_id: owner, language: 'fr' }, 'user_id'),
  },
  drafts: {
    ...on('public.drafts', `user_id = '${owner}'`, 'content', `'"New"'`),
    insert: insert('public.drafts', { user_id: owner, name: 'profile', content: '"New"' }),
    upsert: upsert('public.drafts', { user_id: owner, name: 'post', content: '"New"' }, 'user_id, name'),
  },
  bookmarks: {
    ...on('public.bookmarks', `user_id = '${owner}'`, 'created_at', 'now()'),
    insert: insert('public.bookmarks', { user_id: owner, post_id: ids.quietPost }),
    upsert: upsert('public.bookmarks', { user_id: owner, post_id: ids.post }, 'user_id, post_id'),
  },
  post_drafts: {
    ...on('public.post_drafts', `id = '${ids.postDraft}'`, 'content', `'New'`),
    insert: insert('public.post_drafts', { user_id: owner, content: 'Another' }),
    upsert: upsert('public.post_drafts', { id: ids.postDraft, user_id: owner, content: 'New' }, 'id'),
  },
  posts: {
    ...on('public.posts', `id = '${ids.post}'`, 'content', `'New'`),
    insert: insert('public.posts', { user_id: owner, content: 'Another' }),
    upsert: upsert('public.posts', { id: ids.post, user_id: owner, content: 'New' }, 'id'),
  },
  post_likes: {
    ...on('public.post_likes', `id = '${ids.postLike}'`, 'post_id', `'${ids.quietPost}'`),
    insert: insert('public.post_likes', { post_id: ids.quietPost, user_id: owner }),
    upsert: upsert('public.post_likes', { post_id: ids.post, user_id: owner }, 'post_id, user_id'),
  },
  comments: {
    ...on('public.comments', `id = '${ids.comment}'`, 'content', `'New'`),
    insert: insert('public.comments', { post_id: ids.quietPost, user_id: owner, content: 'Another' }),
    upsert: upsert(
      'public.comments',
      { id: ids.comment, post_id: ids.post, user_id: owner, content: 'New' },
      'id',
    ),
  },
  comment_likes: {
    ...on('public.comment_likes', `comment_id = '${ids.comment}'`, 'comment_id', `'${ids.quietComment}'`),
    insert: insert('public.comment_likes', { comment_id: ids.quietComment, user_id: owner }),
    upsert: upsert(
      'public.comment_likes',
      { comment_id: ids.comment, user_id: owner },
      'comment_id, user_id',
    ),
  },
  follows: {
    ...on('public.follows', `id = '${ids.follow}'`, 'following_id', `'${stranger}'`),
    insert: insert('public.follows', { follower_id: owner, following_id: stranger }),
    upsert: upsert(
      'public.follows',
      { follower_id: owner, following_id: participant },
      'follower_id, following_id',
    ),
  },
  'post_likes, across a block': {
    insert: insert('public.post_likes', { post_id: ids.post, user_id: blocked }),
  },
  'post_likes, elsewhere': { select: `select 1 from public.post_likes where id = '${ids.likeElsewhere}'` },
  'post_likes, of a third member': {
    select: `select 1 from public.post_likes where id = '${ids.likeOfThird}'`,
  },
  'comments, across a block': {
    insert: insert('public.comments', { post_id: ids.post, user_id: blocked, content: 'Never' }),
  },
  'comments, elsewhere': on('public.comments', `id = '${ids.commentElsewhere}'`, 'content', `'New'`),
  'comments, of a third member': on('public.comments', `id = '${ids.commentOfThird}'`, 'content', `'New'`),
  'comments, left across a block': on('public.comments', `id = '${ids.commentAcross}'`, 'content', `'New'`),
  'comment_likes, across a block': {
    insert: insert('public.comment_likes', { comment_id: ids.comment, user_id: blocked }),
  },
  'comment_likes, elsewhere': {
    select: `select 1 from public.comment_likes where comment_id = '${ids.commentAcross}' and user_id = '${owner}'`,
  },
  'comment_likes, of a third member': {
    select: `select 1 from public.comment_likes where comment_id = '${ids.commentOfThird}' and user_id = '${follower}'`,
  },
  'follows, across a block': {
    insert: insert('public.follows', { follower_id: blocked, following_id: owner }),
  },
  blocks: {
    ...on('public.blocks', `blocked_id = '${blocked}'`, 'created_at', 'now()'),
    insert: insert('public.blocks', { blocker_id: owner, blocked_id: stranger }),
    upsert: upsert('public.blocks', { blocker_id: owner, blocked_id: blocked }, 'blocker_id, blocked_id'),
  },
  mutes: {
    ...on('public.mutes', `muted_id = '${muted}'`, 'created_at', 'now()'),
    insert: insert('public.mutes', { user_id: owner, word: 'hustle' }),
    upsert: upsert('public.mutes', { user_id: owner, muted_id: muted }, 'user_id, muted_id'),
  },
  reports: {
    ...on('public.reports', `id = '${ids.report}'`, 'reason', `'other'`),
    insert: insert('public.reports', { reporter_id: owner, profile_id: stranger, reason: 'spam' }),
    upsert: upsert(
      'public.reports',
      { id: ids.report, reporter_id: owner, profile_id: muted, reason: 'other' },
      'id',
    ),
  },
  'bookmarks, of a post unseen': {
    insert: insert('public.bookmarks', { user_id: owner, post_id: ids.postAcross }),
  },
  'reports, of a post unseen': reporting('post_id', ids.postAcross),
  'reports, of a comment unseen': reporting('comment_id', ids.commentAcross),
  'reports, of a message unseen': reporting('message_id', ids.messageAcross),
  'reports, of a profile unseen': reporting('profile_id', blocked),
  moderators: {
    ...on('public.moderators', `user_id = '${follower}'`, 'created_at', 'now()'),
    insert: insert('public.moderators', { user_id: owner }),
    upsert: upsert('public.moderators', { user_id: follower }, 'user_id'),
  },
  evidence_requests: {
    ...on('public.evidence_requests', `comment_id = '${ids.commentOfThird}'`, 'created_at', 'now()'),
    insert: insert('public.evidence_requests', { ...evidenceRequest(), comment_id: ids.comment }),
    upsert: upsert('public.evidence_requests', evidenceRequest(), 'comment_id'),
  },
  'evidence_requests, across a block': {
    select: `select 1 from public.evidence_requests where comment_id = '${ids.commentAcross}'`,
  },
  moderation_actions: {
    ...on('public.moderation_actions', `id = '${ids.moderation}'`, 'note', `'New'`),
    insert: insert('public.moderation_actions', moderation()),
    upsert: upsert('public.moderation_actions', { id: ids.moderation, ...moderation() }, 'id'),
  },
  'posts, hidden': { select: `select 1 from public.posts where id = '${ids.hiddenPost}'` },
  'comments, hidden': { select: `select 1 from public.comments where id = '${ids.hiddenComment}'` },
  'messages, hidden': { select: `select 1 from public.messages where id = '${ids.hiddenMessage}'` },
  'conversations, ignored': {
    select: `select 1 from public.conversations where id = '${ids.ignoredConversation}'`,
  },
  'stories, of a muted member': { select: `select 1 from public.stories where id = '${ids.mutedStory}'` },
  'conversations, across a block': {
    select: `select 1 from public.conversations where id = '${ids.conversationAcross}'`,
  },
  'messages, across a block': {
    select: `select 1 from public.messages where id = '${ids.messageAcross}'`,
    insert: insert('public.messages', {
      conversation_id: ids.conversationAcross,
      sender_id: owner,
      content: 'Never',
    }),
  },
  stories: {
    ...on('public.stories', `id = '${ids.story}'`, 'image_url', `'new.png'`),
    insert: insert('public.stories', { user_id: owner, image_url: 'another.png' }),
    upsert: upsert('public.stories', { id: ids.story, user_id: owner, image_url: 'new.png' }, 'id'),
  },
  'stories, a day old': on('public.stories', `id = '${ids.oldStory}'`, 'image_url', `'new.png'`),
  story_views: {
    ...on('public.story_views', `story_id = '${ids.seenStory}'`, 'viewed_at', 'now()'),
    insert: insert('public.story_views', { story_id: ids.story, viewer_id: owner }),
    upsert: upsert(
      'public.story_views',
      { story_id: ids.seenStory, viewer_id: owner },
      'story_id, viewer_id',
    ),
  },
  'story_views, story a day old': {
    insert: insert('public.story_views', { story_id: ids.oldStory, viewer_id: owner }),
  },
  conversations: {
    ...on('public.conversations', `id = '${ids.conversation}'`, 'updated_at', 'now()'),
    insert: insert('public.conversations', { first_member_id: owner, second_member_id: stranger }),
    upsert: upsert(
      'public.conversations',
      { first_member_id: owner, second_member_id: participant },
      'first_member_id, second_member_id',
    ),
  },
  conversation_participants: {
    ...on(
      'public.conversation_participants',
      `conversation_id = '${ids.conversation}' and user_id = '${owner}'`,
      'user_id',
      `'${stranger}'`,
    ),
    insert: insert('public.conversation_participants', {
      conversation_id: ids.foreignConversation,
      user_id: owner,
    }),
    upsert: upsert(
      'public.conversation_participants',
      { conversation_id: ids.conversation, user_id: owner },
      'conversation_id, user_id',
    ),
  },
  messages: {
    ...on('public.messages', `id = '${ids.sentMessage}'`, 'read_at', 'now()'),
    insert: insert('public.messages', {
      conversation_id: ids.conversation,
      sender_id: owner,
      content: 'Again',
    }),
    upsert: upsert(
      'public.messages',
      { id: ids.sentMessage, conversation_id: ids.conversation, sender_id: owner, content: 'New' },
      'id',
    ),
  },
  'messages, received': on('public.messages', `id = '${ids.receivedMessage}'`, 'read_at', 'now()'),
  'messages, to others': {
    insert: insert('public.messages', {
      conversation_id: ids.foreignConversation,
      sender_id: owner,
      content: 'I am not in here',
    }),
  },
  conversation_list: { select: `select 1 from public.conversation_list where id = '${ids.conversation}'` },
  ai_usage: {
    ...on('public.ai_usage', `id = '${ids.usage}'`, 'helper', `'new'`),
    insert: insert('public.ai_usage', { user_id: owner, helper: 'pitch' }),
    upsert: upsert('public.ai_usage', { id: ids.usage, user_id: owner, helper: 'new' }, 'id'),
  },
  subscribers: {
    ...on('public.subscribers', `user_id = '${owner}'`, 'subscription_plan', `'venture'`),
    insert: {
      clear: 'delete from public.subscribers',
      try: insert('public.subscribers', {
        user_id: owner,
        subscribed: 'true',
        subscription_plan: 'venture',
      }),
    },
    upsert: upsert('public.subscribers', { user_id: owner, subscription_plan: 'venture' }, 'user_id'),
  },
  billing_events: {
    ...on('public.billing_events', `id = 'evt_1'`, 'type', `'new'`),
    insert: insert('public.billing_events', { id: 'evt_2', type: 'new', created_at: 'now' }),
    upsert: upsert('public.billing_events', { id: 'evt_1', type: 'new', created_at: 'now' }, 'id'),
  },
  quotas: {
    ...on('public.quotas', `kind = 'posts' and plan = 'free' and per_seconds = 0`, 'max_rows', 'null'),
    insert: insert('public.quotas', { kind: 'posts', plan: 'free', per_seconds: '7' }),
    upsert: upsert(
      'public.quotas',
      { kind: 'posts', plan: 'free', per_seconds: '0', max_rows: '9' },
      'kind, plan, per_seconds',
    ),
  },
  quota_usage: {
    ...on('public.quota_usage', `user_id = '${owner}' and kind = 'posts' and per_seconds = 0`, 'rows', '0'),
    insert: insert('public.quota_usage', {
      user_id: owner,
      kind: 'posts',
      per_seconds: '7',
      rows: '0',
      bytes: '0',
    }),
    upsert: upsert(
      'public.quota_usage',
      { user_id: owner, kind: 'posts', per_seconds: '0', rows: '0', bytes: '0' },
      'user_id, kind, per_seconds',
    ),
  },
  'startup_projects, blindly': {
    update: {
      clear: `delete from public.startup_projects where user_id <> '${owner}'`,
      try: blindly(`update public.startup_projects set name = 'New'`),
    },
  },
  'ai_outputs, blindly': {
    update: blindly(`update public.ai_outputs set output_content = 'New'`),
    delete: blindly('delete from public.ai_outputs'),
  },
  'bookmarks, blindly': { delete: blindly('delete from public.bookmarks') },
  'post_drafts, blindly': {
    update: blindly(`update public.post_drafts set content = 'New'`),
    delete: blindly('delete from public.post_drafts'),
  },
  'market_research, blindly': { update: blindly(`update public.market_research set analysis = 'New'`) },
  'journey_progress, blindly': { delete: blindly('delete from public.journey_progress') },
  'validation_progress, blindly': {
    update: blindly('update public.validation_progress set completed = true'),
    delete: blindly('delete from public.validation_progress'),
  },
  'helper_sessions, blindly': { update: blindly(`update public.helper_sessions set state = '{}'`) },
  'sources, blindly': {
    delete: blindly('delete from public.sources'),
  },
  'facts, blindly': {
    update: blindly(`update public.facts set text = 'New'`),
    delete: blindly('delete from public.facts'),
  },
  'assumptions, blindly': {
    update: blindly(`update public.assumptions set text = 'New'`),
    delete: blindly('delete from public.assumptions'),
  },
  'assumption_facts, blindly': {
    update: blindly(`update public.assumption_facts set bears = 'against'`),
    delete: blindly('delete from public.assumption_facts'),
  },
  'experiments, blindly': {
    update: blindly(`update public.experiments set believe = 'New'`),
    delete: blindly('delete from public.experiments'),
  },
  'actions, blindly': {
    update: blindly(`update public.actions set text = 'New'`),
    delete: blindly('delete from public.actions'),
  },
  'decisions, blindly': {
    update: blindly('update public.decisions set reopened_at = now()'),
    delete: blindly('delete from public.decisions'),
  },
  'contacts, blindly': {
    update: blindly(`update public.contacts set name = 'New'`),
    delete: blindly('delete from public.contacts'),
  },
  'interviews, blindly': { delete: blindly('delete from public.interviews') },
  'forecasts, blindly': {
    update: blindly('update public.forecasts set version = 3'),
    delete: blindly('delete from public.forecasts'),
  },
  'decks, blindly': {
    update: blindly('update public.decks set version = 3'),
    delete: blindly('delete from public.decks'),
  },
  'business_plans, blindly': {
    update: blindly('update public.business_plans set version = 3'),
    delete: blindly('delete from public.business_plans'),
  },
  'mvp_plans, blindly': {
    update: blindly('update public.mvp_plans set version = 3'),
    delete: blindly('delete from public.mvp_plans'),
  },
  'member_settings, blindly': { update: blindly(`update public.member_settings set language = 'fr'`) },
  'drafts, blindly': {
    update: blindly(`update public.drafts set content = '"New"'`),
    delete: blindly('delete from public.drafts'),
  },
  'blocks, blindly': { delete: blindly('delete from public.blocks') },
  'mutes, blindly': { delete: blindly('delete from public.mutes') },
  'share_links, blindly': {
    update: {
      clear: `update public.share_links set kind = 'deck', document = '{}'`,
      try: blindly(`update public.share_links set document = '{"title": "New"}'`),
    },
    delete: blindly('delete from public.share_links'),
  },
  'share_links, a document': {
    update: {
      clear: `update public.share_links set kind = 'deck', document = '{}'`,
      try: on('public.share_links', `id = '${ids.shareLink}'`, 'document', `'{"title": "New"}'`).update,
    },
  },
  'messages, blindly': { update: blindly('update public.messages set read_at = now()') },
  'storage.objects, elsewhere blindly': {
    update: {
      clear: `delete from storage.objects where bucket_id <> 'elsewhere'`,
      try: blindly('update storage.objects set updated_at = now()'),
    },
    delete: {
      clear: `delete from storage.objects where bucket_id <> 'elsewhere'`,
      try: blindly('delete from storage.objects'),
    },
  },
  'storage.objects, avatar': file('avatars', 'a.png'),
  'storage.objects, story': file('stories', 'a.png'),
  'storage.objects, story a day old': file('stories', 'old.png'),
  'storage.objects, elsewhere': file('elsewhere', 'a.png'),
}

function mail() {
  return { member_id: owner, kind: 'digest', dedupe: 'today', subject: 'News', body: '{"title": "News"}' }
}

function reporting(column: string, id: string) {
  return { insert: insert('public.reports', { reporter_id: owner, [column]: id, reason: 'spam' }) }
}

function evidenceRequest() {
  return {
    comment_id: ids.commentOfThird,
    founder_id: owner,
    author_id: follower,
  }
}

function moderation() {
  return { moderator_id: owner, action: 'hide', kind: 'post', object_id: ids.post, member_id: owner }
}

function research() {
  return {
    project_id: ids.project,
    market: 'Cafés',
    industry: 'retail',
    target_customer: 'Neighbours',
    analysis: 'New',
    data_quality: 'web-enhanced',
  }
}

function file(bucket: string, name: string): Partial<Record<Verb, Attempt>> {
  const object = { bucket_id: bucket, name: `${owner}/${name}` }
  return {
    ...on(
      'storage.objects',
      `bucket_id = '${bucket}' and name = '${object.name}'`,
      'name',
      `'${owner}/new.png'`,
    ),
    insert: insert('storage.objects', { bucket_id: bucket, name: `${owner}/another.png` }),
    upsert: upsert('storage.objects', object, 'bucket_id, name'),
  }
}

/** Returns the statements that find their row by a condition. */
function on(table: string, where: string, column: string, value: string) {
  return {
    select: `select 1 from ${table} where ${where}`,
    update: `update ${table} set ${column} = ${value} where ${where} returning 1`,
    delete: `delete from ${table} where ${where} returning 1`,
  }
}

/** A statement without a condition: it tries to reach all rows that the policies of its verb allow. */
function blindly(statement: string): string {
  return `${statement} returning 1`
}

function insert(table: string, row: Record<string, string>): string {
  const values = Object.values(row).map(value => `'${value}'`)
  return `insert into ${table} (${Object.keys(row).join(', ')}) values (${values.join(', ')}) returning 1`
}

/** An upsert as supabase-js sends it: if the row already exists, every column that was sent is overwritten. */
function upsert(table: string, row: Record<string, string>, key: string): string {
  const set = Object.keys(row).map(column => `${column} = excluded.${column}`)
  return insert(table, row).replace(
    / returning 1$/,
    ` on conflict (${key}) do update set ${set.join(', ')} returning 1`,
  )
}
