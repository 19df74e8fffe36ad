import { useEffect, useRef, useState } from 'react'
import {
  type ValidationQuestion,
  type ValidationRecord,
  validationQuestions,
} from '../../../contracts/validation-record.ts'

/** The questions of which two records of one round say different things. */
function differing(one: ValidationRecord | null, other: ValidationRecord | null): ValidationQuestion[] {
  if (!one || one.round !== other?.round) return []
  const written = (record: ValidationRecord, id: ValidationQuestion) => JSON.stringify(record.answers[id])
  return validationQuestions.filter(id => written(one, id) !== written(other, id))
}

/**
 * Answers that another tab or device has changed. What is changed here is shown before the server has counted it;
 * what comes with a new count is somebody else's. While an answer is written, a model may read into the record.
 */
export function useForeignChanges(record: ValidationRecord | null, revision: number, isAnswering: boolean) {
  const seen = useRef({ record, revision })
  const [foreign, setForeign] = useState<readonly ValidationQuestion[]>([])
  const text = JSON.stringify(record)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a record is compared by what it says
  useEffect(() => {
    const before = seen.current
    seen.current = { record, revision }
    const changed = revision > before.revision && !isAnswering ? differing(before.record, record) : []
    if (changed.length > 0) setForeign(changed)
  }, [text, revision])
  return [foreign, setForeign] as const
}
