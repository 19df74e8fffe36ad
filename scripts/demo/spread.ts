/**
 * Makes the demo look older. The rows were all created within a minute, and this function spreads them over the
 * last nine weeks.
 */
import type { Database } from '../../backend/database/database.ts'

/**
 * For each type of output, how many days ago it was created. A verdict must be newer than its interviews, and a
 * result must be newer than its sealed threshold.
 */
const outputs = {
  idea_refinement: 45,
  market_research: 33,
  problem_validation: 13,
  customer_analysis: 10,
  pitch_coaching: 6,
  pitch_generation: 6,
}
const steps = {
  'problem-definition': 46,
  'idea-refinement': 45,
  'problem-validation': 13,
  'customer-mapping': 10,
  'elevator-pitch': 6,
}
const items = { marketResearch: 33, problemValidation: 13 }
const ago = (days: number) => `now() - interval '${days} days 3 hours'`

/** Runs as the owner of the database and without triggers, because members cannot set the time of a row. */
export async function spreadOverWeeks(database: Database): Promise<void> {
  const list = (days: Record<string, number>) =>
    Object.entries(days)
      .map(([name, count]) => `('${name}', ${ago(count)})`)
      .join(', ')
  await database.transaction({}, transaction =>
    transaction.execute(`
      set local session_replication_role = replica;
      update auth.users set created_at = now() - interval '9 weeks' - (random() * interval '60 days');
      update public.profiles profile set created_at = member.created_at
        from auth.users member where member.id = profile.id;
      update public.startup_projects set created_at = ${ago(60)};
      update public.follows set created_at = now() - random() * interval '50 days';
      update public.ai_outputs output
        set created_at = past.at, metadata = jsonb_set(output.metadata, '{timestamp}', to_jsonb(past.at))
        from (values ${list(outputs)}) past (type, at) where past.type = output.output_type::text;
      update public.helper_sessions talk
        set state = jsonb_set(talk.state, '{made,createdAt}', to_jsonb(output.created_at))
        from public.ai_outputs output
        where output.id::text = talk.state -> 'made' ->> 'id';
      update public.journey_progress step set completed_at = past.at
        from (values ${list(steps)}) past (name, at) where past.name = step.step_id::text;
      update public.validation_progress item set updated_at = past.at
        from (values ${list(items)}) past (name, at) where past.name = item.item::text;
      update public.sources set created_at = ${ago(47)}, said_at = ${ago(47)};
      update public.facts set created_at = ${ago(47)}, said_at = ${ago(47)};
      update public.facts fact set created_at = talk.held_at, said_at = talk.held_at
        from public.interviews talk where fact.source_id = talk.id;
      update public.interviews set created_at = held_at;
      update public.contacts set created_at = ${ago(40)};
      update public.assumptions set created_at = ${ago(38)};
      update public.assumption_facts link set created_at = fact.created_at
        from public.facts fact where fact.id = link.fact_id;
      update public.experiments
        set created_at = ${ago(27)}, sealed_at = ${ago(26)}, resulted_at = ${ago(14)} where measured is not null;
      update public.experiments set created_at = ${ago(9)}, sealed_at = ${ago(9)} where measured is null;
      update public.actions set created_at = ${ago(8)};
      update public.forecasts set created_at = ${ago(8)}, updated_at = ${ago(4)};
      update public.decks set created_at = ${ago(5)}, updated_at = ${ago(5)};
      update public.business_plans set created_at = ${ago(3)}, updated_at = ${ago(3)};
      update public.mvp_plans set created_at = ${ago(3)}, updated_at = ${ago(3)};
    `),
  )
}
