// The people a founder talks to and the talks, read once for every screen that shows or uses them.
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { type Contact, contact, type Interview, interview } from '../../contracts/contacts.ts'
import { type Fact, fact } from '../../contracts/facts.ts'
import { unwrap } from '../lib/errors.ts'
import { supabase } from '../lib/supabase.ts'
import { evidenceQuery } from './evidence.ts'
import { factColumns, factsQuery } from './facts.ts'

/** As many as the server gives at once. */
const pageSize = 1000
const contactColumns = 'id, name, email, company, segment, stage, next_step, next_on, note'

/** All of them, by name. */
export const contactsQuery = (projectId: string) =>
  queryOptions({
    queryKey: ['contacts', projectId],
    queryFn: async (): Promise<Contact[]> => {
      const people: Contact[] = []
      for (;;) {
        const page = unwrap(
          await supabase
            .from('contacts')
            .select(contactColumns)
            .eq('project_id', projectId)
            .order('name')
            .order('id')
            .range(people.length, people.length + pageSize - 1),
        )
        people.push(...page.map(row => contact.parse(row)))
        if (page.length < pageSize) return people
      }
    },
  })

/** Those a week can be about: with a day, or not talked to yet. Its key begins as the one of all people. */
export const weekContactsQuery = (projectId: string) =>
  queryOptions({
    queryKey: [...contactsQuery(projectId).queryKey, 'week'],
    queryFn: async (): Promise<Contact[]> =>
      unwrap(
        await supabase
          .from('contacts')
          .select(contactColumns)
          .eq('project_id', projectId)
          .or('next_on.not.is.null,stage.neq.talked')
          .order('next_on')
          .order('name')
          .limit(100),
      ).map(row => contact.parse(row)),
  })

/** Newest first. */
export const interviewsQuery = (projectId: string) =>
  queryOptions({
    queryKey: ['interviews', projectId],
    queryFn: async (): Promise<Interview[]> =>
      unwrap(
        await supabase
          .from('interviews')
          .select('id, contact_id, held_at, compliments, next_step')
          .eq('project_id', projectId)
          .order('held_at', { ascending: false })
          .limit(pageSize),
      ).map(row => interview.parse(row)),
  })

/** What was said in some talks. Its key begins as the one of all facts: what changes those changes it. */
export const quotesQuery = (projectId: string, talks: readonly string[]) =>
  queryOptions({
    queryKey: [...factsQuery(projectId).queryKey, 'of talks', ...talks],
    queryFn: async (): Promise<Fact[]> =>
      unwrap(
        await supabase
          .from('facts')
          .select(factColumns)
          .in('source_id', [...talks])
          .order('created_at'),
      ).map(row => fact.parse(row)),
    // A deleted talk leaves the rest as they were.
    placeholderData: before => before,
  })

/** After a talk or a deletion: people, talks, and what they said may be other ones. */
export async function refreshTalks(cache: QueryClient, projectId: string): Promise<void> {
  const keys = [contactsQuery, interviewsQuery, factsQuery, evidenceQuery].map(
    query => query(projectId).queryKey,
  )
  await Promise.all(keys.map(queryKey => cache.invalidateQueries({ queryKey })))
}
