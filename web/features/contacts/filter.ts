import type { Contact, ContactStage } from '../../../contracts/contacts.ts'

export type ContactFilter = { words: string; segment: string | null; stage: ContactStage | null }

/** Text for comparing: lower case, without accents. */
const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/**
 * Filters and sorts contacts. Every typed word must be in the name, company, segment, address or next step. The
 * earliest due contact comes first.
 */
export function filterContacts(contacts: readonly Contact[], filter: ContactFilter): Contact[] {
  const words = plain(filter.words).split(/\s+/).filter(Boolean)
  return contacts
    .filter(person => {
      if (filter.segment !== null && person.segment !== filter.segment) return false
      if (filter.stage !== null && person.stage !== filter.stage) return false
      const text = plain(
        [person.name, person.company, person.segment, person.email, person.next_step].join(' '),
      )
      return words.every(word => text.includes(word))
    })
    .toSorted((one, other) => (one.next_on ?? '9999').localeCompare(other.next_on ?? '9999'))
}

export const segmentsOf = (contacts: readonly Contact[]): string[] =>
  [...new Set(contacts.flatMap(({ segment }) => segment ?? []))].toSorted((one, other) =>
    one.localeCompare(other),
  )
