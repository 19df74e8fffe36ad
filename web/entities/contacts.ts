// The founder's contacts and interviews. All screens share these queries.
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

/** All contacts, sorted by name. */
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
 * The contacts for this week: those with the next dates, and those without a date that are closest to an
 * interview. The query key starts with the key of all contacts, so refreshing all contacts refreshes these too.
 */
export const weekContactsQuery = (projectId: string) =>
  queryOptions({
    queryKey: [...contactsQuery(projectId).queryKey, 'week'],
    queryFn: async (): Promise<Contact[]> =>
      unwrap(
        await supabase.rpc('people_of_week', { p_project: projectId }, { get: true }).select(contactColumns),
      ).map(row => contact.parse(row)),
  })

/** All interviews, newest first. */
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
 * The facts from the given interviews. The query key starts with the key of all facts, so refreshing all facts
 * refreshes these too.
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
    // When an interview is deleted, the key of this query changes. The old data stays on the screen until the new
    // data arrives.
    placeholderData: before => before,
  })

/**
 * Refreshes contacts, interviews and facts, because logging or deleting an interview can change each of them.
 */
export async function refreshTalks(cache: QueryClient, projectId: string): Promise<void> {
  const keys = [contactsQuery, interviewsQuery, factsQuery, evidenceQuery].map(
    query => query(projectId).queryKey,
  )
  await Promise.all(keys.map(queryKey => cache.invalidateQueries({ queryKey })))
}
