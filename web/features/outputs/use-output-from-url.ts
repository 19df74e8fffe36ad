import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { useSearchParams } from 'react-router'
import { outputParameter as parameter } from '../../entities/output-address.ts'
import { outputQuery, type SavedOutput } from '../../entities/outputs.ts'

/** Opens the saved output named in the URL (`?output=…`), then removes the parameter from the URL. */
export function useOutputFromUrl(onSelect: (output: SavedOutput) => void): void {
  const [params, setParams] = useSearchParams()
  const id = params.get(parameter)
  const { data, isFetched } = useQuery(outputQuery(id))
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
