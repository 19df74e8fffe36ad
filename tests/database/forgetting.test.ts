/**
 * Jobs that delete old rows delete only a part of them in each run. So a run takes little time, however many old
 * rows there are. Later runs delete the rest.
 */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '../../backend/database/database.ts'
import { people, worldScript } from '../access/world.ts'
import { quickEngines } from '../support/databases.ts'
import { isLongForm } from '../support/long-form.ts'

const many = isLongForm ? 30_000 : 1_200
const { owner, stranger } = people

/**
 * Each entry: a job, the table whose old rows the job deletes, and the script that fills the table with `many` old
 * rows.
 */
const jobs: readonly (readonly [job: string, table: string, fill: string])[] = [
  [
    'forget_notifications',
    'public.notifications',
    `insert into public.notifications (recipient_id, kind, post_id, updated_at)
      select '${owner}', 'like', gen_random_uuid(), now() - interval '91 days' from generate_series(1, ${many})`,
  ],
  [
    'forget_notifications',
    'private.notification_actors',
    `delete from public.notifications;
      with told as (
        insert into public.notifications (recipient_id, kind, post_id, updated_at, read_at)
        values ('${owner}', 'like', gen_random_uuid(), now() - interval '31 days', now() - interval '31 days')
        returning id)
      insert into private.notification_actors (notification_id, actor_id, recipient_id)
      select told.id, gen_random_uuid(), '${owner}' from told, generate_series(1, ${many})`,
  ],
  [
    'forget_empty_conversations',
    'public.conversations',
    `insert into public.conversations (first_member_id, second_member_id, created_at)
      select '${owner}', gen_random_uuid(), now() - interval '31 days' from generate_series(1, ${many})`,
  ],
  [
    'forget_answers',
    'public.function_answers',
    `insert into public.function_answers (user_id, request_id, created_at)
      select '${owner}', gen_random_uuid(), now() - interval '1 hour' from generate_series(1, ${many})`,
  ],
  [
    'forget_mails',
    'public.mail_queue',
    `insert into public.mail_queue (member_id, kind, dedupe, subject, body, created_at)
      select '${owner}', 'digest', number::text, 'News', '{}', now() - interval '61 days'
      from generate_series(1, ${many}) number`,
  ],
  [
    'forget_report_words',
    'private.report_words',
    `with report as (
        insert into public.reports (reporter_id, profile_id, member_id, reason, resolved_at)
        select '${stranger}', '${owner}', '${owner}', 'spam', now() - interval '91 days' from generate_series(1, ${many})
        returning id)
      insert into private.report_words (report_id, content) select id, 'Words' from report`,
  ],
  [
    'remove_expired_stories',
    'public.stories',
    `insert into public.stories (user_id, image_url, created_at)
      select '${owner}', 'https://example.com/1.png', now() - interval '25 hours' from generate_series(1, ${many})`,
  ],
  [
    'remove_expired_stories',
    'public.story_views',
    `delete from public.stories;
      with story as (
        insert into public.stories (user_id, image_url, created_at)
        values ('${owner}', 'https://example.com/1.png', now() - interval '25 hours') returning id)
      insert into public.story_views (story_id, viewer_id)
      select story.id, gen_random_uuid() from story, generate_series(1, ${many})`,
  ],
]

describe.each(quickEngines)('jobs that delete old rows on $engine', ({ open }) => {
  let database: Database
  const unhurried = { timeoutMs: 120_000 }
  const prepare = (script: string) => database.transaction(unhurried, ({ execute }) => execute(script))
  beforeAll(async () => {
    database = await open()
    await prepare(worldScript)
  })
  afterAll(() => database.close())

  test.each(jobs)('CK37 %s deletes old rows of %s in parts of at most 500 rows', async (job, table, fill) => {
    await prepare(`set local session_replication_role = replica; delete from ${table}; ${fill}`)
    const rows = async () => {
      const [row] = await database.run<{ count: number }>({
        text: `select count(*)::int as count from ${table}`,
      })
      return row!.count
    }
    const after = [await rows()]
    for (let run = 1; run <= (isLongForm ? 2 : 3); run++) {
      await database.run({ text: `select private.${job}()` }, unhurried)
      after.push(await rows())
    }
    expect(after).toEqual(isLongForm ? [many, many - 500, many - 1_000] : [many, many - 500, many - 1_000, 0])
  })
})
