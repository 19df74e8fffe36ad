// Recognises repeated calls by the name that the caller gives each call. A call is repeated when its answer was lost
// or a member clicked twice. The caller then gets the same answer, which asks no model and costs nothing.
import { serviceClient } from './clients.ts'
import { databaseFailure, FunctionError } from './function-error.ts'

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

export type Call = { userId: string; requestId: string }

/** Returns the name of the call, or null if the caller gave no valid name. */
export function nameCall(userId: string, request: Request): Call | null {
  const requestId = request.headers.get('x-request-id') ?? ''
  return uuid.test(requestId) ? { userId, requestId } : null
}

/** Returns the earlier answer to the same call, or null if this call is the first. */
export async function earlierAnswer({ userId, requestId }: Call): Promise<unknown> {
  const { data, error } = await serviceClient()
    .rpc('claim_call', { p_user: userId, p_request: requestId })
    .single<{ is_new: boolean; answer: unknown }>()
  if (error) throw databaseFailure('claiming the call', error)
  if (data.is_new) return null
  if (data.answer === null) throw new FunctionError('conflict', 'This is being answered already.')
  return data.answer
}

/**
 * Stores the answer. If there is no answer, the call may be repeated. Only logs a failure, so that the answer
 * succeeds.
 */
export async function settleCall({ userId, requestId }: Call, answer: unknown): Promise<void> {
  const calls = serviceClient().from('function_answers')
  const own = answer === null ? calls.delete() : calls.update({ answer })
  const { error } = await own.eq('user_id', userId).eq('request_id', requestId)
  if (error) console.error(JSON.stringify({ level: 'error', event: 'answer not kept', code: error.code }))
}
