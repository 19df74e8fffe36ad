/** The data about the current request that the log, the limits and the functions need. */
import { AsyncLocalStorage } from 'node:async_hooks'
import { type IdentifyCaller, isSecret } from './caller.ts'

export type RequestContext = {
  readonly id: string
  /** The address of the client. It is not the address of a trusted proxy. */
  readonly clientAddress: string
  readonly isHttps: boolean
  userId: string | null
  /** True if the request carries the secret key. */
  isSecret?: boolean
  /** The member who called the function that sends this request. */
  readonly onBehalfOf?: string | null
}

const store = new AsyncLocalStorage<RequestContext>()

export function currentRequest(): RequestContext | undefined {
  return store.getStore()
}

export function runWithRequest<T>(context: RequestContext, work: () => T): T {
  return store.run(context, work)
}

/**
 * Wraps `identify`, so that the context of the request knows the member. All protocols find their caller in this
 * way, so the access log does not have to check the token again.
 */
export function notingCaller(identify: IdentifyCaller): IdentifyCaller {
  return async credentials => {
    const caller = await identify(credentials)
    const request = store.getStore()
    if (request) {
      request.userId = caller.userId
      request.isSecret = isSecret(caller)
    }
    return caller
  }
}
