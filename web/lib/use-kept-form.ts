import { useEffect, useEffectEvent } from 'react'
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { z } from 'zod'
import { pickChanged } from './changed.ts'
import { keep, readKept } from './kept.ts'

const fields = z.record(z.string(), z.union([z.string(), z.boolean()]).nullable())

/** Restores unsaved changes of a form. Returns a function to call after the changes were saved or dropped. */
export function useKeptForm<Fields extends FieldValues, Parsed>(
  path: readonly string[],
  form: UseFormReturn<Fields, unknown, Parsed>,
): () => void {
  const key = path.join(':')
  const bringBack = useEffectEvent(() => {
    for (const [name, value] of Object.entries(readKept(path, fields) ?? {})) {
      form.setValue(name as Path<Fields>, value as never, { shouldDirty: true })
    }
  })
  const note = useEffectEvent((values: Fields, dirty: object) => {
    const changed = pickChanged(values, dirty)
    keep(path, Object.keys(changed).length > 0 ? changed : null)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: another path belongs to another form.
  useEffect(() => {
    bringBack()
    return form.subscribe({
      formState: { values: true, dirtyFields: true },
      callback: ({ values, dirtyFields = {} }) => note(values, dirtyFields),
    })
  }, [key, form.subscribe])
  return () => keep(path, null)
}
