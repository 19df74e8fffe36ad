import { useQueryClient } from '@tanstack/react-query'
import type { Contact, ContactEntry } from '../../../contracts/contacts.ts'
import { contactsQuery, refreshTalks } from '../../entities/contacts.ts'
import { type AppError, unwrap, unwrapMaybe } from '../../lib/errors.ts'
import { useOnce } from '../../lib/once.ts'
import { supabase } from '../../lib/supabase.ts'

const atOnce = 500
const once = { onConflict: 'id', ignoreDuplicates: true }

const wordsFor = (error: AppError) =>
  error.code === 'conflict'
    ? 'Somebody with this e-mail address is in your list already.'
    : 'Could not save. Please try again.'

/** Saves the contact with this id, or adds a new one if the id is null. */
export function useSaveContact(projectId: string) {
  const cache = useQueryClient()
  return useOnce({
    mutationFn: async ({ id, entry }: { id: string | null; entry: ContactEntry }, newId) => {
      const contacts = supabase.from('contacts')
      if (id) unwrap(await contacts.update(entry).eq('id', id).select('id').single())
      else unwrap(await contacts.upsert({ ...entry, id: newId, project_id: projectId }, once).select('id'))
      await cache.invalidateQueries({ queryKey: contactsQuery(projectId).queryKey })
    },
    meta: { error: wordsFor },
  })
}

/** Deletes a contact. Interviews that are kept lose the contact's name, which the database removes. */
export function useDeleteContact(projectId: string) {
  const cache = useQueryClient()
  return useOnce({
    mutationFn: async ({ contact, withTalks }: { contact: Contact; withTalks: boolean }) => {
      if (withTalks) unwrapMaybe(await supabase.from('interviews').delete().eq('contact_id', contact.id))
      unwrapMaybe(await supabase.from('contacts').delete().eq('id', contact.id))
      await refreshTalks(cache, projectId)
    },
    meta: { error: 'Could not delete. Please try again.' },
  })
}

/** Each row has an id before it is sent, so that sending it again after a lost response adds nothing. */
export function useImportContacts(projectId: string) {
  const cache = useQueryClient()
  return useOnce({
    mutationFn: async (people: readonly (ContactEntry & { id: string })[]) => {
      for (let from = 0; from < people.length; from += atOnce) {
        const rows = people.slice(from, from + atOnce).map(person => ({ ...person, project_id: projectId }))
        unwrap(await supabase.from('contacts').upsert(rows, once).select('id'))
      }
      await cache.invalidateQueries({ queryKey: contactsQuery(projectId).queryKey })
    },
    meta: { error: wordsFor },
  })
}
