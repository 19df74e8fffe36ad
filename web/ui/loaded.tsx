import type { ReactNode } from 'react'
import { ErrorState } from './error-state.tsx'

type LoadedProps<Data> = {
  /** As `useQuery` returns it. */
  query: { data: Data | undefined; isError: boolean; refetch: () => unknown }
  /** Shaped like the content. */
  skeleton: ReactNode
  /** What a person reads when it failed. */
  error: string
  children: (data: Data) => ReactNode
}

/** A panel's states: what is there is shown, even while it is refreshed; else the skeleton, else what happened. */
export function Loaded<Data>({ query, skeleton, error, children }: LoadedProps<Data>) {
  if (query.data !== undefined) return children(query.data)
  if (query.isError) return <ErrorState text={error} onRetry={() => query.refetch()} />
  return skeleton
}
