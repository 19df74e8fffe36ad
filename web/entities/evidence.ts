// The data of /evidence. All screens share these queries.
import { type QueryClient, queryOptions, useQueryClient } from '@tanstack/react-query'
import type { Database } from '../../contracts/database.generated.ts'
import {
  type Action,
  type Assumption,
  type AssumptionFact,
  action,
  assumption,
  assumptionFact,
  type Decision,
  decision,
  type Experiment,
  type ExperimentChange,
  experiment,
  experimentChange,
} from '../../contracts/evidence.ts'
import { scoredCards } from '../../venture/experiments/scored-cards.ts'
import type { ScoredCard } from '../../venture/experiments/standing.ts'
import { unwrap } from '../lib/errors.ts'
import { useOnce } from '../lib/once.ts'
import { readAll } from '../lib/read-all.ts'
import { supabase } from '../lib/supabase.ts'
import { evidenceKey } from './evidence-keys.ts'
import { outputEvents } from './outputs.ts'

export type EvidenceRows = {
  assumptions: Assumption[]
  links: AssumptionFact[]
  tests: Experiment[]
  changes: ExperimentChange[]
  actions: Action[]
  decisions: Decision[]
}

export const evidenceQuery = (projectId: string) =>
  queryOptions({
    queryKey: evidenceKey(projectId),
    queryFn: async (): Promise<EvidenceRows> => {
      const [assumptions, links, tests, changes, actions, decisions] = await Promise.all([
        readAll(counted =>
          supabase
            .from('assumptions')
            .select('*', counted)
            .eq('project_id', projectId)
            .order('created_at')
            .order('id'),
        ),
        readAll(counted =>
          supabase
            .from('assumption_facts')
            .select('*', counted)
            .eq('project_id', projectId)
            .order('assumption_id')
            .order('fact_id'),
        ),
        readAll(counted =>
          supabase
            .from('experiments')
            .select('*', counted)
            .eq('project_id', projectId)
            .order('created_at')
            .order('id'),
        ),
        readAll(counted =>
          supabase
            .from('experiment_changes')
            .select('*', counted)
            .eq('project_id', projectId)
            .order('changed_at')
            .order('id'),
        ),
        readAll(counted =>
          supabase
            .from('actions')
            .select('*', counted)
            .eq('project_id', projectId)
            .order('created_at')
            .order('id'),
        ),
        readAll(counted =>
          supabase
            .from('decisions')
            .select('*', counted)
            .eq('project_id', projectId)
            .order('decided_at', { ascending: false })
            .order('id'),
        ),
      ])
      return {
        assumptions: assumptions.map(row => assumption.parse(row)),
        links: links.map(row => assumptionFact.parse(row)),
        tests: tests.map(row => experiment.parse(row)),
        changes: changes.map(row => experimentChange.parse(row)),
        actions: actions.map(row => action.parse(row)),
        decisions: decisions.map(row => decision.parse(row)),
      }
    },
  })

/** The saved scorecards of the problem validation. They show how the score changed over time. */
export const scoredCardsQuery = (projectId: string) =>
  queryOptions({
    queryKey: ['scored-cards', projectId],
    queryFn: async (): Promise<ScoredCard[]> => {
      const rows = await readAll(counted =>
        supabase
          .from('ai_outputs')
          .select('created_at, result:metadata->result, earlier:metadata->earlier', counted)
          .eq('project_id', projectId)
          .eq('output_type', 'problem_validation')
          .order('created_at', { ascending: false })
          .order('id'),
      )
      return scoredCards(rows)
    },
    meta: { changedBy: outputEvents },
  })

export const refreshEvidence = (cache: QueryClient, projectId: string): Promise<void> =>
  cache.invalidateQueries({ queryKey: evidenceQuery(projectId).queryKey })

type Tables = Database['public']['Tables']
type EvidenceTable = 'assumptions' | 'experiments' | 'actions'
type NewRow<Table extends EvidenceTable> = Omit<Tables[Table]['Insert'], 'project_id'>
type RowChange<Table extends EvidenceTable> = { id: string; change: Tables[Table]['Update'] }

/**
 * Supabase's client has no type for "one of several tables". This code uses only columns that all these tables
 * have.
 */
const asOne = (table: EvidenceTable) => table as 'assumptions'

/** Adds a row. If a row with the given id exists, nothing is added. */
export function useAddEvidence<Table extends EvidenceTable>(table: Table, projectId: string) {
  const cache = useQueryClient()
  return useOnce({
    mutationFn: async (row: NewRow<Table>, id) => {
      const whole = { id, ...row, project_id: projectId }
      unwrap(
        await supabase
          .from(asOne(table))
          .upsert(whole as never, { onConflict: 'id', ignoreDuplicates: true })
          .select('id'),
      )
      await refreshEvidence(cache, projectId)
    },
    meta: { error: 'It could not be saved. Please try again.' },
  })
}

export function useChangeEvidence<Table extends EvidenceTable>(table: Table, projectId: string) {
  const cache = useQueryClient()
  return useOnce({
    mutationFn: async ({ id, change }: RowChange<Table>) => {
      unwrap(
        await supabase
          .from(asOne(table))
          .update(change as never)
          .eq('id', id)
          .select('id')
          .single(),
      )
      await refreshEvidence(cache, projectId)
    },
    meta: { error: 'It could not be saved. Please try again.' },
  })
}
