// Recognises repeated calls by the id that the caller gives each call. A call is repeated if its answer was lost or
// a member clicked twice. The caller then gets the stored answer, without asking a model and without cost.
import { serviceClient } from './clients.ts'
import { databaseFailure, FunctionError } from './function-error.ts'

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

export type Call = { userId: string; requestId: string }

/** Returns the id that the caller gave this call, or null if it is missing or invalid. */
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
 * Stores the answer. Without an answer, forgets the call, so that it may be repeated. A failure is only logged, so
 * that the member still gets the answer.
 */
export async function settleCall({ userId, requestId }: Call, answer: unknown): Promise<void> {
  const calls = serviceClient().from('function_answers')
  const own = answer === null ? calls.delete() : calls.update({ answer })
  const { error } = await own.eq('user_id', userId).eq('request_id', requestId)
  if (error) console.error(JSON.stringify({ level: 'error', event: 'answer not kept', code: error.code }))
}
