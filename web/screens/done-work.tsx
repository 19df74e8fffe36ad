// Collects which work exists for the steps of the journey, whether or not the steps are marked.
import { useQuery } from '@tanstack/react-query'
import type { OutputType } from '../../contracts/output-types.ts'
import { useEarlyAccess } from '../entities/early-access.ts'
import { factsQuery } from '../entities/facts.ts'
import { latestOfTypesQuery } from '../entities/outputs.ts'
import { madeQuery } from '../features/journey/queries.ts'
import { type DoneWork, sayDone, workTypes } from '../features/journey/step-work.ts'
import { validationQuery } from '../features/validation/queries.ts'

/** Returns the work that exists, or null while the data is loading. */
export function useDoneWork(projectId: string): DoneWork | null {
  const facts = useQuery(factsQuery(projectId)).data
  const latest = useQuery(latestOfTypesQuery(projectId, workTypes)).data
  const validated = useQuery(validationQuery(projectId)).data
  const { isKnown, isOn, canChoose } = useEarlyAccess()
  const made = useQuery({ ...madeQuery(projectId), enabled: isOn }).data
  if (!facts || !latest || !validated || !isKnown || (isOn && !made)) return null
  return {
    facts,
    saved: new Set(Object.keys(latest) as OutputType[]),
    validated: validated.length,
    made: (isOn && made) || null,
    canOpen: isOn || canChoose,
  }
}

export function ReallyDone({ projectId }: { projectId: string }) {
  const done = useDoneWork(projectId)
  return done && <p className="mt-4 text-[0.9375rem] text-ink-soft">{sayDone(done)}</p>
}
