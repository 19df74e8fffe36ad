/**
 * Builds the request to the table API for each line of the truth table. Each request is about the row of the owner
 * and contains the id of the owner.
 */
import type { Verb } from '../access/cells.ts'
import { ids, people } from '../access/world.ts'
import { documentLink, type Forged } from './community.ts'

type Row = { filter: string; row?: object; change?: object; conflict?: string }

const { owner, stranger, follower, blocked, muted } = people
const ofProject = `project_id=eq.${ids.project}`
const research = { project_id: ids.project, market: 'x', industry: 'x', analysis: 'x' }
const ofConversation = { conversation_id: ids.conversation, sender_id: owner, content: 'x' }

export const rowRequests: Readonly<Record<string, Row>> = {
  profiles: {
    filter: `id=eq.${owner}`,
    row: { id: owner, full_name: 'x' },
    change: { bio: 'x' },
    conflict: 'id',
  },
  startup_projects: {
    filter: `user_id=eq.${owner}`,
    row: { user_id: owner, name: 'x' },
    change: { name: 'x' },
    conflict: 'user_id',
  },
  ai_outputs: {
    filter: `id=eq.${ids.output}`,
    row: { project_id: ids.project, output_type: 'pitch_coaching', output_content: 'x' },
    change: { output_content: 'x' },
    conflict: 'id',
  },
  market_research: { filter: ofProject, row: research, change: { analysis: 'x' }, conflict: 'project_id' },
  journey_progress: {
    filter: ofProject,
    row: { project_id: ids.project, step_id: 'business-plan' },
    change: { completed_at: '2020-01-01' },
    conflict: 'project_id,step_id',
  },
  validation_progress: {
    filter: ofProject,
    row: { project_id: ids.project, item: 'marketResearch' },
    change: { completed: true },
    conflict: 'project_id,item',
  },
  helper_sessions: {
    filter: ofProject,
    row: { project_id: ids.project, helper: 'pitch' },
    change: { state: {} },
    conflict: 'project_id,helper',
  },
  'share_links, a document': { filter: `id=eq.${documentLink}`, change: { document: { title: 'x' } } },
  share_links: {
    filter: `id=eq.${ids.shareLink}`,
    row: { project_id: ids.project, token: 'chosen' },
    change: { label: 'x' },
    conflict: 'id',
  },
  member_keys: {
    filter: `user_id=eq.${owner}`,
    row: { user_id: owner, provider: 'other', sealed: 'x'.repeat(40) },
    change: { provider: 'other' },
    conflict: 'user_id',
  },
  function_answers: {
    filter: `user_id=eq.${owner}`,
    row: { user_id: owner, request_id: ids.post },
    change: { answer: 'x' },
    conflict: 'user_id,request_id',
  },
  notifications: {
    filter: `id=eq.${ids.notification}`,
    row: { recipient_id: owner, kind: 'like', post_id: ids.post },
    change: { read_at: '2026-01-01' },
    conflict: 'id',
  },
  notification_list: { filter: `id=eq.${ids.notification}` },
  'notification_list, of a decision': { filter: 'decision=not.is.null' },
  mail_queue: {
    filter: `member_id=eq.${owner}`,
    row: { member_id: owner, kind: 'digest', dedupe: 'x', subject: 'x', body: {} },
    change: { subject: 'x' },
    conflict: 'member_id,kind,dedupe',
  },
  sources: {
    filter: `id=eq.${ids.looseSource}`,
    row: { project_id: ids.project, kind: 'form', text: 'x' },
    change: { text: 'x' },
    conflict: 'id',
  },
  facts: {
    filter: `id=eq.${ids.fact}`,
    row: { project_id: ids.project, topic: 'price', text: 'x' },
    change: { text: 'x' },
    conflict: 'id',
  },
  'facts, not confirmed': {
    filter: '',
    row: { project_id: ids.project, topic: 'price', text: 'x', state: 'proposed' },
  },
  assumptions: {
    filter: `id=eq.${ids.assumption}`,
    row: { project_id: ids.project, text: 'x' },
    change: { text: 'x' },
    conflict: 'id',
  },
  assumption_facts: {
    filter: `fact_id=eq.${ids.fact}`,
    row: { assumption_id: ids.assumption, fact_id: ids.otherFact, project_id: ids.project },
    change: { bears: 'against' },
    conflict: 'assumption_id,fact_id',
  },
  experiments: {
    filter: `id=eq.${ids.experiment}`,
    row: { project_id: ids.project, believe: 'x', verify: 'x', measure: 'x', right_if: 'x' },
    change: { believe: 'x' },
    conflict: 'id',
  },
  experiment_changes: {
    filter: `id=eq.${ids.experimentChange}`,
    row: {
      project_id: ids.project,
      experiment_id: ids.experiment,
      believe: 'x',
      verify: 'x',
      measure: 'x',
      right_if: 'x',
      had_result: false,
    },
    change: { believe: 'x' },
    conflict: 'id',
  },
  actions: {
    filter: `id=eq.${ids.action}`,
    row: { project_id: ids.project, text: 'x' },
    change: { text: 'x' },
    conflict: 'id',
  },
  decisions: {
    filter: `id=eq.${ids.decision}`,
    row: { project_id: ids.project, kind: 'stop', reason: 'x' },
    change: { reopened_at: '2026-01-01' },
    conflict: 'id',
  },
  contacts: {
    filter: `id=eq.${ids.contact}`,
    row: { project_id: ids.project, name: 'x' },
    change: { name: 'x' },
    conflict: 'id',
  },
  interviews: {
    filter: `id=eq.${ids.interview}`,
    row: { project_id: ids.project, next_step: 'x' },
    change: { next_step: 'x' },
    conflict: 'id',
  },
  forecasts: {
    filter: ofProject,
    row: { project_id: ids.project, model: {} },
    change: { version: 4 },
    conflict: 'project_id',
  },
  forecast_revisions: {
    filter: ofProject,
    row: { project_id: ids.project, version: 7, model: {}, saved_at: '2026-01-01' },
    change: { model: {} },
    conflict: 'project_id,version',
  },
  decks: {
    filter: ofProject,
    row: { project_id: ids.project, content: {} },
    change: { version: 4 },
    conflict: 'project_id',
  },
  deck_revisions: {
    filter: ofProject,
    row: { project_id: ids.project, version: 7, content: {}, saved_at: '2026-01-01' },
    change: { content: {} },
    conflict: 'project_id,version',
  },
  business_plans: {
    filter: ofProject,
    row: { project_id: ids.project, content: {} },
    change: { version: 4 },
    conflict: 'project_id',
  },
  business_plan_revisions: {
    filter: ofProject,
    row: { project_id: ids.project, version: 7, content: {}, saved_at: '2026-01-01' },
    change: { content: {} },
    conflict: 'project_id,version',
  },
  mvp_plans: {
    filter: ofProject,
    row: { project_id: ids.project, content: {} },
    change: { version: 4 },
    conflict: 'project_id',
  },
  mvp_plan_revisions: {
    filter: ofProject,
    row: { project_id: ids.project, version: 7, content: {}, saved_at: '2026-01-01' },
    change: { content: {} },
    conflict: 'project_id,version',
  },
  member_settings: {
    filter: `user_id=eq.${owner}`,
    row: { user_id: owner, language: 'fr' },
    change: { language: 'fr' },
    conflict: 'user_id',
  },
  drafts: {
    filter: `user_id=eq.${owner}`,
    row: { user_id: owner, name: 'profile', content: 'x' },
    change: { content: 'x' },
    conflict: 'user_id,name',
  },
  posts: {
    filter: `id=eq.${ids.post}`,
    row: { user_id: owner, content: 'x' },
    change: { content: 'x' },
    conflict: 'id',
  },
  bookmarks: {
    filter: `user_id=eq.${owner}`,
    row: { user_id: owner, post_id: ids.quietPost },
    change: { created_at: '2020-01-01' },
    conflict: 'user_id,post_id',
  },
  'bookmarks, of a post unseen': { filter: '', row: { user_id: owner, post_id: ids.postAcross } },
  post_drafts: {
    filter: `id=eq.${ids.postDraft}`,
    row: { user_id: owner, content: 'x' },
    change: { content: 'New' },
    conflict: 'id',
  },
  post_likes: {
    filter: `id=eq.${ids.postLike}`,
    row: { post_id: ids.quietPost, user_id: owner },
    change: { post_id: ids.quietPost },
    conflict: 'post_id,user_id',
  },
  comments: {
    filter: `id=eq.${ids.comment}`,
    row: { post_id: ids.quietPost, user_id: owner, content: 'x' },
    change: { content: 'x' },
    conflict: 'id',
  },
  comment_likes: {
    filter: `comment_id=eq.${ids.comment}&user_id=eq.${owner}`,
    row: { comment_id: ids.quietComment, user_id: owner },
    change: { comment_id: ids.quietComment },
    conflict: 'comment_id,user_id',
  },
  follows: {
    filter: `id=eq.${ids.follow}`,
    row: { follower_id: owner, following_id: stranger },
    change: { following_id: stranger },
    conflict: 'follower_id,following_id',
  },
  'post_likes, across a block': { filter: '', row: { post_id: ids.post, user_id: blocked } },
  'post_likes, elsewhere': { filter: `id=eq.${ids.likeElsewhere}` },
  'post_likes, of a third member': { filter: `id=eq.${ids.likeOfThird}` },
  'comments, across a block': { filter: '', row: { post_id: ids.post, user_id: blocked, content: 'x' } },
  'comments, elsewhere': { filter: `id=eq.${ids.commentElsewhere}` },
  'comments, of a third member': { filter: `id=eq.${ids.commentOfThird}` },
  'comments, left across a block': { filter: `id=eq.${ids.commentAcross}` },
  'comment_likes, across a block': { filter: '', row: { comment_id: ids.comment, user_id: blocked } },
  'comment_likes, elsewhere': { filter: `comment_id=eq.${ids.commentAcross}&user_id=eq.${owner}` },
  'comment_likes, of a third member': {
    filter: `comment_id=eq.${ids.commentOfThird}&user_id=eq.${follower}`,
  },
  'follows, across a block': { filter: '', row: { follower_id: blocked, following_id: owner } },
  blocks: {
    filter: `blocked_id=eq.${blocked}`,
    row: { blocker_id: owner, blocked_id: muted },
    change: { created_at: '2020-01-01' },
    conflict: 'blocker_id,blocked_id',
  },
  mutes: {
    filter: `muted_id=eq.${muted}`,
    row: { user_id: owner, word: 'x' },
    change: { created_at: '2020-01-01' },
    conflict: 'user_id,word',
  },
  reports: {
    filter: `id=eq.${ids.report}`,
    row: { reporter_id: owner, profile_id: stranger, reason: 'spam' },
    change: { reason: 'other' },
    conflict: 'id',
  },
  'reports, of a post unseen': {
    filter: '',
    row: { reporter_id: owner, post_id: ids.postAcross, reason: 'spam' },
  },
  'reports, of a comment unseen': {
    filter: '',
    row: { reporter_id: owner, comment_id: ids.commentAcross, reason: 'spam' },
  },
  'reports, of a message unseen': {
    filter: '',
    row: { reporter_id: owner, message_id: ids.messageAcross, reason: 'spam' },
  },
  'reports, of a profile unseen': {
    filter: '',
    row: { reporter_id: owner, profile_id: blocked, reason: 'spam' },
  },
  moderators: {
    filter: `user_id=eq.${follower}`,
    row: { user_id: owner },
    change: { created_at: '2020-01-01' },
    conflict: 'user_id',
  },
  evidence_requests: {
    filter: `comment_id=eq.${ids.commentOfThird}`,
    row: { comment_id: ids.comment, founder_id: owner, author_id: owner },
    change: { state: 'asked' },
    conflict: 'comment_id',
  },
  'evidence_requests, across a block': { filter: `comment_id=eq.${ids.commentAcross}` },
  moderation_actions: {
    filter: `id=eq.${ids.moderation}`,
    row: { action: 'hide', kind: 'post', object_id: ids.post, member_id: owner },
    change: { note: 'x' },
    conflict: 'id',
  },
  'posts, hidden': { filter: `id=eq.${ids.hiddenPost}` },
  'comments, hidden': { filter: `id=eq.${ids.hiddenComment}` },
  'messages, hidden': { filter: `id=eq.${ids.hiddenMessage}` },
  'conversations, ignored': { filter: `id=eq.${ids.ignoredConversation}` },
  'stories, of a muted member': { filter: `id=eq.${ids.mutedStory}` },
  'conversations, across a block': { filter: `id=eq.${ids.conversationAcross}` },
  'messages, across a block': {
    filter: `id=eq.${ids.messageAcross}`,
    row: { ...ofConversation, conversation_id: ids.conversationAcross },
  },
  stories: {
    filter: `id=eq.${ids.story}`,
    row: { user_id: owner, image_url: 'x.png' },
    change: { image_url: 'x.png' },
    conflict: 'id',
  },
  'stories, a day old': { filter: `id=eq.${ids.oldStory}` },
  story_views: {
    filter: `story_id=eq.${ids.seenStory}&viewer_id=eq.${owner}`,
    row: { story_id: ids.story, viewer_id: owner },
    change: { viewed_at: '2020-01-01' },
    conflict: 'story_id,viewer_id',
  },
  'story_views, story a day old': { filter: '', row: { story_id: ids.oldStory, viewer_id: owner } },
  conversations: {
    filter: `id=eq.${ids.conversation}`,
    row: { first_member_id: owner, second_member_id: stranger },
    change: { updated_at: '2020-01-01' },
    conflict: 'id',
  },
  conversation_participants: {
    filter: `conversation_id=eq.${ids.conversation}&user_id=eq.${owner}`,
    row: { conversation_id: ids.foreignConversation, user_id: owner },
    change: { user_id: stranger },
    conflict: 'conversation_id,user_id',
  },
  messages: {
    filter: `id=eq.${ids.sentMessage}`,
    row: ofConversation,
    change: { read_at: '2020-01-01' },
    conflict: 'id',
  },
  'messages, received': { filter: `id=eq.${ids.receivedMessage}`, change: { read_at: '2020-01-01' } },
  'messages, to others': {
    filter: '',
    row: { ...ofConversation, conversation_id: ids.foreignConversation },
  },
  conversation_list: { filter: `id=eq.${ids.conversation}` },
  ai_usage: {
    filter: `id=eq.${ids.usage}`,
    row: { user_id: owner, helper: 'x' },
    change: { helper: 'x' },
    conflict: 'id',
  },
  subscribers: {
    filter: `user_id=eq.${owner}`,
    row: { user_id: owner, subscribed: true },
    change: { subscription_plan: 'venture' },
    conflict: 'user_id',
  },
  billing_events: {
    filter: 'id=eq.evt_1',
    row: { id: 'evt_2', type: 'x', created_at: '2020-01-01' },
    change: { type: 'x' },
    conflict: 'id',
  },
  quotas: {
    filter: 'kind=eq.posts&plan=eq.free&per_seconds=eq.0',
    row: { kind: 'posts', plan: 'free', per_seconds: 7 },
    change: { max_rows: null },
    conflict: 'kind,plan,per_seconds',
  },
  quota_usage: {
    filter: `user_id=eq.${owner}&kind=eq.posts&per_seconds=eq.0`,
    row: { user_id: owner, kind: 'posts', per_seconds: 7, rows: 0, bytes: 0 },
    change: { rows: 0 },
    conflict: 'user_id,kind,per_seconds',
  },
}

const representation = { 'content-type': 'application/json', prefer: 'return=representation' }

export function rowRequest(subject: string, verb: Verb): Forged {
  const asked = rowRequests[subject]
  if (!asked) throw new Error(`row-requests.ts does not say how to ask for ${subject}`)
  const path = `/rest/v1/${subject.split(',')[0]}`
  const headers = representation
  switch (verb) {
    case 'select':
      return { method: 'GET', path: `${path}?${asked.filter}` }
    case 'insert':
      return { method: 'POST', path, headers, body: JSON.stringify(asked.row) }
    case 'update':
      return { method: 'PATCH', path: `${path}?${asked.filter}`, headers, body: JSON.stringify(asked.change) }
    case 'delete':
      return { method: 'DELETE', path: `${path}?${asked.filter}`, headers }
    case 'upsert': {
      const prefer = 'return=representation,resolution=merge-duplicates'
      const body = JSON.stringify({ ...asked.row, ...asked.change })
      return {
        method: 'POST',
        path: `${path}?on_conflict=${asked.conflict}`,
        headers: { ...headers, prefer },
        body,
      }
    }
  }
}
