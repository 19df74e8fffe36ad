import { queryOptions } from '@tanstack/react-query'
import { type Fact, restsOn } from '../../../contracts/facts.ts'
import { type FounderPlan, founderPlan, planTopics, privateOutputs } from '../../../contracts/founder-plan.ts'
import { outputTypes } from '../../../contracts/output-types.ts'
import { isHeld } from '../../../venture/facts/compare.ts'
import { movesSince } from '../../../venture/facts/rest.ts'
import { savedSizing } from '../../../venture/sizing/evaluate.ts'
import { factsQuery } from '../../entities/facts.ts'
import { latestOfTypesQuery } from '../../entities/outputs.ts'
import { unwrap, unwrapMaybe } from '../../lib/errors.ts'
import { supabase } from '../../lib/supabase.ts'

const shownTypes = outputTypes.filter(type => !privateOutputs.some(hidden => hidden === type))

const isShown = ({ subject, topic }: Fact) => subject === null && planTopics.some(one => one === topic)

function movedIn(facts: readonly Fact[], metadata: Record<string, unknown>) {
  const rest = restsOn.safeParse(metadata.rests_on).data
  return rest ? movesSince(facts, rest) : []
}

/** The founder's own plan, in the same form as the plan behind a share link. */
export const planQuery = (userId: string, projectId: string) =>
  queryOptions({
    queryKey: ['plan', projectId],
    queryFn: async ({ client }): Promise<FounderPlan> => {
      const [project, profile, steps, items, latest, facts] = await Promise.all([
        supabase
          .from('startup_projects')
          .select('name, description, industry, updated_at')
          .eq('id', projectId)
          .single()
          .then(unwrap),
        supabase
          .from('profiles')
          .select('full_name, company_name')
          .eq('id', userId)
          .maybeSingle()
          .then(unwrapMaybe),
        supabase
          .from('journey_progress')
          .select('step_id, completed_at')
          .eq('project_id', projectId)
          .then(unwrap),
        supabase.from('validation_progress').select('updated_at').eq('project_id', projectId).then(unwrap),
        client.fetchQuery({ ...latestOfTypesQuery(projectId, shownTypes), staleTime: 0 }),
        client.fetchQuery({ ...factsQuery(projectId), staleTime: 0 }),
      ])
      const outputs = Object.values(latest)
      const changes = [
        project.updated_at,
        ...outputs.map(output => output.created_at),
        ...steps.map(step => step.completed_at),
        ...items.map(item => item.updated_at),
        ...facts.map(fact => fact.updated_at),
      ]
      return founderPlan.parse({
        project,
        founder: profile ?? { full_name: null, company_name: null },
        completed_steps: steps.map(step => step.step_id),
        outputs: outputs.map(({ metadata, ...output }) => ({
          ...output,
          moved: movedIn(facts.filter(isShown), metadata),
          data_quality: metadata.data_quality,
          result: metadata.result,
          edits: metadata.edits,
          // Uses the founder's own numbers, so that the picture matches the text beside it.
          sizing: savedSizing(metadata),
        })),
        facts: facts.filter(fact => isHeld(fact) && isShown(fact)),
        updated_at: changes.reduce((last, change) => (new Date(change) > new Date(last) ? change : last)),
      })
    },
  })

/** The plan behind a share link; null if the link was revoked. */
export const sharedPlanQuery = (token: string) =>
  queryOptions({
    queryKey: ['shared-plan', token],
    queryFn: async (): Promise<FounderPlan | null> => {
      const plan = unwrapMaybe(await supabase.rpc('shared_plan', { token }))
      return plan === null ? null : founderPlan.parse(plan)
    },
  })
