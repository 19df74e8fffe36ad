import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { useSearchParams } from 'react-router'
import { outputParameter as parameter } from '../../entities/output-address.ts'
import { outputColumns, type SavedOutput } from '../../entities/outputs.ts'
import { unwrapMaybe } from '../../lib/errors.ts'
import { supabase } from '../../lib/supabase.ts'

/** Opens the saved output that the address names (`?output=…`), once, and tidies the address. */
export function useOutputFromUrl(onSelect: (output: SavedOutput) => void): void {
  const [params, setParams] = useSearchParams()
  const id = params.get(parameter)
  const { data, isFetched } = useQuery({
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
    meta: { error: 'Failed to load AI history.' },
  })
  const open = useEffectEvent(() => {
    if (data) onSelect(data)
    setParams(
      current => {
        current.delete(parameter)
        return current
      },
      { replace: true },
    )
  })
  useEffect(() => {
    if (id !== null && isFetched) open()
  }, [id, isFetched])
}
