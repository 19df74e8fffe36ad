/**
 * Requests that a function sends to this server count for the caller of the function. Without this they would count
 * for this machine. Each running call has a secret name, which its process sends with each request to this server.
 */
import { randomUUID } from 'node:crypto'
import { currentRequest } from './request-context.ts'

export const functionCallHeader = 'x-function-call'

export type CalledBy = { readonly clientAddress: string; readonly memberId: string | null }

const running = new Map<string, CalledBy>()

export function nameFunctionCall(memberId: string | null): { readonly name: string; end(): void } {
  const name = randomUUID()
  running.set(name, { clientAddress: currentRequest()?.clientAddress ?? '', memberId })
  return { name, end: () => running.delete(name) }
}

/** Returns the caller of the function that sends this request, or undefined if no running function sends it. */
export function callerOfFunction(name: string | string[] | undefined): CalledBy | undefined {
  return typeof name === 'string' ? running.get(name) : undefined
}
