import { useQueryClient } from '@tanstack/react-query'
import type { Json } from '../../../contracts/database.generated.ts'
import type { FactTopic } from '../../../contracts/fact-topics.ts'
import type { FactValue } from '../../../contracts/fact-values.ts'
import { type Evidence, type Fact, fact } from '../../../contracts/facts.ts'
import { withoutOwnView } from '../../../contracts/own-view.ts'
import type { MentorProposal } from '../../../contracts/results/mentor.ts'
import { type Contradiction, isHeld } from '../../../venture/facts/compare.ts'
import { refreshEvidence } from '../../entities/evidence.ts'
import { factColumns, putFact } from '../../entities/facts.ts'
import { unwrap } from '../../lib/errors.ts'
import { useOnce } from '../../lib/once.ts'
import { supabase } from '../../lib/supabase.ts'

/** A fact as the founder enters it. */
export type FactEntry = {
  topic: FactTopic
  subject: string | null
  text: string
  value: FactValue | null
  evidence: Evidence | null
}

const failed = 'Could not save the fact. Please try again.'

async function insertFact(projectId: string, id: string, entry: FactEntry): Promise<Fact> {
  const row = { ...entry, value: entry.value as Json, id, project_id: projectId }
  unwrap(await supabase.from('facts').upsert(row, { onConflict: 'id', ignoreDuplicates: true }).select('id'))
  return fact.parse(unwrap(await supabase.from('facts').select(factColumns).eq('id', id).single()))
}

export function useAddFact(projectId: string) {
  const cache = useQueryClient()
  return useOnce({
    mutationFn: (entry: FactEntry, id) => insertFact(projectId, id, entry),
    onSuccess: saved => putFact(cache, saved),
    meta: { error: failed },
  })
}

type FactChange = Partial<FactEntry> & Partial<Pick<Fact, 'state' | 'replaced_by' | 'beside'>>

async function changeFact(id: string, change: FactChange): Promise<Fact> {
  const row = { ...change, ...(change.value === undefined ? {} : { value: change.value as Json }) }
  return fact.parse(
    unwrap(
      await supabase
        .from('facts')
        .update(row as never)
        .eq('id', id)
        .select(factColumns)
        .single(),
    ),
  )
}

/** Corrects, confirms, withdraws or restores facts. */
export function useChangeFacts() {
  const cache = useQueryClient()
  return useOnce({
    mutationFn: ({ ids, change }: { ids: readonly string[]; change: FactChange }) =>
      Promise.all(ids.map(id => changeFact(id, change))),
    onSuccess: saved => {
      for (const row of saved) putFact(cache, row)
    },
    meta: { error: failed },
  })
}

/**
 * Saves a proposal of the mentor under the proposal's id, so that accepting it in two tabs makes only one row.
 */
export function useAcceptProposal(projectId: string) {
  const cache = useQueryClient()
  return useOnce({
    mutationFn: async (proposal: MentorProposal): Promise<Fact | null> => {
      if (proposal.kind === 'action') {
        const { id, action, day: due_on } = proposal
        const text = withoutOwnView(action)
        const row = { id, project_id: projectId, text, due_on, source: 'Mentor' }
        unwrap(
          await supabase
            .from('actions')
            .upsert(row, { onConflict: 'id', ignoreDuplicates: true })
            .select('id'),
        )
        await refreshEvidence(cache, projectId)
        return null
      }
      const { text, value } = proposal
      if (proposal.kind === 'correction') return changeFact(proposal.factId, { text, value })
      const { id, topic, subject, evidence } = proposal
      return insertFact(projectId, id, { topic, subject, text, value, evidence })
    },
    onSuccess: saved => saved && putFact(cache, saved),
    meta: { error: failed },
  })
}

export type Choice = 'earlier' | 'later' | 'changed' | 'both'

/**
 * Resolves a contradiction of two facts. The founder chooses: the earlier fact, the later fact, the later fact
 * because things changed, or both.
 */
export function useSettle() {
  const cache = useQueryClient()
  return useOnce({
    mutationFn: async ({ pair: { earlier, later }, choice }: { pair: Contradiction; choice: Choice }) => {
      switch (choice) {
        case 'earlier':
          return [await held(earlier), await changeFact(later.id, { state: 'withdrawn' })]
        case 'later':
          return [await held(later), await changeFact(earlier.id, { state: 'withdrawn' })]
        case 'changed': {
          const replaced = { state: 'replaced', replaced_by: later.id } as const
          return [await held(later), await changeFact(earlier.id, replaced)]
        }
        case 'both':
          await held(later)
          return [
            await held(earlier),
            await changeFact(later.id, { beside: [...later.beside, earlier.id].slice(-50) }),
          ]
      }
    },
    onSuccess: saved => {
      for (const row of saved) putFact(cache, row)
    },
    meta: { error: failed },
  })
}

/** If the chosen fact was only proposed, choosing it confirms it. */
const held = (fact: Fact) =>
  isHeld(fact) ? Promise.resolve(fact) : changeFact(fact.id, { state: 'confirmed' })
