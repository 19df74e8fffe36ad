/**
 * Fills a network of a given size (300 or more): each member posts ten times a month, follows fifty members and
 * writes to some of them.
 */
import type { Database } from '../../backend/database/database.ts'
import { migrate } from '../../backend/database/migrate.ts'
import { platformFiles, supabaseDir } from '../../tests/support/project.ts'

export const memberId = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`

/** Returns the id of the conversation between the n-th and the next member, in a network of this size. */
export const conversationId = (n: number, members: number) => memberId(members + n)

/** The number of the member who makes the requests. This member has many conversations. */
export const asker = 42
const askersConversations = 200

const postsEach = 10
const followsEach = 50
const messagesEach = 5
const notificationsEach = 5
const blocksEach = 3
/** This member has been in the network for a long time, so the policies about blocks and mutes have rows to read. */
const askersNotifications = 200
const askersBlocks = 50

const id = (n: string) => `('00000000-0000-4000-8000-' || lpad((${n})::text, 12, '0'))::uuid`
const time = (share: string) => `now() - interval '30 days' * (${share})`

const limit = { timeoutMs: 3_600_000 }

export async function fill(database: Database, members: number): Promise<void> {
  await migrate(database, { supabaseDir, platformFiles })
  for (const script of scripts(members)) {
    // Runs without triggers, because they would create notifications, counts and queue entries for every row. The
    // tables that triggers fill are filled here directly.
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
     insert into private.profile_search (profile_id, full_name, key, about, user_type, industry, created_at, told)
       select id, full_name, private.search_key(concat_ws(' ', full_name, company_name)), private.about_of(profile),
         user_type, industry, created_at, private.told_of(profile)
       from public.profiles profile on conflict do nothing;
     insert into public.startup_projects (id, user_id) select ${id('n')}, ${id('n')} from ${member}`,
    `insert into public.posts (user_id, content, created_at)
       select ${id('n')}, 'Post ' || n || '. ' || repeat('We learned something today. ', 5),
         ${time(`(k - 1 + (n * 7919 % ${members})::float8 / ${members}) / ${postsEach}`)}
       from ${member}, generate_series(1, ${postsEach}) k;
     insert into private.post_search (post_id, user_id, created_at, words, parts)
       select id, user_id, created_at, private.word_forms(content), private.parts_of(content) from public.posts`,
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
    // Three others liked some posts of each member. The member who makes the requests also got new followers,
    // spread over the month.
    `insert into public.notifications (id, recipient_id, kind, post_id, created_at, updated_at, read_at)
       select gen_random_uuid(), user_id, 'like', id, created_at, created_at, case when nth > 2 then created_at end
       from (select id, user_id, created_at, row_number() over (partition by user_id order by created_at desc) as nth from public.posts) post
       where nth <= ${notificationsEach};
     insert into public.notifications (id, recipient_id, kind, created_at, updated_at, read_at)
       select gen_random_uuid(), ${id(String(asker))}, 'follow', ${time(`n::float8 / ${askersNotifications}`)}, ${time(`n::float8 / ${askersNotifications}`)}, now()
       from generate_series(1, ${askersNotifications}) n;
     insert into private.notification_actors (notification_id, recipient_id, actor_id, created_at)
       select notification.id, notification.recipient_id,
         ${id(`1 + (hashtext(notification.id::text)::bigint & 65535) * 7 % (${members} - 3) + k`)}, notification.updated_at
       from public.notifications notification, generate_series(0, 2) k on conflict do nothing`,
    // Members who write to each other do not block each other.
    `insert into public.blocks (blocker_id, blocked_id)
       select ${id('n')}, ${id(`1 + (n::bigint * 97 + k * 7919) % ${members}`)} from ${member}, generate_series(1, ${blocksEach}) k
         where abs(1 + (n::bigint * 97 + k * 7919) % ${members} - n) > 1
       union
       select ${id(String(asker))}, ${id(`${members} - n`)} from generate_series(1, ${askersBlocks}) n
       on conflict do nothing;
     insert into public.mutes (user_id, muted_id) select ${id('n')}, ${id(`1 + (n + 11) % ${members}`)} from ${member};
     insert into public.mutes (user_id, word) select ${id(String(asker))}, 'word' || n from generate_series(1, 20) n`,
  ]
}
