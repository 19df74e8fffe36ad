/** Fills one project with two thousand people, five hundred interviews and five thousand facts, in a small network. */
import type { Database } from '../../backend/database/database.ts'
import { asker, fill as fillNetwork, memberId } from '../support/network-data.ts'

export const size = { people: 2_000, interviews: 500, facts: 5_000, assumptions: 40, tests: 60, actions: 100 }
export const project = '00000000-0000-4000-9000-000000000001'
const id = (kind: number, n: string) =>
  `('00000000-0000-4000-a${String(kind).padStart(3, '0')}-' || lpad((${n})::text, 12, '0'))::uuid`

export async function fill(database: Database): Promise<void> {
  await fillNetwork(database, 300)
  const script = `set local session_replication_role = replica;
    delete from public.startup_projects where user_id = '${memberId(asker)}';
    insert into public.startup_projects (id, user_id, name) values ('${project}', '${memberId(asker)}', 'Bench');
    insert into public.contacts (id, project_id, name, email, company, segment, stage, next_step, next_on)
      select ${id(1, 'n')}, '${project}', 'Person ' || md5(n::text), n || '@example.com', 'Company ' || n % 300,
        'Segment ' || n % 12, (array['to_ask', 'asked', 'booked', 'talked', 'follow_up'])[1 + n % 5]::public.contact_stage,
        'Ask for an hour', case when n % 4 = 0 then current_date + n % 60 end
      from generate_series(1, ${size.people}) n;
    insert into public.interviews (id, project_id, contact_id, held_at, next_step)
      select ${id(2, 'n')}, '${project}', ${id(1, 'n')}, now() - n * interval '2 hours', 'Call again'
      from generate_series(1, ${size.interviews}) n;
    insert into public.sources (id, project_id, kind, text)
      select ${id(2, 'n')}, '${project}', 'interview', repeat('Words of a talk. ', 20) from generate_series(1, ${size.interviews}) n;
    insert into public.facts (id, project_id, topic, text, quote, evidence, source_id, said_at, created_at)
      select ${id(3, 'n')}, '${project}', (array['problem', 'frequency', 'price', 'money'])[1 + n % 4]::public.fact_topic,
        'Nine chair hours stay empty each week, said ' || md5(n::text), 'Words of a talk.',
        (array['told', 'observed', 'paid'])[1 + n % 3]::public.fact_evidence, ${id(2, `1 + n % ${size.interviews}`)},
        now() - n * interval '10 minutes', now() - n * interval '10 minutes'
      from generate_series(1, ${size.facts}) n;
    insert into public.assumptions (id, project_id, text, importance)
      select ${id(4, 'n')}, '${project}', 'Something must be true, ' || n, 1 + n % 5 from generate_series(1, ${size.assumptions}) n;
    insert into public.assumption_facts (assumption_id, fact_id, project_id)
      select ${id(4, `1 + n % ${size.assumptions}`)}, ${id(3, 'n')}, '${project}' from generate_series(1, 1000) n;
    insert into public.experiments (id, project_id, assumption_id, believe, verify, measure, right_if, target, due_on)
      select ${id(5, 'n')}, '${project}', ${id(4, `1 + n % ${size.assumptions}`)}, 'b', 'v', 'm', 'r', 3, current_date + n
      from generate_series(1, ${size.tests}) n;
    insert into public.actions (id, project_id, text) select ${id(6, 'n')}, '${project}', 'Write to clinic ' || n
      from generate_series(1, ${size.actions}) n;`
  await database.transaction({ timeoutMs: 600_000 }, transaction => transaction.execute(script))
  await database.transaction({ timeoutMs: 600_000 }, transaction => transaction.execute('analyze'))
}

export const talkIds = Array.from(
  { length: 30 },
  (_, n) => `00000000-0000-4000-a002-${String(n + 1).padStart(12, '0')}`,
)
