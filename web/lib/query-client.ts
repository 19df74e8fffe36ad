// The rules for all requests: what is retried, which errors are shown, what ends a session.
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

/** The text of a toast: a title, or a title with a sentence below it. */
export type Words = string | { title: string; text?: string }

/** The events that change answers, by name. `web/entities/events.ts` adds those of the product. */
// biome-ignore lint/suspicious/noEmptyInterface: filled where the product's nouns are.
export interface DataEvents {}

type Meta = {
  /** Shown when it worked. */
  success?: Words | ((data: unknown) => Words)
  /** Shown when it failed. Without it, a failed write shows the message of its error. */
  error?: Words | ((error: AppError) => Words)
  /** Failures are only logged, except a reached quota. */
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

/** Set by the session: what to do when the server no longer accepts our token. */
let endSession: () => void = () => {}
export function onUnauthorized(end: () => void): void {
  endSession = end
}

/**
 * A first read that runs while something changes may return the state before the change. The library would
 * treat that answer as fresh; here it is shown and then read again. Later reads start again by themselves.
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
    // A query that is being read again started after the change already.
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
      // Answers come from the cache first and are refreshed behind it. Offline, a read waits and resumes by
      // itself.
      staleTime: 30_000,
      gcTime: 10 * 60_000,
      retry: (count, thrown) => count < retries && isWorthRetrying(toAppError(thrown)),
      retryDelay: attempt => 400 * 2 ** attempt,
    },
    // A write is tried once and at once, online or not, so that nothing is sent twice or waits unseen.
    mutations: { retry: false, networkMode: 'always' },
  },
})

function report(thrown: unknown, meta: Meta | undefined, isWrite: boolean): void {
  const error = toAppError(thrown)
  if (error.code === 'cancelled' || isCancelledError(thrown)) return
  // The messages of our own mistakes are hidden from people, but shown in the console.
  if (error.code === 'internal' && error.cause) console.error(error, error.cause)
  else console.error(error)
  if (error.code === 'unauthorized') endSession()
  // A reached quota is always shown, even where other failures are silent.
  if (meta?.silent) {
    if (error.isQuotaRefusal) tell(error.message, 'error')
    return
  }
  const words = typeof meta?.error === 'function' ? meta.error(error) : meta?.error
  // A read without words of its own shows its error in the place of its content.
  if (words) tell(error.isQuotaRefusal ? { title: titleOf(words), text: error.message } : words, 'error')
  else if (isWrite) tell(error.message, 'error')
}

/** For news that did not come from a request, such as the return from checkout. */
export function announce(words: Words): void {
  tell(words, 'success')
}

function tell(words: Words, kind: Toast['kind']): void {
  say({ kind, title: titleOf(words), text: typeof words === 'string' ? undefined : words.text })
}

const titleOf = (words: Words): string => (typeof words === 'string' ? words : words.title)
