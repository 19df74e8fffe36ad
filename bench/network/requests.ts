/** The requests of the network's pages. Counts use GET, because the load generator cannot send HEAD. */
import { asker, memberId } from '../support/network-data.ts'

export type Measured = {
  readonly name: string
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly body?: string
  readonly prefer?: string
}

const me = memberId(asker)
const author = 'author:profiles!posts_user_id_fkey(id,full_name,avatar_url,company_name,user_type)'
const post = `id,user_id,content,image_url,created_at,likes_count,comments_count,${author},my_like:post_likes(user_id)`
const newest = 'order=created_at.desc,id.desc'
const person = 'id,full_name,avatar_url,company_name,user_type'

export const requests: readonly Measured[] = [
  {
    name: 'feed',
    method: 'POST',
    path: `/rpc/feed_posts?select=${post}&my_like.user_id=eq.${me}&${newest}`,
    body: '{"page_size":20}',
  },
  { name: 'profile', method: 'GET', path: `/profiles?select=*&id=eq.${memberId(7)}` },
  {
    name: 'profile, its posts',
    method: 'GET',
    path: `/posts?select=${post}&user_id=eq.${memberId(7)}&my_like.user_id=eq.${me}&${newest}&limit=20`,
  },
  {
    name: 'profile, its followers counted',
    method: 'GET',
    path: `/follows?select=id&following_id=eq.${memberId(7)}&limit=1`,
    prefer: 'count=exact',
  },
  {
    name: 'search',
    method: 'GET',
    path: `/rpc/search_profiles?words=a1b2&select=${person}`,
  },
  {
    name: 'search for a word that all have',
    method: 'GET',
    path: `/rpc/search_profiles?words=company&select=${person}`,
  },
  {
    name: 'search by the beginning of a handle',
    method: 'GET',
    path: `/rpc/find_by_handle?beginning=member_1&select=${person}`,
  },
  { name: 'post search', method: 'GET', path: `/rpc/search_posts?words=learned+something+77&select=${post}` },
  {
    name: 'recommendations',
    method: 'GET',
    path: '/rpc/recommended_people',
  },
  {
    name: 'unread count',
    method: 'GET',
    path: `/messages?select=id&sender_id=neq.${me}&read_at=is.null&limit=1`,
    prefer: 'count=exact',
  },
  {
    name: 'conversation list',
    method: 'GET',
    path: '/conversation_list?select=*&has_messages=is.true&order=updated_at.desc,id.desc&limit=30',
  },
  {
    name: 'notifications',
    method: 'GET',
    path: `/notification_list?select=id,kind,post_id,updated_at,read_at,actor_count,actors,about&recipient_id=eq.${me}&order=updated_at.desc,id.desc&limit=20`,
  },
  {
    name: 'unread notifications',
    method: 'GET',
    path: `/notifications?select=id&recipient_id=eq.${me}&read_at=is.null&limit=1`,
    prefer: 'count=exact',
  },
]
