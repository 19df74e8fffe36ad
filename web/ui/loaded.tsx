import type { ReactNode } from 'react'
import { ErrorState } from './error-state.tsx'

type LoadedProps<Data> = {
  /** The result of `useQuery`. */
  query: { data: Data | undefined; isError: boolean; refetch: () => unknown }
  /** A placeholder in the shape of the content. */
  skeleton: ReactNode
  /** The message when loading failed. */
  error: string
  children: (data: Data) => ReactNode
}

/**
 * The states of a panel: shows the data, even while it is refreshed; otherwise the error, or the skeleton.
 */
export function Loaded<Data>({ query, skeleton, error, children }: LoadedProps<Data>) {
  if (query.data !== undefined) return children(query.data)
  if (query.isError) return <ErrorState text={error} onRetry={() => query.refetch()} />
  return skeleton
}
