// What stands on /evidence, read once for every screen that shows or uses it.
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
import { supabase } from '../lib/supabase.ts'
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
    queryKey: ['evidence', projectId],
    queryFn: async (): Promise<EvidenceRows> => {
      const of = { column: 'project_id', id: projectId } as const
      const [assumptions, links, tests, changes, actions, decisions] = await Promise.all([
        supabase.from('assumptions').select('*').eq(of.column, of.id).order('created_at').limit(1000),
        supabase.from('assumption_facts').select('*').eq(of.column, of.id).order('created_at').limit(5000),
        supabase.from('experiments').select('*').eq(of.column, of.id).order('created_at').limit(1000),
        supabase.from('experiment_changes').select('*').eq(of.column, of.id).order('changed_at').limit(5000),
        supabase.from('actions').select('*').eq(of.column, of.id).order('created_at').limit(2000),
        supabase
          .from('decisions')
          .select('*')
          .eq(of.column, of.id)
          .order('decided_at', { ascending: false })
          .limit(100),
      ])
      return {
        assumptions: unwrap(assumptions).map(row => assumption.parse(row)),
        links: unwrap(links).map(row => assumptionFact.parse(row)),
        tests: unwrap(tests).map(row => experiment.parse(row)),
        changes: unwrap(changes).map(row => experimentChange.parse(row)),
        actions: unwrap(actions).map(row => action.parse(row)),
        decisions: unwrap(decisions).map(row => decision.parse(row)),
      }
    },
  })

/** The saved scorecards of the problem validation, from which the score moves. */
export const scoredCardsQuery = (projectId: string) =>
  queryOptions({
    queryKey: ['scored-cards', projectId],
    queryFn: async (): Promise<ScoredCard[]> => {
      return scoredCards(
        unwrap(
          await supabase
            .from('ai_outputs')
            .select('created_at, result:metadata->result')
            .eq('project_id', projectId)
            .eq('output_type', 'problem_validation')
            .order('created_at', { ascending: false })
            .limit(20),
        ),
      )
    },
    meta: { changedBy: outputEvents },
  })

export const refreshEvidence = (cache: QueryClient, projectId: string): Promise<void> =>
  cache.invalidateQueries({ queryKey: evidenceQuery(projectId).queryKey })

type Tables = Database['public']['Tables']
type EvidenceTable = 'assumptions' | 'experiments' | 'actions'
type NewRow<Table extends EvidenceTable> = Omit<Tables[Table]['Insert'], 'project_id'>
type RowChange<Table extends EvidenceTable> = { id: string; change: Tables[Table]['Update'] }

/** The client cannot type a call on one of several tables; what is common to them is in each. */
const asOne = (table: EvidenceTable) => table as 'assumptions'

/** Adds a row. With an id of its own it is there once, however often it is added. */
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
