// Updates a person in the cache. The same person appears in many cached answers: as a profile, as an author, or as
// a member of a conversation.
import type { QueryClient } from '@tanstack/react-query'

type PersonChange = { id: string } & Record<string, unknown>

/** Shows a member's new name or picture in all parts of the page. */
export function patchPerson(client: QueryClient, person: PersonChange): void {
  for (const query of client.getQueryCache().getAll()) {
    const { data, dataUpdatedAt } = query.state
    const patched = withPerson(data, person)
    if (patched !== data) client.setQueryData(query.queryKey, patched, { updatedAt: dataUpdatedAt })
  }
}

/**
 * Returns the data with the new values of this person. Only existing fields change. If the data does not contain the
 * person, the same object is returned.
 */
export function withPerson<Data>(data: Data, person: PersonChange): Data {
  if (typeof data !== 'object' || data === null) return data
  if (Array.isArray(data)) {
    const items = data.map(item => withPerson(item, person))
    return items.some((item, index) => item !== data[index]) ? (items as Data) : data
  }
  const isThem = 'id' in data && data.id === person.id && 'full_name' in data
  const entries = Object.entries(data)
  const patched = entries.map(([key, value]) => [
    key,
    isThem && key in person ? person[key] : withPerson(value, person),
  ])
  return patched.some(([, value], index) => value !== entries[index]?.[1])
    ? (Object.fromEntries(patched) as Data)
    : data
}

/** The ids of all people in the cache. */
export function peopleIn(client: QueryClient): string[] {
  const ids = new Set<string>()
  const look = (data: unknown): void => {
    if (typeof data !== 'object' || data === null) return
    if ('id' in data && typeof data.id === 'string' && 'full_name' in data) ids.add(data.id)
    for (const value of Object.values(data)) look(value)
  }
  for (const { state } of client.getQueryCache().getAll()) look(state.data)
  return [...ids]
}

/** Reads again every query whose data contains this id, because all content of a deleted account is deleted too. */
export function forgetPerson(client: QueryClient, id: string): void {
  void client.invalidateQueries({
    predicate: ({ queryKey, state }) => queryKey.includes(id) || names(state.data, id),
  })
}

function names(data: unknown, id: string): boolean {
  if (data === id) return true
  if (typeof data !== 'object' || data === null) return false
  return Object.values(data).some(value => names(value, id))
}
