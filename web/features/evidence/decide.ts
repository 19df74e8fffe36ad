import { queryOptions, useQueryClient } from '@tanstack/react-query'
import type { DecisionKind } from '../../../contracts/evidence.ts'
import type { NextUp } from '../../../venture/experiments/next-up.ts'
import { contactsQuery } from '../../entities/contacts.ts'
import { refreshEvidence } from '../../entities/evidence.ts'
import { factsQuery } from '../../entities/facts.ts'
import { putNext } from '../../entities/next-test.ts'
import { unwrap, unwrapMaybe } from '../../lib/errors.ts'
import { useOnce } from '../../lib/once.ts'
import { readAll } from '../../lib/read-all.ts'
import { supabase } from '../../lib/supabase.ts'

/** The names of contacts, which the dossier must not contain. */
export const namesQuery = (projectId: string) =>
  queryOptions({
    queryKey: ['contact-names', projectId],
    queryFn: async (): Promise<string[]> => {
      const rows = await readAll(counted =>
        supabase.from('contacts').select('name', counted).eq('project_id', projectId).order('id'),
      )
      return rows.map(({ name }) => name)
    },
    // The names are always read again, because the founder may just have added a contact.
    staleTime: 0,
  })

/** Which contact said which fact, for a founder who includes names in the dossier. */
export const speakersQuery = (projectId: string) =>
  queryOptions({
    queryKey: [...contactsQuery(projectId).queryKey, 'speakers'],
    queryFn: async (): Promise<Map<string, string>> => {
      const [people, talks, quotes] = await Promise.all([
        readAll(counted =>
          supabase.from('contacts').select('id, name', counted).eq('project_id', projectId).order('id'),
        ),
        readAll(counted =>
          supabase
            .from('interviews')
            .select('id, contact_id', counted)
            .eq('project_id', projectId)
            .order('id'),
        ),
        readAll(counted =>
          supabase
            .from('facts')
            .select('id, source_id', counted)
            .eq('project_id', projectId)
            .not('source_id', 'is', null)
            .order('id'),
        ),
      ])
      const names = new Map(people.map(({ id, name }) => [id, name]))
      const nameOfTalk = new Map(talks.map(({ id, contact_id }) => [id, names.get(contact_id ?? '')]))
      return new Map(
        quotes.flatMap(({ id, source_id }) => {
          const name = nameOfTalk.get(source_id ?? '')
          return name ? [[id, name] as const] : []
        }),
      )
    },
    staleTime: 0,
    meta: { error: 'The names could not be loaded. Please try again.' },
    // The result is a `Map`, which TanStack Query cannot compare with the previous result.
    structuralSharing: false,
  })

export type NewDecision = {
  kind: DecisionKind
  reason: string
  dossier: string
  holding: readonly string[]
  withdrawn: readonly string[]
  /** What to find out next after a pivot; null for other decisions. */
  next: NextUp | null
}

export function useDecide(projectId: string) {
  const cache = useQueryClient()
  return useOnce({
    mutationFn: async ({ kind, reason, dossier, holding, withdrawn, next }: NewDecision, id) => {
      unwrapMaybe(
        await supabase.rpc('decide_venture', {
          p_id: id,
          p_project: projectId,
          p_kind: kind,
          p_reason: reason,
          p_dossier: dossier,
          p_holding_assumptions: [...holding],
          p_withdrawn_facts: [...withdrawn],
        }),
      )
      if (next) await putNext({ projectId, key: id, source: 'pivot', next })
      await Promise.all([
        refreshEvidence(cache, projectId),
        cache.invalidateQueries({ queryKey: factsQuery(projectId).queryKey }),
      ])
    },
    meta: { error: 'Your decision could not be saved. Please try again.' },
  })
}

export function useReopen(projectId: string) {
  const cache = useQueryClient()
  return useOnce({
    mutationFn: async (id: string) => {
      const reopened_at = new Date().toISOString()
      unwrap(await supabase.from('decisions').update({ reopened_at }).eq('id', id).select('id').single())
      await refreshEvidence(cache, projectId)
    },
    meta: { error: 'It could not be opened again. Please try again.' },
  })
}
