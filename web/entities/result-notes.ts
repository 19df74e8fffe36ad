// What is remembered of the result on a screen, beside the result: the facts it rests on and the founder's own words.
import { useQueryClient } from '@tanstack/react-query'
import { noNotes, type ResultNotes, resultNotes, withEdit } from '../../contracts/result-notes.ts'
import type { FactReader } from '../../venture/facts/pick.ts'
import { restOf } from '../../venture/facts/rest.ts'
import { factsQuery } from './facts.ts'
import type { HelperSession } from './helper-session.ts'

/** `of`: the id of the result; null where the talk itself is the result. */
export function useResultNotes(session: HelperSession, reader: FactReader, of: string | null) {
  const cache = useQueryClient()
  const read = (): ResultNotes => {
    const notes = resultNotes.parse(session.current().notes)
    return notes.of === of ? { restsOn: notes.restsOn, edits: notes.edits } : noNotes
  }
  const put = (id: string | null, notes: ResultNotes) => {
    session.note({ ...session.current().notes, of: id, ...notes })
    return notes
  }
  return {
    ...read(),
    /** It was made just now, from what is known now. */
    begin: (id: string | null): ResultNotes => {
      const facts = cache.getQueryData(factsQuery(session.projectId ?? '').queryKey) ?? []
      const restsOn = restOf(facts, reader)
      return put(id, { restsOn, edits: id === null ? read().edits : {} })
    },
    edit: (place: string, written: string, text: string): ResultNotes => {
      const { restsOn, edits } = read()
      return put(of, { restsOn, edits: withEdit(edits, place, written, text) })
    },
  }
}
