import { useQueryClient } from '@tanstack/react-query'
import type { Json } from '../../../contracts/database.generated.ts'
import { type Fact, fact, type Understood } from '../../../contracts/facts.ts'
import type { HelperName } from '../../../contracts/outputs.ts'
import { changedFacts } from '../../../venture/records/facts.ts'
import type { AnyRecord, RecordKind } from '../../../venture/records/kind.ts'
import type { Voice } from '../../../venture/records/voice.ts'
import { factColumns, factsQuery, putFact } from '../../entities/facts.ts'
import { unwrap, unwrapMaybe } from '../../lib/errors.ts'
import { useOnce } from '../../lib/once.ts'
import { supabase } from '../../lib/supabase.ts'

async function withdraw(ids: readonly string[]): Promise<Fact[]> {
  if (ids.length === 0) return []
  const change = { state: 'withdrawn' } as const
  const rows = unwrap(await supabase.from('facts').update(change).in('id', ids).select(factColumns))
  return rows.map(row => fact.parse(row))
}

const failed = 'Could not save the fact. Please try again.'

/** Withdraws facts whose fields the founder sent with other values. */
export function useWithdrawFacts() {
  const cache = useQueryClient()
  return useOnce({
    mutationFn: (ids: readonly string[]) => withdraw(ids),
    onSuccess: saved => {
      for (const row of saved) putFact(cache, row)
    },
    meta: { error: failed },
  })
}

type Change = { projectId: string; before: AnyRecord; after: AnyRecord; voice: Voice }

type News = { withdrawn: readonly Fact[]; understood: Understood | null }

/** Adds the facts that the record states now, then withdraws the facts that it no longer states. */
async function retell(projectId: string, helper: HelperName, news: News, key: string): Promise<Fact[]> {
  const { withdrawn, understood } = news
  const ids: string[] = []
  if (understood) {
    const once = { onConflict: 'id', ignoreDuplicates: true }
    const where = { project_id: projectId, kind: 'conversation', helper } as const
    const source = { id: key, ...where, text: understood.source }
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
  const told = ids.length > 0 ? unwrap(await supabase.from('facts').select(factColumns).in('id', ids)) : []
  return [...told.map(row => fact.parse(row)), ...(await withdraw(withdrawn.map(({ id }) => id)))]
}

/** Updates the facts after an answer was changed. */
export function useRetellFacts(kind: RecordKind) {
  const cache = useQueryClient()
  return useOnce({
    mutationFn: async ({ projectId, before, after, voice }: Change, key): Promise<Fact[]> => {
      const known = await cache.fetchQuery({ ...factsQuery(projectId), staleTime: 0 })
      return retell(projectId, kind.helper, changedFacts(kind, before, after, known, voice), key)
    },
    onSuccess: saved => {
      for (const row of saved) putFact(cache, row)
    },
    // One change runs after the other, so that the second change can withdraw the facts of the first.
    scope: { id: 'retell facts' },
    meta: { error: failed },
  })
}

/**
 * Saves the facts of a whole form. `changes` gets the facts known at that time, and returns which facts to add
 * and withdraw.
 */
export function useTellForm(helper: HelperName) {
  const cache = useQueryClient()
  type Told = { projectId: string; changes: (known: readonly Fact[]) => News }
  return useOnce({
    mutationFn: async ({ projectId, changes }: Told, key): Promise<Fact[]> => {
      const known = await cache.fetchQuery({ ...factsQuery(projectId), staleTime: 0 })
      return retell(projectId, helper, changes(known), key)
    },
    onSuccess: saved => {
      for (const row of saved) putFact(cache, row)
    },
    scope: { id: 'retell facts' },
    meta: { error: failed },
  })
}
