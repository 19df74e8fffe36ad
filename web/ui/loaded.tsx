import type { ReactNode } from 'react'
import { ErrorState } from './error-state.tsx'

type LoadedProps<Data> = {
  /** The result of `useQuery`. */
  query: { data: Data | undefined; isError: boolean; refetch: () => unknown }
  /** A placeholder with the shape of the content. */
  skeleton: ReactNode
  /** The error text if loading fails. */
  error: string
  children: (data: Data) => ReactNode
}

/**
 * Shows the data of a query, even while it is being refreshed. Without data, shows the error or the placeholder.
 */
export function Loaded<Data>({ query, skeleton, error, children }: LoadedProps<Data>) {
  if (query.data !== undefined) return children(query.data)
  if (query.isError) return <ErrorState text={error} onRetry={() => query.refetch()} />
  return skeleton
}
