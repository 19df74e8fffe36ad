/**
 * What a function asks of this server counts for whoever called the function, not for this machine. Each running call
 * has a name that nobody can guess; the process that runs it sends the name with each request to this server.
 */
import { randomUUID } from 'node:crypto'
import { currentRequest } from './request-context.ts'

export const functionCallHeader = 'x-function-call'

export type CalledBy = { readonly clientAddress: string; readonly memberId: string | null }

const running = new Map<string, CalledBy>()

/** The name of a call that begins, and how to end it. */
export function nameFunctionCall(memberId: string | null): { readonly name: string; end(): void } {
  const name = randomUUID()
  running.set(name, { clientAddress: currentRequest()?.clientAddress ?? '', memberId })
  return { name, end: () => running.delete(name) }
}

/** Who called the function that makes this request; undefined where no function of ours does. */
export function callerOfFunction(name: string | string[] | undefined): CalledBy | undefined {
  return typeof name === 'string' ? running.get(name) : undefined
}
