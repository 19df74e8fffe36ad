/** Fills the tables of the project: a thousand members who each post once a day. */

import type { Database } from '../../backend/database/database.ts'
import { migrate } from '../../backend/database/migrate.ts'
import { platformFiles, supabaseDir } from '../../tests/support/project.ts'
import { memberId } from '../support/network-data.ts'

export const memberCount = 1_000
const postsPerDay = 1_000

export const followedIds = Array.from({ length: 20 }, (_, index) => memberId(1 + index * 47))

const ids = `('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid`

export async function fill(database: Database, posts: number): Promise<void> {
  await migrate(database, { supabaseDir, platformFiles })
  // Runs without triggers, because they would create notifications, counts and queue entries for every row. The
  // tables that triggers fill are filled here directly.
  const script = `
    set local session_replication_role = replica;
    insert into auth.users (id, email) select ${ids}, 'member' || n || '@example.com' from generate_series(1, ${memberCount}) n;
    insert into public.profiles (id, full_name, handle, avatar_url, bio)
      select ${ids}, 'Member ' || n, 'member_' || n, 'avatars/' || n || '.png', repeat('I build things. ', 5) from generate_series(1, ${memberCount}) n
      on conflict (id) do update set full_name = excluded.full_name, avatar_url = excluded.avatar_url, bio = excluded.bio;
    insert into public.posts (user_id, content, created_at)
      select ('00000000-0000-4000-8000-' || lpad((1 + g::bigint * 7919 % ${memberCount})::text, 12, '0'))::uuid,
        'Post number ' || g || '. ' || repeat('We learned something today. ', 5),
        now() - interval '1 day' * (g::float8 / ${postsPerDay})
      from generate_series(1, ${posts}) g;
    -- One member posts thousands in a minute, which no founder may. They are still counted: that belongs to the price.
    update public.quotas set max_rows = null, max_bytes = null where kind = 'posts';
    create function public.bench_sum(a int, b int) returns int language sql immutable as 'select a + b';
    grant execute on function public.bench_sum(int, int) to authenticated;`
  const limit = { timeoutMs: 600_000 }
  await database.transaction(limit, transaction => transaction.execute(script))
  await database.transaction(limit, transaction =>
    transaction.execute('analyze public.posts; analyze public.profiles'),
  )
}
