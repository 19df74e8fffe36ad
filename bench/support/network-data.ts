/** A network of a given size (300 or more): each member posts ten times a month, follows fifty and talks to some. */
import type { Database } from '../../backend/database/database.ts'
import { migrate } from '../../backend/database/migrate.ts'
import { platformFiles, supabaseDir } from '../../tests/support/project.ts'

/** The n-th member's id. */
export const memberId = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`

/** The conversation of the n-th member with the next one, in a network of so many. */
export const conversationId = (n: number, members: number) => memberId(members + n)

/** The member who makes the requests; they talk to many. */
export const asker = 42
const askersConversations = 200

const postsEach = 10
const followsEach = 50
const messagesEach = 5

const id = (n: string) => `('00000000-0000-4000-8000-' || lpad((${n})::text, 12, '0'))::uuid`
const time = (share: string) => `now() - interval '30 days' * (${share})`

const limit = { timeoutMs: 3_600_000 }

export async function fill(database: Database, members: number): Promise<void> {
  await migrate(database, { supabaseDir, platformFiles })
  for (const script of scripts(members)) {
    // Triggers would notify, count and queue for every row; their tables are filled here at once.
    await database.transaction(limit, transaction =>
      transaction.execute(`set local session_replication_role = replica; ${script}`),
    )
  }
  await database.transaction(limit, transaction => transaction.execute('analyze'))
}

function scripts(members: number): string[] {
  const member = `generate_series(1, ${members}) n`
  return [
    `insert into auth.users (id, email) select ${id('n')}, 'member' || n || '@example.com' from ${member};
     insert into public.profiles (id, full_name, handle, company_name, created_at)
       select ${id('n')}, 'Member ' || md5(n::text), 'member_' || n, 'Company ' || md5((n / 3)::text), ${time(`n::float8 / ${members}`)}
       from ${member} on conflict (id) do nothing;
     insert into private.profile_search (profile_id, full_name, key)
       select id, full_name, private.search_key(concat_ws(' ', full_name, company_name)) from public.profiles
       on conflict do nothing;
     insert into public.startup_projects (id, user_id) select ${id('n')}, ${id('n')} from ${member}`,
    `insert into public.posts (user_id, content, created_at)
       select ${id('n')}, 'Post ' || n || '. ' || repeat('We learned something today. ', 5),
         ${time(`(k - 1 + (n * 7919 % ${members})::float8 / ${members}) / ${postsEach}`)}
       from ${member}, generate_series(1, ${postsEach}) k`,
    `insert into public.follows (follower_id, following_id, created_at)
       select ${id('n')}, ${id(`1 + (n::bigint * 31 + k * k * 7919) % ${members}`)}, ${time(`k::float8 / ${followsEach}`)}
       from ${member}, generate_series(1, ${followsEach}) k
       where 1 + (n::bigint * 31 + k * k * 7919) % ${members} <> n
       on conflict do nothing`,
    `insert into public.conversations (id, first_member_id, second_member_id, updated_at, has_messages)
       select ${id(`${members} + n`)}, ${id('n')}, ${id('n + 1')}, ${time(`n::float8 / ${members}`)}, true
         from generate_series(1, ${members - 1}) n
       union all
       select ${id(`${2 * members} + n`)}, ${id(String(asker))}, ${id(`${asker} + 1 + n`)}, ${time(`n::float8 / ${askersConversations}`)}, true
         from generate_series(1, ${askersConversations}) n;
     insert into public.conversation_participants (conversation_id, user_id)
       select id, first_member_id from public.conversations union all select id, second_member_id from public.conversations;
     insert into public.messages (conversation_id, sender_id, content, created_at, read_at)
       select id, case when k % 2 = 0 then first_member_id else second_member_id end, 'Message ' || k,
         updated_at - interval '1 minute' * (${messagesEach} - k), case when k < ${messagesEach} then updated_at end
       from public.conversations, generate_series(1, ${messagesEach}) k`,
  ]
}
