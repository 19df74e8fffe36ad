// The founder's contacts and interviews, read once for every screen that uses them.
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { type Contact, contact, type Interview, interview } from '../../contracts/contacts.ts'
import { type Fact, fact } from '../../contracts/facts.ts'
import { unwrap } from '../lib/errors.ts'
import { readAll } from '../lib/read-all.ts'
import { supabase } from '../lib/supabase.ts'
import { evidenceQuery } from './evidence.ts'
import { contactsKey, interviewsKey } from './evidence-keys.ts'
import { factColumns, factsQuery } from './facts.ts'

const contactColumns = 'id, name, email, company, segment, stage, next_step, next_on, note'

/** All contacts, by name. */
export const contactsQuery = (projectId: string) =>
  queryOptions({
    queryKey: contactsKey(projectId),
    queryFn: async (): Promise<Contact[]> => {
      const rows = await readAll(counted =>
        supabase
          .from('contacts')
          .select(contactColumns, counted)
          .eq('project_id', projectId)
          .order('name')
          .order('id'),
      )
      return rows.map(row => contact.parse(row))
    },
  })

/**
 * The contacts that matter for the week: the next ones with a date, and of those without a date the nearest
 * to an interview. Its key starts with the key of all contacts.
 */
export const weekContactsQuery = (projectId: string) =>
  queryOptions({
    queryKey: [...contactsQuery(projectId).queryKey, 'week'],
    queryFn: async (): Promise<Contact[]> =>
      unwrap(
        await supabase.rpc('people_of_week', { p_project: projectId }, { get: true }).select(contactColumns),
      ).map(row => contact.parse(row)),
  })

/** Newest first. */
export const interviewsQuery = (projectId: string) =>
  queryOptions({
    queryKey: interviewsKey(projectId),
    queryFn: async (): Promise<Interview[]> => {
      const rows = await readAll(counted =>
        supabase
          .from('interviews')
          .select('id, contact_id, held_at, compliments, next_step', counted)
          .eq('project_id', projectId)
          .order('held_at', { ascending: false })
          .order('id'),
      )
      return rows.map(row => interview.parse(row))
    },
  })

/**
 * The facts from some interviews. The key starts with the key of all facts, so whatever refreshes those
 * refreshes these.
 */
export const quotesQuery = (projectId: string, talks: readonly string[]) =>
  queryOptions({
    queryKey: [...factsQuery(projectId).queryKey, 'of talks', ...talks],
    queryFn: async (): Promise<Fact[]> => {
      const rows = await readAll(counted =>
        supabase
          .from('facts')
          .select(factColumns, counted)
          .in('source_id', [...talks])
          .order('created_at')
          .order('id'),
      )
      return rows.map(row => fact.parse(row))
    },
    // When an interview is deleted, the others stay on the screen.
    placeholderData: before => before,
  })

/** After an interview or a deletion, the contacts, interviews and facts may have changed. */
export async function refreshTalks(cache: QueryClient, projectId: string): Promise<void> {
  const keys = [contactsQuery, interviewsQuery, factsQuery, evidenceQuery].map(
    query => query(projectId).queryKey,
  )
  await Promise.all(keys.map(queryKey => cache.invalidateQueries({ queryKey })))
}
