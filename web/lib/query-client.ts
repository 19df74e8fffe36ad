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

/** A toast's words: a title, or a title with a sentence under it. */
export type Words = string | { title: string; text?: string }

/** The events that change answers, by name. The product's are added by `web/entities/events.ts`. */
// biome-ignore lint/suspicious/noEmptyInterface: filled where the product's nouns are.
export interface DataEvents {}

type Meta = {
  /** Said when it worked. */
  success?: Words | ((data: unknown) => Words)
  /** Said when it failed; without it a failed write says the error's own words. */
  error?: Words | ((error: AppError) => Words)
  /** Failures are only logged, but for a full quota. */
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
 * A first read that is under way when something changes may hold the state before the change. The library takes
 * its answer for fresh; here it is shown and read again. Later reads begin anew by themselves.
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
    // One that is being read again already began after the change.
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
      // From the cache at once, refreshed behind; while offline a read waits and resumes by itself.
      staleTime: 30_000,
      gcTime: 10 * 60_000,
      retry: (count, thrown) => count < retries && isWorthRetrying(toAppError(thrown)),
      retryDelay: attempt => 400 * 2 ** attempt,
    },
    // A write is tried once and at once, online or not: nothing is sent twice, nothing waits unseen.
    mutations: { retry: false, networkMode: 'always' },
  },
})

function report(thrown: unknown, meta: Meta | undefined, isWrite: boolean): void {
  const error = toAppError(thrown)
  if (error.code === 'cancelled' || isCancelledError(thrown)) return
  // Of our own mistakes the words are hidden from people, not from who looks for them.
  if (error.code === 'internal' && error.cause) console.error(error, error.cause)
  else console.error(error)
  if (error.code === 'unauthorized') endSession()
  // A full quota is always shown, even where other failures are silent.
  if (meta?.silent) {
    if (error.isQuotaRefusal) tell(error.message, 'error')
    return
  }
  const words = typeof meta?.error === 'function' ? meta.error(error) : meta?.error
  // A read that says nothing of its own shows its error where its content would be.
  if (words) tell(error.isQuotaRefusal ? { title: titleOf(words), text: error.message } : words, 'error')
  else if (isWrite) tell(error.message, 'error')
}

/** For news that no request brought, such as returning from checkout. */
export function announce(words: Words): void {
  tell(words, 'success')
}

function tell(words: Words, kind: Toast['kind']): void {
  say({ kind, title: titleOf(words), text: typeof words === 'string' ? undefined : words.text })
}

const titleOf = (words: Words): string => (typeof words === 'string' ? words : words.title)
