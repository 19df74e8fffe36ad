import { useQuery } from '@tanstack/react-query'
import type { Interview } from '../../../contracts/contacts.ts'
import { quotesQuery } from '../../entities/contacts.ts'
import { InterviewLine } from './interview-line.tsx'

type InterviewPageProps = {
  projectId: string
  talks: readonly Interview[]
  names: ReadonlyMap<string, string>
  onDelete: (id: string) => void
}

/** A list of interviews with their quotes. */
export function InterviewPage({ projectId, talks, names, onDelete }: InterviewPageProps) {
  const quotes = useQuery(
    quotesQuery(
      projectId,
      talks.map(({ id }) => id),
    ),
  )
  return talks.map(talk => (
    <InterviewLine
      key={talk.id}
      talk={talk}
      name={talk.contact_id ? (names.get(talk.contact_id) ?? null) : null}
      quotes={(quotes.data ?? []).filter(({ source_id }) => source_id === talk.id)}
      onDelete={() => onDelete(talk.id)}
    />
  ))
}
