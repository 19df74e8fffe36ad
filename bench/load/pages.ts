/** What a member does next, how often each action happens, and which requests each page sends, as in the web app. */
import { randomUUID } from 'node:crypto'
import { journeyStepIds } from '../../contracts/journey-steps.ts'
import { conversationId, memberId } from '../support/network-data.ts'
import type { LoadRequest } from './calls.ts'
import type { Deliveries } from './deliveries.ts'

export type Visitor = {
  readonly number: number
  /** The number of members in the whole network. */
  readonly members: number
  readonly deliveries: Deliveries
  /** The newest post that the member has seen in the feed. */
  newestPost: { readonly id: string; readonly createdAt: string } | null
  /** True while the member waits before asking how many new posts there are. */
  isLooking: boolean
}

export type Page = { readonly weight: number; readonly requests: (visitor: Visitor) => LoadRequest[] }

const author = 'author:profiles!posts_user_id_fkey(id,full_name,avatar_url,company_name,user_type)'
const post = `id,user_id,content,image_url,created_at,likes_count,comments_count,${author},my_like:post_likes(user_id)`
const newest = 'order=created_at.desc,id.desc'
const person = 'id,full_name,avatar_url,company_name,user_type'
const counted = 'count=exact'
const once = 'resolution=ignore-duplicates,return=minimal'

const get = (call: string, path: string, prefer?: string): LoadRequest => ({
  call,
  method: prefer ? 'HEAD' : 'GET',
  path: `/rest/v1${path}`,
  ...(prefer && { prefer }),
})
const write = (call: string, path: string, row: object, prefer = 'return=minimal'): LoadRequest => ({
  call,
  method: 'POST',
  path: `/rest/v1${path}`,
  body: JSON.stringify(row),
  prefer,
})

const anyone = (visitor: Visitor) => memberId(1 + Math.floor(Math.random() * visitor.members))
/** Returns the conversation with the previous member, who is always online at the same time. */
const conversationOf = ({ number, members }: Visitor) => conversationId(number > 1 ? number - 1 : 1, members)

const unread = ({ number }: Visitor) =>
  get('unread count', `/messages?select=id&sender_id=neq.${memberId(number)}&read_at=is.null`, counted)

export function newPosts({ number, newestPost }: Visitor): LoadRequest {
  const since = newestPost ? `&created_at=gt.${encodeURIComponent(newestPost.createdAt)}` : ''
  return get('new posts', `/rpc/feed_posts?user_id=neq.${memberId(number)}${since}`, counted)
}

function feed(visitor: Visitor): LoadRequest[] {
  const path = `/rpc/feed_posts?select=${post}&my_like.user_id=eq.${memberId(visitor.number)}&${newest}`
  return [{ ...write('feed', path, { page_size: 20 }), isRead: true }, unread(visitor)]
}

function profile(visitor: Visitor): LoadRequest[] {
  const id = anyone(visitor)
  return [
    get('profile', `/profiles?select=*&id=eq.${id}`),
    get('followers', `/follows?select=id&following_id=eq.${id}`, counted),
    get(
      'posts of one',
      `/posts?select=${post}&user_id=eq.${id}&my_like.user_id=eq.${memberId(visitor.number)}&${newest}&limit=20`,
    ),
  ]
}

function messages(visitor: Visitor): LoadRequest[] {
  const columns = 'id,conversation_id,sender_id,content,created_at,read_at'
  const here = `conversation_id=eq.${conversationOf(visitor)}`
  return [
    get(
      'conversations',
      `/conversation_list?select=*&has_messages=is.true&order=updated_at.desc,id.desc&limit=30`,
    ),
    get('messages', `/messages?select=${columns}&${here}&${newest}&limit=50`),
    {
      call: 'read marks',
      method: 'PATCH',
      path: `/rest/v1/messages?${here}&sender_id=neq.${memberId(visitor.number)}&read_at=is.null`,
      body: JSON.stringify({ read_at: new Date().toISOString() }),
      prefer: 'return=minimal',
    },
  ]
}

function journey({ number }: Visitor): LoadRequest[] {
  return [
    get(
      'project',
      `/startup_projects?select=id,user_id,name,description,industry&user_id=eq.${memberId(number)}`,
    ),
    get('journey', `/journey_progress?select=step_id&project_id=eq.${memberId(number)}`),
  ]
}

function people(visitor: Visitor): LoadRequest[] {
  const words = randomUUID().slice(0, 3)
  return [
    get('search', `/rpc/search_profiles?words=${words}&select=${person}`),
    get('recommendations', '/rpc/recommended_people'),
    unread(visitor),
  ]
}

function sendMessage(visitor: Visitor): LoadRequest[] {
  const sender_id = memberId(visitor.number)
  const content = visitor.deliveries.write(visitor.number)
  return [
    write('write a message', '/messages', { conversation_id: conversationOf(visitor), sender_id, content }),
  ]
}

function like({ number, newestPost }: Visitor): LoadRequest[] {
  if (!newestPost) return []
  const row = { post_id: newestPost.id, user_id: memberId(number) }
  return [write('like', '/post_likes?on_conflict=post_id,user_id', row, once)]
}

function comment({ number, newestPost }: Visitor): LoadRequest[] {
  if (!newestPost) return []
  const row = {
    post_id: newestPost.id,
    user_id: memberId(number),
    content: 'How did you find the first ten?',
  }
  return [write('comment', '/comments', row)]
}

function completeStep({ number }: Visitor): LoadRequest[] {
  const step_id = journeyStepIds[Math.floor(Math.random() * journeyStepIds.length)]
  const row = { project_id: memberId(number), step_id }
  return [write('progress', '/journey_progress?on_conflict=project_id,step_id', row, once)]
}

function askCofounder(): LoadRequest[] {
  const content = `I sell scheduling to clinics, ${randomUUID().slice(0, 8)} of them asked. What should I charge?`
  const body = JSON.stringify({ messages: [{ role: 'user', content }] })
  return [{ call: 'co-founder', method: 'POST', path: '/functions/v1/chat-with-deepseek', body }]
}

export const pages: readonly Page[] = [
  { weight: 28, requests: feed },
  { weight: 16, requests: profile },
  { weight: 16, requests: messages },
  { weight: 12, requests: journey },
  { weight: 5, requests: people },
  { weight: 8, requests: like },
  { weight: 7, requests: sendMessage },
  { weight: 3, requests: comment },
  { weight: 2, requests: completeStep },
  { weight: 2, requests: askCofounder },
  {
    weight: 1,
    requests: ({ number }) => [
      write('post', '/posts', { user_id: memberId(number), content: 'We learned something today.' }),
    ],
  },
]
