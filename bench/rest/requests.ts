import { memberId } from '../support/network-data.ts'
import { followedIds } from './data.ts'

export type Measured = {
  readonly name: string
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly body?: string
  /** True for writes, because a member may write only a limited number of rows per minute. */
  readonly isWrite?: true
}

/** A fixed time within the last day, so that a query for posts of the last day finds posts with this time. */
const yesterday = new Date(Date.now() - 24 * 3600_000).toISOString()
const card = 'id,content,image_url,created_at,likes_count,comments_count'

export const requests: readonly Measured[] = [
  {
    name: 'feed (20 authors, 24 h, newest 20)',
    method: 'GET',
    path: `/posts?select=${card},author:profiles(id,full_name,avatar_url)&user_id=in.(${followedIds})&created_at=gt.${yesterday}&order=created_at.desc&limit=20`,
  },
  { name: 'one profile', method: 'GET', path: `/profiles?select=*&id=eq.${memberId(42)}` },
  { name: 'page of 100 posts', method: 'GET', path: `/posts?select=${card}&order=created_at.desc&limit=100` },
  { name: 'rpc', method: 'POST', path: '/rpc/bench_sum', body: '{"a":1,"b":2}' },
  {
    name: 'insert',
    method: 'POST',
    path: '/posts',
    body: `{"user_id":"${memberId(42)}","content":"Measured."}`,
    isWrite: true,
  },
]

type BareStatement = { readonly name: string; readonly text: string; readonly values: readonly string[] }

const columns = 'p.id, p.content, p.image_url, p.created_at, p.likes_count, p.comments_count'
const asJson = (rows: string) => `select coalesce(json_agg(_rows), '[]')::text as body from (${rows}) _rows`

/** For each request, the SQL that a person would write by hand. */
const byPath: readonly (readonly [start: string, statement: BareStatement])[] = [
  [
    '/posts?select=id,content,image_url,created_at,likes_count,comments_count,author',
    {
      name: 'feed',
      text: asJson(
        `select ${columns}, row_to_json(a) as author from public.posts p
       left join lateral (select r.id, r.full_name, r.avatar_url from public.profiles r where r.id = p.user_id) a on true
       where p.user_id = any ($1::uuid[]) and p.created_at > $2 order by p.created_at desc limit 20`,
      ),
      values: [`{${followedIds}}`, yesterday],
    },
  ],
  [
    '/profiles',
    { name: 'profile', text: asJson('select * from public.profiles where id = $1'), values: [memberId(42)] },
  ],
  [
    '/posts?',
    {
      name: 'page',
      text: asJson(`select ${columns} from public.posts p order by created_at desc limit 100`),
      values: [],
    },
  ],
  [
    '/rpc',
    {
      name: 'rpc',
      text: 'select to_json(public.bench_sum($1::int, $2::int))::text as body',
      values: ['1', '2'],
    },
  ],
  [
    '/posts',
    {
      name: 'insert',
      text: "insert into public.posts (user_id, content) values ($1, $2) returning '' as body",
      values: [memberId(42), 'Measured.'],
    },
  ],
]

export function bareSql(path: string): BareStatement {
  const found = byPath.find(([start]) => path.startsWith(start))
  if (!found) throw new Error(`nothing to ask for ${path}`)
  return found[1]
}
