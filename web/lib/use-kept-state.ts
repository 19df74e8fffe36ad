import { useRef, useState } from 'react'
import { keep, readKept, type Shape } from './kept.ts'

type Update<Value> = Value | null | ((current: Value | null) => Value | null)

/** State that survives a reload, until its owner signs out. Null is nothing kept. */
export function useKeptState<Value extends object | string>(
  path: readonly string[],
  shape: Shape<Value>,
): [Value | null, (update: Update<Value>) => void] {
  const key = path.join(':')
  const [kept, setKept] = useState(() => ({ key, value: readKept(path, shape) }))
  // Another owner or project has a state of its own, from the first moment on.
  const current = kept.key === key ? kept : { key, value: readKept(path, shape) }
  if (current !== kept) setKept(current)
  // Answers come in later than the render that asked: they build upon what is there by then.
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
