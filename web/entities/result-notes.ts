// The notes about the result on the screen: the facts that the result is based on, and the founder's edits.
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { MadeResult } from '../../contracts/helper-session.ts'
import { noNotes, type ResultNotes, resultNotes, withEdit } from '../../contracts/result-notes.ts'
import type { FactReader } from '../../venture/facts/pick.ts'
import { restOf } from '../../venture/facts/rest.ts'
import { useOnce } from '../lib/once.ts'
import { tell } from './events.ts'
import { factsQuery } from './facts.ts'
import type { HelperSession } from './helper-session.ts'

/** `of` is the id of the result, or null if the conversation itself is the result. */
export function useResultNotes(session: HelperSession, reader: FactReader, of: string | null) {
  const cache = useQueryClient()
  const read = (): ResultNotes => {
    const notes = resultNotes.parse(session.current().notes)
    return notes.of === of ? { restsOn: notes.restsOn, edits: notes.edits } : noNotes
  }
  const isBegun = () => {
    const notes = resultNotes.parse(session.current().notes)
    return notes.of === of && !notes.isUnsaved
  }
  const put = (id: string | null, notes: ResultNotes, isUnsaved = false) => {
    session.note({ ...session.current().notes, of: id, ...notes, isUnsaved })
    return notes
  }
  /** The notes for a new result, made from the facts that are known now. */
  const fresh = (): ResultNotes => {
    const facts = cache.getQueryData(factsQuery(session.projectId ?? '').queryKey) ?? []
    return { restsOn: restOf(facts, reader), edits: read().edits }
  }
  return {
    ...read(),
    isBegun,
    fresh,
    begin: (notes = fresh()): ResultNotes => put(of, notes),
    edit: (place: string, written: string, text: string): ResultNotes => {
      // The founder may edit a result before its row exists.
      const isSaved = isBegun()
      const { restsOn, edits } = isSaved ? read() : fresh()
      return put(of, { restsOn, edits: withEdit(edits, place, written, text) }, !isSaved)
    },
  }
}

type KeptResult = {
  session: HelperSession
  made: MadeResult | null
  notes: ReturnType<typeof useResultNotes>
  save: (made: MadeResult, notes: ResultNotes) => Promise<void>
}

/**
 * Saves a new result. A result gets its notes when it is saved. If it has no notes yet, for example because the
 * page was closed too early, it is saved when the page is opened again.
 */
export function useKeptResult({ session, made, notes, save }: KeptResult): void {
  const cache = useQueryClient()
  const { mutate: keep } = useOnce({
    mutationFn: async (id: string) => {
      const { made } = session.current()
      if (made?.id !== id) return
      await save(made, notes.fresh())
      notes.begin()
    },
    onSuccess: () => tell(cache, 'output saved'),
    // If saving fails, the error is only logged.
    meta: { silent: true },
  })
  const unsaved = made && !notes.isBegun() && session.projectId ? made.id : null
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once for each result, not for each rendering.
  useEffect(() => {
    if (unsaved) keep(unsaved)
  }, [unsaved])
}
