import { useQueryClient } from '@tanstack/react-query'
import type { Json } from '../../../contracts/database.generated.ts'
import { type Fact, fact } from '../../../contracts/facts.ts'
import type { ValidationRecord } from '../../../contracts/validation-record.ts'
import { changedFacts } from '../../../venture/records/facts.ts'
import type { Voice } from '../../../venture/records/voice.ts'
import { factColumns, factsQuery, putFact } from '../../entities/facts.ts'
import { unwrap, unwrapMaybe } from '../../lib/errors.ts'
import { useOnce } from '../../lib/once.ts'
import { supabase } from '../../lib/supabase.ts'

type Change = { projectId: string; before: ValidationRecord; after: ValidationRecord; voice: Voice }

/** An answer was changed: what it says now is told first, then what it said is withdrawn. */
export function useRetellFacts() {
  const cache = useQueryClient()
  return useOnce({
    mutationFn: async ({ projectId, before, after, voice }: Change, key): Promise<Fact[]> => {
      const known = await cache.fetchQuery({ ...factsQuery(projectId), staleTime: 0 })
      const { withdrawn, understood } = changedFacts(before, after, known, voice)
      const ids: string[] = []
      if (understood) {
        const once = { onConflict: 'id', ignoreDuplicates: true }
        const source = {
          id: key,
          project_id: projectId,
          kind: 'conversation',
          text: understood.source,
        } as const
        unwrapMaybe(await supabase.from('sources').upsert(source, once))
        const rows = understood.facts.map(({ value, disagrees_with: _none, ...told }, index) => ({
          ...told,
          id: `${key.slice(0, -2)}${index.toString(16).padStart(2, '0')}`,
          project_id: projectId,
          source_id: key,
          value: value as Json,
        }))
        unwrapMaybe(await supabase.from('facts').upsert(rows, once))
        ids.push(...rows.map(({ id }) => id))
      }
      if (withdrawn.length > 0) {
        const gone = withdrawn.map(({ id }) => id)
        unwrapMaybe(await supabase.from('facts').update({ state: 'withdrawn' }).in('id', gone))
        ids.push(...gone)
      }
      if (ids.length === 0) return []
      const saved = unwrap(await supabase.from('facts').select(factColumns).in('id', ids))
      return saved.map(row => fact.parse(row))
    },
    onSuccess: saved => {
      for (const row of saved) putFact(cache, row)
    },
    // Two changes one after the other: the second withdraws what the first has told.
    scope: { id: 'retell facts' },
    meta: { error: 'Could not save the fact. Please try again.' },
  })
}
