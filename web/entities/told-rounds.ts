// The founder's answers in the problem validation, combined with the interviews logged later. Used by every page
// that needs these answers.
import { useQuery } from '@tanstack/react-query'
import type { Fact } from '../../contracts/facts.ts'
import { type ValidationRecord, validationRecord } from '../../contracts/validation-record.ts'
import { withTalks } from '../../venture/records/with-heard.ts'
import { interviewsQuery } from './contacts.ts'
import { factsQuery } from './facts.ts'
import { useHelperSession } from './helper-session.ts'

type ToldRounds = {
  /** All rounds, the open round last. */
  rounds: readonly ValidationRecord[]
  open: ValidationRecord | null
  facts: readonly Fact[]
  isLoading: boolean
}

export function useToldRounds(projectId: string | null): ToldRounds {
  const when = { enabled: projectId !== null, meta: { silent: true } }
  const talk = useHelperSession(projectId, 'problem-validation')
  const facts = useQuery({ ...factsQuery(projectId ?? ''), ...when })
  const talks = useQuery({ ...interviewsQuery(projectId ?? ''), ...when })
  const heard = { facts: facts.data ?? [], talks: talks.data ?? [] }
  const read = (record: unknown) => {
    const { data } = validationRecord.safeParse(record)
    return data ? [withTalks(data, heard)] : []
  }
  const open = read(talk.state.record)
  return {
    rounds: [...talk.state.rounds.flatMap(read), ...open],
    open: open[0] ?? null,
    facts: heard.facts,
    isLoading: talk.isLoading || facts.isLoading || talks.isLoading,
  }
}
