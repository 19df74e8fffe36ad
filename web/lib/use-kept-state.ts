import { useRef, useState } from 'react'
import { keep, readKept, type Shape } from './kept.ts'

type Update<Value> = Value | null | ((current: Value | null) => Value | null)

/** State that survives a reload, until its owner signs out. Null means that nothing is kept. */
export function useKeptState<Value extends object | string>(
  path: readonly string[],
  shape: Shape<Value>,
): [Value | null, (update: Update<Value>) => void] {
  const key = path.join(':')
  const [kept, setKept] = useState(() => ({ key, value: readKept(path, shape) }))
  // Another owner or project has its own state from the first rendering on.
  const current = kept.key === key ? kept : { key, value: readKept(path, shape) }
  if (current !== kept) setKept(current)
  // Answers may arrive after the render that asked, so they use the latest value.
  const latest = useRef(current)
  if (latest.current.key !== key) latest.current = current
  const set = (update: Update<Value>) => {
    const value = typeof update === 'function' ? update(latest.current.value) : update
    latest.current = { key, value }
    keep(path, value)
    setKept(latest.current)
  }
  return [current.value, set]
}
