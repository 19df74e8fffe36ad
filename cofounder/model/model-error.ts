import { APICallError } from 'ai'
import { ModelError } from '../mind/model-error.ts'

export { ModelError }

export function toModelError(error: unknown, signal: AbortSignal | undefined): ModelError {
  if (error instanceof ModelError) return error
  if (signal?.aborted) return new ModelError('cancelled', 'stopped by the caller')
  if (APICallError.isInstance(error)) {
    return new ModelError('model_unavailable', `the provider answered ${error.statusCode ?? 'nothing'}`)
  }
  const name = error instanceof Error ? error.name : typeof error
  return new ModelError('model_unavailable', name === 'TimeoutError' ? 'the provider was silent' : name)
}
