// The saved outputs of all helpers. Helpers also use each other's outputs.
import { queryOptions, useQueryClient } from '@tanstack/react-query'
import type { Json } from '../../contracts/database.generated.ts'
import type { HelperName, OutputType } from '../../contracts/outputs.ts'
import { unwrap, unwrapMaybe } from '../lib/errors.ts'
import { useOnce } from '../lib/once.ts'
import { supabase } from '../lib/supabase.ts'
import { tell } from './events.ts'

export type SavedOutput = {
  id: string
  output_type: OutputType
  input_data: Record<string, unknown>
  output_content: string
  metadata: Record<string, unknown>
  created_at: string
}

type NewOutput = {
  /** The browser chooses the id, so that saving twice makes only one row. */
  id: string
  projectId: string
  type: OutputType
  input: Record<string, unknown>
  content: string
  metadata: Record<string, unknown>
  /**
   * The helper whose session is saved. In one transaction, this output replaces the output that the session saved
   * before.
   */
  talk?: HelperName
}

export const outputColumns = 'id, output_type, input_data, output_content, metadata, created_at'

export const outputEvents = ['output saved', 'output deleted'] as const

/** The newest outputs of all types or of the given types. */
export const outputsQuery = (projectId: string, types: readonly OutputType[] | null, limit = 100) =>
  queryOptions({
    queryKey: ['outputs', projectId, types, limit],
    queryFn: async (): Promise<SavedOutput[]> => {
      const all = supabase.from('ai_outputs').select(outputColumns).eq('project_id', projectId)
      const some = types ? all.in('output_type', [...types]) : all
      const rows = unwrap(await some.order('created_at', { ascending: false }).limit(limit))
      return rows as SavedOutput[]
    },
    meta: { changedBy: outputEvents, error: 'Failed to load AI history.' },
  })

/** One output; null if it was deleted or belongs to another member. */
export const outputQuery = (id: string | null) =>
  queryOptions({
    queryKey: ['output', id],
    queryFn: async () =>
      unwrapMaybe(
        await supabase
          .from('ai_outputs')
          .select(outputColumns)
          .eq('id', id ?? '')
          .maybeSingle(),
      ) as SavedOutput | null,
    enabled: id !== null,
    meta: { changedBy: outputEvents, error: 'Failed to load AI history.' },
  })

/** The latest output of each given type. A type without an output is missing. */
export const latestOfTypesQuery = (projectId: string, types: readonly OutputType[]) =>
  queryOptions({
    queryKey: ['outputs-by-type', projectId, types],
    queryFn: async (): Promise<Partial<Record<OutputType, SavedOutput>>> => {
      const found = await Promise.all(
        types.map(async type => {
          const row = unwrapMaybe(
            await supabase
              .from('ai_outputs')
              .select(outputColumns)
              .eq('project_id', projectId)
              .eq('output_type', type)
              .order('created_at', { ascending: false })
              .limit(1)
              .maybeSingle(),
          )
          return [type, row as SavedOutput | null] as const
        }),
      )
      return Object.fromEntries(found.filter(([, row]) => row !== null))
    },
    meta: { changedBy: outputEvents, silent: true },
  })

export async function saveOutput({ id, projectId, type, talk, ...output }: NewOutput): Promise<void> {
  const [input, metadata] = [output.input as Json, output.metadata as Json]
  if (talk) {
    const row = { p_type: type, p_input: input, p_content: output.content, p_metadata: metadata }
    unwrapMaybe(await supabase.rpc('save_output', { p_helper: talk, p_id: id, p_project: projectId, ...row }))
    return
  }
  const row = { output_type: type, input_data: input, output_content: output.content, metadata }
  unwrapMaybe(
    await supabase
      .from('ai_outputs')
      .upsert({ id, project_id: projectId, ...row }, { onConflict: 'id', ignoreDuplicates: true }),
  )
}

type OutputEdit = Pick<NewOutput, 'id' | 'content' | 'metadata'> & {
  /** Saves the row before the edit, if the row may not exist yet. */
  first?: (() => Promise<void>) | undefined
}

/** Saves the founder's edits of an output. If the output was deleted, nothing happens. */
export function useEditOutput() {
  const cache = useQueryClient()
  return useOnce({
    mutationFn: async ({ id, content, metadata, first }: OutputEdit) => {
      await first?.()
      const row = { output_content: content, metadata: metadata as Json }
      unwrapMaybe(await supabase.from('ai_outputs').update(row).eq('id', id))
    },
    onSuccess: () => tell(cache, 'output saved'),
    meta: { error: 'Your words could not be saved. Please try again.' },
  })
}

/** Saves an output. If saving fails, the error is only logged. */
export function useSaveOutput() {
  const cache = useQueryClient()
  return useOnce({
    mutationFn: (output: Omit<NewOutput, 'id'> & { id?: string }, id) => saveOutput({ id, ...output }),
    onSuccess: () => tell(cache, 'output saved'),
    meta: { silent: true },
  })
}
