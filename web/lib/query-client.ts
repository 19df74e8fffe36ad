// The rules for all requests: which requests are retried, which errors are shown, and which errors end the
// session.
import {
  type InvalidateOptions,
  type InvalidateQueryFilters,
  isCancelledError,
  MutationCache,
  QueryCache,
  QueryClient,
  type QueryKey,
} from '@tanstack/react-query'
import { type AppError, toAppError } from './errors.ts'
import { say, type Toast } from './toasts.ts'

/** The text of a toast: a title, or a title and a sentence. */
export type Words = string | { title: string; text?: string }

/** The events that change data. `web/entities/events.ts` adds the product's events. */
// biome-ignore lint/suspicious/noEmptyInterface: the module of the events adds the members.
export interface DataEvents {}

type Meta = {
  /** The toast after a success. */
  success?: Words | ((data: unknown) => Words)
  /** The toast after a failure. If a write defines none, the message of its error is shown. */
  error?: Words | ((error: AppError) => Words)
  /** If true, errors are only logged, except a reached quota. */
  silent?: boolean
}

declare module '@tanstack/react-query' {
  interface Register {
    defaultError: Error
    mutationMeta: Meta & Record<string, unknown>
    queryMeta: Meta & { changedBy?: readonly (keyof DataEvents)[] } & Record<string, unknown>
  }
}

const retries = 2
const isWorthRetrying = (error: AppError) => error.code === 'network' || error.code === 'internal'

/** Called when the server no longer accepts the session's token. The session's module sets it. */
let endSession: () => void = () => {}
export function onUnauthorized(end: () => void): void {
  endSession = end
}

/**
 * A query's first read that runs during a change may return the state before the change. TanStack Query would treat
 * that result as fresh. So this class shows the result and reads the query again. Later reads need no help, because
 * TanStack Query restarts them.
 */
class Cache extends QueryClient {
  override async invalidateQueries<Key extends QueryKey = QueryKey>(
    filters?: InvalidateQueryFilters<Key>,
    options?: InvalidateOptions,
  ): Promise<void> {
    const underWay = this.getQueryCache().findAll({ ...filters, type: 'active', fetchStatus: 'fetching' })
    const firstReads = underWay.filter(({ state }) => state.data === undefined)
    await super.invalidateQueries(filters, options)
    if (firstReads.length === 0) return
    // A query that is already being read again started after the change.
    const predicate: InvalidateQueryFilters['predicate'] = query =>
      firstReads.includes(query) && query.state.fetchStatus === 'idle'
    await super.invalidateQueries({ predicate }, options)
  }
}

export const queryClient = new Cache({
  queryCache: new QueryCache({ onError: (thrown, query) => report(thrown, query.meta, false) }),
  mutationCache: new MutationCache({
    onError: (thrown, _input, _context, mutation) => report(thrown, mutation.meta, true),
    onSuccess: (data, _input, _context, mutation) => {
      const success = mutation.meta?.success
      if (success) tell(typeof success === 'function' ? success(data) : success, 'success')
    },
  }),
  defaultOptions: {
    queries: {
      // Data is shown from the cache and refreshed in the background. While offline, a read waits and continues
      // later.
      staleTime: 30_000,
      gcTime: 10 * 60_000,
      retry: (count, thrown) => count < retries && isWorthRetrying(toAppError(thrown)),
      retryDelay: attempt => 400 * 2 ** attempt,
    },
    // A write is sent once and immediately, even if the browser seems offline, so that nothing is sent twice or
    // waits unnoticed.
    mutations: { retry: false, networkMode: 'always' },
  },
})

function report(thrown: unknown, meta: Meta | undefined, isWrite: boolean): void {
  const error = toAppError(thrown)
  if (error.code === 'cancelled' || isCancelledError(thrown)) return
  // The message of an internal error is not shown to members, so its cause is logged.
  if (error.code === 'internal' && error.cause) console.error(error, error.cause)
  else console.error(error)
  if (error.code === 'unauthorized') endSession()
  // A reached quota is always shown, even if other errors of this request are silent.
  if (meta?.silent) {
    if (error.isQuotaRefusal) tell(error.message, 'error')
    return
  }
  const words = typeof meta?.error === 'function' ? meta.error(error) : meta?.error
  // If a read has no error text, no toast is shown, because its component shows the error instead of the content.
  if (words) tell(error.isQuotaRefusal ? { title: titleOf(words), text: error.message } : words, 'error')
  else if (isWrite) tell(error.message, 'error')
}

/** Shows a toast that no request caused, such as after a return from checkout. */
export function announce(words: Words): void {
  tell(words, 'success')
}

function tell(words: Words, kind: Toast['kind']): void {
  say({ kind, title: titleOf(words), text: typeof words === 'string' ? undefined : words.text })
}

const titleOf = (words: Words): string => (typeof words === 'string' ? words : words.title)
