import { useRef, useState } from 'react'
import type { DraftedSection } from '../../../contracts/draft-section.ts'
import type { Plan, Section } from '../../../venture/plan/build.ts'
import { kindNames } from '../../../venture/plan/content.ts'
import { draftLines } from '../../../venture/plan/draft.ts'
import { streamFunction } from '../../lib/functions.ts'
import { useOnce } from '../../lib/once.ts'

/** A model's draft of a section, from the request until the founder accepts or discards it. */
export function useSectionDraft(plan: Plan, section: Section) {
  const [heard, setHeard] = useState<string | null>(null)
  /**
   * Increases when a draft is discarded. With a new number, the next request is not the same as the last one, so
   * the model writes another draft.
   */
  const [round, setRound] = useState(1)
  const stopper = useRef<AbortController | null>(null)
  const lines = draftLines(plan, section)
  const drafting = useOnce<DraftedSection, number>({
    mutationFn: async (_round, requestId) => {
      stopper.current = new AbortController()
      setHeard('')
      const { name, hint } = kindNames[plan.kind]
      return streamFunction(
        'draft-section',
        { section: section.title, reader: `${name}: ${hint}`, lines },
        {
          requestId,
          signal: stopper.current.signal,
          onText: text => setHeard(before => (before ?? '') + text),
        },
      )
    },
    onError: () => setHeard(null),
    meta: {
      error: error =>
        error.code === 'cancelled' ? 'Stopped' : { title: 'No draft was made', text: error.message },
    },
  })
  return {
    hasLines: lines.length > 0,
    isDrafting: drafting.isPending,
    /** The text of the draft so far, or null if there is no draft. */
    words: heard === null ? null : (drafting.data?.draft ?? heard),
    drafted: heard === null || drafting.isPending ? null : (drafting.data ?? null),
    begin: () => drafting.mutate(round),
    stop: () => stopper.current?.abort(),
    drop: () => {
      setHeard(null)
      setRound(round + 1)
    },
  }
}
