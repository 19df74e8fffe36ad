/** What is known of the current request, for the log, the limits and the functions. */
import { AsyncLocalStorage } from 'node:async_hooks'
import { type IdentifyCaller, isSecret } from './caller.ts'

export type RequestContext = {
  readonly id: string
  /** The address of the person, not of a trusted proxy in between. */
  readonly clientAddress: string
  readonly isHttps: boolean
  userId: string | null
  /** The secret key was given. */
  isSecret?: boolean
  /** A function makes this request, called by this member. */
  readonly onBehalfOf?: string | null
}

const store = new AsyncLocalStorage<RequestContext>()

export function currentRequest(): RequestContext | undefined {
  return store.getStore()
}

export function runWithRequest<T>(context: RequestContext, work: () => T): T {
  return store.run(context, work)
}

/** Every protocol identifies its caller through this, so the access log knows the member without a second check. */
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
