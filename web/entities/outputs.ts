// What the helpers made, as it is saved: written once, read wherever a helper builds upon another's work.
import { queryOptions, useQueryClient } from '@tanstack/react-query'
import type { Json } from '../../contracts/database.generated.ts'
import type { OutputType } from '../../contracts/outputs.ts'
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
  /** Given by the browser, so that what is saved twice is there once. */
  id: string
  projectId: string
  type: OutputType
  input: Record<string, unknown>
  content: string
  metadata: Record<string, unknown>
  /** The row this one takes the place of: a conversation that went on is one entry, not many. */
  replaces?: string | null
}

export const outputColumns = 'id, output_type, input_data, output_content, metadata, created_at'

/** What changes a list of outputs. */
export const outputEvents = ['output saved', 'output deleted'] as const

/** Newest first; all types, or some. */
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

/** The latest output of each of the given types, where there is one. */
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

export async function saveOutput(output: NewOutput): Promise<string> {
  unwrapMaybe(
    await supabase.from('ai_outputs').upsert(
      {
        id: output.id,
        project_id: output.projectId,
        output_type: output.type,
        input_data: output.input as Json,
        output_content: output.content,
        metadata: output.metadata as Json,
      },
      { onConflict: 'id', ignoreDuplicates: true },
    ),
  )
  if (output.replaces) unwrapMaybe(await supabase.from('ai_outputs').delete().eq('id', output.replaces))
  return output.id
}

/** Failing to save is only logged. */
export function useSaveOutput() {
  const cache = useQueryClient()
  return useOnce({
    mutationFn: (output: Omit<NewOutput, 'id'>, id) => saveOutput({ ...output, id }),
    onSuccess: () => tell(cache, 'output saved'),
    meta: { silent: true },
  })
}
