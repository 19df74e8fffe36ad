/**
 * Adds the name of the call to the requests that a function sends to this server. Reports the first request of the call
 * that changes data.
 */
import { AsyncLocalStorage } from 'node:async_hooks'
import { functionCallHeader } from '../http/function-calls.ts'
import type { Call } from './messages.ts'

type Within = { readonly call: Call; readonly onSend: () => void }

const calls = new AsyncLocalStorage<Within>()

export const withinCall = <T>(within: Within, work: () => T): T => calls.run(within, work)

export const safeMethods: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS'])

export function nameRequests(): void {
  const { fetch } = globalThis
  globalThis.fetch = (input, init) => {
    const { call, onSend } = calls.getStore() ?? {}
    const method = init?.method ?? (input instanceof Request ? input.method : 'GET')
    if (!safeMethods.has(method.toUpperCase())) onSend?.()
    const url = URL.parse(input instanceof Request ? input.url : String(input))
    const server = URL.parse(call?.environment.SUPABASE_URL ?? '')
    if (!call || !url || url.origin !== server?.origin) return fetch(input, init)
    const headers = new Headers(init?.headers ?? (input instanceof Request ? input.headers : undefined))
    headers.set(functionCallHeader, call.token)
    return fetch(input, { ...init, headers })
  }
}
