import { useEffect, useRef, useState } from 'react'
import type { AnyRecord } from '../../../venture/records/kind.ts'

type Seen = { record: AnyRecord | null; revision: number }

/**
 * The answers that another tab or device changed. A change with a new revision comes from another tab, because this
 * page shows its own changes before they have a revision. While an answer is being written, no change is reported,
 * because the model may be changing the record.
 */
export function changedElsewhere(before: Seen, now: Seen, isAnswering: boolean): string[] {
  const [one, other] = [before.record, now.record]
  if (isAnswering || now.revision <= before.revision || !one || one.round !== other?.round) return []
  const written = (record: AnyRecord, id: string) => JSON.stringify(record.answers[id])
  const asked = new Set([...Object.keys(one.answers), ...Object.keys(other.answers)])
  return [...asked].filter(id => written(one, id) !== written(other, id))
}

export function useForeignChanges(record: AnyRecord | null, revision: number, isAnswering: boolean) {
  const seen = useRef<Seen>({ record, revision })
  const [foreign, setForeign] = useState<readonly string[]>([])
  const text = JSON.stringify(record)
  // biome-ignore lint/correctness/useExhaustiveDependencies: records are compared by their content.
  useEffect(() => {
    const changed = changedElsewhere(seen.current, { record, revision }, isAnswering)
    seen.current = { record, revision }
    if (changed.length > 0) setForeign(changed)
  }, [text, revision])
  return [foreign, setForeign] as const
}
