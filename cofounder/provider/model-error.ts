import { APICallError } from 'ai'
import { ModelError } from '../model-error.ts'

export { ModelError }

type Meaning = 'refused' | 'unpaid' | 'missing' | 'slow' | 'unreachable'

/** What each HTTP status means for the founder. The key null means that the server could not be reached. */
export const meanings: ReadonlyMap<number | null, Meaning> = new Map<number | null, Meaning>([
  [401, 'refused'],
  [403, 'refused'],
  [402, 'unpaid'],
  [404, 'missing'],
  [408, 'slow'],
  [null, 'unreachable'],
])

export function toModelError(error: unknown, signal: AbortSignal | undefined): ModelError {
  if (error instanceof ModelError) return error
  if (signal?.aborted) return new ModelError('cancelled', 'stopped by the caller')
  if (APICallError.isInstance(error)) {
    const { statusCode = null } = error
    const reason = `the provider answered ${statusCode ?? 'nothing'}`
    return new ModelError('model_unavailable', reason, null, statusCode)
  }
  const name = error instanceof Error ? error.name : typeof error
  return new ModelError('model_unavailable', name === 'TimeoutError' ? 'the provider was silent' : name)
}
