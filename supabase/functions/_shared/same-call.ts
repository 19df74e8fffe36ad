// A caller names each call. If it is repeated under the same name, because its answer was lost or somebody
// clicked twice, it gets the same answer, without asking a model or costing anything again.
import { serviceClient } from './clients.ts'
import { databaseFailure, FunctionError } from './function-error.ts'

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

export type Call = { userId: string; requestId: string }

/** Null if the caller gave no usable name. */
export function nameCall(userId: string, request: Request): Call | null {
  const requestId = request.headers.get('x-request-id') ?? ''
  return uuid.test(requestId) ? { userId, requestId } : null
}

/** The earlier answer, or null if this call is the first. */
export async function earlierAnswer({ userId, requestId }: Call): Promise<unknown> {
  const { data, error } = await serviceClient()
    .rpc('claim_call', { p_user: userId, p_request: requestId })
    .single<{ is_new: boolean; answer: unknown }>()
  if (error) throw databaseFailure('claiming the call', error)
  if (data.is_new) return null
  if (data.answer === null) throw new FunctionError('conflict', 'This is being answered already.')
  return data.answer
}

/** Keeps the answer; without one, the call may be repeated. Never fails the answer it belongs to. */
export async function settleCall({ userId, requestId }: Call, answer: unknown): Promise<void> {
  const calls = serviceClient().from('function_answers')
  const own = answer === null ? calls.delete() : calls.update({ answer })
  const { error } = await own.eq('user_id', userId).eq('request_id', requestId)
  if (error) console.error(JSON.stringify({ level: 'error', event: 'answer not kept', code: error.code }))
}
