import { useRef, useState } from 'react'
import { keep, readKept, type Shape } from './kept.ts'

type Update<Value> = Value | null | ((current: Value | null) => Value | null)

/** State that survives a reload and is removed at sign-out. Null means that nothing is stored. */
export function useKeptState<Value extends object | string>(
  path: readonly string[],
  shape: Shape<Value>,
): [Value | null, (update: Update<Value>) => void] {
  const key = path.join(':')
  const [kept, setKept] = useState(() => ({ key, value: readKept(path, shape) }))
  // If the path changes to another member or project, the stored state of that path is used from the next
  // rendering on.
  const current = kept.key === key ? kept : { key, value: readKept(path, shape) }
  if (current !== kept) setKept(current)
  // A response may arrive after the rendering that sent the request, so updates use the latest value.
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
